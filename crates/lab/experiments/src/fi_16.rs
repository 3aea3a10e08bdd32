//! `fi-16`: how soon a player alone at the table is ready.

use parlor_arena::plot::Forest;
use parlor_game::Entropy;
use parlor_riichi::{Kind, Preset, Tile, Tiles, shanten};
use parlor_riichi_agents::registry;
use parlor_stats::Moments;

use crate::clock::busy;
use crate::drawing::row;
use crate::fi_claims::{Counted, choice_remarks, deeper_claim, leads, nearness, share_claim};
use crate::fi_players::{FiPlayer, Sample, budget, players};
use crate::fi_readings::Family;
use crate::solo_table::SoloTable;
use crate::{Claim, Experiment, Failed, Findings, Measured, Published, Rows, Settings, Unit};

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
/// How many to choose a reading, other deals than those that judge it.
const DEALS_CHOOSING: u64 = 400;
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
         by shanten and acceptance, and in another reading that was chosen by agreement with people (see fi-17), not \
         by these deals; the long run tries all 18 readings on 400 others",
        "times are CPU times of a decision on this machine",
    ],
    run,
    claims,
    notes,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let players = players(settings);
    let sizes = players.iter().map(|player| match player.sample {
        Sample::Large => settings.size(DEALS_OURS, 6),
        Sample::Choosing => DEALS_CHOOSING,
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
        if !player.chooses() {
            rows.push(row(&player.name, n, &share(&mine), 100.0));
        }
        compare(&mut findings, player, &mine);
    }
    let forest = Forest { title: "Deals in which the hand got ready", unit: "per cent", rows };
    judge(&mut findings, counted);
    Ok(findings.plot("ready", forest.draw()))
}

/// Leads, and which readings fit best where that was looked for.
fn judge(findings: &mut Findings, counted: Vec<Counted<'_>>) {
    let (choosing, counted): (Vec<Counted<'_>>, Vec<Counted<'_>>) =
        counted.into_iter().partition(|counted| counted.player.chooses());
    leads(findings, DEEPER, [&[7, 8, 9, 10], &[3, 4, 5, 6]], &counted);
    let source = |row: usize| FIGURE[row].0 as f64 / DEALS as f64;
    findings.remarks.extend(choice_remarks(&choosing, source));
}

const DEEPER: &str = "Monte Carlo gets ready more often three turns deep than one";

/// The source's claims.
fn claims(rows: Rows<'_>) -> Vec<Claim> {
    let share = |who: &str, row: usize| {
        let claimed = format!("{who} gets ready in {} % of deals", 100 * FIGURE[row].0 / DEALS);
        share_claim(claimed, row, |name| {
            let (figure, deals) = ready(rows, name)?;
            Some((figure, format!(" of {deals}")))
        })
    };
    vec![
        share("tree search at depth 1", 0),
        share("tree search at depth 2", 1),
        share("the smallest Monte Carlo", 3),
        share("the largest Monte Carlo", 10),
        deeper_claim(DEEPER, "+15.0 points", rows, |name| Some(ready(rows, name)?.0)),
    ]
}

/// A player's share over its most deals: the name of the row, and how many those are.
fn ready(rows: Rows<'_>, player: &str) -> Option<(String, u64)> {
    let start = format!("ready, {player}, ");
    let found = rows.named(&start, " deals").into_iter().filter_map(|row| {
        let deals = row.strip_prefix(&start)?.strip_suffix(" deals")?.parse().ok()?;
        Some((row, deals))
    });
    found.max_by_key(|(_, deals)| *deals)
}

/// How near each reading comes.
fn notes(rows: Rows<'_>) -> Vec<String> {
    let near = |family, of: &[usize]| nearness(family, of, rows, |name| Some(ready(rows, name)?.0));
    let all =
        [near(Family::Tree, &[0, 1, 2]), near(Family::MonteCarlo, &[3, 4, 5, 6, 7, 8, 9, 10])];
    all.into_iter().flatten().collect()
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
    let deals = if player.chooses() { "fi-16-choosing" } else { "fi-16" };
    let mut chance = settings.stream(deals, number);
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
    if player.chooses() {
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
