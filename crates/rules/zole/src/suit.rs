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

impl SuitSet {
    /// No class.
    pub const EMPTY: SuitSet = SuitSet(0);

    /// This set and `suit`.
    #[inline]
    #[must_use]
    pub const fn with(self, suit: Suit) -> SuitSet {
        SuitSet(self.0 | 1 << suit as u8)
    }

    /// This set less `suit`.
    #[inline]
    #[must_use]
    pub const fn without(self, suit: Suit) -> SuitSet {
        SuitSet(self.0 & !(1 << suit as u8))
    }

    /// Is `suit` in the set?
    #[inline]
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 & 1 << suit as u8 != 0
    }

    /// Is every class of this set in `other`?
    #[inline]
    pub const fn is_subset(self, other: SuitSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many classes.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is no class in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first class in the order of [`Suit::ALL`].
    #[inline]
    pub fn first(self) -> Option<Suit> {
        Suit::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// Every card of the classes in the set.
    pub fn cards(self) -> CardSet {
        self.into_iter().fold(CardSet::EMPTY, |all, suit| all | suit.cards())
    }
}

impl IntoIterator for SuitSet {
    type Item = Suit;
    type IntoIter = Suits;

    #[inline]
    fn into_iter(self) -> Suits {
        Suits(self)
    }
}

/// The classes of a [`SuitSet`], in the order of [`Suit::ALL`].
#[derive(Clone, Debug)]
pub struct Suits(SuitSet);

impl Iterator for Suits {
    type Item = Suit;

    #[inline]
    fn next(&mut self) -> Option<Suit> {
        let suit = self.0.first()?;
        self.0 = self.0.without(suit);
        Some(suit)
    }
}

impl FromIterator<Suit> for SuitSet {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> SuitSet {
        suits.into_iter().fold(SuitSet::EMPTY, SuitSet::with)
    }
}
