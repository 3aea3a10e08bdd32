//! The games that can be played at a table.

mod backgammon;
mod riichi;
mod zole;

pub use backgammon::BackgammonTable;
pub use riichi::RiichiTable;
pub use zole::ZoleTable;
