//! `parlor backgammon …`

mod analyse;
mod analyst;
mod best;
mod cache;
mod compare;
mod convert;
mod cube;
mod duel;
mod eval;
mod loss;
mod moves;
mod position;
mod row;
mod show;
mod source;

use parlor_backgammon_kit::ruleset as rules;

pub(crate) use duel::networks_of;

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
    /// Which of two files of networks plays better
    Duel(duel::Args),
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
        Command::Loss(args) => loss::run(args),
        Command::Duel(args) => duel::run(args),
        Command::Analyse(args) => analyse::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Show(args) => show::run(args),
    }
}
