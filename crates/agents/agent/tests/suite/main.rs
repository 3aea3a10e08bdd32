//! Agents at work in a tiny game.

mod explanation;
mod nim;
mod random;
mod registry;
mod spec;
