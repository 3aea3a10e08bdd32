//! Zole at the terminal.

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
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
use super::words::Words;
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

    const HELP: &'static str =
        "\nCards are typed as TH, 10H or 10♥; two of them to bury. Calls: pass, take, zole.";

    fn draw(view: &View, _viewer: Seat) -> String {
        draw::view(view, Style::Symbols)
    }

    fn question(view: &View, viewer: Seat) -> String {
        match view.public().stage() {
            Stage::Bidding { .. } => format!("{viewer}: your call"),
            Stage::Burying { .. } => format!("{viewer}: two cards to bury"),
            _ => format!("{viewer}: your card"),
        }
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

    fn read(view: &View, _viewer: Seat, legal: &[Action], entry: &str) -> Result<Action, String> {
        let action = match view.public().stage() {
            Stage::Bidding { .. } => {
                let word = entry.to_lowercase();
                let call = CALLS.iter().find(|named| named.0.starts_with(&word));
                Action::Call(call.ok_or_else(|| format!("{entry:?} is no call"))?.1)
            }
            Stage::Burying { .. } => {
                let pair = match read_cards(entry).map_err(|fault| fault.to_string())?[..] {
                    [one, other] => Pair::new(one, other),
                    _ => None,
                };
                Action::Bury(pair.ok_or("two different cards are buried, as in KS TC")?)
            }
            _ if entry.to_lowercase().starts_with("throw") => Action::ThrowIn,
            _ => match read_cards(entry).map_err(|fault| fault.to_string())?[..] {
                [card] => Action::Play(card),
                _ => return Err("one card is played at a time".to_owned()),
            },
        };
        if legal.contains(&action) { Ok(action) } else { Err(refusal(view, action)) }
    }

    fn tell(before: &View, seen: &Seen) -> Option<String> {
        let dealer = before.public().setup().seating().dealer();
        Some(match *seen {
            Seen::Dealt { hand } if hand.is_empty() => {
                format!("{dealer} deals and sits out")
            }
            Seen::Dealt { hand } => {
                let hand = parlor_formats::zole::write_hand(hand, Style::Symbols);
                format!("{dealer} deals; {} has {hand}", before.me())
            }
            Seen::Called { seat, call: Call::Pass } => format!("{seat} passes"),
            Seen::Called { seat, call: Call::Take } => format!("{seat} takes the table"),
            Seen::Called { seat, call: Call::Zole } => format!("{seat} plays zole"),
            Seen::Called { seat, call: Call::MazaZole } => format!("{seat} plays mazā zole"),
            Seen::ITook { table } => format!("{} picks up {}", before.me(), cards(table)),
            Seen::IBuried { cards: buried } => format!("{} buries {}", before.me(), cards(buried)),
            Seen::Buried { seat } => format!("{seat} buries two cards"),
            Seen::Played { seat, card } => {
                format!("{seat} plays {}", write_card(card, Style::Symbols))
            }
            Seen::Taken { seat, eyes, .. } => format!("{seat} takes the trick: {eyes} eyes"),
            Seen::ThrownIn { seat } => format!("{seat} throws the rest in"),
            Seen::Over { .. } => return None,
        })
    }

    fn result(&self) -> String {
        let Some(&outcome) = self.outcome() else { return "the deal is not over".to_owned() };
        let how = entry_in_words(&Entry::Played(outcome), self.public().setup().seating());
        match self.public().contract() {
            None => how,
            Some(Contract::Lielais(_)) => format!("{how}; buried were {}", cards(self.aside())),
            Some(_) => format!("{how}; on the table were {}", cards(self.aside())),
        }
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

/// Why something that can be read may not be done.
fn refusal(view: &View, action: Action) -> String {
    match action {
        Action::Play(card) if view.hand().contains(card) => {
            let led = view.public().trick().and_then(parlor_zole::Trick::led);
            let led = led.map_or("the lead".to_owned(), |led| led.to_string());
            format!(
                "{} may not be played: {led} must be followed",
                write_card(card, Style::Symbols)
            )
        }
        Action::Play(card) => format!("you do not hold {}", write_card(card, Style::Symbols)),
        Action::Bury(pair) => format!("you do not hold {}", cards(pair.cards() - view.hand())),
        Action::Call(_) => "that is not called by these rules".to_owned(),
        Action::ThrowIn => "these rules do not let you throw in here".to_owned(),
    }
}
