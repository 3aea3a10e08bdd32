//! What each riichi player does in situations whose answer is known, and how it explains it.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod bucket;
mod csp;
mod explanations;
mod fi;
mod house;
mod levels;
mod literal;
mod lt;
mod lt_dqn;
mod reasons;
mod scene;
// Also part of the contract suite.
#[path = "../table/mod.rs"]
mod table;
