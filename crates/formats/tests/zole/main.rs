//! Round trips and errors of the Zole formats.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod games;
mod openzole;
mod position;
mod record;
mod rules;
