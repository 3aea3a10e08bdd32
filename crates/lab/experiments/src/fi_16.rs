//! `fi-16`: how soon a player alone at the table is ready.

use parlor_arena::plot::{Forest, Row};
use parlor_game::Entropy;
use parlor_riichi::{Kind, Preset, Tile, Tiles, shanten};
use parlor_riichi_agents::registry;
use parlor_stats::Moments;

use crate::clock::thread_time;
use crate::fi_players::{FiPlayer, PLAYERS, SUMMED, budget};
use crate::lone_table::LoneTable;
use crate::{Comparison, Experiment, Failed, Findings, Measured, Published, Settings, Unit};

/// The source's figure 16.
pub(crate) struct AloneToReady;

/// Of 50 deals, how many got ready; mean draws, those of deals that got ready, ms a decision.
const FIGURE: [(u64, f64, f64, f64); 11] = [
    (36, 11.8, 11.7, 22.29),
    (36, 21.0, 20.3, 203.02),
    (35, 30.0, 24.3, 1_491.82),
    (32, 26.5, 22.4, 45.16),
    (28, 33.1, 18.0, 41.62),
    (36, 30.5, 27.0, 88.82),
    (41, 24.5, 13.7, 84.62),
    (43, 23.1, 23.1, 113.52),
    (42, 22.6, 22.5, 128.55),
    (39, 32.0, 22.5, 241.5),
    (43, 22.7, 22.4, 247.56),
];

/// How many deals the source played.
const DEALS: u64 = 50;
/// How many we play, unless the player is slow: a share is then known to about one and a half per cent.
const DEALS_OURS: u64 = 5_000;
/// After so many draws a deal is given up.
const DRAWS_MAX: u32 = 35;

const NO_DEFINITION: &str = "the source's two columns of draws fit no definition that we could think of (72 % \
                             ready with 11.8 draws in all deals and 11.7 in those that got ready)";
const OPEN_EVALUATION: &str = "the source does not say how it values a hand; ours counts shanten and the tiles \
                               that bring the hand nearer, which may be worth more or less than its own";

impl Experiment for AloneToReady {
    fn id(&self) -> &'static str {
        "fi-16"
    }

    fn title(&self) -> &'static str {
        "Riichi: tree search and Monte Carlo alone with the wall, until the hand is ready"
    }

    fn source(&self) -> &'static str {
        "N. Hämäläinen, Riichi-mahjong-tekoäly (Artificial intelligence for riichi mahjong), BEng thesis, \
         Metropolia, 2019: figure 16, 50 deals a player"
    }

    fn protocol(&self) -> &'static str {
        "one player and no others; 13 random tiles, then draw and discard until the hand is ready, at most 35 \
         draws; every player gets the same deals"
    }

    fn deviations(&self) -> &'static [&'static str] {
        &[
            "readiness is looked for before the first draw too; mean draws are over all deals, those that are \
             given up with 35, and over those that got ready",
            "the source's 50 deals for the share that stands beside its own, 5,000 for a tight one and for all \
             else; 50 only for tree d3 and for tree d2, summed (quick: 6 and 1, with at most 2,000 nodes a decision)",
            "how hands are valued is ours, since the source leaves it open; besides its tree search, which \
             takes the most probable branch, one that adds up all branches with the same first discard",
            "times are CPU times of a decision on this machine",
        ]
    }

    fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let players: Vec<FiPlayer> = PLAYERS.into_iter().chain(SUMMED).collect();
        let sizes = players.iter().map(|player| match player.is_slow {
            true => settings.size(50, 1),
            false => settings.size(DEALS_OURS, 6),
        });
        // The slow ones first, so that no thread is left alone with them.
        let mut pieces: Vec<(usize, u64)> =
            sizes.enumerate().flat_map(|(n, size)| (0..size).map(move |deal| (n, deal))).collect();
        pieces.sort_by_key(|&(n, deal)| (!players[n].is_slow, deal, n));
        let played = settings.map(pieces.len() as u64, |piece| {
            let (n, deal) = pieces[piece as usize];
            play(settings, &players[n], deal).map(|alone| (n, deal, alone))
        });
        let mut played =
            played.into_iter().collect::<Result<Vec<(usize, u64, Alone)>, Failed>>()?;
        played.sort_by_key(|&(n, deal, _)| (n, deal));
        let mut findings = Findings::new();
        let mut rows = Vec::new();
        for (n, player) in players.iter().enumerate() {
            let mine: Vec<Alone> =
                played.iter().filter(|(of, ..)| *of == n).map(|&(.., alone)| alone).collect();
            let ready = share(&mine);
            let interval = ready.interval.map(|ends| (100.0 * ends.low, 100.0 * ends.high));
            let label = player.name.to_owned();
            rows.push(Row { label, colour: n, value: 100.0 * ready.value, interval });
            findings = compare(findings, player.name, FIGURE.get(n), &mine);
        }
        let forest = Forest { title: "Deals in which the hand got ready", unit: "per cent", rows };
        Ok(verdicts(findings.plot("ready", forest.draw()), settings))
    }
}

