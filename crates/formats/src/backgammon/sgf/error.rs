//! What can be wrong with an `.sgf` file.

use crate::ErrorAt;
use crate::backgammon::mat::MatFault;

/// Where a file goes wrong, and why.
pub type SgfError = ErrorAt<SgfFault>;

/// What is wrong with an `.sgf` file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum SgfFault {
    /// Something else should stand here.
    #[error("found {found:?}, expected {expected}")]
    Unexpected { found: String, expected: &'static str },
    /// The file ends too early.
    #[error("the file ends here, expected {expected}")]
    Ends { expected: &'static str },
    /// The tree of another game.
    #[error("this is game {found} of the format, expected GM[6], backgammon")]
    OtherGame { found: String },
    /// The game does not begin at the beginning.
    #[error("{property} puts up a position: expected a game from its opening throw")]
    PutUp { property: String },
    /// A property that every game has.
    #[error("the game has no {property}, as in {example}")]
    Missing { property: &'static str, example: &'static str },
    /// A game without an end before another one.
    #[error("the game has no end: expected a last play or a result, as in RE[W+1]")]
    Unfinished,
    /// A game is longer or shorter than the one before says.
    #[error("the match is to {found} points here, but to {before} in the game before")]
    OtherLength { found: u16, before: u16 },
    /// What the rules refuse, as in a `.mat` file.
    #[error(transparent)]
    Game(MatFault),
}
