//! How many of each kind.

use std::fmt;
use std::ops::Index;

use crate::{Kind, KindSet, tiles::write_kinds};

/// How many tiles of each of the 34 kinds, four at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts([u8; Kind::COUNT]); // Invariant: every value <= 4.

impl Counts {
    /// No tile.
    pub const EMPTY: Counts = Counts([0; Kind::COUNT]);
    /// The whole set of 136 tiles.
    pub const FULL: Counts = Counts([4; Kind::COUNT]);

    /// These counts, unless one of them is above four.
    pub fn new(counts: [u8; Kind::COUNT]) -> Option<Counts> {
        counts.iter().all(|&n| n <= 4).then_some(Counts(counts))
    }

    /// The counts in index order.
    #[inline]
    pub const fn as_array(&self) -> &[u8; Kind::COUNT] {
        &self.0
    }

    /// How many tiles in all.
    #[inline]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&n| n as usize).sum()
    }

    /// Is there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Kind::COUNT]
    }

    /// Is there at least one of `kind`?
    #[inline]
    pub const fn contains(&self, kind: Kind) -> bool {
        self.0[kind.idx()] != 0
    }

    /// One tile of `kind` more. Returns false, and changes nothing, when there are four.
    #[inline]
    pub const fn add(&mut self, kind: Kind) -> bool {
        let room = self.0[kind.idx()] < 4;
        self.0[kind.idx()] += room as u8;
        room
    }

    /// One tile of `kind` less. Returns false, and changes nothing, when there is none.
    #[inline]
    pub const fn remove(&mut self, kind: Kind) -> bool {
        let held = self.0[kind.idx()] > 0;
        self.0[kind.idx()] -= held as u8;
        held
    }

    /// The kinds of which there are at least `n`, which is 1 to 4.
    #[inline]
    pub fn at_least(&self, n: u8) -> KindSet {
        let eight =
            |first: usize| u64::from_le_bytes(std::array::from_fn(|place| self.0[first + place]));
        // The last two kinds are read together with six of those before them.
        let last = eight_at_least(eight(26), n) >> 6;
        let bits = eight_at_least(eight(0), n)
            | eight_at_least(eight(8), n) << 8
            | eight_at_least(eight(16), n) << 16
            | eight_at_least(eight(24), n) << 24
            | last << 32;
        KindSet::from_bits_truncate(bits)
    }

    /// The kinds present.
    #[inline]
    pub fn kinds(&self) -> KindSet {
        self.at_least(1)
    }

    /// What remains of four of each kind.
    #[inline]
    #[must_use]
    pub fn complement(&self) -> Counts {
        Counts(self.0.map(|n| 4 - n))
    }

    /// Both together, unless some kind would have more than four.
    pub fn plus(&self, other: &Counts) -> Option<Counts> {
        let mut sum = self.0;
        for (n, more) in sum.iter_mut().zip(other.0) {
            *n += more;
        }
        Counts::new(sum)
    }

    /// These without `other`, unless some of `other` is missing here.
    pub fn minus(&self, other: &Counts) -> Option<Counts> {
        let mut rest = self.0;
        for (n, less) in rest.iter_mut().zip(other.0) {
            *n = n.checked_sub(less)?;
        }
        Some(Counts(rest))
    }
}

/// One bit for each of eight counts, one in each byte, that is at least `n`: adding `128 - n` sets
/// the highest bit of its byte, and the product brings those bits together.
#[inline]
const fn eight_at_least(counts: u64, n: u8) -> u64 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let reached = (counts + EACH * (128 - n) as u64) >> 7 & EACH;
    reached.wrapping_mul(0x0102_0408_1020_4080) >> 56
}

impl Default for Counts {
    fn default() -> Counts {
        Counts::EMPTY
    }
}

impl Index<Kind> for Counts {
    type Output = u8;

    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind.idx()]
    }
}

impl fmt::Display for Counts {
    /// Hand notation, `123m44z`; nothing for no tile.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_kinds(f, Kind::all().flat_map(|kind| (0..self[kind]).map(move |_| kind.tile())))
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Counts({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_five_of_a_kind() {
        let mut counts = Counts::EMPTY;
        assert!((0..4).all(|_| counts.add(Kind::EAST)));
        assert!(!counts.add(Kind::EAST));
        assert_eq!(counts[Kind::EAST], 4);
        assert_eq!(counts.to_string(), "1111z");
        assert_eq!(counts.plus(&counts), None);
    }

    #[test]
    fn never_fewer_than_none() {
        let mut counts = Counts::EMPTY;
        assert!(!counts.remove(Kind::EAST));
        assert_eq!(counts, Counts::EMPTY);
        assert_eq!(counts.minus(&Counts::FULL), None);
    }

    #[test]
    fn at_least_means_at_least() {
        let counts = Counts(std::array::from_fn(|idx| (idx * 7 % 5) as u8));
        for n in 1..=4 {
            let slow: KindSet = Kind::all().filter(|&kind| counts[kind] >= n).collect();
            assert_eq!(counts.at_least(n), slow);
        }
    }

    #[test]
    fn complement_and_sums() {
        assert_eq!(Counts::EMPTY.complement(), Counts::FULL);
        assert_eq!(Counts::FULL.total(), 136);
        assert_eq!(Counts::FULL.minus(&Counts::FULL), Some(Counts::EMPTY));
        assert_eq!(Counts::FULL.kinds(), KindSet::ALL);
        assert!(Counts::EMPTY.at_least(1).is_empty());
    }
}
