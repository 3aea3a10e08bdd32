//! `parlor zole …`

mod advise;
mod analyse;
mod count;
mod deal;
mod exploit;
mod galdins;
mod open;
mod recorded;
mod row;
mod show;
mod solve;
mod told;

use anyhow::{Context, anyhow};
use parlor_formats::zole::{Style, by_strength, read_cards, read_rules, write_cards};
use parlor_zole::{Card, CardSet, RuleSet};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// What to call, bury or play, with the value of every choice
    Advise(Box<advise::Args>),
    /// The cost of every call, burial and card of a record, and everyone's luck
    Analyse(analyse::Args),
    /// The exact value of every card when all cards are open
    Solve(solve::Args),
    /// Count the ways to play the cards to the end
    Count(count::Args),
    /// What agents give away in the last two tricks, by exact best responses
    Exploit(exploit::Args),
    /// Deal the cards
    Deal(deal::Args),
    /// Draw a deal, or a session of a record: its sheet, a deal, what a seat knew
    Show(show::Args),
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Advise(args) => advise::run(args),
        Command::Analyse(args) => analyse::run(args),
        Command::Solve(args) => solve::run(args),
        Command::Count(args) => count::run(args),
        Command::Exploit(args) => exploit::run(args),
        Command::Deal(args) => deal::run(args),
        Command::Show(args) => show::run(args),
    }
}

/// Reads a ruleset: a preset and what differs from it.
fn rules(text: &str) -> anyhow::Result<RuleSet> {
    Ok(read_rules(text)?)
}

/// Reads cards in any notation; `what` names them in an error.
fn cards(what: &str, text: &str) -> anyhow::Result<Vec<Card>> {
    read_cards(text).with_context(|| what.to_owned())
}

/// Cards as a set, each of which must be there once.
fn distinct(what: &str, cards: impl IntoIterator<Item = Card>) -> anyhow::Result<CardSet> {
    CardSet::from_distinct(cards).map_err(|card| anyhow!("{what}: {card} appears twice"))
}

/// Cards as they are listed in errors, the strongest first.
fn listed(cards: CardSet) -> String {
    write_cards(by_strength(cards), Style::Letters)
}
