//! What can be wrong with an export.

use std::fmt;

use parlor_zole::{Card, LayoutError};
use serde_json::Value;

use crate::zole::record::StepFault;

/// Where an export goes wrong, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{at}{fault}")]
pub struct OpenZoleError {
    /// Where.
    pub at: Whereabouts,
    /// What is wrong there.
    pub fault: OpenZoleFault,
}

/// A place in an export; games and entries of their logs count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Whereabouts {
    /// In this game.
    pub game: Option<usize>,
    /// At this entry of its log.
    pub entry: Option<usize>,
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.game, self.entry) {
            (None, None) => Ok(()),
            (Some(game), None) => write!(f, "game {game}: "),
            (None, Some(entry)) => write!(f, "log entry {entry}: "),
            (Some(game), Some(entry)) => write!(f, "game {game}, log entry {entry}: "),
        }
    }
}

/// What is wrong with an export.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum OpenZoleFault {
    /// Not JSON at all; the message has line and column.
    #[error("not JSON: {0}")]
    Json(String),
    /// A value that is missing or of another kind.
    #[error("{name} is {found}, expected {expected}")]
    Field { name: String, found: String, expected: &'static str },
    /// Not the drawing of a card of the pack.
    #[error("{found:?} is not a card of the pack of 26: expected one such as 🂱 or 🃇")]
    Card { found: String },
    /// The pack has not every card once.
    #[error("{card} is in the deck twice")]
    Deck { card: Card },
    /// Another card is dealt than comes next.
    #[error("{found} is dealt, but {expected} is next in the deck")]
    NotNext { found: Card, expected: Card },
    /// Heaps of wrong sizes are dealt.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// Players sit in another order than the deal before leads to.
    #[error(
        "A, B and C are players {found:?}, expected {expected:?}: who was A before is C now, and the \
         others move up"
    )]
    Order { found: [usize; 3], expected: [usize; 3] },
    /// Another entry should follow.
    #[error("found {found:?}, expected {expected}")]
    Unexpected { found: String, expected: String },
    /// Someone else has to act.
    #[error("it is the turn of {expected}, not of {found}")]
    Turn { found: String, expected: char },
    /// The two cards of the table are others.
    #[error("{found} is not on the table, where {table} was dealt")]
    Pot { found: Card, table: String },
    /// The same card twice.
    #[error("{card} is discarded twice, expected two different cards")]
    Discarded { card: Card },
    /// The step cannot have been done; seats are the letters of the game.
    #[error(transparent)]
    Step(#[from] StepFault),
}

impl OpenZoleFault {
    /// A value that is not what it should be.
    pub(super) fn field(
        name: &str,
        found: &dyn fmt::Display,
        expected: &'static str,
    ) -> OpenZoleFault {
        let found = found.to_string().chars().take(40).collect();
        OpenZoleFault::Field { name: name.to_owned(), found, expected }
    }

    /// The same of a part of the file that may be missing.
    pub(super) fn value(
        name: &str,
        found: Option<&Value>,
        expected: &'static str,
    ) -> OpenZoleFault {
        match found {
            None => OpenZoleFault::field(name, &"missing", expected),
            Some(value) => OpenZoleFault::field(name, value, expected),
        }
    }

    /// Gives the fault its game.
    pub(super) fn in_game(self, game: usize) -> OpenZoleError {
        OpenZoleError::from(self).in_game(game)
    }

    /// Gives the fault its entry of the log.
    pub(super) fn at_entry(self, entry: usize) -> OpenZoleError {
        OpenZoleError { at: Whereabouts { game: None, entry: Some(entry) }, fault: self }
    }
}

impl From<OpenZoleFault> for OpenZoleError {
    fn from(fault: OpenZoleFault) -> OpenZoleError {
        OpenZoleError { at: Whereabouts::default(), fault }
    }
}

impl OpenZoleError {
    /// The same with the game it is in.
    pub(super) fn in_game(self, game: usize) -> OpenZoleError {
        OpenZoleError { at: Whereabouts { game: Some(game), ..self.at }, ..self }
    }
}
