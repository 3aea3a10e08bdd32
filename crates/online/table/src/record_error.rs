//! What can be wrong with a record.

use parlor_fair::{Breach, ParseBytesError};
use parlor_game::Illegal;
use parlor_kit::RulesError;

use crate::verdict::KeptError;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Not a record of ours.
    #[error("this is not a record: {0}")]
    Format(String),
    /// The rules are not known, or not in canonical text.
    #[error("rules: {0}")]
    Rules(#[from] RulesError),
    /// Bytes that are none.
    #[error("{what}: {error}")]
    Bytes {
        /// Which.
        what: &'static str,
        /// Why.
        error: ParseBytesError,
    },
    /// More than is told at once.
    #[error(
        "{found} steps are too many for one answer, which has {most} at most: name a deal (?deal=0)"
    )]
    TooLong {
        /// So many there are.
        found: usize,
        /// So many are told at once.
        most: usize,
    },
    /// The proof of chance fails.
    #[error(transparent)]
    Breach(#[from] Breach),
    /// It is not what someone kept from before or during play.
    #[error(transparent)]
    Kept(#[from] KeptError),
    /// A chance event is another one than the key gives.
    #[error("deal {deal}, input {input}: chance is not what the key gives")]
    Chance {
        /// Which deal, counted from 1.
        deal: usize,
        /// Which of its inputs, counted from 1.
        input: usize,
    },
    /// An input does not fit the game.
    #[error("deal {deal}, input {input}: {error}")]
    Illegal {
        /// Which deal, counted from 1.
        deal: usize,
        /// Which of its inputs, counted from 1.
        input: usize,
        /// Why.
        error: Illegal,
    },
    /// A deal or the match does not end as the record says.
    #[error("deal {deal}: {what}")]
    Course {
        /// Which deal, counted from 1; the number of deals for the end of the match.
        deal: usize,
        /// What is wrong.
        what: &'static str,
    },
}
