//! Tests that play whole matches at a table and look inside it.

mod answers;
mod clocks;
mod non_interference;
mod pair;
mod races;
mod restoring;
mod samples;
mod sim;
mod spectators;
mod talk;
mod whole_matches;
mod worlds;

pub(crate) use worlds::World;
