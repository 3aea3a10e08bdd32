//! `parlor zole …`

mod advise;
mod count;
mod deal;
mod galdins;
mod open;
mod row;
mod show;
mod solve;

use parlor_agent::{Registry, Stream};
use parlor_formats::zole::read_rules;
use parlor_zole::{Deal, Pack, RuleSet};

use crate::Failure;

/// Zole
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// What to call, bury or play, with the value of every choice
    Advise(Box<advise::Args>),
    /// The exact value of every card when all cards are open
    Solve(solve::Args),
    /// How many ways there are to play the cards to the end
    Count(count::Args),
    /// Deal the cards
    Deal(deal::Args),
    /// Draw a deal, or a session of a record: its sheet, a deal, what a seat knew
    Show(show::Args),
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Advise(args) => advise::run(args),
        Command::Solve(args) => solve::run(args),
        Command::Count(args) => count::run(args),
        Command::Deal(args) => deal::run(args),
        Command::Show(args) => show::run(args),
    }
}

/// Who can play Zole.
pub(crate) fn registry() -> Registry<Deal> {
    parlor_zole_agents::registry()
}

/// Reads a ruleset: a preset and what differs from it.
pub(crate) fn rules(text: &str) -> Result<RuleSet, String> {
    read_rules(text).map_err(|error| error.to_string())
}

/// The pack of deal `number` of a session with this seed, counted from 0.
pub(crate) fn pack(mut chance: Stream) -> Pack {
    Pack::shuffled(&mut chance)
}
