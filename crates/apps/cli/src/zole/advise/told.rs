//! A situation as one player tells it, without the cards that the player cannot see.

use parlor_formats::zole::{Style, by_strength, read_cards, read_rules, write_cards};
use parlor_game::{Illegal, Observed, Seat};
use parlor_zole::{
    Call, Card, CardSet, Deal, HAND_SIZE, Place, Players, Pules, RuleSet, Seen, Setup, Stage,
    TABLE_SIZE, View, Worlds, playable,
};
use serde_json::Value;

use crate::batch::Row;

/// What a player knows, in the order in which it was learnt.
pub(super) struct Told {
    pub(super) rules: RuleSet,
    pub(super) place: Place,
    pub(super) hand: Vec<Card>,
    pub(super) calls: Vec<Call>,
    pub(super) table: Vec<Card>,
    pub(super) buried: Vec<Card>,
    pub(super) played: Vec<Card>,
    pub(super) pules: u8,
}

const CALLS: [(&str, Call); 4] = [
    ("pass", Call::Pass),
    ("take", Call::Take),
    ("zole", Call::Zole),
    ("maza-zole", Call::MazaZole),
];

/// Reads cards in any notation.
pub(super) fn cards(what: &str, text: &str) -> Result<Vec<Card>, String> {
    read_cards(text).map_err(|fault| format!("{what}: {fault}"))
}

/// Reads calls with blanks or commas between.
pub(super) fn calls(what: &str, text: &str) -> Result<Vec<Call>, String> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words
        .map(|word| {
            let known = CALLS.iter().find(|known| known.0.eq_ignore_ascii_case(word));
            let wrong = || format!("{what}: {word:?} is not a call: pass, take, zole or maza-zole");
            known.map(|known| known.1).ok_or_else(wrong)
        })
        .collect()
}

impl Told {
    /// Reads a line of a batch.
    pub(super) fn from_row(row: &Row) -> Result<Told, String> {
        let text = |name: &str| match row.get(name) {
            None => Ok(String::new()),
            Some(Value::String(text)) => Ok(text.clone()),
            Some(Value::Array(words)) if words.iter().all(Value::is_string) => {
                Ok(words.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "))
            }
            Some(_) => Err(format!("{name:?} must be a text or a list of texts")),
        };
        let number = |name: &str, below: u64| match row.get(name) {
            None => Ok(0),
            Some(value) => value
                .as_u64()
                .filter(|&n| n < below)
                .ok_or_else(|| format!("{name:?} must be a number below {below}")),
        };
        let rules = match row.get("rules") {
            None => RuleSet::LZF_CLASSIC,
            Some(_) => read_rules(&text("rules")?).map_err(|error| error.to_string())?,
        };
        let set = |name: &str| cards(&format!("{name:?}"), &text(name)?);
        Ok(Told {
            rules,
            place: Place::from_idx(number("place", 3)? as usize).unwrap_or(Place::First),
            hand: set("hand")?,
            calls: calls("\"calls\"", &text("calls")?)?,
            table: set("table")?,
            buried: set("buried")?,
            played: set("played")?,
            pules: number("pules", 256)? as u8,
        })
    }

    /// What the player knows, if all of it fits together and it is the player's turn.
    pub(super) fn view(&self) -> Result<View, String> {
        let dealer = match self.rules.players {
            Players::Three => Seat::C,
            Players::Four => Seat::D,
        };
        let setup = Setup::new(self.rules, dealer).ok_or("nobody deals")?;
        let setup = setup.with_pules(Pules::default().with_common(self.pules));
        let me = setup.seating().seat(self.place);
        let (hand, table) = self.dealt()?;
        let mut view = Deal::first_view(&setup, me);
        fold(&mut view, Seen::Dealt { hand }, "the hand")?;
        self.call(&mut view)?;
        self.bury(&mut view, table)?;
        for (n, &card) in self.played.iter().enumerate() {
            play(&mut view, n + 1, card)?;
        }
        self.expect_turn(&view)?;
        if Worlds::of(&view).count() == 0 {
            return Err("no deal fits all of this: someone cannot hold enough cards".to_owned());
        }
        Ok(view)
    }

    /// The eight cards dealt, and the table if it is known.
    fn dealt(&self) -> Result<(CardSet, CardSet), String> {
        let all = distinct("the hand", self.hand.iter().chain(&self.table))?;
        let (n_hand, n_table) = (self.hand.len(), self.table.len());
        match (n_hand, n_table) {
            (HAND_SIZE, 0 | TABLE_SIZE) => {
                let table: CardSet = self.table.iter().copied().collect();
                Ok((all - table, table))
            }
            // Which of ten cards had lain on the table makes no difference.
            (n, 0) if n == HAND_SIZE + TABLE_SIZE => {
                let table: CardSet = self.hand[HAND_SIZE..].iter().copied().collect();
                Ok((all - table, table))
            }
            _ => Err(format!(
                "the hand has {n_hand} cards and the table {n_table}: give the eight cards dealt, and \
                 the two of the table if you took it"
            )),
        }
    }

    fn call(&self, view: &mut View) -> Result<(), String> {
        for (n, &call) in self.calls.iter().enumerate() {
            let Stage::Bidding { turn } = *view.public().stage() else {
                return Err(format!("the bidding has ended after {n} calls"));
            };
            let seat = view.public().setup().seating().seat(turn);
            fold(view, Seen::Called { seat, call }, "a call")?;
        }
        Ok(())
    }

    fn bury(&self, view: &mut View, table: CardSet) -> Result<(), String> {
        let buried = distinct("the buried cards", &self.buried)?;
        let Stage::Burying { soloist } = *view.public().stage() else {
            let known = table | buried;
            let wrong = "only the lielais knows the table: \"take\" is not among your calls";
            return if known.is_empty() { Ok(()) } else { Err(wrong.to_owned()) };
        };
        let seat = view.public().setup().seating().seat(soloist);
        if soloist != self.place {
            if !table.is_empty() || !buried.is_empty() {
                return Err(format!("the {soloist} took the table, so you know nothing of it"));
            }
            return fold(view, Seen::Buried { seat }, "the burial");
        }
        if table.is_empty() {
            return Err(
                "you took the table: which two cards were there? (ten cards in all)".to_owned()
            );
        }
        fold(view, Seen::ITook { table }, "the table")?;
        match (buried.is_empty(), self.played.is_empty()) {
            (true, true) => Ok(()),
            (true, false) => Err("cards are played: which two did you bury?".to_owned()),
            _ => fold(view, Seen::IBuried { cards: buried }, "the buried cards"),
        }
    }

    fn expect_turn(&self, view: &View) -> Result<(), String> {
        let public = view.public();
        match public.turn() {
            Some(turn) if turn == self.place => Ok(()),
            Some(turn) => Err(format!("it is the {turn}'s turn, and you are the {}", self.place)),
            None if public.contract().is_none() => {
                Err("all have passed: by these rules nothing is played".to_owned())
            }
            None => Err("everything has been played".to_owned()),
        }
    }
}

fn distinct<'a>(what: &str, cards: impl IntoIterator<Item = &'a Card>) -> Result<CardSet, String> {
    CardSet::from_distinct(cards.into_iter().copied())
        .map_err(|card| format!("{what}: {card} appears twice"))
}

