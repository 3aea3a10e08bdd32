//! Every experiment run quickly, and what is written of its results.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod backgammon;
mod documents;
mod frame;
mod jp_dag;
mod lt;
mod records;
mod results;
mod riichi;
mod support;
mod zole;
