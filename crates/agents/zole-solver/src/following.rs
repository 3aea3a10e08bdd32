//! Which cards follow which: the rules, or the source's defect.

use parlor_zole::{CardSet, Suit};

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
const DEFECTIVE_TRUMPS: u32 = 16_773_120;

impl Following {
    /// The cards of `hand` that may be played after `led`.
    #[inline]
    pub const fn playable(self, hand: CardSet, led: Suit) -> CardSet {
        let class = match (self, led) {
            (Following::SourceDefect, Suit::Trump) => DEFECTIVE_TRUMPS,
            _ => led.cards().bits(),
        };
        let following = CardSet::from_bits_truncated(hand.bits() & class);
        if following.is_empty() { hand } else { following }
    }
}
