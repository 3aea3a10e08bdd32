//! Sets of yaku.

use std::fmt;

use crate::Yaku;

/// A set of yaku, one bit each. Iterates in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct YakuSet(u64); // Invariant: no bit above 51.

parlor_game::bit_set! {
    YakuSet(u64) of Yaku;
    bit: |yaku| yaku as u8,
    first: |bits| Yaku::ALL[bits.trailing_zeros() as usize],
    rest: |bits| bits & (bits - 1),
    /// The yaku of a [`YakuSet`] in the order of their numbers.
    pub struct YakuIter;
}

impl YakuSet {
    const YAKUMAN: YakuSet = YakuSet(u64::MAX << Yaku::Tenhou as u8 & ((1 << 52) - 1));

    /// This set and, if `counts`, `yaku`.
    #[inline]
    #[must_use]
    pub const fn with_if(self, counts: bool, yaku: Yaku) -> YakuSet {
        YakuSet(self.0 | (counts as u64) << yaku as u8)
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
