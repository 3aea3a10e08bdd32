//! The binary as its users meet it: arguments and input in, text and exit status out.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod arena;
mod backgammon_files;
mod backgammon_moves;
mod bots;
mod experiments;
mod play_backgammon;
mod support;
