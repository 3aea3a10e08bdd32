//! Sets of cards, one bit each.

use std::fmt;
use std::ops::BitXor;
use std::str::FromStr;

use crate::{Card, Eyes, PACK_SIZE};

/// A set of cards, one bit each. Iterates from the lowest bit up, so within a class from the
/// weakest card to the strongest.
///
/// ```
/// use parlor_zole::{CardSet, Eyes};
/// let hand: CardSet = "9H AH 7D QC".parse()?;
/// assert_eq!(hand.len(), 4);
/// assert_eq!(hand.eyes(), Eyes(14));
/// assert_eq!((hand & CardSet::TRUMPS).to_string(), "7D QC");
/// # Ok::<(), parlor_zole::ParseCardsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u32); // Invariant: self.0 < 1 << 26.

/// Eyes of the cards in each byte of a set.
const EYES_OF_BYTE: [[u8; 256]; 4] = {
    let mut table = [[0; 256]; 4];
    let mut idx = 0;
    while idx < PACK_SIZE {
        let eyes = Card::ALL[idx].eyes().0;
        let mut byte = 0;
        while byte < 256 {
            if byte >> (idx % 8) & 1 == 1 {
                table[idx / 8][byte] += eyes;
            }
            byte += 1;
        }
        idx += 1;
    }
    table
};

parlor_game::bit_set! {
    CardSet(u32) of Card;
    bit: |card| card.idx(),
    first: |bits| Card::at_bit(bits.trailing_zeros()),
    rest: |bits| bits & (bits - 1),
    /// The cards of a [`CardSet`], from the lowest bit up.
    pub struct Cards;
}

impl CardSet {
    /// The whole pack.
    pub const PACK: CardSet = CardSet(67_108_863);
    /// 9 K 10 A of hearts.
    pub const HEARTS: CardSet = CardSet(15);
    /// 9 K 10 A of spades.
    pub const SPADES: CardSet = CardSet(240);
    /// 9 K 10 A of clubs.
    pub const CLUBS: CardSet = CardSet(3840);
    /// All fourteen trumps.
    pub const TRUMPS: CardSet = CardSet(67_104_768);

    /// The set with these bits, if none lies outside the pack. Bit `i` is `Card::ALL[i]`.
    #[inline]
    pub const fn from_bits(bits: u32) -> Option<CardSet> {
        if bits <= CardSet::PACK.0 { Some(CardSet(bits)) } else { None }
    }

    /// The set with those of these bits that lie in the pack.
    #[inline]
    pub const fn from_bits_truncated(bits: u32) -> CardSet {
        CardSet(bits & CardSet::PACK.0)
    }

    /// One bit for each card.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of these cards, or the first card named twice.
    pub fn from_distinct(cards: impl IntoIterator<Item = Card>) -> Result<CardSet, Card> {
        let mut set = CardSet::EMPTY;
        for card in cards {
            if set.contains(card) {
                return Err(card);
            }
            set = set.with(card);
        }
        Ok(set)
    }

    /// What the cards are worth together.
    #[inline]
    pub const fn eyes(self) -> Eyes {
        let bytes = self.0.to_le_bytes();
        Eyes(
            EYES_OF_BYTE[0][bytes[0] as usize]
                + EYES_OF_BYTE[1][bytes[1] as usize]
                + EYES_OF_BYTE[2][bytes[2] as usize]
                + EYES_OF_BYTE[3][bytes[3] as usize],
        )
    }
}

impl BitXor for CardSet {
    type Output = CardSet;

    #[inline]
    fn bitxor(self, other: CardSet) -> CardSet {
        CardSet(self.0 ^ other.0)
    }
}

/// The cards with blanks between, lowest bit first.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.into_iter().enumerate() {
            if n > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Text that is no set of cards.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum ParseCardsError {
    /// A word is no card.
    #[error(transparent)]
    Card(#[from] crate::ParseCardError),
    /// A card stands there twice.
    #[error("{card} appears twice")]
    Twice { card: Card },
}

/// Reads cards with blanks between, in any order.
impl FromStr for CardSet {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<CardSet, ParseCardsError> {
        let cards = text.split_whitespace().map(str::parse).collect::<Result<Vec<Card>, _>>()?;
        CardSet::from_distinct(cards).map_err(|card| ParseCardsError::Twice { card })
    }
}
