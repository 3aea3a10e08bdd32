//! Zole at the terminal.

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use parlor_agent::{Message, Say};
use parlor_formats::zole::record::{self, DealRecord, SessionRecord, entry_in_words};
use parlor_formats::zole::{Style, by_strength, draw, read_cards, write_card, write_cards};
use parlor_game::{Seat, Sink};
use parlor_zole::{
    Action, Call, CardSet, Contract, Deal, Entry, Event, Pair, Players, Ruleset, Seen, Session,
    Stage, View,
};

use super::Common;
use super::person::Terminal;
use super::seats;
use super::table::Table;
use super::words::{Words, not_now};
use crate::{Failure, zole};

/// Zole
#[derive(clap::Args)]
#[command(after_help = "While you play, `help` tells what can be typed.")]
pub(super) struct Args {
    #[command(flatten)]
    common: Common,
    /// The ruleset: a preset and what differs from it, as in `online-pm,throw_in=on`. The number of
    /// seats decides whether three or four are at the table
    #[arg(long, default_value = "lzf-classic", value_parser = zole::rules)]
    rules: Ruleset,
    /// How many deals; unless given, a round of the ruleset, or one deal from every seat
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    deals: Option<u16>,
    /// Write what was played to this file, as a record
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let registry = zole::registry();
    let usual = match args.rules.players {
        Players::Three => "person,house,house",
        Players::Four => "person,house,house,house",
    };
    let seats = args.common.seats.as_deref().unwrap_or(usual);
    let players = seats::read(seats, &[3, 4], &registry).map_err(Failure::Usage)?;
    // The last seat deals first, so that seat A begins.
    let (n_players, dealer) = match players.len() {
        3 => (Players::Three, Seat::C),
        _ => (Players::Four, Seat::D),
    };
    let round = args.deals.or(args.rules.round_length).unwrap_or(players.len() as u16);
    let rules = Ruleset { players: n_players, round_length: Some(round), ..args.rules };
    let Some(session) = Session::new(rules, dealer) else {
        return Err(Failure::Usage(format!("nobody sits at seat {dealer}")));
    };
    let (seed, terminal) = (args.common.seed_or_new(), Terminal::of_process());
    let mut table = Table::new(session, players, &registry, seed, terminal);
    let played = table.play(|_, chance| zole::pack(chance), standing);
    if let Some(file) = &args.save {
        let names = table.players.iter().zip(Seat::ALL);
        let record = SessionRecord {
            rules,
            players: names.map(|(player, seat)| name(player.name(), seat)).collect(),
            dealer,
            comments: Vec::new(),
            deals: table.deals.iter().filter_map(|d| DealRecord::from_inputs(&d.inputs)).collect(),
        };
        save(&record, file)?;
    }
    Ok(played?)
}

/// The score sheet while it fits a screen, then only its last line.
fn standing(session: &Session) -> String {
    let short = session.sheet().len() <= 24;
    format!("\n{}", if short { draw::sheet(session) } else { draw::last_line(session) })
}

/// A player's name in a record, where commas stand between names.
fn name(player: &str, seat: Seat) -> String {
    format!("{} ({seat})", player.replace(',', " "))
}

fn save(record: &SessionRecord, file: &Path) -> Result<(), Failure> {
    let text = record::write(record).map_err(anyhow::Error::from)?;
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(())
}

/// How calls are typed; the first letter is enough.
const CALLS: [(&str, Call); 4] = [
    ("pass", Call::Pass),
    ("take", Call::Take),
    ("zole", Call::Zole),
    ("maza-zole", Call::MazaZole),
];

const THROW_IN: &str = "throw in";

fn cards(set: CardSet) -> String {
    write_cards(by_strength(set), Style::Symbols)
}

impl Words for Deal {
    /// Nothing is offered beside the game: giving up is an action where the rules allow it.
    type Offer = Infallible;

    const HAS_SECRETS: bool = true;

    const HELP: &'static str = "cli-help-zole";

    fn draw(view: &View, _viewer: Seat, _say: &dyn Say) -> String {
        draw::view(view, Style::Symbols)
    }

    fn question(view: &View, _viewer: Seat) -> Message {
        Message::new(match view.public().stage() {
            Stage::Bidding { .. } => "zole-prompt-call",
            Stage::Burying { .. } => "zole-prompt-bury",
            _ => "cli-zole-card",
        })
    }

