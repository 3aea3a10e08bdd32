//! `parlor train`: weights of our own making.

mod backgammon_linear;

use crate::Failure;

/// What can be trained
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// The linear evaluation of backgammon, by play against itself
    BackgammonLinear(backgammon_linear::Args),
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::BackgammonLinear(args) => backgammon_linear::run(args),
    }
}
