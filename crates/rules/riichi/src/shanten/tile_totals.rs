//! What is counted while a group is looked up: enough for seven pairs and thirteen orphans.

use std::ops::Add;

use super::Shanten;

/// How many tiles, kinds and pairs, in all and of terminals and honours; one byte each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TileTotals(pub(super) u64); // The lowest three bytes are not part of it.

impl TileTotals {
    const TOTAL: u32 = 24;
    const KINDS: u32 = 32;
    const PAIRS: u32 = 40;
    const ORPHANS: u32 = 48;
    const ORPHAN_PAIRS: u32 = 56;

    /// What `count` tiles of one kind add.
    pub(super) const fn of(count: usize, yaochuu: bool) -> u64 {
        let (one, two) = ((count >= 1) as u64, (count >= 2) as u64);
        let orphans = one << TileTotals::ORPHANS | two << TileTotals::ORPHAN_PAIRS;
        (count as u64) << TileTotals::TOTAL
            | one << TileTotals::KINDS
            | two << TileTotals::PAIRS
            | if yaochuu { orphans } else { 0 }
    }

    #[inline]
    const fn byte(self, at: u32) -> i8 {
        (self.0 >> at) as i8
    }

    #[inline]
    pub(crate) const fn total(self) -> usize {
        self.byte(TileTotals::TOTAL) as u8 as usize
    }

    /// Six exchanges for seven pairs, less one for each pair there is, and one more for each kind
    /// that is missing because no pair may stand twice.
    #[inline]
    pub(crate) fn chiitoitsu(self) -> Shanten {
        let (pairs, kinds) = (self.byte(TileTotals::PAIRS), self.byte(TileTotals::KINDS));
        Shanten(6 - pairs.min(7) + (7 - kinds).max(0))
    }

    /// Thirteen less the orphans there are, one less if one of them is a pair.
    #[inline]
    pub(crate) fn kokushi(self) -> Shanten {
        let paired = self.byte(TileTotals::ORPHAN_PAIRS) > 0;
        Shanten(13 - self.byte(TileTotals::ORPHANS) - i8::from(paired))
    }
}

impl Add for TileTotals {
    type Output = TileTotals;

    #[inline]
    fn add(self, other: TileTotals) -> TileTotals {
        TileTotals(self.0 + other.0)
    }
}
