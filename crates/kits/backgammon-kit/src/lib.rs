//! Backgammon for server, arena and command line.
//!
//! | file | idea |
//! |---|---|
//! | [`wire`] | the messages |
//! | `rules` | [`BackgammonKit`]: rules text, presets, lengths |
//! | `host` | at a table |
//! | `rank` | in the arena |
//! | `records`, `position` | `.mat` files, positions in text |
//! | `words` | at the terminal; [`board_text`], a board |

mod host;
mod position;
mod rank;
mod records;
mod rules;
pub mod wire;
mod words;

pub use records::match_record;
pub use rules::{BackgammonKit, ruleset};
pub use wire::BackgammonWire;
pub use words::board_text;
