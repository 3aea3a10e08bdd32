//! `fi-16`: how soon a player alone at the table is ready.

use parlor_arena::plot::Forest;
use parlor_game::Entropy;
use parlor_riichi::{Kind, Preset, Tile, Tiles, shanten};
use parlor_riichi_agents::registry;
use parlor_stats::Moments;

use crate::clock::busy;
use crate::drawing::row;
use crate::fi_claims::{Counted, fits, fits_remark, lead_claim, share_claim};
use crate::fi_players::{FiPlayer, Sample, budget, players};
use crate::fi_readings::Family;
use crate::solo_table::SoloTable;
use crate::{Experiment, Failed, Findings, Measured, Published, Settings, Unit};

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
/// How many we play, unless the player is slow: a share is then known to about two per cent.
const DEALS_OURS: u64 = 2_000;
/// How many to tell readings apart.
const DEALS_GRID: u64 = 400;
/// After so many draws a deal is given up.
const DRAWS_MAX: u32 = 35;

const NO_DEFINITION: &str = "the source's two columns of draws fit no definition that we could think of (72 % \
                             ready with 11.8 draws in all deals and 11.7 in those that got ready)";
const OPEN_EVALUATION: &str = "the source does not say how it values a hand; ours counts shanten and the tiles \
                               that bring the hand nearer, which may be worth more or less than its own";

/// The source's figure 16.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "fi-16",
    title: "Riichi: tree search and Monte Carlo alone with the wall, until the hand is ready",
    source: "N. Hämäläinen, Riichi-mahjong-tekoäly (Artificial intelligence for riichi mahjong), BEng thesis, \
             Metropolia, 2019: figure 16, 50 deals a player",
    protocol: "one player and no others; 13 random tiles, then draw and discard until the hand is ready, at most 35 \
               draws; every player gets the same deals",
    deviations: &[
        "readiness is looked for before the first draw too; mean draws are over all deals, those that are \
         given up with 35, and over those that got ready",
        "the source's 50 deals for the share compared with its own, 2,000 for a tight one and for all \
         else; 50 only for tree d3 and for tree d2, summed (quick: 6 and 1, with at most 2,000 nodes a decision)",
        "how hands are valued and how equals are chosen among the source leaves open: each player in our first way, \
         by shanten and acceptance, and in the reading that the source's words suggest; in a long run in every reading \
         that was tried, 400 deals each",
        "times are CPU times of a decision on this machine",
    ],
    run,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let players = players(settings);
    let sizes = players.iter().map(|player| match player.sample {
        Sample::Large => settings.size(DEALS_OURS, 6),
        Sample::Grid => DEALS_GRID,
        Sample::Small => settings.size(DEALS, 1),
    });
    // The slow ones first, so that no thread is left alone with them.
    let mut pieces: Vec<(usize, u64)> =
        sizes.enumerate().flat_map(|(n, size)| (0..size).map(move |deal| (n, deal))).collect();
    pieces.sort_by_key(|&(n, deal)| (players[n].sample != Sample::Small, deal, n));
    let mut played = settings.try_map(pieces.len() as u64, |piece| {
        let (n, deal) = pieces[piece as usize];
        play(settings, &players[n], deal).map(|solo| (n, deal, solo))
    })?;
    played.sort_by_key(|&(n, deal, _)| (n, deal));
    let mut findings = Findings::new();
    let (mut rows, mut counted) = (Vec::new(), Vec::new());
    for (n, player) in players.iter().enumerate() {
        let mine: Vec<SoloDeal> =
            played.iter().filter(|(of, ..)| *of == n).map(|&(.., solo)| solo).collect();
        let hits = mine.iter().filter(|solo| solo.is_ready).count() as u64;
        counted.push(Counted { player, hits, of: mine.len() as u64 });
        if player.sample != Sample::Grid {
            rows.push(row(&player.name, n, &share(&mine), 100.0));
        }
        compare(&mut findings, player, &mine);
    }
    let forest = Forest { title: "Deals in which the hand got ready", unit: "per cent", rows };
    judge(&mut findings, &counted);
    Ok(findings.plot("ready", forest.draw()))
}

