//! Networks against definitions: finite differences, a slow twin, bytes that come back.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod bytes;
mod gradients;
mod q_learning;
mod split_mix;
mod value;
