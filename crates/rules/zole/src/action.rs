//! What a seat may do.

use std::fmt;

use crate::{Call, Card, CardSet};

/// An answer of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A call in the bidding.
    Call(Call),
    /// The lielais lays two cards away.
    Bury(Pair),
    /// A card to the trick.
    Play(Card),
    /// The lielais gives up the rest, where the rules allow it; all unplayed eyes go to the
    /// opponents.
    ThrowIn,
}

/// Two different cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair {
    // Invariant: low < high.
    low: Card,
    high: Card,
}

impl Pair {
    /// Two cards in any order; `None` when they are the same.
    #[inline]
    pub fn new(one: Card, other: Card) -> Option<Pair> {
        (one != other).then(|| Pair { low: one.min(other), high: one.max(other) })
    }

    /// The cards as a set.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CardSet::one(self.low).with(self.high)
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}
