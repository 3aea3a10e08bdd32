//! One player's men, packed.

use std::fmt;

use crate::{Place, PlaceSet};

/// How many of one player's men stand where: a nibble for each place from off (0) over the points
/// to the bar (25). Moving a man is one subtraction and one addition; equality is exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Men(u128); // Invariant: at most 15 men in all, none above nibble 25.

/// The lowest bit of every nibble from off to the bar.
const ONES: u128 = (1 << 104) / 15;

/// One man on each place, indexed by place number; a table, since shifting a `u128` is dear.
const ONE_ON: [u128; 32] = {
    let mut table = [0; 32];
    let mut n = 0;
    while n < 26 {
        table[n] = 1 << (4 * n);
        n += 1;
    }
    table
};

impl Men {
    /// The most men a player can have.
    pub const MAX: u8 = 15;

    /// The men of `(place, how many)` pairs; `None` if there are more than 15.
    pub const fn new(stacks: &[(u8, u8)]) -> Option<Men> {
        let (mut men, mut total, mut i) = (0, 0, 0);
        while i < stacks.len() {
            let (number, count) = stacks[i];
            total += count as u32;
            if number > 25 || total > Men::MAX as u32 {
                return None;
            }
            men += (count as u128) << (4 * number);
            i += 1;
        }
        Some(Men(men))
    }

    /// How many men stand on `place`.
    #[inline]
    pub const fn on(self, place: Place) -> u8 {
        (self.0 >> (4 * place.number()) & 15) as u8
    }

    /// The numbers themselves: four bits for each place, off the lowest, the bar at bit 100. For
    /// encoders, which look at all places at once.
    #[inline]
    pub const fn packed(self) -> u128 {
        self.0
    }

    /// How many men there are, borne off ones included.
    pub fn total(self) -> u8 {
        self.stacks().map(|(_, count)| count).sum()
    }

    /// Places with men and how many, from the bar down to off.
    pub fn stacks(self) -> impl Iterator<Item = (Place, u8)> {
        let places = self.occupied() | PlaceSet::one(Place::OFF);
        places.into_iter().map(move |place| (place, self.on(place))).filter(|&(_, n)| n > 0)
    }

    /// Pips still to go: the sum of the place numbers of all men (a man on the bar counts 25).
    pub fn pips(self) -> u16 {
        self.stacks().map(|(place, count)| u16::from(place.number()) * u16::from(count)).sum()
    }

    /// Points and bar with at least one man.
    #[inline]
    pub fn occupied(self) -> PlaceSet {
        let any = self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        PlaceSet::from_bits(gather(any & ONES)) & PlaceSet::IN_PLAY
    }

    /// Points and bar with two men or more.
    #[inline]
    pub fn made(self) -> PlaceSet {
        let two = self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        PlaceSet::from_bits(gather(two & ONES)) & PlaceSet::IN_PLAY
    }

    /// Points (not the bar) with a single man.
    #[inline]
    pub fn blots(self) -> PlaceSet {
        self.occupied() & !self.made() & PlaceSet::POINTS
    }

    /// Are all men borne off?
    #[inline]
    pub const fn all_off(self) -> bool {
        self.0 >> 4 == 0
    }

    /// These men after one goes from `from` to `to`; there must be one on `from`.
    #[inline]
    pub(crate) const fn moved(self, from: Place, to: Place) -> Men {
        Men(self.0 - ONE_ON[from.number() as usize & 31] + ONE_ON[to.number() as usize & 31])
    }
}

/// Collects the lowest bits of the 32 nibbles of `nibbles` into 32 bits.
#[inline]
const fn gather(nibbles: u128) -> u32 {
    gather_half(nibbles as u64) | gather_half((nibbles >> 64) as u64) << 16
}

#[inline]
const fn gather_half(mut bits: u64) -> u32 {
    bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
    bits = (bits | bits >> 6) & 0x000F_000F_000F_000F;
    bits = (bits | bits >> 12) & 0x0000_00FF_0000_00FF;
    ((bits | bits >> 24) & 0xFFFF) as u32
}

impl fmt::Debug for Men {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.stacks()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_are_counted_and_moved() {
        let men = Men::new(&[(24, 2), (13, 5), (8, 3), (6, 5)]).unwrap();
        assert_eq!((men.total(), men.pips()), (15, 167));
        let after = men.moved(Place::of(24), Place::of(18));
        assert_eq!(after.blots().into_iter().collect::<Vec<_>>(), [Place::of(24), Place::of(18)]);
        assert_eq!(after.pips(), 161);
        assert_eq!(after.made().len(), 3);
    }

    #[test]
    fn sixteen_men_are_refused() {
        assert_eq!(Men::new(&[(1, 15), (0, 1)]), None);
        assert!(Men::new(&[(0, 15)]).unwrap().all_off());
    }
}
