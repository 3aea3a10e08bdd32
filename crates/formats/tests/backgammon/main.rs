//! Round trips and reference data for the backgammon formats.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod draw;
mod games;
mod ids;
mod mat;
mod met;
mod notation;
mod reference;
mod sgf;
