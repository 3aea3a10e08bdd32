//! Finding a game by its name.

use clap::builder::PossibleValuesParser;

/// Reads the name of a game.
pub(crate) fn parser() -> PossibleValuesParser {
    PossibleValuesParser::new(parlor_kits::names())
}

/// There is no game of this name.
pub(crate) fn unknown(name: &str) -> String {
    format!("unknown game {name:?}; known: {}", parlor_kits::names().join(", "))
}
