//! Sets of tile kinds.

use std::fmt;
use std::ops::Not;

use crate::Kind;

/// A set of tile kinds, one bit each. Iterates in index order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u64); // Invariant: no bit above 33.

parlor_game::bit_set! {
    KindSet(u64) of Kind;
    bit: |kind| kind.idx(),
    first: |bits| Kind::at_bit(bits.trailing_zeros()),
    rest: |bits| bits & (bits - 1),
    /// The kinds of a [`KindSet`] in index order.
    pub struct Kinds;
}

impl KindSet {
    /// All 34 kinds.
    pub const ALL: KindSet = KindSet((1 << Kind::COUNT) - 1);
    /// Winds and dragons.
    pub const HONOURS: KindSet = KindSet(0x7f << 27);
    /// East, South, West and North.
    pub const WINDS: KindSet = KindSet(0xf << 27);
    /// White, Green and Red.
    pub const DRAGONS: KindSet = KindSet(0x7 << 31);
    /// The ones and nines.
    pub const TERMINALS: KindSet = KindSet(0x101 | 0x101 << 9 | 0x101 << 18);
    /// Terminals and honours.
    pub const YAOCHUU: KindSet = KindSet(KindSet::TERMINALS.0 | KindSet::HONOURS.0);
    /// Suit tiles from 2 to 8.
    pub const SIMPLES: KindSet = KindSet(KindSet::ALL.0 & !KindSet::YAOCHUU.0);
    /// Sou 2 3 4 6 8 and the Green dragon: all that a green hand may hold.
    pub const GREENS: KindSet = KindSet(0b0_1010_1110 << 18 | 1 << 32);

    /// The set with these bits; `None` when a bit stands for no kind.
    #[inline]
    pub const fn from_bits(bits: u64) -> Option<KindSet> {
        if bits & !KindSet::ALL.0 == 0 { Some(KindSet(bits)) } else { None }
    }

    /// The set with these bits, less those that stand for no kind.
    #[inline]
    pub(crate) const fn from_bits_truncate(bits: u64) -> KindSet {
        KindSet(bits & KindSet::ALL.0)
    }

    /// One bit per kind, bit 0 for man 1.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Have the two sets a kind in common?
    #[inline]
    pub const fn meets(self, other: KindSet) -> bool {
        self.0 & other.0 != 0
    }
}

impl Not for KindSet {
    type Output = KindSet;

    #[inline]
    fn not(self) -> KindSet {
        KindSet::ALL - self
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_sets_hold_what_they_say() {
        let of = |test: fn(Kind) -> bool| Kind::all().filter(|&kind| test(kind)).collect();
        assert_eq!(KindSet::HONOURS, of(Kind::is_honour));
        assert_eq!(KindSet::WINDS, of(|kind| kind.wind().is_some()));
        assert_eq!(KindSet::DRAGONS, of(Kind::is_dragon));
        assert_eq!(KindSet::TERMINALS, of(Kind::is_terminal));
        assert_eq!(KindSet::YAOCHUU, of(Kind::is_yaochuu));
        assert_eq!(KindSet::SIMPLES, of(Kind::is_simple));
        let greens: Vec<String> = KindSet::GREENS.into_iter().map(|k| k.to_string()).collect();
        assert_eq!(greens, ["2s", "3s", "4s", "6s", "8s", "6z"]);
    }

    #[test]
    fn set_words() {
        let set = KindSet::WINDS.without(Kind::EAST).with(Kind::RED);
        assert_eq!(set.len(), 4);
        assert_eq!(set.first(), Some(Kind::SOUTH));
        assert!(set.is_subset(KindSet::HONOURS) && set.meets(KindSet::DRAGONS));
        assert!((!set).contains(Kind::EAST) && !(!set).meets(set));
        assert_eq!(KindSet::EMPTY.first(), None);
        assert_eq!(set.into_iter().collect::<KindSet>(), set);
    }
}
