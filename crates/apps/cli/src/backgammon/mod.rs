//! `parlor backgammon …`

mod analyse;
mod analyst;
mod best;
mod cache;
mod compare;
mod convert;
mod cube;
mod duel;
mod engine;
mod eval;
mod external;
mod judge;
mod kept;
mod loss;
mod moves;
mod peer;
mod position;
mod positions;
mod rollout;
mod row;
mod show;
mod source;
mod ubgi;
mod versus;

use parlor_backgammon_kit::ruleset as rules;

pub(crate) use duel::{networks_of, weights_of};

#[derive(clap::Subcommand)]
#[command(
    after_help = "Examples:\n  parlor backgammon show 4HPwATDgc/ABMA\n  parlor backgammon moves 4HPwATDgc/ABMA 31\n  parlor backgammon best 4HPwATDgc/ABMA --dice 31"
)]
pub(crate) enum Command {
    /// List every legal play of a roll
    Moves(moves::Args),
    /// What an agent would play, with the value of every play
    Best(best::Args),
    /// Whether to double, and whether to take
    Cube(cube::Args),
    /// What a position is worth: chances, equity, cube
    Eval(eval::Args),
    /// What an agent's plays lose, by another program's equities
    Loss(loss::Args),
    /// Where an agent and another program play differently: who is right, by long rollouts
    Judge(judge::Args),
    /// Positions from games of the networks against themselves
    Positions(positions::Args),
    /// Play positions out many times, less the luck
    Rollout(rollout::Args),
    /// Which of two files of networks plays better
    Duel(duel::Args),
    /// Serve an agent as an external player of GNU Backgammon
    External(external::Args),
    /// Play as another program, by the protocol of bots; the arena starts it for gnubg and bgsage
    Peer(peer::Args),
    /// Play by the Universal Backgammon Interface, on standard input and output
    Ubgi(ubgi::Args),
    /// An agent against another program: the same dice from both sides, less the luck
    Versus(versus::Args),
    /// The errors and the luck of a match
    Analyse(analyse::Args),
    /// Convert a position or a match file to another format
    Convert(convert::Args),
    /// Draw a position
    Show(show::Args),
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Moves(args) => moves::run(args),
        Command::Best(args) => best::run(args),
        Command::Cube(args) => cube::run(args),
        Command::Eval(args) => eval::run(args),
        Command::Judge(args) => judge::run(args),
        Command::Loss(args) => loss::run(args),
        Command::Positions(args) => positions::run(args),
        Command::Rollout(args) => rollout::run(args),
        Command::Duel(args) => duel::run(args),
        Command::External(args) => external::run(args),
        Command::Peer(args) => peer::run(args),
        Command::Ubgi(args) => ubgi::run(args),
        Command::Versus(args) => versus::run(args),
        Command::Analyse(args) => analyse::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Show(args) => show::run(args),
    }
}
