//! The results of one experiment as they lie in a file.

use std::fs;
use std::io::ErrorKind::NotFound;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::words::bare_figures;
use crate::{
    Agreement, Experiment, Failed, Rows, RunNote, Settings, Shown, ShownClaim, Size, find,
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
    /// Was it the long run, with every other reading?
    pub long: bool,
    /// What all chance followed from.
    pub seed: u64,
    /// When, how and how long; results of others may lack it.
    pub run: Option<RunNote>,
    /// What the source claims and what became of it.
    pub claims: Vec<ShownClaim>,
    /// One row for each figure.
    pub comparisons: Vec<Shown>,
    /// What follows from the rows, a sentence each.
    #[serde(skip_deserializing)]
    pub notes: Vec<String>,
    /// What else is to be said, a sentence each.
    pub remarks: Vec<String>,
    /// The drawings' files.
    pub plots: Vec<String>,
}

impl Finished {
    /// The results of an experiment in a folder; `None` if there are none. Whatever follows from figures is
    /// found again from them; a file that contradicts itself is an error.
    pub fn read(folder: &Path, id: &str) -> Result<Option<Finished>, Failed> {
        let file = folder.join(format!("{id}.json"));
        let wrong = |error: &dyn std::fmt::Display| Failed(format!("{}: {error}", file.display()));
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == NotFound => return Ok(None),
            read => read.map_err(|error| wrong(&error))?,
        };
        let read: Finished = serde_json::from_str(&text).map_err(|error| wrong(&error))?;
        for row in &read.comparisons {
            row.check().map_err(|error| wrong(&error))?;
        }
        Ok(Some(read.judged()))
    }

    /// The same with all that follows from the rows. An experiment that is known states its own claims, so that
    /// words are corrected without running it again; of another those in the file are judged.
    pub(crate) fn judged(mut self) -> Finished {
        self.comparisons = self.comparisons.into_iter().map(Shown::written).collect();
        let rows = Rows(&self.comparisons);
        let known = find(&self.id);
        let claims = known.map_or_else(
            || self.claims.iter().map(|claim| claim.stated.clone()).collect(),
            |experiment| (experiment.claims)(rows),
        );
        self.claims = claims.into_iter().map(|claim| ShownClaim::of(claim, rows)).collect();
        self.notes = known.map_or_else(Vec::new, |experiment| (experiment.notes)(rows));
        self
    }

    /// The file's text.
    pub(crate) fn text(&self) -> String {
        format!("{:#}\n", serde_json::json!(self))
    }

    /// Would a run with these settings find nothing more, but for what the clock tells? Then there is
    /// no need to run it again. A long run holds what a full one does, not the other way round.
    /// Records are taken to be the same if their names are, and so is the experiment if it says the
    /// same of itself and all figures are there that its claims name.
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
            && (self.quick || self.missing().is_empty())
    }

    /// Figures that claims name and that are in no row.
    pub fn missing(&self) -> Vec<String> {
        let named = |claim: &ShownClaim| {
            let told = |name: &String| format!("{:?} names {name:?}", claim.claim);
            claim.missing.iter().map(told).collect::<Vec<_>>()
        };
        self.claims.iter().flat_map(named).collect()
    }

    /// Figures in the words of claims that are written and not named, but for counts in the names of the rows.
    pub fn unbound_figures(&self) -> Vec<String> {
        let mut unbound = Vec::new();
        for ShownClaim { claim, stated, .. } in &self.claims {
            let names: Vec<&str> = stated.rows().collect();
            let told = stated.trials.iter().map(|trial| &trial.told);
            for text in told.chain(stated.reasons.iter().map(|(_, why)| why)) {
                let figures = bare_figures(text).into_iter();
                let unknown =
                    figures.filter(|figure| !names.iter().any(|row| row.contains(figure)));
                unbound.extend(unknown.map(|figure| format!("{claim:?} says {figure}: {text}")));
            }
        }
        unbound
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