fn fold(view: &mut View, seen: Seen, what: &str) -> Result<(), String> {
    Deal::fold(view, &seen)
        .map_err(|illegal| format!("{what} cannot be so: {}", in_words(&illegal)))
}

/// Why the rules refuse something, as a player would say it.
fn in_words(illegal: &Illegal) -> String {
    let reason = match illegal {
        Illegal::Refused { reason, .. }
        | Illegal::Chance { reason }
        | Illegal::Misfit { reason } => *reason,
        Illegal::NotAsked { .. } | Illegal::Missing { .. } => return illegal.to_string(),
    };
    match reason {
        "maza-zole-is-not-played" => "mazā zole is not played by these rules".to_owned(),
        "card-is-not-held" => "you do not hold all of these cards".to_owned(),
        "not-my-deal" => "a hand has eight different cards".to_owned(),
        "not-my-table" => "the table has two cards that are not in the hand".to_owned(),
        "not-now" => "that is not asked now".to_owned(),
        other => other.replace('-', " "),
    }
}

/// Plays card number `n`, and takes the trick that it closes.
fn play(view: &mut View, n: usize, card: Card) -> Result<(), String> {
    let public = view.public();
    let (Some(turn), Some(&trick)) = (public.turn(), public.trick()) else {
        return Err(format!("card {n}, {card}, is played before the bidding and burying are over"));
    };
    let seat = public.setup().seating().seat(turn);
    let mine = Some(turn) == view.my_place();
    let may = playable(view.hand(), trick.led());
    if mine && !may.contains(card) {
        let may = write_cards(by_strength(may), Style::Letters);
        return Err(format!("card {n}, {card}, is yours to play, and you could play only {may}"));
    }
    if Deal::fold(view, &Seen::Played { seat, card }).is_err() {
        let why = "it is in your hand, was played before, or of a class that player does not hold";
        return Err(format!("the {turn} cannot have played card {n}, {card}: {why}"));
    }
    let Some(&full) = view.public().trick() else { return Ok(()) };
    let winner = full.winner().filter(|_| full.is_full());
    let Some(winner) = winner else { return Ok(()) };
    let seat = view.public().setup().seating().seat(winner);
    fold(view, Seen::Taken { seat, trick: full, eyes: full.eyes() }, "the trick")
}
