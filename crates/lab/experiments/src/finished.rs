//! The results of one experiment as they lie in a file.

use std::fs;
use std::io::ErrorKind::NotFound;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{
    Agreement, Claim, Comparison, Experiment, Failed, Measured, Published, RunNote, Settings, Size,
    Trial, Verdict,
};

/// The results of one experiment: what [`Report::write`](crate::Report::write) leaves as `ID.json`,
/// and what all documents are written from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The experiment's name.
    pub id: String,
    /// What it is about, in one line.
    pub title: String,
    /// Where it was published.
    pub source: String,
    /// What is done.
    pub protocol: String,
    /// Everything that we do otherwise than the source.
    pub deviations: Vec<String>,
    /// The version of Parlor that ran it.
    pub parlor: String,
    /// Was less done than the protocol says?
    pub quick: bool,
    /// Was it the long run, with every other reading? Older results do not say.
    #[serde(default)]
    pub long: bool,
    /// What all chance followed from.
    pub seed: u64,
    /// When, how and how long; results of others may lack it.
    pub run: Option<RunNote>,
    /// What the source claims and what became of it; older results have none.
    #[serde(default)]
    pub claims: Vec<ShownClaim>,
    /// One row for each figure.
    pub comparisons: Vec<Shown>,
    /// What else is to be said, a sentence each.
    #[serde(default)]
    pub remarks: Vec<String>,
    /// The drawings' files.
    pub plots: Vec<String>,
}

/// A claim as it is shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ShownClaim {
    /// The claim in plain words.
    pub claim: String,
    /// What became of it.
    pub verdict: Verdict,
    /// The reading under which it holds, if that is not the printed one.
    pub reading: Option<String>,
    /// Our figure.
    pub ours: String,
    /// The source's figure.
    pub source: String,
    /// Why, in one sentence.
    pub why: String,
    /// Every reading that was tried.
    pub trials: Vec<Trial>,
}

/// One figure as it is written in a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// What it measures.
    pub what: String,
    /// The source's figure, if it gives one.
    pub source: Option<Published>,
    /// Our figure.
    pub ours: Measured,
    /// Does it agree with the source's?
    pub agreement: Agreement,
    /// Why they differ, where that is known.
    pub reason: Option<String>,
    /// Was it taken by the clock?
    pub timed: bool,
    /// The cells of its row: figure, source, its interval, ours, our interval, agreement.
    pub cells: [String; 6],
}

impl Finished {
    /// The results of an experiment in a folder; `None` if there are none. Whether figures agree
    /// follows from the figures, whatever the file says of it; a file that contradicts itself is an
    /// error.
    pub fn read(folder: &Path, id: &str) -> Result<Option<Finished>, Failed> {
        let file = folder.join(format!("{id}.json"));
        let wrong = |error: &dyn std::fmt::Display| Failed(format!("{}: {error}", file.display()));
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == NotFound => return Ok(None),
            read => read.map_err(|error| wrong(&error))?,
        };
        let mut finished: Finished = serde_json::from_str(&text).map_err(|error| wrong(&error))?;
        for claim in &finished.claims {
            claim.check().map_err(|error| wrong(&error))?;
        }
        for row in &mut finished.comparisons {
            row.judge().map_err(|error| wrong(&error))?;
        }
        Ok(Some(finished))
    }

    /// Would a run with these settings find nothing more, but for what the clock tells? Then there is
    /// no need to run it again. A long run holds what a full one does, not the other way round.
    /// Records are taken to be the same if their names are, and so is the experiment if it says the
    /// same of itself.
    pub fn answers(&self, experiment: &Experiment, settings: &Settings<'_>) -> bool {
        let name = settings.records.and_then(Path::file_name);
        let records = name.map(|name| name.to_string_lossy().into_owned());
        self.id == experiment.id
            && (&*self.title, &*self.protocol) == (experiment.title, experiment.protocol)
            && self.deviations == experiment.deviations
            && self.parlor == env!("CARGO_PKG_VERSION")
            && self.seed == settings.seed
            && self.quick == (settings.size == Size::Quick && experiment.has_quick)
            && (self.long || settings.size != Size::Long)
            && self.run.as_ref().is_some_and(|run| run.records == records)
    }

    /// How many figures are of one of these kinds.
    pub fn count(&self, agreements: &[Agreement]) -> usize {
        self.comparisons.iter().filter(|row| agreements.contains(&row.agreement)).count()
    }

    /// How much was done, in words.
    pub(crate) fn size(&self) -> &'static str {
        match (self.quick, self.long) {
            (true, _) => "quick",
            (false, true) => "long",
            (false, false) => "full",
        }
    }
}

