//! Round trips, errors and drawings of the Zole formats.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod draw;
mod games;
mod record;
mod rules;
