//! How a game ended.

use std::fmt;

use parlor_game::Seat;

use crate::{Men, Place, PlaceSet};

/// How big a win is, as a multiple of the cube.
///
/// Rule: `docs/rules/backgammon.md#the-result`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Win {
    /// The loser has borne off at least one man.
    Single,
    /// The loser has borne off none.
    Gammon,
    /// The loser has borne off none and has a man on the bar or in the winner's home.
    Backgammon,
}

impl Win {
    /// All sizes, the smallest first.
    pub const ALL: [Win; 3] = [Win::Single, Win::Gammon, Win::Backgammon];

    /// 1, 2 or 3.
    #[inline]
    pub const fn multiple(self) -> i32 {
        self as i32 + 1
    }

    /// What the loser's men say when the winner bears off the last man.
    #[inline]
    pub(crate) fn against(loser: Men) -> Win {
        /// The winner's home in the loser's numbering, and the loser's bar.
        const BEHIND: PlaceSet = PlaceSet::from_bits(0b11_1111_1000_0000_0000_0000_0000);
        if loser.on(Place::OFF) > 0 {
            Win::Single
        } else if (loser.occupied() & BEHIND).is_empty() {
            Win::Gammon
        } else {
            Win::Backgammon
        }
    }
}

impl fmt::Display for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Win::Single => "single game",
            Win::Gammon => "gammon",
            Win::Backgammon => "backgammon",
        })
    }
}

/// What ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The winner bore off the last man.
    BorneOff,
    /// The loser passed a double.
    Dropped,
    /// The loser resigned and the winner accepted.
    Resigned,
}

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won.
    pub winner: Seat,
    /// How big the win is.
    pub win: Win,
    /// What ended it.
    pub end: End,
    /// Points won: the win's multiple of the cube, with Jacoby applied.
    pub points: i32,
}
