//! `parlor backgammon …`

mod convert;
mod moves;
mod position;
mod show;
mod source;

use parlor_agent::Registry;
use parlor_backgammon::{Backgammon, RuleSet};

use crate::Failure;

/// Backgammon
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List every legal play of a roll
    Moves(moves::Args),
    /// Convert a position or a match file to another format
    Convert(convert::Args),
    /// Draw a position
    Show(show::Args),
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Moves(args) => moves::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Show(args) => show::run(args),
    }
}

/// Who can play backgammon.
pub(crate) fn registry() -> Registry<Backgammon> {
    Registry::new()
}

/// Reads the name of a ruleset.
pub(crate) fn rules(name: &str) -> Result<RuleSet, String> {
    RuleSet::named(name).ok_or_else(|| {
        let known = RuleSet::ALL.map(|rules| rules.name).join(", ");
        format!("no ruleset is called {name:?}; there are: {known}")
    })
}
