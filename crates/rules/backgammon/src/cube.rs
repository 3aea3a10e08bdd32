//! The doubling cube.

use std::fmt;

use parlor_game::Seat;

/// The cube: what the game is played for, and who may double next.
///
/// Rule: `docs/rules/backgammon.md#the-doubling-cube`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cube {
    turns: u8, // Invariant: at most Cube::MAX_TURNS.
    owner: Option<Seat>,
}

impl Cube {
    /// The cube in the middle, worth 1.
    pub const CENTRED: Cube = Cube { turns: 0, owner: None };

    /// How often a cube can be turned. Wooden ones end at 64, records at 2 to the power of 15.
    pub const MAX_TURNS: u8 = 15;

    /// A cube turned `turns` times from 1; `None` beyond [`Cube::MAX_TURNS`], and for a cube that
    /// someone owns although it was never turned.
    pub fn new(turns: u8, owner: Option<Seat>) -> Option<Cube> {
        let possible = turns <= Cube::MAX_TURNS && (turns > 0 || owner.is_none());
        possible.then_some(Cube { turns, owner })
    }

    /// What a single game is worth: 1, 2, 4, …
    #[inline]
    pub const fn value(self) -> i32 {
        1 << self.turns
    }

    /// How often it has been turned: the binary logarithm of its value.
    #[inline]
    pub const fn turns(self) -> u8 {
        self.turns
    }

    /// Who may double next; `None` while it is in the middle, when both may.
    #[inline]
    pub const fn owner(self) -> Option<Seat> {
        self.owner
    }

    /// May `seat` turn it, as far as the cube itself is concerned?
    #[inline]
    pub fn is_free_for(self, seat: Seat) -> bool {
        self.turns < Cube::MAX_TURNS && self.owner.is_none_or(|owner| owner == seat)
    }

    /// Turned once more and in front of `owner` (`None` leaves it in the middle).
    #[must_use]
    pub(crate) fn turned(self, owner: Option<Seat>) -> Cube {
        Cube { turns: (self.turns + 1).min(Cube::MAX_TURNS), owner }
    }
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}
