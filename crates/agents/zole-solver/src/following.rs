//! Which cards follow which: the rules, or the source's defect.

use parlor_zole::{CardSet, Suit};

use crate::bits::{CLASS, Mask};

/// Which cards follow a lead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Following {
    /// By the rules.
    #[default]
    Rules,
    /// As in the source's program, whose trump mask lacks Q♠ and Q♣: they do not count as trumps
    /// when a trump must be followed. For reproducing its figures only.
    SourceDefect,
}

/// The source's trump mask, bits 12 to 23.
const DEFECTIVE_TRUMPS: Mask = 16_773_120;
/// The lowest card of each class.
const LOWEST: Mask = 1 | 1 << 4 | 1 << 8 | 1 << 12;

impl Following {
    /// The cards of `hand` that may be played after `led`.
    pub fn playable(self, hand: CardSet, led: Suit) -> CardSet {
        let first = led.cards().bits().trailing_zeros() as usize;
        CardSet::from_bits_truncated(self.bits(hand.bits(), first))
    }

    /// The cards of `hand` that may be played after the card `led`.
    #[inline]
    pub(crate) const fn bits(self, hand: Mask, led: usize) -> Mask {
        let class = match self {
            Following::SourceDefect if led >= 12 => DEFECTIVE_TRUMPS,
            _ => CLASS[led & 31],
        };
        if hand & class == 0 { hand } else { hand & class }
    }

    /// The lowest card of each set of cards that follow alike.
    #[inline]
    pub(crate) const fn lowest_of_classes(self) -> Mask {
        match self {
            Following::Rules => LOWEST,
            Following::SourceDefect => LOWEST | 1 << 24,
        }
    }
}
