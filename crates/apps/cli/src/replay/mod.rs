//! `parlor replay`: records of finished games.

mod verify;

use crate::Failure;

/// What to do with a record
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Recompute every tile, card and die of a record from its proof of fair chance
    Verify(verify::Args),
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Verify(args) => verify::run(args),
    }
}
