//! Finding a game by its name.

use clap::builder::PossibleValuesParser;
use parlor_agent::Message;

use crate::language::say;

/// Reads the name of a game.
pub(crate) fn parser() -> PossibleValuesParser {
    PossibleValuesParser::new(parlor_kits::names())
}

/// There is no game of this name.
pub(crate) fn unknown(name: &str) -> String {
    let unknown = Message::new("cli-unknown-game").with("name", format!("{name:?}"));
    say(&unknown.with("known", parlor_kits::names().join(", ")))
}
