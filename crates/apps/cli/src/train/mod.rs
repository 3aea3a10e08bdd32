//! `parlor train`: teach agents by play.

mod riichi_dqn;

use crate::Failure;

/// Training
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// The two networks of the riichi agent lt-dqn
    RiichiDqn(riichi_dqn::Args),
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::RiichiDqn(args) => riichi_dqn::run(args),
    }
}
