//! When, how and how long an experiment was run.

use serde::{Deserialize, Serialize};

/// When, how and how long an experiment was run. It is given by the caller and changes no figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RunNote {
    /// What repeats it: `parlor experiment run lt-2`.
    pub command: String,
    /// The day, as `2026-11-15`.
    pub date: String,
    /// How long it took by the clock on the wall.
    pub seconds: f64,
    /// How many threads worked.
    pub threads: usize,
    /// The name of the records' file or folder, if it read any.
    pub records: Option<String>,
}
