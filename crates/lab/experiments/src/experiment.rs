//! What an experiment is.

use std::fmt::Display;

use crate::{Findings, Records, Settings};

/// One experiment of a source, ready to be run again. [`Experiment::BASE`] fills in what most of them
/// have in common.
#[derive(Clone, Copy, Debug)]
pub struct Experiment {
    /// Its name on the command line: `zole-e5`.
    pub id: &'static str,
    /// What it is about, in one line.
    pub title: &'static str,
    /// Where it was published: author, title, year, table or figure.
    pub source: &'static str,
    /// What is done, in a few sentences.
    pub protocol: &'static str,
    /// Everything that we do otherwise than the source; empty only if there is nothing.
    pub deviations: &'static [&'static str],
    /// Which records it reads, if it reads any.
    pub records: Option<Records>,
    /// Is there nothing to do without records?
    pub needs_records: bool,
    /// Is less done when it is run quickly? If not, `--quick` changes nothing.
    pub has_quick: bool,
    /// What is run, given size, seed and records.
    pub run: fn(&Settings<'_>) -> Result<Findings, Failed>,
}

impl Experiment {
    /// An experiment that reads no records, has a quick size and finds nothing.
    pub const BASE: Experiment = Experiment {
        id: "",
        title: "",
        source: "",
        protocol: "",
        deviations: &[],
        records: None,
        needs_records: false,
        has_quick: true,
        run: |_| Ok(Findings::default()),
    };

    /// Runs the experiment.
    pub fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        (self.run)(settings)
    }
}

/// Why an experiment has no findings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failed(pub String);

impl Failed {
    /// The reason that an error states.
    pub fn by(error: impl Display) -> Failed {
        Failed(error.to_string())
    }
}
