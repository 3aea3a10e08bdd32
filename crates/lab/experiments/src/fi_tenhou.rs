//! `fi-tenhou`: how long a deal lasts and how often nobody wins, from records of play.

use parlor_arena::plot::{Bar, Bars, Svg};
use parlor_formats::riichi::read_pieces;
use parlor_formats::riichi::record::{DealRecord, DrawReason, Event, Outcome, Piece};
use parlor_stats::{Bootstrap, Confidence, Moments, Resampling};

use crate::{
    Comparison, Experiment, Failed, Findings, Measured, Published, RecordFile, Records, Settings,
    Unit,
};

/// Turns to a win and exhaustive draws in recorded play.
pub(crate) struct TenhouPlay;

/// What one file of records holds.
#[derive(Default)]
struct Tally {
    deals: u64,
    exhausted: u64,
    aborted: u64,
    /// The winner's turns, a number for each deal that was won.
    turns: Vec<u32>,
}

impl Experiment for TenhouPlay {
    fn id(&self) -> &'static str {
        "fi-tenhou"
    }

    fn title(&self) -> &'static str {
        "Riichi: turns to a win and share of draws in recorded play"
    }

    fn source(&self) -> &'static str {
        "N. Hämäläinen, Riichi-mahjong-tekoäly (Artificial intelligence for riichi mahjong), BEng thesis, \
         Metropolia, 2019: Tenhou records of 2016, 33,720 deals"
    }

    fn protocol(&self) -> &'static str {
        "over all deals of the records: the winner's own turns up to the win, and the share of deals that \
         end in an exhaustive draw"
    }

    fn deviations(&self) -> &'static [&'static str] {
        &[
            "the records are those given by --records, not the source's",
            "the source does not define a turn: ours is a discard of the winner, and a self-draw adds the \
             turn it ends; a deal with several winners counts once, by the first",
            "nagashi mangan counts as an exhaustive draw; abortive draws are deals without a winner",
            "our interval of the turns is a bootstrap over files (normally matches); below 20 files it is Student's \
             over deals",
            "quick reads the first 20 files only",
        ]
    }

    fn records(&self) -> Option<Records> {
        Some(Records::RiichiMatches)
    }

    fn needs_records(&self) -> bool {
        true
    }

    fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let path = settings.records.ok_or_else(|| {
            Failed("needs --records PATH: a record of matches, or a folder of them".to_owned())
        })?;
        let found = Records::RiichiMatches.expect(path)?;
        let files = &found.files[..found.files.len().min(settings.size(u64::MAX, 20) as usize)];
        let tallies = settings.map(files.len() as u64, |n| Tally::of(&files[n as usize]));
        let tallies = tallies.into_iter().collect::<Result<Vec<Tally>, Failed>>()?;
        let deals: u64 = tallies.iter().map(|tally| tally.deals).sum();
        let exhausted: u64 = tallies.iter().map(|tally| tally.exhausted).sum();
        let aborted: u64 = tallies.iter().map(|tally| tally.aborted).sum();
        let all: Vec<u32> = tallies.iter().flat_map(|tally| tally.turns.iter().copied()).collect();
        if all.len() < 2 {
            let (path, n) = (path.display(), all.len());
            return Err(Failed(format!("{path}: {n} deals were won, too few to say anything")));
        }
        let turns = mean_turns(&tallies, settings.seed)?;
        let findings = Findings::new()
            .with(Comparison::new(
                "turns to a win",
                Unit::Number(2),
                Published::alone(11.6, 1),
                turns,
            ))
            .with(Comparison::new(
                "exhaustive draws",
                Unit::Percent(2),
                Published::share(4_698, 33_720, 4),
                Measured::share(exhausted, deals),
            ))
            .with(Comparison::ours_alone(
                "abortive draws",
                Unit::Percent(2),
                Measured::share(aborted, deals),
            ));
        let won = all.len();
        let findings = complexity(findings).plot("turns", spread(&all)).remark(format!(
            "{} files, {deals} deals: {won} won, {exhausted} exhaustive draws, {aborted} abortive draws. \
             Other players at other times: a difference tells of them, not of a fault in the source.",
            files.len()
        ));
        Ok(found.remark().into_iter().fold(findings, Findings::remark))
    }
}

/// The source's bounds of how much can happen.
fn complexity(findings: Findings) -> Findings {
    let go_around = 34f64.powi(4);
    [
        ("14^17 own decisions, in 10^19", 3.05, 2, 14f64.powi(17) / 1e19),
        ("34^4 outcomes of a go-around", 1_336_336.0, 0, go_around),
        ("(34^4)^17 outcomes, in 10^104", 1.38, 2, go_around.powi(17) / 1e104),
    ]
    .into_iter()
    .fold(findings, |findings, (what, printed, decimals, value)| {
        let source = Published::exact(printed, decimals);
        findings.with(Comparison::new(what, Unit::Number(decimals), source, Measured::exact(value)))
    })
}

/// Fewer files say too little of how files differ.
const FILES_MIN: usize = 20;

/// The mean over deals, with a bootstrap over files if they are enough.
fn mean_turns(tallies: &[Tally], seed: u64) -> Result<Measured, Failed> {
    let block =
        |tally: &Tally| [f64::from(tally.turns.iter().sum::<u32>()), tally.turns.len() as f64];
    let blocks: Vec<[f64; 2]> =
        tallies.iter().filter(|tally| !tally.turns.is_empty()).map(block).collect();
    if blocks.len() < FILES_MIN {
        let mut moments = Moments::default();
        tallies.iter().flat_map(|tally| &tally.turns).for_each(|&n| moments.add(f64::from(n)));
        return Ok(Measured::mean(&moments));
    }
    let resampling = Resampling { resamples: 2_000, seed };
    let mean = Bootstrap::of_means(&blocks, resampling, |[turns, wins]| turns / wins);
    let mean = mean.map_err(Failed::by)?;
    Ok(Measured::estimate(mean.estimate(), mean.percentile(Confidence::P95)))
}

impl Tally {
    fn of(file: &RecordFile) -> Result<Tally, Failed> {
        let named = |error: &dyn std::fmt::Display| Failed(format!("{file}: {error}"));
        let text = file.open().map_err(|error| named(&error))?;
        let mut tally = Tally::default();
        for piece in read_pieces(text).map_err(|error| named(&error))? {
            if let Piece::Deal(deal) = piece.map_err(|error| named(&error))? {
                tally.add(&deal);
            }
        }
        Ok(tally)
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
