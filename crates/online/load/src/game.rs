//! The three games, as the driver plays them.

use serde_json::{Value, json};

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Backgammon,
    Riichi,
    Zole,
}

impl Kind {
    /// The game of a table: a third of the tables each.
    pub(crate) fn of_table(number: usize) -> Kind {
        [Kind::Riichi, Kind::Zole, Kind::Backgammon][number % 3]
    }

    /// Its name in the protocol.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Backgammon => "backgammon",
            Kind::Riichi => "riichi",
            Kind::Zole => "zole",
        }
    }

    /// How many play.
    pub(crate) fn n_seats(self) -> usize {
        match self {
            Kind::Backgammon => 2,
            Kind::Riichi => 4,
            Kind::Zole => 3,
        }
    }

    /// Matches of a few deals, or, in short, of hardly more than one: whoever has little in riichi
    /// is soon bust.
    fn rules(self, short: bool) -> &'static str {
        match (self, short) {
            (Kind::Backgammon, false) => "standard to=3",
            (Kind::Backgammon, true) => "standard to=1",
            (Kind::Riichi, false) => "tenhou length=east",
            (Kind::Riichi, true) => "tenhou length=east start_points=900",
            (Kind::Zole, false) => "lzf-classic, round_length=6",
            (Kind::Zole, true) => "lzf-classic, round_length=2",
        }
    }

    /// The request for a room with people only.
    pub(crate) fn room(self, name: &str, calls: Calls, short: bool) -> Value {
        json!({
            "name": name,
            "game": self.name(),
            "rules": self.rules(short),
            "seats": vec![json!({"type": "open"}); self.n_seats()],
            "calls": {"min_ms": calls.min_ms, "jitter_ms": calls.jitter_ms, "strict": calls.strict},
            "idle_minutes": 60,
        })
    }

    /// Answers that can be read; most positions do not allow most of them.
    pub(crate) fn sundry(self) -> &'static [&'static str] {
        match self {
            Kind::Backgammon => &[r#"{"type":"take"}"#, r#"{"type":"roll"}"#],
            Kind::Riichi => &[r#"{"type":"nine_kinds"}"#, r#"{"type":"pass"}"#],
            Kind::Zole => &[r#"{"type":"throw_in"}"#, r#"{"type":"call","call":"zole"}"#],
        }
    }
}

/// How calls are collected.
#[derive(Clone, Copy, Debug)]
pub struct Calls {
    /// How long a discard lies at least.
    pub min_ms: u64,
    /// And up to so much longer.
    pub jitter_ms: u64,
    /// Is no answer by then a pass?
    pub strict: bool,
}
