//! A situation as one player tells it, without the cards that the player cannot see.

use anyhow::{Context, anyhow, bail, ensure};
use parlor_game::{Illegal, Observed, Seat};
use parlor_zole::{
    Call, Card, CardSet, Deal, HAND_SIZE, Place, Players, Pules, RuleSet, Seen, Setup, Stage,
    TABLE_SIZE, View, Worlds, playable,
};
use serde_json::Value;

use super::{cards, distinct, listed, row, rules};
use crate::batch::{Row, number};

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

pub(super) const CALLS: [(&str, Call); 4] = [
    ("pass", Call::Pass),
    ("take", Call::Take),
    ("zole", Call::Zole),
    ("maza-zole", Call::MazaZole),
];

/// Reads calls with blanks or commas between.
pub(super) fn calls(what: &str, text: &str) -> anyhow::Result<Vec<Call>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let call = |word: &str| {
        let known = CALLS.iter().find(|known| known.0.eq_ignore_ascii_case(word));
        known.map(|known| known.1).with_context(|| {
            format!("{what}: {word:?} is not a call: pass, take, zole or maza-zole")
        })
    };
    words.map(call).collect()
}

impl Told {
    /// Reads a line of a batch.
    pub(super) fn from_row(row: &Row) -> anyhow::Result<Told> {
        let text = |name: &str| match row.get(name) {
            None => Ok(String::new()),
            Some(Value::String(text)) => Ok(text.clone()),
            Some(Value::Array(words)) if words.iter().all(Value::is_string) => {
                Ok(words.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "))
            }
            Some(_) => bail!("{name:?} must be a text or a list of texts"),
        };
        let set = |name: &str| cards(&format!("{name:?}"), &text(name)?);
        Ok(Told {
            rules: match row.get("rules") {
                None => RuleSet::LZF_CLASSIC,
                Some(_) => rules(&text("rules")?)?,
            },
            place: row::place(row, "place")?.unwrap_or(Place::First),
            hand: set("hand")?,
            calls: calls("\"calls\"", &text("calls")?)?,
            table: set("table")?,
            buried: set("buried")?,
            played: set("played")?,
            pules: number(row, "pules")?,
        })
    }

    /// What the player knows, if all of it fits together and it is the player's turn.
    pub(super) fn view(&self) -> anyhow::Result<View> {
        let dealer = match self.rules.players {
            Players::Three => Seat::C,
            Players::Four => Seat::D,
        };
        let setup = Setup::new(self.rules, dealer).context("nobody deals")?;
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
        let fits = Worlds::of(&view).count() > 0;
        ensure!(fits, "no deal fits all of this: someone cannot hold enough cards");
        Ok(view)
    }

    /// The eight cards dealt, and the table if it is known.
    fn dealt(&self) -> anyhow::Result<(CardSet, CardSet)> {
        let all = distinct("the hand", self.hand.iter().chain(&self.table).copied())?;
        let (n_hand, n_table) = (self.hand.len(), self.table.len());
        let table: CardSet = match (n_hand, n_table) {
            (HAND_SIZE, 0 | TABLE_SIZE) => self.table.iter().copied().collect(),
            // Which of ten cards had lain on the table makes no difference.
            (n, 0) if n == HAND_SIZE + TABLE_SIZE => {
                self.hand[HAND_SIZE..].iter().copied().collect()
            }
            _ => bail!(
                "the hand has {n_hand} cards and the table {n_table}: give the eight cards dealt, and \
                 the two of the table if you took it"
            ),
        };
        Ok((all - table, table))
    }

    fn call(&self, view: &mut View) -> anyhow::Result<()> {
        for (n, &call) in self.calls.iter().enumerate() {
            let Stage::Bidding { turn } = *view.public().stage() else {
                bail!("the bidding has ended after {n} calls");
            };
            let seat = view.public().setup().seating().seat(turn);
            fold(view, Seen::Called { seat, call }, "a call")?;
        }
        Ok(())
    }

    fn bury(&self, view: &mut View, table: CardSet) -> anyhow::Result<()> {
        let buried = distinct("the buried cards", self.buried.iter().copied())?;
        let knows_nothing = table.is_empty() && buried.is_empty();
        let Stage::Burying { soloist } = *view.public().stage() else {
            let wrong = "only the lielais knows the table: \"take\" is not among your calls";
            ensure!(knows_nothing, wrong);
            return Ok(());
        };
        let seat = view.public().setup().seating().seat(soloist);
        if soloist != self.place {
            ensure!(knows_nothing, "the {soloist} took the table, so you know nothing of it");
            return fold(view, Seen::Buried { seat }, "the burial");
        }
        let wanted = "you took the table: which two cards were there? (ten cards in all)";
        ensure!(!table.is_empty(), wanted);
        fold(view, Seen::ITook { table }, "the table")?;
        match (buried.is_empty(), self.played.is_empty()) {
            (true, true) => Ok(()),
            (true, false) => bail!("cards have been played; give --buried"),
            _ => fold(view, Seen::IBuried { cards: buried }, "the buried cards"),
        }
    }

    fn expect_turn(&self, view: &View) -> anyhow::Result<()> {
        let public = view.public();
        match public.turn() {
            Some(turn) if turn == self.place => Ok(()),
            Some(turn) => bail!("it is the {turn}'s turn, and you are the {}", self.place),
            None if public.contract().is_none() => {
                bail!("all have passed: by these rules nothing is played")
            }
            None => bail!("everything has been played"),
        }
    }
}

fn fold(view: &mut View, seen: Seen, what: &str) -> anyhow::Result<()> {
    Deal::fold(view, &seen)
        .map_err(|illegal| anyhow!("{what} is not possible: {}", in_words(&illegal)))
}

/// Why the rules refuse something, as a player would say it.
fn in_words(illegal: &Illegal) -> String {
    let reason = match illegal {
        Illegal::Refused { reason, .. }
        | Illegal::Chance { reason }
        | Illegal::Misfit { reason } => *reason,
        Illegal::NotAsked { .. } | Illegal::Missing { .. } => return illegal.to_string(),
    };
    let words = match reason {
        "maza-zole-is-not-played" => "mazā zole is not played by these rules",
        "card-is-not-held" => "you do not hold all of these cards",
        "not-my-deal" => "a hand has eight different cards",
        "not-my-table" => "the table has two cards that are not in the hand",
        "not-now" => "not expected at this point",
        other => return other.replace('-', " "),
    };
    words.to_owned()
}

/// Plays card number `n`, and takes the trick that it closes.
fn play(view: &mut View, n: usize, card: Card) -> anyhow::Result<()> {
    let public = view.public();
    let (Some(turn), Some(&trick)) = (public.turn(), public.trick()) else {
        bail!("card {n}, {card}, is played before the bidding and burying are over");
    };
    let seat = public.setup().seating().seat(turn);
    let mine = Some(turn) == view.my_place();
    let may = playable(view.hand(), trick.led());
    if mine && !may.contains(card) {
        bail!("card {n}, {card}, is yours to play, and you could play only {}", listed(may));
    }
    if Deal::fold(view, &Seen::Played { seat, card }).is_err() {
        let why = "it is in your hand, was played before, or of a class that player does not hold";
        bail!("the {turn} cannot have played card {n}, {card}: {why}");
    }
    let Some(&full) = view.public().trick() else { return Ok(()) };
    let Some(winner) = full.winner().filter(|_| full.is_full()) else { return Ok(()) };
    let seat = view.public().setup().seating().seat(winner);
    fold(view, Seen::Taken { seat, trick: full, eyes: full.eyes() }, "the trick")
}
