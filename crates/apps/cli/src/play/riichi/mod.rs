//! Riichi at the terminal.

mod drawing;
mod ended;
mod entries;
mod sitting;

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
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
use crate::riichi::{dora_of, finish_words};
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

    const HELP: &'static str = "\
  5m       discard it; `drawn` discards what you have just drawn; 0m is the red five
  riichi 5m   tsumo   kan 5m   nine     on your turn
  ron   pon   chi 23m   kan   pass      when another player's tile lies open
In a river 5m' was discarded as drawn, [5m] declared riichi, (5m) was called.";

    fn draw(view: &View, _viewer: Seat) -> String {
        drawing::drawing(view)
    }

    fn question(view: &View, viewer: Seat) -> String {
        drawing::question(view, viewer)
    }

    fn write(_view: &View, _viewer: Seat, action: Action) -> String {
        entries::write(action)
    }

    fn read(_view: &View, _viewer: Seat, legal: &[Action], entry: &str) -> Result<Action, String> {
        entries::read(legal, entry)
    }

    fn tell(before: &View, seen: &Seen) -> Option<String> {
        Some(match *seen {
            Seen::Dealt { .. } => drawing::round(&before.table),
            Seen::Indicator { tile } => indicator("dora", tile),
            Seen::Discarded { seat, tile, riichi: true, .. } => {
                format!("{seat} declares riichi with {tile}")
            }
            Seen::Discarded { seat, tile, drawn: true, .. } => {
                format!("{seat} discards {tile}, just drawn")
            }
            Seen::Discarded { seat, tile, .. } => format!("{seat} discards {tile}"),
            Seen::Called { seat, meld } => {
                let what = match meld.form() {
                    MeldForm::Chi => "chi",
                    MeldForm::Pon => "pon",
                    _ => "an open kan",
                };
                let from =
                    meld.from().map_or(String::new(), |from| format!(" from {}", from.of(seat)));
                format!("{seat} calls {what}{from}: {}", drawing::meld_text(&meld))
            }
            Seen::KanDeclared { seat, kan } => {
                let what = if kan.added().is_some() { "adds to a kan" } else { "declares a kan" };
                format!("{seat} {what}: {}", drawing::meld_text(&kan))
            }
            Seen::Won { ref wins } => {
                let one = |winner: &Winner| {
                    format!("{} wins by {}", winner.seat, finish_words(winner.finish))
                };
                let all: Vec<String> = wins.winners.iter().map(one).collect();
                format!("{} with {}", all.join(", "), wins.tile)
            }
            Seen::Ura { tile } => indicator("ura-dora", tile),
            Seen::IDrew { .. }
            | Seen::OtherDrew { .. }
            | Seen::StickPaid { .. }
            | Seen::IPassed
            | Seen::Ended { .. } => return None,
        })
    }

    fn result(&self) -> String {
        ended::words(self)
    }

    fn read_offer(&self, _by: Seat, _entry: &str) -> Option<Result<Infallible, String>> {
        None
    }

    fn offer_question(offer: Infallible) -> String {
        match offer {}
    }

    fn accept(&mut self, offer: Infallible, _events: &mut impl Sink<Event>) {
        match offer {}
    }
}

fn indicator(what: &str, tile: Tile) -> String {
    format!("indicator {tile}: {what} {}", dora_of(&[tile]))
}
