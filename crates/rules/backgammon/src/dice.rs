//! Dice and rolls.

use std::fmt;

/// What one die shows: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8); // Invariant: 1 <= self.0 <= 6.

impl Die {
    /// The six faces, from 1 up.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The die that shows `pips`, if 1 to 6.
    #[inline]
    pub const fn new(pips: u8) -> Option<Die> {
        if 1 <= pips && pips <= 6 { Some(Die(pips)) } else { None }
    }

    /// How many pips it shows.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A roll of two dice, the larger first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice {
    large: Die,
    small: Die,
}

impl Dice {
    /// The roll of these two dice, in whatever order.
    #[inline]
    pub const fn new(one: Die, other: Die) -> Dice {
        if one.0 >= other.0 {
            Dice { large: one, small: other }
        } else {
            Dice { large: other, small: one }
        }
    }

    /// The 21 different rolls: 1-1, 2-1, 2-2, 3-1, … 6-6.
    pub fn all() -> impl Iterator<Item = Dice> {
        Die::ALL.into_iter().flat_map(|large| {
            Die::ALL.into_iter().take(large.0 as usize).map(move |small| Dice { large, small })
        })
    }

    /// The larger die; either of a double.
    #[inline]
    pub const fn large(self) -> Die {
        self.large
    }

    /// The smaller die; either of a double.
    #[inline]
    pub const fn small(self) -> Die {
        self.small
    }

    /// Do both dice show the same? Then it is played four times.
    #[inline]
    pub const fn is_double(self) -> bool {
        self.large.0 == self.small.0
    }

    /// In how many of the 36 throws of two dice this roll comes up: 1 for doubles, else 2.
    #[inline]
    pub const fn weight(self) -> u32 {
        if self.is_double() { 1 } else { 2 }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.large, self.small)
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_21_rolls_make_36_throws() {
        assert_eq!(Dice::all().count(), 21);
        assert_eq!(Dice::all().map(Dice::weight).sum::<u32>(), 36);
    }
}
