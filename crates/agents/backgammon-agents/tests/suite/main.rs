//! The players of backgammon.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod boards;
mod contract;
mod explained;
mod filtered_search;
mod judge;
mod levels;
mod linear;
mod match_play;
mod net;
mod pruning;
mod traces;
mod why;
