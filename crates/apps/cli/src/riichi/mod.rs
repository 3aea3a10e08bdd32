//! `parlor riichi …`

mod advise;
mod agree;
mod circumstances;
pub(crate) mod claimed;
mod convert;
mod ev;
mod replay;
mod rules;
mod score;
mod shanten;
mod waits;

use anyhow::Context;
use parlor_formats::riichi::record::Piece;
use parlor_formats::riichi::{Mpsz, RulesText, read_pieces};
use parlor_game::Seat;
use parlor_riichi::{Hand, RuleSet, Tiles, Wind};

use crate::files;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Score a winning hand and say why
    Score(score::Args),
    /// How far a hand is from winning, and what brings it forward
    Shanten(shanten::Args),
    /// What a hand waits for, and what each win would be worth
    Waits(waits::Args),
    /// What every discard is worth if nobody else acted
    Ev(ev::Args),
    /// What every agent would do in a situation of an mjai log, side by side
    Advise(advise::Args),
    /// How often an agent agrees with the players of records
    Agree(agree::Args),
    /// Play a record again under the rules and compare every win and score
    Replay(replay::Args),
    /// Convert a record between mjlog, tenhou.net/6 and mjai
    Convert(convert::Args),
    /// List the rulesets, or show one with how sure each value is
    Rules(rules::Args),
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Score(args) => score::run(args),
        Command::Shanten(args) => shanten::run(args),
        Command::Waits(args) => waits::run(args),
        Command::Ev(args) => ev::run(args),
        Command::Advise(args) => advise::run(args),
        Command::Agree(args) => agree::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Rules(args) => rules::run(args),
    }
}

/// Reads a ruleset: `tenhou`, or `tenhou length=east kiriage=yes`.
pub(crate) fn rules(text: &str) -> anyhow::Result<RuleSet> {
    Ok(text.parse::<RulesText>()?.0)
}

/// Reads a seat: a to d, or 0 to 3.
pub(crate) fn seat(text: &str) -> anyhow::Result<Seat> {
    let lower = text.to_lowercase();
    let named =
        |seat: &Seat| lower == seat.idx().to_string() || lower == seat.to_string().to_lowercase();
    let found = Seat::ALL.into_iter().find(named);
    found.with_context(|| format!("{text:?} is not a seat: a to d, or 0 to 3"))
}

/// Reads a hand with its sets: `123m406p77z,3<24m`.
fn hand(text: &str) -> anyhow::Result<Hand> {
    Ok(text.parse::<Mpsz>()?.0)
}

/// Reads a few tiles: indicators, discards.
fn tiles(text: &str) -> anyhow::Result<Tiles> {
    Ok(text.parse()?)
}

/// Reads a wind: E, S, W or N.
fn wind(text: &str) -> anyhow::Result<Wind> {
    let upper = text.to_uppercase();
    let found = Wind::ALL.into_iter().find(|wind| wind.to_string() == upper);
    found.with_context(|| format!("{text:?} is not a wind: E, S, W or N"))
}

/// The pieces of the record at `path`, in any format, plain or gzipped.
fn pieces(path: &str) -> anyhow::Result<impl Iterator<Item = anyhow::Result<Piece>>> {
    let pieces = read_pieces(files::open(path)?).with_context(|| path.to_owned())?;
    let path = path.to_owned();
    Ok(pieces.map(move |piece| piece.with_context(|| path.clone())))
}
