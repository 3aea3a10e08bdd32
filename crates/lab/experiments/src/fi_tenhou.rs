//! `fi-tenhou`: how long a deal lasts and how often nobody wins, from records of play.

use parlor_arena::plot::{Bar, Bars, Svg};
use parlor_formats::riichi::read_pieces;
use parlor_formats::riichi::record::{DealRecord, DrawReason, Event, Outcome, Piece};
use parlor_stats::{Bootstrap, Resampling};

use crate::{
    Check, Claim, Experiment, Failed, Findings, Measured, Published, RecordFile, Records, Rows,
    Settings, Unit, Verdict,
};

/// What one file of records holds.
#[derive(Default)]
struct FileCounts {
    deals: u64,
    exhausted: u64,
    aborted: u64,
    /// The winner's turns, a number for each deal that was won.
    turns: Vec<u32>,
}

/// Turns to a win and exhaustive draws in recorded play.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "fi-tenhou",
    title: "Riichi: turns to a win and share of draws in recorded play",
    source: "N. Hämäläinen, Riichi-mahjong-tekoäly (Artificial intelligence for riichi mahjong), BEng thesis, \
             Metropolia, 2019: Tenhou records of 2016, 33,720 deals",
    protocol: "over all deals of the records: the winner's own turns up to the win, and the share of deals that \
               end in an exhaustive draw",
    deviations: &[
        "the records are those given by --records, not the source's",
        "the source does not define a turn: ours is a discard of the winner, and a self-draw adds the \
         turn it ends; a deal with several winners counts once, by the first",
        "nagashi mangan counts as an exhaustive draw; abortive draws are deals without a winner",
        "our interval of the turns is a bootstrap over files (normally matches); below 20 files it is Student's \
         over deals",
        "quick reads the first 20 files only",
    ],
    records: Some(Records::RiichiMatches),
    needs_records: true,
    run,
    claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let path = settings.records.ok_or_else(|| {
        Failed("needs --records PATH: a record of matches, or a folder of them".to_owned())
    })?;
    let found = Records::RiichiMatches.expect(path)?;
    let files = &found.files[..found.files.len().min(settings.size(u64::MAX, 20) as usize)];
    let counts = settings.try_map(files.len() as u64, |n| FileCounts::of(&files[n as usize]))?;
    let sum = |count: fn(&FileCounts) -> u64| counts.iter().map(count).sum::<u64>();
    let [deals, exhausted, aborted] =
        [sum(|file| file.deals), sum(|file| file.exhausted), sum(|file| file.aborted)];
    let all: Vec<u32> = counts.iter().flat_map(|file| file.turns.iter().copied()).collect();
    if all.len() < 2 {
        let (path, n) = (path.display(), all.len());
        return Err(Failed(format!("{path}: {n} deals were won, too few to say anything")));
    }
    let turns = mean_turns(&counts, settings.seed)?;
    let percent = Unit::Percent(2);
    let mut findings = Findings::new();
    findings.compare(TURNS, Unit::Number(2), Published::alone(11.6, 1), turns);
    let source = Published::share(4_698, 33_720, 4);
    findings.compare(DRAWS, percent, source, Measured::share(exhausted, deals));
    findings.add("abortive draws", percent, Measured::share(aborted, deals));
    complexity(&mut findings);
    let (n_files, won) = (files.len(), all.len());
    findings.remarks.push(format!(
        "{n_files} files, {deals} deals: {won} won, {exhausted} exhaustive draws, {aborted} abortive draws. \
         Other players at other times: a difference reflects the players, not a fault in the source."
    ));
    findings.remarks.extend(found.remark());
    Ok(findings.plot("turns", spread(&all)))
}

const TURNS: &str = "turns to a win";
const DRAWS: &str = "exhaustive draws";

/// What the source says of people's play, by the records that are given.
fn claims(_: Rows<'_>) -> Vec<Claim> {
    let of = |words: &str, row: &str| {
        Claim::new(words, format!("{{{row} | source .1}}"))
            .as_printed(
                [Check::same(row)],
                format!("{{{row} | .1}} ({{{row} | interval .1 bare}})"),
            )
            .because(Verdict::Reproduced, "In other games.")
    };
    vec![
        of("a win takes 11.6 turns on average", TURNS),
        of("13.9 % of deals end in an exhaustive draw", DRAWS),
    ]
}

/// The source's bounds of how much can happen.
fn complexity(findings: &mut Findings) {
    let go_around = 34f64.powi(4);
    for (what, printed, decimals, value) in [
        ("14^17 own decisions, in 10^19", 3.05, 2, 14f64.powi(17) / 1e19),
        ("34^4 outcomes of a go-around", 1_336_336.0, 0, go_around),
        ("(34^4)^17 outcomes, in 10^104", 1.38, 2, go_around.powi(17) / 1e104),
    ] {
        let source = Published::exact(printed, decimals);
        findings.compare(what, Unit::Number(decimals), source, Measured::exact(value));
    }
}

/// Fewer files say too little of how files differ.
const FILES_MIN: usize = 20;

/// The mean over deals, with a bootstrap over files if they are enough.
fn mean_turns(files: &[FileCounts], seed: u64) -> Result<Measured, Failed> {
    let won = files.iter().map(|file| &file.turns).filter(|turns| !turns.is_empty());
    let block = |turns: &Vec<u32>| [f64::from(turns.iter().sum::<u32>()), turns.len() as f64];
    let blocks: Vec<[f64; 2]> = won.clone().map(block).collect();
    if blocks.len() < FILES_MIN {
        return Ok(Measured::mean(&won.flatten().map(|&n| f64::from(n)).collect()));
    }
    let resampling = Resampling { resamples: 2_000, seed };
    Measured::bootstrapped(Bootstrap::of_means(&blocks, resampling, |[turns, wins]| turns / wins))
}

impl FileCounts {
    fn of(file: &RecordFile) -> Result<FileCounts, Failed> {
        let named = |error: &dyn std::fmt::Display| Failed(format!("{file}: {error}"));
        let text = file.open().map_err(|error| named(&error))?;
        let mut counts = FileCounts::default();
        for piece in read_pieces(text).map_err(|error| named(&error))? {
            if let Piece::Deal(deal) = piece.map_err(|error| named(&error))? {
                counts.add(&deal);
            }
        }
        Ok(counts)
    }

    fn add(&mut self, deal: &DealRecord) {
        self.deals += 1;
        match &deal.outcome {
            Outcome::Won(wins) => {
                let Some(win) = wins.first() else { return };
                let discards = deal.events.iter().filter(
                    |event| matches!(event, Event::Discarded { seat, .. } if *seat == win.seat),
                );
                self.turns.push(discards.count() as u32 + u32::from(win.is_tsumo()));
            }
            Outcome::Drawn(drawn) => match drawn.reason {
                DrawReason::Exhausted | DrawReason::NagashiMangan => self.exhausted += 1,
                _ => self.aborted += 1,
            },
        }
    }
}

/// How the turns are spread, two to a bar.
fn spread(turns: &[u32]) -> Svg {
    let bar = |first: u32| {
        let inside = turns.iter().filter(|&&turn| turn / 2 == first / 2).count();
        Bar { label: format!("{first}"), share: inside as f64 / turns.len().max(1) as f64 }
    };
    let last = turns.iter().copied().max().unwrap_or(0);
    let bars: Vec<Bar> = (0..=last).step_by(2).map(bar).collect();
    let top = bars.iter().map(|bar| bar.share).fold(0.0, f64::max);
    Bars { title: "The winner's turns, two to a bar", colour: 0, bars, top }.draw()
}
