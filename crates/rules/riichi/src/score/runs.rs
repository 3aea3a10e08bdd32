//! How often a run begins at each of the 21 places.

use crate::{Kind, Suit};

/// Runs by their lowest tile: three bits for each of seven ranks in three suits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Runs(u64);

/// The lowest bit of every place.
const ONES: u64 = {
    let (mut ones, mut place) = (0, 0);
    while place < 21 {
        ones |= 1 << (3 * place);
        place += 1;
    }
    ones
};
/// Places of a suit.
const SUIT: u64 = 0o7_777_777;
/// The runs 123 and 789 of each suit.
const OUTER: u64 = 0o1_000_001 | 0o1_000_001 << 21 | 0o1_000_001 << 42;
/// The runs 123 of each suit.
const FIRST: u64 = 1 | 1 << 21 | 1 << 42;

impl Runs {
    pub(super) const NONE: Runs = Runs(0);

    /// These and `times` runs from `rank` (0 to 6) of suit number `suit`.
    #[inline]
    pub(super) const fn with(self, suit: usize, rank: u32, times: u32) -> Runs {
        Runs(self.0 + ((times as u64) << (21 * suit as u32 + 3 * rank)))
    }

    /// Both together.
    #[inline]
    pub(super) const fn and(self, other: Runs) -> Runs {
        Runs(self.0 + other.0)
    }

    /// How often a run begins at `rank` of suit number `suit`.
    #[inline]
    pub(super) const fn count(self, suit: usize, rank: usize) -> u8 {
        (self.0 >> (21 * suit + 3 * rank) & 7) as u8
    }

    /// One bit for each place where a run begins.
    #[inline]
    const fn present(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & ONES
    }

    /// How many times two identical runs can be told off.
    #[inline]
    pub(super) const fn n_twins(self) -> u32 {
        let two = (self.0 >> 1 | self.0 >> 2) & ONES;
        if two == 0 {
            return 0;
        }
        let four = self.0 >> 2 & ONES;
        two.count_ones() + four.count_ones()
    }

    /// The rank (0 to 6) of a run that stands in all three suits.
    #[inline]
    pub(super) const fn in_three_suits(self) -> Option<usize> {
        let present = self.present();
        let all = present & present >> 21 & present >> 42 & SUIT;
        if all == 0 { None } else { Some(all.trailing_zeros() as usize / 3) }
    }

    /// The number of the suit that has 123, 456 and 789.
    #[inline]
    pub(super) const fn straight(self) -> Option<usize> {
        let present = self.present();
        let full = present & present >> 9 & present >> 18 & FIRST;
        if full == 0 { None } else { Some(full.trailing_zeros() as usize / 21) }
    }

    /// Is every run 123 or 789?
    #[inline]
    pub(super) const fn all_outer(self) -> bool {
        self.present() & !OUTER == 0
    }

    /// The lowest tiles of all runs, repeated as often as the run stands.
    pub(super) fn iter(self) -> impl Iterator<Item = Kind> {
        (0..3).flat_map(move |suit| {
            (0..7).flat_map(move |rank| {
                let first = Kind::suited(Suit::ALL[suit], rank as u8 + 1);
                first.into_iter().cycle().take(self.count(suit, rank) as usize)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_of_runs() {
        let straight = Runs::NONE.with(1, 0, 1).with(1, 3, 1).with(1, 6, 1);
        assert_eq!(straight.straight(), Some(1));
        assert_eq!(straight.in_three_suits(), None);
        assert!(!straight.all_outer());
        let across = Runs::NONE.with(0, 6, 1).with(1, 6, 1).with(2, 6, 2);
        assert_eq!((across.in_three_suits(), across.n_twins()), (Some(6), 1));
        assert!(across.all_outer());
        let four = Runs::NONE.with(2, 2, 4);
        assert_eq!((four.n_twins(), four.iter().count()), (2, 4));
        assert_eq!(Runs::NONE.with(2, 2, 3).n_twins(), 1);
    }
}