impl ShownClaim {
    pub(crate) fn of(claim: &Claim) -> ShownClaim {
        ShownClaim {
            claim: claim.words().to_owned(),
            verdict: claim.verdict(),
            reading: claim.reading().map(str::to_owned),
            ours: claim.ours().to_owned(),
            source: claim.source().to_owned(),
            why: claim.why().to_owned(),
            trials: claim.trials().to_vec(),
        }
    }

    /// Does the verdict follow from what was tried?
    fn check(&self) -> Result<(), Failed> {
        let claim = (self.trials.iter().cloned())
            .fold(Claim::new(&*self.claim, &*self.source), Claim::with_trial);
        let found = (claim.verdict(), claim.reading(), claim.ours());
        if found == (self.verdict, self.reading.as_deref(), &*self.ours) {
            return Ok(());
        }
        let (words, verdict, ours) = (&self.claim, self.verdict.words(), &self.ours);
        let (found, other) = (found.0.words(), found.2);
        Err(Failed(format!(
            "{words:?} is {verdict} with {ours}, but what was tried says {found} with {other}"
        )))
    }

    /// The verdict in words, with the reading where there is one.
    pub fn verdict_words(&self) -> String {
        let words = self.verdict.words();
        match &self.reading {
            Some(reading) => format!("{words}: {reading}"),
            None => words.to_owned(),
        }
    }
}

impl Shown {
    pub(crate) fn of(comparison: &Comparison) -> Shown {
        Shown {
            what: comparison.what.clone(),
            source: comparison.source,
            ours: comparison.ours,
            agreement: comparison.agreement(),
            reason: comparison.reason.clone(),
            timed: comparison.is_timed,
            cells: comparison.cells(),
        }
    }

    /// What is to be said in words where the figures differ: both, and why if that is known.
    pub fn difference(&self) -> Option<String> {
        let verdict = match self.agreement {
            Agreement::Refuted => "refuted",
            Agreement::Differs => "not reproduced",
            _ => return None,
        };
        let [what, source, theirs, ours, interval, _] = &self.cells;
        let ends = |ends: &String| match ends.contains(" to ") {
            true => format!(" ({ends})"),
            false => String::new(),
        };
        let exactly = if self.ours.is_exact { "exactly " } else { "" };
        let (theirs, interval) = (ends(theirs), ends(interval));
        let reason = self.reason.as_ref().map(|reason| format!(" Reason: {reason}."));
        let reason = reason.unwrap_or_default();
        Some(format!(
            "{what}: the source's {source}{theirs} is {verdict}; ours is {exactly}{ours}{interval}.{reason}"
        ))
    }

    /// Finds the agreement from the figures, and sees that the table has the same figures.
    fn judge(&mut self) -> Result<(), Failed> {
        let source = self.source.map(|source| source.value);
        for (value, cell) in [(source, &self.cells[1]), (Some(self.ours.value), &self.cells[3])] {
            if let Some(value) = value.filter(|&value| !is_written(value, cell)) {
                let what = &self.what;
                return Err(Failed(format!(
                    "{what:?} is {cell} in the table and {value} beside it"
                )));
            }
        }
        self.agreement = Agreement::of(self.source.as_ref(), &self.ours, self.timed);
        self.agreement.word().clone_into(&mut self.cells[5]);
        Ok(())
    }
}

/// Is this the value, as far as a cell has decimals?
fn is_written(value: f64, cell: &str) -> bool {
    let (digits, factor) = cell.strip_suffix(" %").map_or((cell, 1.0), |digits| (digits, 100.0));
    let Ok(written) = digits.parse::<f64>() else { return false };
    let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let half = 0.5 * 10f64.powi(-(decimals as i32));
    let value = factor * value;
    (!value.is_finite() && !written.is_finite())
        || (value - written).abs() <= half * 1.001 + 1e-12 * value.abs()
}
