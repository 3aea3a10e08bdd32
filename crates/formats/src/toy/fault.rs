//! What is wrong with a position.

use crate::ErrorAt;

/// Where a position goes wrong, and why.
pub type PositionError = ErrorAt<PositionFault>;

/// What is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum PositionFault {
    /// Something else is due.
    #[error("found {found}; expected {expected}")]
    Unexpected { found: String, expected: &'static str },
    /// The position cannot come up, or nobody is asked in it.
    #[error("{0}")]
    Impossible(&'static str),
    /// Neither player can have so many marks.
    #[error(
        "{crosses} crosses and {noughts} noughts: players take turns, so their numbers differ by at most 1"
    )]
    Marks { crosses: usize, noughts: usize },
    /// A number outside its range.
    #[error("{found} is too much: at most {most}")]
    TooMuch { found: u32, most: u32 },
}
