//! `fi-17`: how often the Helsinki players discard what people discard.

use std::collections::BTreeMap;

use parlor_agent::Ask;
use parlor_arena::plot::{Line, Lines};
use parlor_riichi_agents::registry;

use crate::clock::busy;
use crate::discard_choices::{Choice, choices_in, discarded};
use crate::fi_agreement::{Agreed, claims, findings_of, notes};
use crate::fi_players::{FiPlayer, Sample, budget, players};
use crate::fi_readings::Family;
use crate::self_play::self_play;
use crate::{Experiment, Failed, Findings, Found, RecordFile, Records, Settings};

/// How many files (normally matches) judge, and how many before them choose readings; the source took 100
/// games.
const GAMES: usize = 80;

/// The source's figures 17 and 18.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "fi-17",
    title: "Riichi: how often tree search and Monte Carlo discard what people discard",
    source: "N. Hämäläinen, Riichi-mahjong-tekoäly (Artificial intelligence for riichi mahjong), BEng thesis, \
             Metropolia, 2019: figures 17 and 18, 100 Tenhou games, about 26,800 discards a player",
    protocol: "replay recorded matches; at every discard, show the program what the player knew, ask for a discard, and \
               count how often it is the same kind; discards after calls count, those forced by riichi do not (a row with \
               them stands beside)",
    deviations: &[
        "the records are those given by --records, not the source's: in the order of their names the first half of \
         the files, at most 80, is kept for choosing readings, and as many after them judge; without \
         --records three East matches of our own programs, which are *not human* and beside which no figure of \
         the source is put",
        "tree d3 and tree d2, summed, are asked at every 32nd discard (quick: everyone at every twentieth, \
         they at every hundredth, of two files, with at most 2,000 nodes a decision)",
        "how hands are valued and how equals are chosen among the source leaves open: each player in our first way, \
         by shanten and acceptance, and in another reading, which a small trial on the first six of the files kept \
         for choosing brought nearest, among those that are fast enough to be asked everywhere; the trial was not kept; \
         the long run tries all 18 readings at every 32nd discard of all of them",
        "within two turns: the program's choice is discarded then or at one of the player's next two discards",
        "players are numbered by how many of their discards there are; names are not repeated",
        "our intervals are Wilson's over discards, and a little too narrow, since discards of one deal are alike",
        "times are CPU times of a decision on this machine",
    ],
    records: Some(Records::RiichiMatches),
    run,
    claims,
    notes,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let found = settings.records.map(|path| Records::RiichiMatches.expect(path)).transpose()?;
    let passed_over = found.as_ref().and_then(Found::remark);
    let files = found.map_or_else(self_play, |found| found.files);
    let first = (files.len() / 2).min(GAMES);
    let (choosing, judging) = files.split_at(first);
    let n = judging.len().min(settings.size(GAMES as u64, 2) as usize);
    let n_choosing = if settings.is_long() { first } else { 0 };
    let mut players = players(settings);
    players.retain(|player| !player.chooses() || n_choosing > 0);
    // The files that choose come first: more is asked of each.
    let of_files = settings.try_map((n_choosing + n) as u64, |file| {
        let file = file as usize;
        let chooses = file < n_choosing;
        let files = if chooses { &choosing[file..] } else { &judging[file - n_choosing..] };
        ask_all(settings, &players, &files[0], (file as u64, chooses))
    })?;
    let mut agreed = vec![Agreed::default(); players.len()];
    for of_file in of_files {
        for (all, one) in agreed.iter_mut().zip(of_file) {
            all.merge(one);
        }
    }
    let is_human = settings.records.is_some();
    let mut findings = findings_of(&players, &agreed, is_human)?;
    let label = if is_human { "given by --records" } else { "our own self-play, not human" };
    let &Agreed { asked, forced, .. } = &agreed[0];
    let discards = asked + forced;
    findings.remarks.push(format!(
        "{n} files of records ({label}), {discards} discards, of which {forced} were forced by riichi."
    ));
    findings.remarks.extend(passed_over);
    Ok(findings.plot("time", against_time(&players, &agreed)))
}

/// All players on the discards of one file, those that choose readings or the others.
fn ask_all(
    settings: &Settings<'_>,
    players: &[FiPlayer],
    file: &RecordFile,
    (number, chooses): (u64, bool),
) -> Result<Vec<Agreed>, Failed> {
    let choices = choices_in(file)?;
    let ask = |player: &FiPlayer| {
        if player.chooses() != chooses {
            return Ok(Agreed::default());
        }
        let step = match player.sample {
            Sample::Large => settings.size(1, 20),
            Sample::Choosing => 32,
            Sample::Small => settings.size(32, 100),
        };
        let seed = settings.stream("fi-17", number).next_u64();
        let mut agent = registry().build(&player.spec, seed).map_err(Failed::by)?;
        let mut agreed = Agreed::default();
        for choice in choices.iter().step_by(step as usize) {
            if choice.is_forced {
                agreed.forced += 1;
                continue;
            }
            let legal = choice.discards();
            let Choice { seat, view, .. } = choice;
            let ask = Ask { seat: *seat, view, legal: &legal, budget: budget(settings) };
            let (seconds, action) = busy(|| agent.decide(&ask, None));
            let chosen = discarded(action);
            agreed.seconds += seconds;
            let is_same = chosen == Some(choice.discarded);
            agreed.asked += 1;
            agreed.same += u64::from(is_same);
            agreed.soon += u64::from(is_same || choice.later.contains(&chosen));
            // Records made nameless name everyone alike: a player is a seat of a match.
            let by = agreed.by_player.entry((number, choice.seat)).or_default();
            by[0] += u64::from(is_same);
            by[1] += 1;
        }
        Ok(agreed)
    };
    players.iter().map(ask).collect()
}

/// The source's figure 18: agreement against time, a curve for each family.
fn against_time(players: &[FiPlayer], agreed: &[Agreed]) -> parlor_arena::plot::Svg {
    let mut families: BTreeMap<&str, Vec<[f64; 2]>> = BTreeMap::new();
    let shown = |player: &FiPlayer| !player.chooses();
    let all = players.iter().zip(agreed);
    for (player, agreed) in all.filter(|(player, agreed)| shown(player) && agreed.asked > 0) {
        let family = match (player.family(), player.reading.is_some()) {
            (Family::MonteCarlo, false) => "Monte Carlo",
            (Family::MonteCarlo, true) => "Monte Carlo, read otherwise",
            (Family::Tree, false) => "tree search",
            (Family::Tree, true) => "tree search, read otherwise",
        };
        let n = agreed.asked as f64;
        let point = [(1e3 * agreed.seconds / n).max(1e-3).log10(), 100.0 * agreed.same as f64 / n];
        families.entry(family).or_default().push(point);
    }
    let line = |(colour, (label, mut points)): (usize, (&str, Vec<[f64; 2]>))| {
        points.sort_by(|a, b| a[0].total_cmp(&b[0]));
        Line { label: label.to_owned(), colour, points }
    };
    let lines = families.into_iter().enumerate().map(line).collect();
    let across = "ms a decision, decimal logarithm";
    Lines { title: "Agreement against time", across, up: "per cent", lines }.draw()
}
