//! The toy games for server, arena and command line: the smallest kits, and models for new ones.
//!
//! | module | idea |
//! |---|---|
//! | [`tic_tac_toe`] | open, without chance |
//! | [`race`] | open, with a die |
//! | [`kuhn`] | hidden cards |
//! | [`written_tree`] | not a game of ours: a tree written by hand, to be searched |
//! | `chosen` | what the three share: a preset and the number of games, as text |
//! | `position`, `faults` | what the three share: a game in text puts a question, or says what is wrong |
//! | `contest` | what the three share in the arena |
//!
//! Each module has the files of a kit: `wire` (the messages), `rules` (the kit itself), `host` (at a
//! table), `rank` (in the arena), `words` (at the terminal).

mod chosen;
mod contest;
mod faults;
pub mod kuhn;
mod position;
pub mod race;
pub mod tic_tac_toe;
pub mod written_tree;

pub use faults::tree_message;
pub use kuhn::KuhnKit;
pub use race::RaceKit;
pub use tic_tac_toe::TicTacToeKit;
pub use written_tree::TypedTree;