/// The source's claims, and which readings fit it best.
fn judge(findings: &mut Findings, counted: &[Counted<'_>]) {
    for (words, row) in [
        ("tree search one exchange deep gets ready in seven of ten deals", 0),
        ("tree search two exchanges deep gets ready in seven of ten deals too", 1),
        (
            "Monte Carlo with 20 decks and 20 discards, one turn deep, gets ready in two of three deals",
            3,
        ),
        (
            "Monte Carlo with 40 decks and 40 discards, three turns deep, gets ready in six of seven deals",
            10,
        ),
    ] {
        let source = Published::share(FIGURE[row].0, DEALS, 2);
        findings.claims.push(share_claim(words, row, source, counted));
    }
    findings.claims.push(lead_claim(
        "Monte Carlo gets ready more often three turns deep than one",
        "83.5 % against 68.5 %",
        [&[7, 8, 9, 10], &[3, 4, 5, 6]],
        counted,
    ));
    for (family, name) in [(Family::Tree, "tree search"), (Family::MonteCarlo, "Monte Carlo")] {
        let fits = fits(family, counted, |row| FIGURE[row].0 as f64 / DEALS as f64);
        findings.remarks.push(fits_remark(name, &fits));
    }
}

/// What came of one deal.
#[derive(Clone, Copy, Debug)]
struct SoloDeal {
    draws: u32,
    is_ready: bool,
    decisions: u32,
    seconds: f64,
}

/// One deal of one player.
fn play(settings: &Settings<'_>, player: &FiPlayer, number: u64) -> Result<SoloDeal, Failed> {
    let rules = Preset::by_name("ema2016").map_err(Failed::by)?.rules();
    let mut chance = settings.stream("fi-16", number);
    let mut wall: Vec<Tile> = Kind::all().flat_map(|kind| [kind.tile(); 4]).collect();
    chance.shuffle(&mut wall);
    let mut agent = registry().build(&player.spec, chance.next_u64()).map_err(Failed::by)?;
    let mut hand = Tiles::EMPTY;
    for tile in wall.drain(..13) {
        hand.add(tile);
    }
    let mut table = SoloTable::new(rules, hand);
    let mut solo = SoloDeal { draws: 0, is_ready: is_ready(&hand), decisions: 0, seconds: 0.0 };
    for tile in wall.into_iter().take(DRAWS_MAX as usize) {
        if solo.is_ready {
            break;
        }
        table.draw(tile);
        let (seconds, discard) = busy(|| table.ask(agent.as_mut(), budget(settings)));
        solo.seconds += seconds;
        solo.decisions += 1;
        solo.draws += 1;
        table.discard(discard?)?;
        solo.is_ready = is_ready(table.hand());
    }
    Ok(solo)
}

fn is_ready(hand: &Tiles) -> bool {
    shanten(hand.counts(), 0).is_ok_and(|far| far.number() <= 0)
}

fn share(deals: &[SoloDeal]) -> Measured {
    let ready = deals.iter().filter(|solo| solo.is_ready).count();
    Measured::share(ready as u64, deals.len() as u64)
}

/// One player: share at both sizes, draws, time; in a grid the share alone.
fn compare(findings: &mut Findings, player: &FiPlayer, deals: &[SoloDeal]) {
    let name = &player.name;
    let (ready, all, won, ms) = FIGURE[player.row];
    let mut sizes = vec![deals.len().min(DEALS as usize), deals.len()];
    sizes.dedup();
    for size in sizes {
        let source = Published::share(ready, DEALS, 2);
        let (what, ours) = (format!("ready, {name}, {size} deals"), share(&deals[..size]));
        findings.compare(what, Unit::Percent(1), source, ours).reason =
            Some(OPEN_EVALUATION.to_owned());
    }
    if player.sample == Sample::Grid {
        return;
    }
    let ready = deals.iter().filter(|solo| solo.is_ready);
    let asked = deals.iter().filter(|solo| solo.decisions > 0);
    let draws: Moments = deals.iter().map(|solo| f64::from(solo.draws)).collect();
    let of_ready: Moments = ready.map(|solo| f64::from(solo.draws)).collect();
    let times: Moments = asked.map(|solo| 1e3 * solo.seconds / f64::from(solo.decisions)).collect();
    for (what, source, draws) in
        [("draws", all, draws), ("draws of deals that got ready", won, of_ready)]
    {
        let source = Published::alone(source, 1);
        let ours = Measured::mean(&draws);
        findings.compare(format!("{what}, {name}"), Unit::Number(1), source, ours).reason =
            Some(NO_DEFINITION.to_owned());
    }
    let source = Published::alone(ms, 2);
    let (what, ours) = (format!("ms a decision, {name}"), Measured::mean_time(&times));
    findings.compare(what, Unit::Number(3), source, ours).is_timed = true;
}
