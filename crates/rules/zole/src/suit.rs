//! The four classes for following: trumps, and what is left of hearts, spades and clubs.

use std::fmt;

use crate::CardSet;

/// A class of cards for following. Queens, jacks and diamonds are all trumps, whatever suit is
/// printed on them.
///
/// Rule: `docs/rules/zole.md#cards`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// 9 K 10 A of hearts.
    Hearts,
    /// 9 K 10 A of spades.
    Spades,
    /// 9 K 10 A of clubs.
    Clubs,
    /// All diamonds, jacks and queens: fourteen cards.
    Trump,
}

impl Suit {
    /// All four classes, in the order of their bits in a [`CardSet`].
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Trump];

    /// Position in [`Suit::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// Every card of the class.
    #[inline]
    pub const fn cards(self) -> CardSet {
        match self {
            Suit::Hearts => CardSet::HEARTS,
            Suit::Spades => CardSet::SPADES,
            Suit::Clubs => CardSet::CLUBS,
            Suit::Trump => CardSet::TRUMPS,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["hearts", "spades", "clubs", "trump"][self.idx()])
    }
}

/// A set of classes: in which a player has shown to be void. Iterates in the order of
/// [`Suit::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SuitSet(u8); // Invariant: self.0 < 16.

parlor_game::bit_set! {
    SuitSet(u8) of Suit;
    bit: |suit| suit.idx(),
    first: |bits| Suit::ALL[bits.trailing_zeros() as usize],
    rest: |bits| bits & (bits - 1),
    /// The classes of a [`SuitSet`], in the order of [`Suit::ALL`].
    pub struct Suits;
}

impl SuitSet {
    /// Every card of the classes in the set.
    pub fn cards(self) -> CardSet {
        self.into_iter().fold(CardSet::EMPTY, |all, suit| all | suit.cards())
    }
}
