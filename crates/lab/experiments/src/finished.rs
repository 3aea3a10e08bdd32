//! What was found before: results read back from a folder.

use std::fs;
use std::io::ErrorKind::NotFound;
use std::path::Path;

use serde::Deserialize;

use crate::{Agreement, Experiment, Failed, RunNote, Settings, Size};

/// The results of one experiment, as [`Report::write`](crate::Report::write) left them.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Finished {
    /// The experiment's name.
    pub id: String,
    /// The version of Parlor that ran it.
    pub parlor: String,
    /// Was less done than the protocol says?
    pub quick: bool,
    /// What all chance followed from.
    pub seed: u64,
    /// When, how and how long; results of others may lack it.
    pub run: Option<RunNote>,
    /// One row for each figure.
    pub comparisons: Vec<Shown>,
    /// What was refuted and what else is to be said, a sentence each.
    pub sentences: Vec<String>,
    /// The drawings' files.
    pub plots: Vec<String>,
}

/// One figure as it is written in a table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Shown {
    /// What it measures.
    pub what: String,
    /// Does it agree with the source's?
    pub agreement: Agreement,
    /// The cells of its row: figure, source, its interval, ours, our interval, overlap.
    pub cells: [String; 6],
}

impl Finished {
    /// The results of an experiment in a folder; `None` if there are none.
    pub fn read(folder: &Path, id: &str) -> Result<Option<Finished>, Failed> {
        let file = folder.join(format!("{id}.json"));
        let wrong = |error: &dyn std::fmt::Display| Failed(format!("{}: {error}", file.display()));
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == NotFound => return Ok(None),
            read => read.map_err(|error| wrong(&error))?,
        };
        serde_json::from_str(&text).map(Some).map_err(|error| wrong(&error))
    }

    /// Would a run with these settings find the same, but for what the clock tells? Then there is no
    /// need to run it again. Records are taken to be the same if their names are.
    pub fn answers(&self, experiment: &Experiment, settings: &Settings<'_>) -> bool {
        let name = settings.records.and_then(Path::file_name);
        let records = name.map(|name| name.to_string_lossy().into_owned());
        self.id == experiment.id
            && self.parlor == env!("CARGO_PKG_VERSION")
            && self.seed == settings.seed
            && self.quick == (settings.size == Size::Quick && experiment.has_quick)
            && self.run.as_ref().is_some_and(|run| run.records == records)
    }

    /// How many figures agree with the source's, and how many are refuted.
    pub fn count(&self, agreements: &[Agreement]) -> usize {
        self.comparisons.iter().filter(|row| agreements.contains(&row.agreement)).count()
    }
}
