//! What an experiment is.

use std::fmt::Display;

use crate::{Claim, Findings, Records, Rows, Settings, Shown, ShownClaim};

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
    /// Does `run all` at full size run it? If not, it takes too long for what it tells; `--long` and `--quick` run it,
    /// and so does its name at any size.
    pub in_full_run: bool,
    /// What is run, given size, seed and records: figures, drawings, remarks.
    pub run: fn(&Settings<'_>) -> Result<Findings, Failed>,
    /// What the source claims, and by which of the rows it is judged.
    pub claims: fn(Rows<'_>) -> Vec<Claim>,
    /// What else follows from the rows, a sentence each.
    pub notes: fn(Rows<'_>) -> Vec<String>,
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
        in_full_run: true,
        run: |_| Ok(Findings::default()),
        claims: |_| Vec::new(),
        notes: |_| Vec::new(),
    };

    /// Runs the experiment, and judges its claims by what was found.
    pub fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let mut findings = (self.run)(settings)?;
        let rows: Vec<Shown> = findings.comparisons.iter().map(Shown::of).collect();
        let claims = (self.claims)(Rows(&rows)).into_iter();
        findings.claims = claims.map(|claim| ShownClaim::of(claim, Rows(&rows))).collect();
        findings.notes = (self.notes)(Rows(&rows));
        Ok(findings)
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
