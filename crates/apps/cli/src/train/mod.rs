//! `parlor train`: teach agents by play.

mod backgammon_linear;
mod backgammon_net;
mod riichi_dqn;
mod riichi_far;
mod riichi_house;

/// What can be trained
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// The linear evaluation of backgammon, by play against itself
    BackgammonLinear(backgammon_linear::Args),
    /// The networks of the backgammon agent net, by play against themselves
    BackgammonNet(backgammon_net::Args),
    /// The two networks of the riichi agent lt-dqn
    RiichiDqn(riichi_dqn::Args),
    /// Hands for the network by which the riichi agent house values hands far from ready
    RiichiFar(riichi_far::Args),
    /// The tables by which the riichi agent house reads its rivals
    RiichiHouse(riichi_house::Args),
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::BackgammonLinear(args) => backgammon_linear::run(args),
        Command::BackgammonNet(args) => backgammon_net::run(args),
        Command::RiichiDqn(args) => riichi_dqn::run(args),
        Command::RiichiFar(args) => riichi_far::run(args),
        Command::RiichiHouse(args) => riichi_house::run(args),
    }
}
