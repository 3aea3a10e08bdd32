//! The games that the arena can play, one file each.

mod backgammon;
mod riichi;
mod zole;

pub use backgammon::BackgammonField;
pub use riichi::RiichiField;
pub use zole::ZoleField;
