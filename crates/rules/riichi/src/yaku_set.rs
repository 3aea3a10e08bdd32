//! Sets of yaku.

use std::fmt;
use std::ops::BitOr;

use crate::Yaku;

/// A set of yaku, one bit each. Iterates in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct YakuSet(u64); // Invariant: no bit above 51.

impl YakuSet {
    /// None.
    pub const EMPTY: YakuSet = YakuSet(0);

    const YAKUMAN: YakuSet = YakuSet(u64::MAX << Yaku::Tenhou as u8 & ((1 << 52) - 1));

    /// One yaku alone.
    #[inline]
    pub const fn one(yaku: Yaku) -> YakuSet {
        YakuSet(1 << yaku as u8)
    }

    /// This set and `yaku`.
    #[inline]
    #[must_use]
    pub const fn with(self, yaku: Yaku) -> YakuSet {
        YakuSet(self.0 | 1 << yaku as u8)
    }

    /// This set and, if `counts`, `yaku`.
    #[inline]
    #[must_use]
    pub const fn with_if(self, counts: bool, yaku: Yaku) -> YakuSet {
        YakuSet(self.0 | (counts as u64) << yaku as u8)
    }

    /// This set less `yaku`.
    #[inline]
    #[must_use]
    pub const fn without(self, yaku: Yaku) -> YakuSet {
        YakuSet(self.0 & !(1 << yaku as u8))
    }

    /// Is `yaku` in the set?
    #[inline]
    pub const fn contains(self, yaku: Yaku) -> bool {
        self.0 & (1 << yaku as u8) != 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The yaku of lowest number.
    #[inline]
    pub fn first(self) -> Option<Yaku> {
        Yaku::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// Is every yaku of this set in `other`?
    #[inline]
    pub const fn is_subset(self, other: YakuSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The yakuman among them.
    #[inline]
    #[must_use]
    pub const fn yakuman(self) -> YakuSet {
        YakuSet(self.0 & YakuSet::YAKUMAN.0)
    }

    /// The sum of their han in a closed or an open hand; yakuman count nothing.
    #[inline]
    pub fn han(self, closed: bool) -> u8 {
        self.into_iter().map(|yaku| yaku.han(closed)).sum()
    }
}

impl BitOr for YakuSet {
    type Output = YakuSet;

    #[inline]
    fn bitor(self, other: YakuSet) -> YakuSet {
        YakuSet(self.0 | other.0)
    }
}

impl IntoIterator for YakuSet {
    type Item = Yaku;
    type IntoIter = YakuIter;

    #[inline]
    fn into_iter(self) -> YakuIter {
        YakuIter(self)
    }
}

/// The yaku of a [`YakuSet`] in the order of their numbers.
#[derive(Clone, Debug)]
pub struct YakuIter(YakuSet);

impl Iterator for YakuIter {
    type Item = Yaku;

    #[inline]
    fn next(&mut self) -> Option<Yaku> {
        let yaku = self.0.first()?;
        self.0 = YakuSet(self.0.0 & (self.0.0 - 1));
        Some(yaku)
    }
}

impl FromIterator<Yaku> for YakuSet {
    fn from_iter<I: IntoIterator<Item = Yaku>>(yaku: I) -> YakuSet {
        yaku.into_iter().fold(YakuSet::EMPTY, YakuSet::with)
    }
}

impl fmt::Debug for YakuSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_words() {
        let set: YakuSet = [Yaku::Tanyao, Yaku::Pinfu, Yaku::Suukantsu].into_iter().collect();
        assert_eq!(
            set.into_iter().collect::<Vec<_>>(),
            [Yaku::Pinfu, Yaku::Tanyao, Yaku::Suukantsu]
        );
        assert_eq!(set.yakuman(), YakuSet::one(Yaku::Suukantsu));
        assert_eq!((set.han(true), set.han(false)), (2, 1));
        assert_eq!(YakuSet::EMPTY.with_if(false, Yaku::Red), YakuSet::EMPTY);
        assert_eq!(YakuSet::EMPTY.with_if(true, Yaku::Red), YakuSet::one(Yaku::Red));
    }
}