    fn write(_view: &View, _viewer: Seat, action: Action) -> String {
        match action {
            Action::Call(call) => {
                CALLS.iter().find(|named| named.1 == call).map_or("", |named| named.0).to_owned()
            }
            Action::Bury(pair) => cards(pair.cards()),
            Action::Play(card) => write_card(card, Style::Symbols),
            Action::ThrowIn => THROW_IN.to_owned(),
        }
    }

    fn read(view: &View, _viewer: Seat, legal: &[Action], entry: &str) -> Result<Action, Message> {
        let read = |entry| read_cards(entry).map_err(|fault| Message::verbatim(fault.to_string()));
        let action = match view.public().stage() {
            Stage::Bidding { .. } => {
                let word = entry.to_lowercase();
                let call = CALLS.iter().find(|named| named.0.starts_with(&word));
                Action::Call(call.ok_or_else(|| not_now(entry))?.1)
            }
            Stage::Burying { .. } => {
                let pair = match read(entry)?[..] {
                    [one, other] => Pair::new(one, other),
                    _ => None,
                };
                Action::Bury(pair.ok_or(Message::new("cli-zole-two-cards"))?)
            }
            _ if entry.to_lowercase().starts_with("throw") => Action::ThrowIn,
            _ => match read(entry)?[..] {
                [card] => Action::Play(card),
                _ => return Err(Message::new("cli-zole-one-card")),
            },
        };
        if legal.contains(&action) { Ok(action) } else { Err(refusal(view, action)) }
    }

    fn tell(before: &View, seen: &Seen) -> Option<Message> {
        let said = |key, seat: Seat| Message::new(key).with("player", seat);
        let dealer = before.public().setup().seating().dealer();
        let me = before.me();
        Some(match *seen {
            Seen::Dealt { hand } if hand.is_empty() => said("cli-zole-sits-out", dealer),
            Seen::Dealt { hand } => {
                let hand = parlor_formats::zole::write_hand(hand, Style::Symbols);
                said("cli-zole-deals", dealer).with("seat", me).with("cards", hand)
            }
            Seen::Called { seat, call } => said("zole-says-called", seat).with(
                "call",
                match call {
                    Call::Pass => "pass",
                    Call::Take => "take",
                    Call::Zole => "zole",
                    Call::MazaZole => "maza_zole",
                },
            ),
            Seen::ITook { table } => said("cli-zole-picks-up", me).with("cards", cards(table)),
            Seen::IBuried { cards: buried } => {
                said("cli-zole-buries", me).with("cards", cards(buried))
            }
            Seen::Buried { seat } => said("zole-says-buried", seat),
            Seen::Played { seat, card } => {
                said("zole-played", seat).with("card", write_card(card, Style::Symbols))
            }
            Seen::Taken { seat, eyes, .. } => {
                said("zole-taken-by", seat).with("n", u32::from(eyes.0))
            }
            Seen::ThrownIn { seat } => said("zole-says-thrown-in", seat),
            Seen::Over { .. } => return None,
        })
    }

    fn result(&self, say: &dyn Say) -> String {
        let Some(&outcome) = self.outcome() else { return String::new() };
        let how = entry_in_words(&Entry::Played(outcome), self.public().setup().seating());
        let aside = |key| say.message(&Message::new(key).with("cards", cards(self.aside())));
        match self.public().contract() {
            None => how,
            Some(Contract::Lielais(_)) => format!("{how}; {}", aside("cli-zole-buried")),
            Some(_) => format!("{how}; {}", aside("cli-zole-on-table")),
        }
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

/// Why something that can be read may not be done.
fn refusal(view: &View, action: Action) -> Message {
    let not_held = |cards: String| Message::new("cli-zole-not-held").with("cards", cards);
    match action {
        Action::Play(card) if view.hand().contains(card) => {
            let led = view.public().trick().and_then(parlor_zole::Trick::led);
            let led = led.map_or(String::new(), |led| led.to_string());
            Message::new("cli-zole-follow")
                .with("card", write_card(card, Style::Symbols))
                .with("led", led)
        }
        Action::Play(card) => not_held(write_card(card, Style::Symbols)),
        Action::Bury(pair) => not_held(cards(pair.cards() - view.hand())),
        Action::Call(_) => Message::new("cli-zole-no-such-call"),
        Action::ThrowIn => Message::new("cli-zole-no-throw-in"),
    }
}
