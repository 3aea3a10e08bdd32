//! `parlor train`: teach agents by play.

mod backgammon_cube;
mod backgammon_fit;
mod backgammon_inputs;
mod backgammon_labels;
mod backgammon_linear;
mod backgammon_net;
mod label_files;
mod riichi_dqn;
mod riichi_far;
mod riichi_house;
mod zole_bidding;

/// What can be trained
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// How long the doubling cube lives, by play of the networks against themselves
    BackgammonCube(backgammon_cube::Args),
    /// The networks of the backgammon agent net, by labelled positions
    BackgammonFit(backgammon_fit::Args),
    /// Labelled positions of backgammon as tables for a trainer on a GPU
    BackgammonInputs(backgammon_inputs::Args),
    /// Positions of backgammon with what looking ahead says of them
    BackgammonLabels(backgammon_labels::Args),
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
    /// What the Zole agent house asks of a call, by play against itself
    ZoleBidding(zole_bidding::Args),
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::BackgammonCube(args) => backgammon_cube::run(args),
        Command::BackgammonFit(args) => backgammon_fit::run(args),
        Command::BackgammonInputs(args) => backgammon_inputs::run(args),
        Command::BackgammonLabels(args) => backgammon_labels::run(args),
        Command::BackgammonLinear(args) => backgammon_linear::run(args),
        Command::BackgammonNet(args) => backgammon_net::run(args),
        Command::RiichiDqn(args) => riichi_dqn::run(args),
        Command::RiichiFar(args) => riichi_far::run(args),
        Command::RiichiHouse(args) => riichi_house::run(args),
        Command::ZoleBidding(args) => zole_bidding::run(args),
    }
}
