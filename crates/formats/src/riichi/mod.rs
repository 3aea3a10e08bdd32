//! Riichi: hand notation, tile codes, and records of matches.
//!
//! | module | what |
//! |---|---|
//! | [`Mpsz`], [`RulesText`], [`tile_code`] | hands, rulesets and single tiles as text |
//! | [`record`] | the neutral record of a match, in pieces |
//! | [`read_pieces`] | records of any format, plain or gzipped |
//! | [`mjlog`] | Tenhou's XML records, with [`tenhou_wall`] to rebuild their walls |
//! | [`tenhou6`] | the JSON of tenhou.net/6 |
//! | [`mjai`] | the messages of mjai, both dialects |
//! | [`replay`] | records played again under the rules and compared |
//!
//! What each format can hold: `docs/user/riichi-formats.md`.

mod any_format;
mod decimal;
pub mod mjai;
pub mod mjlog;
mod mpsz;
pub mod record;
pub mod replay;
mod rules_text;
pub mod tenhou6;
pub mod tenhou_wall;
pub mod tile_code;

pub use any_format::{Format, ReadError, read_pieces};
pub use mpsz::{Mpsz, MpszError, SetFault};
pub use rules_text::{RulesText, RulesTextError};
