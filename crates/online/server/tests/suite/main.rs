//! A server over real sockets.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod analysis;
mod budgets;
mod claims;
mod client;
mod clock;
mod endpoints;
mod exhibition;
mod explore;
mod figures;
mod fuzz;
mod hosts;
mod kill;
mod limits;
mod operating;
mod people;
mod play;
mod player;
mod postgres;
mod refusals;
mod restart;
mod reviews;
mod running;
