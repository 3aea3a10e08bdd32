//! One side's men, ready for questions about many places at once.

use parlor_backgammon::Men;

/// The 24 points as bits.
pub(super) const POINTS: u32 = 0x1FF_FFFE;
/// The six home points.
pub(super) const HOME: u32 = 0b111_1110;
/// The opponent's home and the bar.
pub(super) const BACK: u32 = 0x3F8_0000;

/// One side's men in its own numbering.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) men: u128,
    bytes: [u8; 16],
    pub(super) occupied: u32,
    /// Points with two men or more.
    pub(super) made: u32,
    pub(super) blots: u32,
    pub(super) pips: i32,
    /// The place of the man furthest back, 0 if all are off.
    pub(super) rear: u32,
}

impl Side {
    #[inline]
    pub(super) fn of(men: Men) -> Side {
        let packed = men.packed();
        let (occupied, made) = (men.occupied().bits(), men.made().bits());
        let mut side = Side {
            men: packed,
            bytes: packed.to_le_bytes(),
            occupied,
            made: made & POINTS,
            blots: occupied & !made & POINTS,
            pips: 0,
            rear: occupied.checked_ilog2().unwrap_or(0),
        };
        let mut pips = 0;
        side.each_stack(|place, n| pips += (place * n) as i32);
        side.pips = pips;
        side
    }

    /// How many men stand on a place, 0 for off and 25 for the bar.
    #[inline]
    pub(super) fn on(&self, place: u32) -> u32 {
        let byte = self.bytes[(place >> 1) as usize & 15];
        u32::from(byte >> (4 * (place & 1)) & 15)
    }

    /// Tells every place with men, and how many, from the lowest point up.
    #[inline]
    pub(super) fn each_stack(&self, mut told: impl FnMut(u32, u32)) {
        let mut left = self.occupied;
        while left != 0 {
            let place = left.trailing_zeros();
            left &= left - 1;
            told(place, self.on(place));
        }
    }

    /// How many men stand on these places.
    #[inline]
    pub(super) fn within(&self, places: u32) -> u32 {
        men_within(self.men, places)
    }

    /// The longest row of made points and its lowest point; of equals the highest.
    #[inline]
    pub(super) fn prime(&self) -> (u32, u32) {
        let (mut row, mut length, mut lowest) = (self.made, 0, 0);
        while row != 0 {
            length += 1;
            lowest = row.ilog2();
            row &= row >> 1;
        }
        (length, lowest)
    }
}

/// How many of the men of four bits a place stand on these places.
#[inline]
pub(super) fn men_within(men: u128, places: u32) -> u32 {
    let half = |men: u64, places: u32| {
        let men = men & spread(places & 0xFFFF);
        let pairs = (men & 0x0F0F_0F0F_0F0F_0F0F) + (men >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    };
    half(men as u64, places) + half((men >> 64) as u64, places >> 16)
}

/// Four bits for each of 16 bits.
#[inline]
const fn spread(bits: u32) -> u64 {
    let mut wide = bits as u64;
    wide = (wide | wide << 24) & 0x0000_00FF_0000_00FF;
    wide = (wide | wide << 12) & 0x000F_000F_000F_000F;
    wide = (wide | wide << 6) & 0x0303_0303_0303_0303;
    wide = (wide | wide << 3) & 0x1111_1111_1111_1111;
    wide * 15
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_are_counted_by_places() {
        let men = Men::new(&[(25, 1), (24, 2), (13, 4), (8, 3), (6, 4), (0, 1)]).unwrap();
        let side = Side::of(men);
        assert_eq!((side.within(BACK), side.within(HOME), side.within(1)), (3, 4, 1));
        assert_eq!((side.pips, side.rear), (i32::from(men.pips()), 25));
        assert_eq!([0, 6, 7, 25].map(|place| side.on(place)), [1, 4, 0, 1]);
        for place in 0..26 {
            assert_eq!(side.within(1 << place), side.on(place));
        }
    }

    #[test]
    fn the_longest_prime_is_found() {
        let men = Men::new(&[(9, 2), (8, 2), (6, 2), (5, 2), (4, 3), (2, 2)]).unwrap();
        assert_eq!(Side::of(men).prime(), (3, 4));
    }
}
