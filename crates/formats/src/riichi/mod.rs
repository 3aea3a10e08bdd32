//! Riichi: hand notation, tile codes, and records of matches.
//!
//! | module | what |
//! |---|---|
//! | [`Mpsz`], [`RulesText`], [`tile_code`] | hands, rulesets and single tiles as text |
//!
//! What each format can hold: `docs/user/riichi-formats.md`.

mod mpsz;
mod rules_text;
pub mod tile_code;

pub use mpsz::{Mpsz, MpszError, SetFault};
pub use rules_text::{RulesText, RulesTextError};