/// What came of one deal.
#[derive(Clone, Copy, Debug)]
struct Alone {
    draws: u32,
    is_ready: bool,
    decisions: u32,
    seconds: f64,
}

/// One deal of one player.
fn play(settings: &Settings<'_>, player: &FiPlayer, number: u64) -> Result<Alone, Failed> {
    let rules = Preset::by_name("ema2016").map_err(Failed::by)?.rules();
    let mut chance = settings.stream("fi-16", number);
    let mut wall: Vec<Tile> = Kind::all().flat_map(|kind| [kind.tile(); 4]).collect();
    chance.shuffle(&mut wall);
    let mut agent = registry().build(player.spec, chance.next_u64()).map_err(Failed::by)?;
    let mut hand = Tiles::EMPTY;
    for tile in wall.drain(..13) {
        hand.add(tile);
    }
    let mut table = LoneTable::new(rules, hand);
    let mut alone = Alone { draws: 0, is_ready: is_ready(&hand), decisions: 0, seconds: 0.0 };
    for tile in wall.into_iter().take(DRAWS_MAX as usize) {
        if alone.is_ready {
            break;
        }
        table.draw(tile);
        let start = thread_time();
        let discard = table.ask(agent.as_mut(), budget(settings))?;
        alone.seconds += (thread_time() - start).as_secs_f64();
        alone.decisions += 1;
        alone.draws += 1;
        table.discard(discard)?;
        alone.is_ready = is_ready(table.hand());
    }
    Ok(alone)
}

fn is_ready(hand: &Tiles) -> bool {
    shanten(hand.counts(), 0).is_ok_and(|far| far.number() <= 0)
}

fn share(deals: &[Alone]) -> Measured {
    let ready = deals.iter().filter(|alone| alone.is_ready).count();
    Measured::share(ready as u64, deals.len() as u64)
}

/// One player: share at both sizes, draws, time.
fn compare(
    mut findings: Findings,
    name: &str,
    printed: Option<&(u64, f64, f64, f64)>,
    deals: &[Alone],
) -> Findings {
    let row = |what: String, unit, source: Option<Published>, ours| Comparison {
        source,
        ..Comparison::ours_alone(&what, unit, ours)
    };
    let mut sizes = vec![deals.len().min(DEALS as usize), deals.len()];
    sizes.dedup();
    for size in sizes {
        let source = printed.map(|&(ready, ..)| Published::share(ready, DEALS, 2));
        let what = format!("ready, {name}, {size} deals");
        let ready = row(what, Unit::Percent(1), source, share(&deals[..size]));
        findings = findings.with(ready.because(OPEN_EVALUATION));
    }
    let draws: Moments = deals.iter().map(|alone| f64::from(alone.draws)).collect();
    let ready = deals.iter().filter(|alone| alone.is_ready);
    let of_ready: Moments = ready.map(|alone| f64::from(alone.draws)).collect();
    let asked = deals.iter().filter(|alone| alone.decisions > 0);
    let ms: Moments = asked.map(|alone| 1e3 * alone.seconds / f64::from(alone.decisions)).collect();
    let source = |pick: fn(&(u64, f64, f64, f64)) -> f64, decimals| {
        printed.map(|printed| Published::alone(pick(printed), decimals))
    };
    let all = row(
        format!("draws, {name}"),
        Unit::Number(1),
        source(|printed| printed.1, 1),
        Measured::mean(&draws),
    );
    let won = row(
        format!("draws of deals that got ready, {name}"),
        Unit::Number(1),
        source(|printed| printed.2, 1),
        Measured::mean(&of_ready),
    );
    let time = row(
        format!("ms a decision, {name}"),
        Unit::Number(3),
        source(|printed| printed.3, 2),
        Measured::mean_time(&ms),
    );
    findings.with(all.because(NO_DEFINITION)).with(won.because(NO_DEFINITION)).with(time.timed())
}

/// What the figures say of the source's conclusions.
fn verdicts(findings: Findings, settings: &Settings<'_>) -> Findings {
    let n = settings.size(DEALS_OURS, 6);
    // Of two sizes the larger; "summed" is another player.
    let ready = |name: &str| {
        let prefix = format!("ready, {name}, ");
        let is_count = |rest: &str| rest.starts_with(|first: char| first.is_ascii_digit());
        let mut rows = findings.comparisons.iter().rev();
        let row = rows.find(|row| row.what.strip_prefix(&prefix).is_some_and(is_count));
        row.map_or(f64::NAN, |row| row.ours.value)
    };
    let trees = ["tree d1", "tree d2", "tree d3"].map(ready);
    let monte_carlo = ["MC 40/40/1", "MC 40/40/3"].map(ready);
    let said = format!(
        "Over {n} deals (fewer for the slow ones) tree search gets ready in {:.0}, {:.0} and {:.0} % at depths 1, 2 \
         and 3, Monte Carlo with 40 decks and 40 discards in {:.0} % one turn deep and {:.0} % three turns deep. \
         In the source both kinds get ready in 56 to 86 %.",
        100.0 * trees[0],
        100.0 * trees[1],
        100.0 * trees[2],
        100.0 * monte_carlo[0],
        100.0 * monte_carlo[1]
    );
    findings.remark(said)
}
