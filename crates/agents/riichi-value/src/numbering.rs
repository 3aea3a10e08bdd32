//! Hands by number: what was seen first has the lowest.
//!
//! A hand is known by the sum of one random constant for each of its tiles, so that a tile more or
//! less is one addition. Two of a hundred thousand hands share a sum once in some hundred million
//! times.

use parlor_riichi::Kind;

/// The sum of a hand without tiles; never the mark of a free slot in practice.
pub(crate) const EMPTY_HAND: u64 = 0x9e37_79b9_7f4a_7c15;

/// What a tile of each kind adds; behind them what makes it a red five, what a tile adds that can
/// never be of use, and what marks a hand that may still change its shape.
pub(crate) const TILE: [u64; Kind::COUNT + 5] = {
    let mut constants = [0; Kind::COUNT + 5];
    let mut idx = 0;
    while idx < constants.len() {
        constants[idx] = mixed(idx as u64 + 1);
        idx += 1;
    }
    constants
};

/// What a tile adds that can never be of use.
pub(crate) const USELESS: u64 = TILE[Kind::COUNT + 3];
/// What marks a hand that may still change its shape.
pub(crate) const FREE_HAND: u64 = TILE[Kind::COUNT + 4];

/// One step of `SplitMix64`.
const fn mixed(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// What makes a five red, for the bit of its suit.
#[inline]
pub(crate) const fn red_sum(red: u8) -> u64 {
    TILE[Kind::COUNT + red.trailing_zeros() as usize]
}

/// The sum of a hand.
pub(crate) fn sum_of(counts: &[u8; Kind::COUNT], reds: u8) -> u64 {
    let tiles = counts.iter().zip(TILE).map(|(&n, tile)| u64::from(n).wrapping_mul(tile));
    let reds = (0..3).filter(|red| reds & 1 << red != 0).map(|red| TILE[Kind::COUNT + red]);
    tiles.chain(reds).fold(EMPTY_HAND, u64::wrapping_add)
}

const FREE: u64 = 0;

/// Where a sum without a number will be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    sum: u64,
    at: usize,
}

/// Numbers by sum: an open table that grows, in memory that it keeps.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbering {
    slots: Vec<(u64, u32)>,
    spare: Vec<(u64, u32)>,
    len: u32,
}

impl Numbering {
    const SMALLEST: usize = 512;

    /// Forgets everything and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
        self.slots.resize(Numbering::SMALLEST, (FREE, 0));
        self.len = 0;
    }

    /// The number of `sum`, or the place where it will be.
    #[inline]
    pub(crate) fn find(&self, sum: u64) -> Result<u32, Slot> {
        let mask = self.slots.len() - 1;
        let mut at = place(sum, mask);
        loop {
            let (known, number) = self.slots[at & mask];
            if known == sum {
                return Ok(number);
            }
            if known == FREE {
                return Err(Slot { sum, at: at & mask });
            }
            at += 1;
        }
    }

    /// Puts a number at a place just found; several sums may share one.
    #[inline]
    pub(crate) fn put(&mut self, place: Slot, number: u32) {
        self.slots[place.at] = (place.sum, number);
        self.len += 1;
        if 5 * self.len as usize > 3 * self.slots.len() {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        std::mem::swap(&mut self.slots, &mut self.spare);
        self.slots.clear();
        self.slots.resize(2 * self.spare.len(), (FREE, 0));
        let mask = self.slots.len() - 1;
        for &entry in self.spare.iter().filter(|entry| entry.0 != FREE) {
            let mut at = place(entry.0, mask);
            while self.slots[at].0 != FREE {
                at = (at + 1) & mask;
            }
            self.slots[at] = entry;
        }
    }
}

#[inline]
const fn place(sum: u64, mask: usize) -> usize {
    (sum ^ sum >> 32) as usize & mask
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_while_the_table_grows() {
        let mut numbering = Numbering::default();
        numbering.clear();
        for n in 0..5000u32 {
            let place = numbering.find(mixed(u64::from(n) + 100)).expect_err("not there yet");
            numbering.put(place, n);
        }
        for n in 0..5000u32 {
            assert_eq!(numbering.find(mixed(u64::from(n) + 100)).ok(), Some(n));
        }
        assert!(numbering.find(7).is_err());
    }
}
