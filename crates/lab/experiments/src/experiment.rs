//! What an experiment is.

use std::fmt::Display;

use crate::{Findings, Records, Settings};

/// One experiment of a source, ready to be run again.
pub trait Experiment: Sync {
    /// Its name on the command line: `zole-e5`.
    fn id(&self) -> &'static str;

    /// What it is about, in one line.
    fn title(&self) -> &'static str;

    /// Where it was published: author, title, year, table or figure.
    fn source(&self) -> &'static str;

    /// What is done, in a few sentences.
    fn protocol(&self) -> &'static str;

    /// Everything that we do otherwise than the source; empty only if there is nothing.
    fn deviations(&self) -> &'static [&'static str];

    /// Which records it reads, if it reads any.
    fn records(&self) -> Option<Records> {
        None
    }

    /// Is less done when it is run quickly? If not, `--quick` changes nothing.
    fn has_quick(&self) -> bool {
        true
    }

    /// Is there nothing to do without records?
    fn needs_records(&self) -> bool {
        false
    }

    /// Does it.
    fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed>;
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
