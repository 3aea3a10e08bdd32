//! Riichi at the terminal.

mod drawing;
mod ended;
mod entries;
mod sitting;

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use parlor_agent::{Message, Piece, Say};
use parlor_formats::riichi::mjai::{self, Dialect};
use parlor_formats::riichi::record::{DealRecord, Ending, Header, MatchRecord};
use parlor_formats::riichi::tenhou6;
use parlor_game::{BySeat, Game, Seat, Sink};
use parlor_riichi::deal::{Action, Event, Winner};
use parlor_riichi::rule_set::{Length, Parameter};
use parlor_riichi::{Contest, Deal, DrawOrder, MeldForm, RuleSet, Seen, Tile, View, Wall};

use super::Common;
use super::person::Terminal;
use super::seats;
use super::table::{self, Table};
use super::words::Words;
use crate::riichi::dora_of;
use crate::{Failure, riichi};
use sitting::Sitting;

pub(crate) use drawing::{drawing as riichi_drawing, round as riichi_round};
pub(crate) use entries::write as action_text;

/// Riichi mahjong
#[derive(clap::Args)]
#[command(after_help = "While you play, `help` tells what can be typed.")]
pub(super) struct Args {
    #[command(flatten)]
    common: Common,
    /// The ruleset (`parlor riichi rules`), with changes where wanted
    #[arg(long, default_value = "ema2016", value_parser = riichi::rules)]
    rules: RuleSet,
    /// How long to play, if not as long as the ruleset says
    #[arg(long, value_enum)]
    length: Option<Span>,
    /// Write what was played to this file: tenhou.net/6 if it ends in .json, otherwise mjai
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Span {
    /// The East round
    East,
    /// East and South rounds
    Half,
    /// A single deal
    Hand,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let registry = riichi::registry();
    let seats = args.common.seats.as_deref().unwrap_or("person,lt-fast,lt-fast,lt-fast");
    let players = seats::read(seats, &[4], &registry).map_err(Failure::Usage)?;
    let rules = match args.length {
        Some(Span::East) => args.rules.with(Parameter::MatchLength(Length::East)),
        Some(Span::Half) => args.rules.with(Parameter::MatchLength(Length::EastSouth)),
        Some(Span::Hand) | None => args.rules,
    };
    let contest = Sitting::new(Contest::new(&rules), args.length == Some(Span::Hand));
    let seed = args.common.seed_or_new();
    let terminal = Terminal::of_process();
    let mut table = Table::new(contest, players, &registry, seed, terminal);
    let wall = |setup: &_, mut chance| Wall::shuffled(setup, DrawOrder::Wall, &mut chance);
    let played = table.play(wall, table::score);
    if let Some(file) = &args.save {
        save(&table, &rules, file)?;
    }
    Ok(played?)
}

/// Writes the finished deals.
fn save<R, W>(
    table: &Table<'_, Sitting, R, W>,
    rules: &RuleSet,
    file: &Path,
) -> Result<(), Failure> {
    let mut deals = Vec::new();
    for played in &table.deals {
        let (mut deal, mut events) = (Deal::start(&played.setup), Vec::new());
        for input in &played.inputs {
            input.put_to(&mut deal, &mut events).map_err(anyhow::Error::from)?;
        }
        deals.extend(DealRecord::from_play(&played.setup, &events));
    }
    let names = BySeat::from_fn(|seat| format!("{} ({seat})", table.players[seat.idx()].name()));
    let contest = table.contest.contest();
    let ending = contest.is_over().then(|| Ending::of(contest));
    let record = MatchRecord { header: Header::new(*rules, names), deals, ending };
    let text = match file.extension().is_some_and(|extension| extension == "json") {
        true => tenhou6::write_match(&record).map_err(anyhow::Error::from)?,
        false => mjai::write_match(&record, Dialect::Mortal).map_err(anyhow::Error::from)?,
    };
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(())
}

impl Words for Deal {
    type Offer = Infallible;

    const HAS_SECRETS: bool = true;

    const HELP: &'static str = "cli-help-riichi";

    fn draw(view: &View, _viewer: Seat, say: &dyn Say) -> String {
        drawing::drawing(view, say)
    }

    fn question(view: &View, viewer: Seat) -> Message {
        drawing::question(view, viewer)
    }

    fn write(_view: &View, _viewer: Seat, action: Action) -> String {
        entries::write(action)
    }

    fn read(_view: &View, _viewer: Seat, legal: &[Action], entry: &str) -> Result<Action, Message> {
        entries::read(legal, entry)
    }

    fn tell(before: &View, seen: &Seen) -> Option<Message> {
        let said = |key, seat: Seat| Message::new(key).with("player", seat);
        Some(match *seen {
            Seen::Dealt { .. } => drawing::round(&before.table),
            Seen::Indicator { tile } => indicator("cli-riichi-indicator", tile),
            Seen::Discarded { seat, tile, riichi: true, .. } => {
                said("riichi-says-riichi", seat).with("tile", piece(tile))
            }
            Seen::Discarded { seat, tile, drawn: true, .. } => {
                said("cli-riichi-drawn-discarded", seat).with("tile", piece(tile))
            }
            Seen::Discarded { seat, tile, .. } => {
                said("riichi-says-discarded", seat).with("tile", piece(tile))
            }
            Seen::Called { seat, meld } => {
                let form = match meld.form() {
                    MeldForm::Chi => "chi",
                    MeldForm::Pon => "pon",
                    _ => "open_kan",
                };
                let called = said("riichi-says-called", seat).with("form", form);
                called.with("tiles", drawing::meld_text(&meld))
            }
            Seen::KanDeclared { seat, kan } => {
                said("riichi-says-kan", seat).with("tile", drawing::meld_text(&kan))
            }
            Seen::Won { ref wins } => {
                let one = |winner: &Winner| said("riichi-says-won", winner.seat);
                let mut all =
                    wins.winners.iter().map(one).map(|won| won.with("tile", piece(wins.tile)));
                let first = all.next()?;
                all.fold(first, |a, b| {
                    Message::new("cli-and-then").with("first", a).with("then", b)
                })
            }
            Seen::Ura { tile } => indicator("cli-riichi-ura", tile),
            Seen::IDrew { .. }
            | Seen::OtherDrew { .. }
            | Seen::StickPaid { .. }
            | Seen::IPassed
            | Seen::Ended { .. } => return None,
        })
    }

    fn result(&self, say: &dyn Say) -> String {
        ended::words(self, say)
    }

    fn read_offer(&self, _by: Seat, _entry: &str) -> Option<Result<Infallible, Message>> {
        None
    }

    fn offer_question(offer: Infallible) -> Message {
        match offer {}
    }

    fn accept(&mut self, offer: Infallible, _events: &mut impl Sink<Event>) {
        match offer {}
    }
}

fn indicator(key: &'static str, tile: Tile) -> Message {
    Message::new(key).with("tile", piece(tile)).with("dora", dora_of(&[tile]))
}

/// A tile as it is typed.
fn piece(tile: Tile) -> Piece {
    Piece::new(tile.to_string())
}
