//! The players of Zole: the contract of all agents, what each of them does, and how it explains it.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod contract;
mod habits;
mod house;
mod inference;
mod levels;
mod methods;
mod pimc;
mod snapshots;
mod source;
mod table;
mod threads;
mod why;
mod worlds;
