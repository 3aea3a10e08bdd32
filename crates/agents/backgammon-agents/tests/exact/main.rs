//! Exact endings and the cube, against other methods and the reference data.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod bearoff;
mod cube;
mod cube_plays;
mod held_out;
mod met;
mod plain;
mod player;
mod reference;
