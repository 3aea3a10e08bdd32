//! The games that the arena can play, one file each.

mod backgammon;

pub use backgammon::BackgammonField;
