//! A server over real sockets.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod client;
mod endpoints;
mod fuzz;
mod kill;
mod play;
mod player;
