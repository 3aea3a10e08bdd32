//! Agents at work in two tiny games: Nim, which is open, and a coin game with a secret.

mod coin;
mod driver;
mod explanation;
mod json;
mod nim;
mod playout;
mod random;
mod registry;
mod spec;
