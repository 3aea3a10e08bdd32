//! Places on the board, numbered by the player whose men stand there.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// Where a man can stand, in its owner's own numbering: off the board (0), points 1 to 24, the bar
/// (25). Men move from high places to low ones; points 1 to 6 are home.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8); // Invariant: self.0 <= 25.

impl Place {
    /// Borne off.
    pub const OFF: Place = Place(0);
    /// Hit, waiting to enter.
    pub const BAR: Place = Place(25);

    /// The place with this number: 0 is off, 25 the bar.
    #[inline]
    pub const fn new(number: u8) -> Option<Place> {
        if number <= 25 { Some(Place(number)) } else { None }
    }

    /// The place with a number known to be at most 25.
    #[inline]
    pub(crate) const fn of(number: u32) -> Place {
        debug_assert!(number <= 25);
        Place(number as u8)
    }

    /// 0 for off, 1 to 24 for the points, 25 for the bar.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same point in the opponent's numbering; off and the bar belong to their owner alone.
    #[inline]
    pub const fn opposite(self) -> Option<Place> {
        match self.0 {
            1..=24 => Some(Place(25 - self.0)),
            _ => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("off"),
            25 => f.write_str("bar"),
            n => write!(f, "{n}"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A set of places in one player's numbering, bit n for place n. Iterates from the bar down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlaceSet(u32);

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);
    /// Points 1 to 6.
    pub const HOME: PlaceSet = PlaceSet(0b111_1110);
    /// Points 1 to 24.
    pub const POINTS: PlaceSet = PlaceSet(0x1FF_FFFE);
    /// Every place a man can move from: the points and the bar.
    pub const IN_PLAY: PlaceSet = PlaceSet(0x3FF_FFFE);

    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> PlaceSet {
        PlaceSet(bits)
    }

    /// One place alone.
    #[inline]
    pub const fn one(place: Place) -> PlaceSet {
        PlaceSet(1 << place.0)
    }

    /// Is `place` in the set?
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 != 0
    }

    /// This set and `place`.
    #[inline]
    pub const fn with(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 | 1 << place.0)
    }

    /// This set less `place`.
    #[inline]
    pub const fn without(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 & !(1 << place.0))
    }

    /// How many places.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The highest place: the first in iteration order.
    #[inline]
    pub const fn first(self) -> Option<Place> {
        match self.0 {
            0 => None,
            bits => Some(Place(31 - bits.leading_zeros() as u8)),
        }
    }

    /// Is every place of this set in `other`?
    #[inline]
    pub const fn is_subset(self, other: PlaceSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Places from which `pips` pips lead into this set; what would start above the bar is dropped.
    #[inline]
    pub(crate) const fn reached_by(self, pips: u32) -> PlaceSet {
        PlaceSet(self.0 << pips & PlaceSet::IN_PLAY.0)
    }

    /// Places not above `place`.
    #[inline]
    pub(crate) const fn up_to(place: Place) -> PlaceSet {
        PlaceSet((2 << place.0) - 1)
    }

    /// The points of this set in the opponent's numbering.
    #[inline]
    pub(crate) const fn opposite(self) -> PlaceSet {
        // Reversing 32 bits takes n to 31 - n; six less is 25 - n.
        PlaceSet((self.0 & PlaceSet::POINTS.0).reverse_bits() >> 6)
    }
}

impl BitAnd for PlaceSet {
    type Output = PlaceSet;

    #[inline]
    fn bitand(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }
}

impl BitOr for PlaceSet {
    type Output = PlaceSet;

    #[inline]
    fn bitor(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }
}

impl Not for PlaceSet {
    type Output = PlaceSet;

    /// Every place, off included, that is not in the set.
    #[inline]
    fn not(self) -> PlaceSet {
        PlaceSet(!self.0 & 0x3FF_FFFF)
    }
}

impl IntoIterator for PlaceSet {
    type Item = Place;
    type IntoIter = Places;

    #[inline]
    fn into_iter(self) -> Places {
        Places(self)
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        places.into_iter().fold(PlaceSet::EMPTY, PlaceSet::with)
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The places of a [`PlaceSet`], from the bar down.
#[derive(Clone, Debug)]
pub struct Places(PlaceSet);

impl Iterator for Places {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        let place = self.0.first()?;
        self.0 = self.0.without(place);
        Some(place)
    }
}
