//! Card points.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

/// Card points (*acis*): what the cards in a player's tricks are worth. The pack holds 120.
///
/// Rule: `docs/rules/zole.md#cards`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Eyes(pub u8);

impl Eyes {
    /// No eyes.
    pub const NONE: Eyes = Eyes(0);
    /// All eyes of the pack.
    pub const PACK: Eyes = Eyes(120);
}

impl Add for Eyes {
    type Output = Eyes;

    #[inline]
    fn add(self, more: Eyes) -> Eyes {
        Eyes(self.0 + more.0)
    }
}

impl AddAssign for Eyes {
    #[inline]
    fn add_assign(&mut self, more: Eyes) {
        self.0 += more.0;
    }
}

impl Sub for Eyes {
    type Output = Eyes;

    #[inline]
    fn sub(self, less: Eyes) -> Eyes {
        Eyes(self.0 - less.0)
    }
}

impl Sum for Eyes {
    fn sum<I: Iterator<Item = Eyes>>(all: I) -> Eyes {
        all.fold(Eyes::NONE, Add::add)
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
