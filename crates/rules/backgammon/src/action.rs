//! What a player may do, and what chance brings.

use std::fmt;

use crate::{Dice, Die, Play};

/// An answer of the seat that is asked.
///
/// Resigning is not among them, since an agent that answers at random would resign: it is agreed
/// between the players beside the game, see [`crate::Resignation`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Throw the dice without doubling.
    Roll,
    /// Offer the game at twice the stake.
    Double,
    /// Accept a double, a beaver or a raccoon.
    Take,
    /// Pass a double and lose the stake before it.
    Drop,
    /// Accept a double and redouble at once, keeping the cube (money play only).
    Beaver,
    /// Move the men.
    Play(Play),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("roll"),
            Action::Double => f.write_str("double"),
            Action::Take => f.write_str("take"),
            Action::Drop => f.write_str("drop"),
            Action::Beaver => f.write_str("beaver"),
            Action::Play(play) => play.fmt(f),
        }
    }
}

/// Names one throw of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Throw {
    /// The opening throw after so many ties.
    Opening { ties: u16 },
    /// The roll of a turn, counted from 0, no matter who moves.
    Roll { turn: u32 },
}

/// What the dice show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Thrown {
    /// The opening throw: one die each, of seat `A` and of seat `B`.
    Opening { a: Die, b: Die },
    /// Both dice of the player on roll.
    Roll(Dice),
}
