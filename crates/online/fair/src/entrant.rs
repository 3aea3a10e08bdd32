//! Who takes part in a match.

use std::fmt;
use std::str::FromStr;

use crate::{Contribution, Pledge};

/// One entrant: who it is, and its part of the chance.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entrant {
    /// What sort of player.
    pub kind: Kind,
    /// A person's or bot's name, an agent's spec.
    pub name: String,
    /// What was pledged before anything was shown.
    pub pledge: Option<Pledge>,
    /// What was shown; nothing when the entrant did not answer in time.
    pub contribution: Option<Contribution>,
}

/// What sort of player an entrant is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// Someone at a client of their own.
    #[default]
    Person,
    /// A program that a player has brought along.
    Bot,
    /// An agent of the server.
    Agent,
}

/// A word that names no [`Kind`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an entrant is a person, a bot or an agent, not {found:?}")]
pub struct ParseKindError {
    /// The word.
    pub found: String,
}

impl Kind {
    /// The word in the key of a match and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Person => "person",
            Kind::Bot => "bot",
            Kind::Agent => "agent",
        }
    }
}

impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Kind, ParseKindError> {
        let all = [Kind::Person, Kind::Bot, Kind::Agent];
        let found = all.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| ParseKindError { found: text.to_owned() })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
