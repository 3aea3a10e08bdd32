//! `parlor backgammon …`

mod convert;
mod moves;
mod position;
mod show;
mod source;

use std::env;
use std::io::{self, IsTerminal};

use parlor_agent::Registry;
use parlor_backgammon::{Backgammon, Position, RuleSet};
use parlor_formats::backgammon::draw::{self, Charset, Style};
use parlor_game::Seat;

use crate::Failure;

/// Backgammon
#[derive(clap::Subcommand)]
#[command(
    after_help = "Examples:\n  parlor backgammon show 4HPwATDgc/ABMA\n  parlor backgammon moves 4HPwATDgc/ABMA 31"
)]
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
    parlor_backgammon_agents::registry()
}

/// Reads the name of a ruleset.
pub(crate) fn rules(name: &str) -> Result<RuleSet, String> {
    RuleSet::named(name).ok_or_else(|| {
        let known = RuleSet::ALL.map(|rules| rules.name).join(", ");
        format!("no ruleset is called {name:?}; there are: {known}")
    })
}

/// A position drawn with `bottom` at the lower edge.
pub(crate) fn drawing(position: &Position, bottom: Seat) -> String {
    let players = ["A", "B"];
    draw::draw(position, &Style { bottom: Some(bottom), players, charset: charset() })
}

/// Lines and discs on a terminal that can show them; plain characters for files and programs.
fn charset() -> Charset {
    let set = |name| env::var(name).ok().filter(|value: &String| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    let shows_all =
        locale.is_some_and(|name| name.to_uppercase().replace('-', "").contains("UTF8"));
    if shows_all && io::stdout().is_terminal() { Charset::Unicode } else { Charset::Ascii }
}
