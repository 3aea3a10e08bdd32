//! Tests that play whole matches at a table and look inside it.

mod answers;
mod checkpoints;
mod claims;
mod clocks;
mod exhibitions;
mod fairness;
mod handovers;
mod kept;
mod keys;
mod model;
mod non_interference;
mod pair;
mod races;
mod replays;
mod restoring;
mod samples;
mod seats;
mod sim;
mod spectators;
mod storm;
mod talk;
mod whole_matches;
mod worlds;

pub(crate) use worlds::World;
