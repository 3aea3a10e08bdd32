//! First, second and third hand.

use std::fmt;
use std::ops::{Index, IndexMut};

/// Where an active player sits in a deal, counted from the dealer's left. The first hand calls
/// first and leads the first trick, no matter who the soloist is.
///
/// Rule: `docs/rules/zole.md#the-table`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// On the dealer's left.
    First,
    /// Next in turn order.
    Second,
    /// Last to call.
    Third,
}

impl Place {
    /// All three places, in turn order.
    pub const ALL: [Place; 3] = [Place::First, Place::Second, Place::Third];

    /// Position in [`Place::ALL`], 0 to 2.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The place at `idx` of [`Place::ALL`], if there is one.
    #[inline]
    pub const fn from_idx(idx: usize) -> Option<Place> {
        if idx < 3 { Some(Place::ALL[idx]) } else { None }
    }

    /// The next in turn order, going round.
    #[inline]
    pub const fn next(self) -> Place {
        match self {
            Place::First => Place::Second,
            Place::Second => Place::Third,
            Place::Third => Place::First,
        }
    }

    /// The place `n` turns further on.
    #[inline]
    pub const fn offset(self, n: usize) -> Place {
        Place::ALL[(self as usize + n) % 3]
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["first hand", "second hand", "third hand"][self.idx()])
    }
}

/// One value for each active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ByPlace<T>([T; 3]);

impl<T> ByPlace<T> {
    /// The values of first, second and third hand.
    #[inline]
    pub const fn new(values: [T; 3]) -> ByPlace<T> {
        ByPlace(values)
    }

    /// The value that `make` gives for each place.
    #[inline]
    pub fn from_fn(make: impl FnMut(Place) -> T) -> ByPlace<T> {
        ByPlace(Place::ALL.map(make))
    }

    /// Every value put through `change`.
    #[inline]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> ByPlace<U> {
        ByPlace(self.0.map(change))
    }

    /// All three values, in turn order.
    #[inline]
    pub const fn as_array(&self) -> &[T; 3] {
        &self.0
    }
}

impl<T> Index<Place> for ByPlace<T> {
    type Output = T;

    #[inline]
    fn index(&self, place: Place) -> &T {
        &self.0[place as usize]
    }
}

impl<T> IndexMut<Place> for ByPlace<T> {
    #[inline]
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place as usize]
    }
}
