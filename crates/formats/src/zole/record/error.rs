//! What can be wrong with a record.

use parlor_game::Seat;

use super::StepFault;
use crate::ErrorAt;
use crate::zole::{CardFault, DealFault, RulesError};

/// Where a record goes wrong, and why.
pub type RecordError = ErrorAt<RecordFault>;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum RecordFault {
    /// Something else should stand here.
    #[error("found {found:?}, expected {expected}")]
    Unexpected { found: String, expected: &'static str },
    /// The text ends too early.
    #[error("the record ends here, expected {expected}")]
    Ends { expected: &'static str },
    /// The same line again.
    #[error("{key:?} appears twice")]
    Again { key: String },
    /// Not a ruleset.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Other players than the rules have seats for.
    #[error("{found} players are named, but the rules seat {expected} (3 or 4: players=4)")]
    Players { found: usize, expected: usize },
    /// Not a card.
    #[error(transparent)]
    Card(#[from] CardFault),
    /// The cards are no deal.
    #[error(transparent)]
    Deal(#[from] DealFault),
    /// Deals are counted from 1.
    #[error("this is deal {expected}, not {found}")]
    WrongNumber { found: String, expected: usize },
    /// Someone else deals.
    #[error("{expected} deals here, not {found}")]
    WrongDealer { found: Seat, expected: Seat },
    /// Someone else leads.
    #[error("{expected} leads this trick, not {found}")]
    WrongLeader { found: Seat, expected: Seat },
    /// A seat or a comma inside a trick, or none where a trick begins.
    #[error("a trick has three cards, this one has {found}")]
    BrokenTrick { found: usize },
    /// The step cannot have been done.
    #[error(transparent)]
    Step(#[from] StepFault),
    /// Another result than the one that follows.
    #[error("found {found:?}: the result that follows is {expected:?}")]
    WrongResult { found: String, expected: String },
}

impl RecordFault {
    pub(super) fn unexpected(found: &str, expected: &'static str) -> RecordFault {
        RecordFault::Unexpected { found: found.chars().take(40).collect(), expected }
    }
}
