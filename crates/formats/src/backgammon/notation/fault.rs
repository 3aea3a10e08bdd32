//! What can be wrong with a written play.

use parlor_backgammon::{Dice, Die, Place};

/// A text that is no legal play: where it goes wrong, why, and what would be legal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {fault}{}", legal(.nearest))]
pub struct NotationError {
    /// Which character of the text, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
    /// Legal plays, those nearest to what was written first; at most three.
    pub nearest: Vec<String>,
}

/// The end of a message that names legal plays.
pub(in crate::backgammon) fn legal(nearest: &[String]) -> String {
    match nearest {
        [] => String::new(),
        [one] => format!("; legal is {one}"),
        several => format!("; legal are {}", several.join(", ")),
    }
}

/// What is wrong with a written play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum Fault {
    /// Separators and nothing else.
    #[error("expected moves such as 13/8 or bar/21")]
    NoMoves,
    /// A place and nothing after it.
    #[error("expected where the checker on {place} goes, as in {place}/{}",
        .place.number().saturating_sub(1))]
    NoDestination { place: Place },
    /// Neither a number of a point nor `bar` nor `off`.
    #[error("{found:?} is not a place: 1 to 24, bar or off")]
    NotAPlace { found: String },
    /// A count of men that cannot be.
    #[error("({found}) is not a number of checkers: (2), (3) or (4)")]
    NotACount { found: String },
    /// Something that belongs to no move.
    #[error("{found:?} does not belong here: expected /, * or a count such as (2)")]
    Unexpected { found: String },
    /// More moves than a double allows.
    #[error("at most four moves are made in a turn")]
    TooManyMoves,
    /// A man would stand still or go back.
    #[error("checkers move from higher points to lower ones, not from {from} to {to}")]
    Backwards { from: Place, to: Place },
    /// The dice do not add up to this distance.
    #[error("{dice} does not move a checker from {from} to {to}")]
    Distance { from: Place, to: Place, dice: Dice },
    /// Too few men stand there, counting those that arrive.
    #[error("you have no checker to move on {place}")]
    NoMan { place: Place },
    /// Someone is still on the bar.
    #[error("a checker on the bar must enter first")]
    BarFirst,
    /// The other player holds the point.
    #[error("the other player holds your {place}-point")]
    Closed { place: Place },
    /// Bearing off before everyone is home.
    #[error("bearing off starts when all checkers are home; one is on {place}")]
    NotHome { place: Place },
    /// Bearing off with a larger number while a man stands further back.
    #[error(
        "{die} bears a checker off from {from} only if no checker is further back; one is on {place}"
    )]
    FurtherBack { die: Die, from: Place, place: Place },
    /// A `*` where nobody is hit.
    #[error("no checker is hit on {place}")]
    NoHit { place: Place },
    /// A dance is claimed, but something can be played.
    #[error("something can be played, so it must be")]
    CanPlay,
    /// Moves are written, but no man can move.
    #[error("no checker can move: write (no play)")]
    CannotPlay,
    /// More steps than the dice give.
    #[error("{dice} is {has} steps, and this takes {used}")]
    FewerDice { dice: Dice, has: usize, used: usize },
    /// More dice can be used.
    #[error("as many dice as possible must be used: {must} here, not {used}")]
    MoreDice { used: usize, must: usize },
    /// Only one die can be used, and the larger one can.
    #[error("only one die can be used, so it must be the larger: {die}")]
    LargerDie { die: Die },
    /// The moves are fine one by one.
    #[error("these moves cannot be made together with {dice}")]
    NotTogether { dice: Dice },
    /// Several plays fit, and they hit different men.
    #[error("this may hit or not: show where the checker lands on its way")]
    Ambiguous,
}

impl Fault {
    pub(super) fn at(self, column: usize) -> NotationError {
        NotationError { column, fault: self, nearest: Vec::new() }
    }
}
