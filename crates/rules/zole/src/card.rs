//! One card.

use std::fmt;
use std::str::FromStr;

use crate::{CardSet, Eyes, Suit};

/// Cards in the pack.
pub const PACK_SIZE: usize = 26;
/// Cards in a dealt hand, and tricks in a deal.
pub const HAND_SIZE: usize = 8;
/// Cards dealt to the table, and cards buried.
pub const TABLE_SIZE: usize = 2;

const _: () = assert!(3 * HAND_SIZE + TABLE_SIZE == PACK_SIZE);

/// A card of the 26-card pack; within a class a higher index beats a lower one.
///
/// The order is 9 K 10 A of hearts, spades and clubs, then the trumps from 7♦ to Q♣:
///
/// ```
/// use parlor_zole::{Card, Eyes, Suit};
/// let jack: Card = "JH".parse()?;
/// assert_eq!(jack.suit(), Suit::Trump);
/// assert_eq!(jack.eyes(), Eyes(2));
/// assert!(jack.beats("AD".parse()?));
/// # Ok::<(), parlor_zole::ParseCardError>(())
/// ```
///
/// Rule: `docs/rules/zole.md#cards`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8); // Invariant: self.0 < 26.

/// Rank letter, then suit letter, in index order.
const CODES: [&str; PACK_SIZE] = [
    "9H", "KH", "TH", "AH", "9S", "KS", "TS", "AS", "9C", "KC", "TC", "AC", "7D", "8D", "9D", "KD",
    "TD", "AD", "JD", "JH", "JS", "JC", "QD", "QH", "QS", "QC",
];

/// Eyes in index order; padded to 32 so that no index needs a check.
const EYES: [u8; 32] = [
    0, 4, 10, 11, 0, 4, 10, 11, 0, 4, 10, 11, 0, 0, 0, 4, 10, 11, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0,
    0, 0, 0,
];

/// Classes by the upper three bits of the index.
const SUITS: [Suit; 8] = [
    Suit::Hearts,
    Suit::Spades,
    Suit::Clubs,
    Suit::Trump,
    Suit::Trump,
    Suit::Trump,
    Suit::Trump,
    Suit::Trump,
];

/// For each card in index order, those that beat it.
const BEATEN_BY: [CardSet; PACK_SIZE] = {
    let mut all = [CardSet::EMPTY; PACK_SIZE];
    let mut idx = 0;
    while idx < PACK_SIZE {
        let mut other = idx + 1;
        while other < PACK_SIZE {
            if Card(other as u8).beats(Card(idx as u8)) {
                all[idx] = all[idx].with(Card(other as u8));
            }
            other += 1;
        }
        idx += 1;
    }
    all
};

impl Card {
    /// The whole pack, in index order.
    pub const ALL: [Card; PACK_SIZE] = {
        let mut all = [Card(0); PACK_SIZE];
        let mut idx = 0;
        while idx < PACK_SIZE {
            all[idx] = Card(idx as u8);
            idx += 1;
        }
        all
    };

    /// The card at `idx` of [`Card::ALL`], if there is one.
    #[inline]
    pub const fn from_idx(idx: usize) -> Option<Card> {
        if idx < PACK_SIZE { Some(Card(idx as u8)) } else { None }
    }

    /// The card of a bit of a [`CardSet`].
    #[inline]
    pub(crate) const fn at_bit(bit: u32) -> Card {
        Card(bit as u8)
    }

    /// Position in [`Card::ALL`], 0 to 25: the bit of this card in a [`CardSet`].
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The class this card follows.
    #[inline]
    pub const fn suit(self) -> Suit {
        SUITS[(self.0 >> 2 & 7) as usize]
    }

    /// Is it a diamond, a jack or a queen?
    #[inline]
    pub const fn is_trump(self) -> bool {
        self.0 >= 12
    }

    /// What the card is worth.
    #[inline]
    pub const fn eyes(self) -> Eyes {
        Eyes(EYES[(self.0 & 31) as usize])
    }

    /// Does this card, played later, take the trick from `other`? A trump beats every plain card,
    /// a card of another plain class beats nothing.
    ///
    /// Rule: `docs/rules/zole.md#tricks`.
    #[inline]
    pub const fn beats(self, other: Card) -> bool {
        self.0 > other.0 && (self.is_trump() || self.0 >> 2 == other.0 >> 2)
    }

    /// The cards that beat this one.
    pub const fn beaten_by(self) -> CardSet {
        BEATEN_BY[self.0 as usize]
    }

    /// The printed rank: `7 8 9 J Q K T A`.
    pub fn rank_letter(self) -> char {
        char::from(CODES[self.idx()].as_bytes()[0])
    }

    /// The printed suit, `H S C D`; not what the card follows, which is [`suit`](Card::suit).
    pub fn printed_suit_letter(self) -> char {
        char::from(CODES[self.idx()].as_bytes()[1])
    }
}

/// Rank letter and suit letter: `TH` is the ten of hearts.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(CODES[self.idx()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(CODES[self.idx()])
    }
}

/// Text that names no card of the pack.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a card: expected a rank of 789JQKTA and a suit of HSCD, as in TH")]
pub struct ParseCardError {
    /// What was found.
    pub text: String,
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let found = CODES.iter().position(|code| code.eq_ignore_ascii_case(text));
        found.and_then(Card::from_idx).ok_or_else(|| ParseCardError { text: text.to_owned() })
    }
}
