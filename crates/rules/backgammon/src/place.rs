//! Places on the board, numbered by the player whose men stand there.

use std::fmt;
use std::ops::Not;

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

parlor_game::bit_set! {
    PlaceSet(u32) of Place;
    bit: |place| place.0,
    first: |bits| Place(bits.ilog2() as u8),
    rest: |bits| bits & !(1 << bits.ilog2()),
    /// The places of a [`PlaceSet`], from the bar down.
    pub struct Places;
}

impl PlaceSet {
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

    /// The set as bits, bit n for place n. For encoders, which ask about many places at once.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
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

impl Not for PlaceSet {
    type Output = PlaceSet;

    /// Every place, off included, that is not in the set.
    #[inline]
    fn not(self) -> PlaceSet {
        PlaceSet(!self.0 & 0x3FF_FFFF)
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
