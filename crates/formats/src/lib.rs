//! Text and files of the games, one module folder for each game.
//!
//! Reading never panics, whatever the bytes: every error says what was wrong, where, and what would
//! be right. Writing is canonical: what is written here reads back as the same value.
//!
//! ```
//! use parlor_backgammon::RuleSet;
//! use parlor_formats::backgammon::PositionId;
//!
//! let id: PositionId = "4HPwATDgc/ABMA".parse()?;
//! assert_eq!(id.board(15)?, RuleSet::STANDARD.board());
//! # Ok::<(), parlor_formats::backgammon::PositionIdError>(())
//! ```
//!
//! Not here: rules (`parlor-backgammon`, `parlor-riichi`, `parlor-toy`, `parlor-zole`), messages between processes
//! (`parlor-wire`).

mod at;
pub mod backgammon;
mod plain_text;
pub mod riichi;
mod rules_text;
pub mod toy;
pub mod written_tree;
pub mod zole;

pub use at::{At, ErrorAt};
pub use rules_text::{RulesWords, write_rules_text};
