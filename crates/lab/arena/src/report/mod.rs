//! What a result file says, for people and programs.
//!
//! [`Report`] holds all figures; [`Report::html`], [`Report::markdown`], [`Report::csv`] and
//! [`Report::json`] write them.

mod csv;
mod curve;
mod figures;
mod html;
mod markdown;
mod rating;
mod spread;
mod words;

use std::path::Path;

use parlor_stats::Verdict;
use serde::Serialize;

use crate::stop::{StopTest, lead};
use crate::{
    GameLine, Header, Machine, Pairing, ResultsError, Sidecar, Standing, Standings, StopModel,
    StopRule, results,
};

pub use curve::Curve;
pub use figures::Figure;
pub use rating::{Rating, RatingModel, RatingTable};
pub use spread::{Class, Spread};

/// All figures of a result file.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// What was played.
    pub header: Header,
    /// What played, as far as it was noted.
    pub machines: Vec<Machine>,
    /// Complete blocks in the file.
    pub blocks: u64,
    /// Their games.
    pub games: u64,
    /// Games given up at the cap.
    pub capped: u64,
    /// Every entrant, best mean first.
    pub standings: Vec<Standing>,
    /// Every pair that met.
    pub pairings: Vec<Pairing>,
    /// The rates that the players of the game know, in the order of the standings.
    pub figures: Vec<Figure>,
    /// Ratings, or why there are none.
    pub ratings: Result<RatingTable, String>,
    /// How each entrant's scores are spread, by number.
    pub spreads: Vec<Spread>,
    /// Each entrant's mean score as the blocks went by, by number.
    pub curves: Vec<Curve>,
    /// What the stop rule says, if there is one.
    pub stop: Option<Stop>,
}

/// A sequential test.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Stop {
    /// The rule.
    pub rule: StopRule,
    /// How blocks are modelled.
    pub model: StopModel,
    /// In the pentanomial model: how many pairs brought the first entrant 0, ½, 1, 1½ and 2 points.
    pub pairs: Option<[u64; 5]>,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// At or below it `h0` is accepted.
    pub lower: f64,
    /// At or above it `h1` is accepted.
    pub upper: f64,
    /// The hypothesis that is accepted; none while the test goes on.
    pub accepted: Option<&'static str>,
}

impl Report {
    /// The report of a result file, with what stands beside it.
    pub fn read(path: &Path) -> Result<Report, ResultsError> {
        let (header, lines) = results::read(path)?;
        Ok(Report::of(header, &lines, Sidecar::read(path).unwrap_or_default()))
    }

    /// The report of some results and, where known, times and machines.
    pub fn of(header: Header, lines: &[GameLine], sidecar: Sidecar) -> Report {
        let per_block = header.games_per_block;
        let names = header.entrants.clone();
        let mut standings = Standings::of(names.clone(), lines, per_block);
        standings.set_times(sidecar.times);
        let table = standings.table();
        Report {
            machines: sidecar.machines,
            blocks: (lines.len() / per_block.max(1)) as u64,
            games: lines.len() as u64,
            capped: standings.capped(),
            figures: Figure::all(&header.game, &table, lines, per_block),
            standings: table,
            pairings: standings.pairings(),
            ratings: RatingTable::of(&names, lines).map_err(|error| error.to_string()),
            spreads: Spread::all(lines, names.len()),
            curves: (0..names.len()).map(|e| Curve::of(lines, per_block, e)).collect(),
            stop: stop_of(&header, lines),
            header,
        }
    }

    /// As JSON.
    pub fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        text.map_or_else(|error| unreachable!("only text keys: {error}"), |text| text + "\n")
    }

    /// The pairing of two entrants, from the first one's side.
    fn pairing(&self, a: usize, b: usize) -> Option<Pairing> {
        let found = self.pairings.iter().find(|p| p.entrants == [a.min(b), a.max(b)])?.clone();
        if a < b {
            return Some(found);
        }
        let interval = found.interval.map(|(low, high)| (-high, -low));
        Some(Pairing { entrants: [a, b], lead: -found.lead, interval, ..found })
    }
}

fn stop_of(header: &Header, lines: &[GameLine]) -> Option<Stop> {
    let rule: StopRule = serde_json::from_value(header.plan["stop"].clone()).ok()?;
    let model = header.stop_model.unwrap_or_default();
    let mut test = StopTest::new(rule, model).ok()?;
    for lead in lines.chunks(header.games_per_block.max(1)).filter_map(lead) {
        test.add(lead);
    }
    let progress = test.progress();
    let accepted = match progress.verdict() {
        Verdict::AcceptH0 => Some("h0"),
        Verdict::AcceptH1 => Some("h1"),
        Verdict::Continue => None,
    };
    let rates = progress.rates();
    Some(Stop {
        rule,
        model,
        pairs: test.pairs(),
        llr: progress.llr(),
        lower: rates.lower(),
        upper: rates.upper(),
        accepted,
    })
}
