//! `parlor riichi …`

mod advise;
mod agree;
mod circumstances;
mod claimed;
mod convert;
mod ev;
mod records;
mod replay;
mod row;
mod rules;
mod score;
mod shanten;
mod waits;

use parlor_agent::Registry;
use parlor_formats::riichi::{Mpsz, RulesText};
use parlor_game::Seat;
use parlor_riichi::{Deal, Hand, RuleSet, Tiles, Wind};

use crate::Failure;

/// Riichi mahjong
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

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
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

/// Who can play riichi.
pub(crate) fn registry() -> Registry<Deal> {
    parlor_riichi_agents::registry()
}

/// Reads a ruleset: `tenhou`, or `tenhou length=east kiriage=yes`.
pub(crate) fn rules(text: &str) -> Result<RuleSet, String> {
    text.parse::<RulesText>().map(|rules| rules.0).map_err(|error| error.to_string())
}

/// Reads a seat: a to d, or 0 to 3.
pub(crate) fn seat(text: &str) -> Result<Seat, String> {
    let lower = text.to_lowercase();
    let named =
        |seat: &Seat| lower == seat.idx().to_string() || lower == seat.to_string().to_lowercase();
    Seat::ALL
        .into_iter()
        .find(named)
        .ok_or_else(|| format!("{text:?} is not a seat: a to d, or 0 to 3"))
}

/// Reads a hand with its sets: `123m406p77z,3<24m`.
fn hand(text: &str) -> Result<Hand, String> {
    text.parse::<Mpsz>().map(|hand| hand.0).map_err(|error| error.to_string())
}

/// Reads a few tiles: indicators, discards.
fn tiles(text: &str) -> Result<Tiles, String> {
    text.parse::<Tiles>().map_err(|error| error.to_string())
}

/// Reads a wind: E, S, W or N.
fn wind(text: &str) -> Result<Wind, String> {
    let upper = text.to_uppercase();
    Wind::ALL
        .into_iter()
        .find(|wind| wind.to_string() == upper)
        .ok_or_else(|| format!("{text:?} is not a wind: E, S, W or N"))
}
