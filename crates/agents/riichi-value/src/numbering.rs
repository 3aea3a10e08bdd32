//! Hands by number: what was seen first has the lowest.
//!
//! A hand is known by the sum of one random constant for each of its tiles, so that a tile more or
//! less is one addition. Two of a hundred thousand hands share a sum once in some hundred million
//! times.

use parlor_riichi::Kind;

/// The sum of a hand without tiles; never the mark of a free slot in practice.
pub(crate) const EMPTY_HAND: u64 = 0x9e37_79b9_7f4a_7c15;

/// What a tile of each kind adds; behind them what makes it a red five.
pub(crate) const TILE: [u64; Kind::COUNT + 3] = {
    let mut constants = [0; Kind::COUNT + 3];
    let mut idx = 0;
    while idx < constants.len() {
        constants[idx] = mixed(idx as u64 + 1);
        idx += 1;
    }
    constants
};

/// One step of `SplitMix64`.
const fn mixed(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The sum of a hand.
pub(crate) fn sum_of(counts: &[u8; Kind::COUNT], reds: u8) -> u64 {
    let tiles = counts.iter().zip(TILE).map(|(&n, tile)| u64::from(n).wrapping_mul(tile));
    let reds = (0..3).filter(|red| reds & 1 << red != 0).map(|red| TILE[Kind::COUNT + red]);
    tiles.chain(reds).fold(EMPTY_HAND, u64::wrapping_add)
}

const FREE: u64 = 0;

/// Numbers by sum: an open table that grows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbering {
    slots: Vec<(u64, u32)>,
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

    /// The number of `sum`, and whether it is new.
    #[inline]
    pub(crate) fn number(&mut self, sum: u64) -> (u32, bool) {
        let mask = self.slots.len() - 1;
        let mut at = place(sum, mask);
        loop {
            let (known, number) = self.slots[at];
            if known == sum {
                return (number, false);
            }
            if known == FREE {
                break;
            }
            at = (at + 1) & mask;
        }
        let number = self.len;
        self.slots[at] = (sum, number);
        self.len += 1;
        if 2 * self.len as usize > self.slots.len() {
            self.grow();
        }
        (number, true)
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![(FREE, 0); 4 * self.slots.len()];
        let old = std::mem::replace(&mut self.slots, larger);
        let mask = self.slots.len() - 1;
        for entry in old.into_iter().filter(|entry| entry.0 != FREE) {
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
    fn numbers_count_up_and_stay() {
        let mut numbering = Numbering::default();
        numbering.clear();
        for n in 0..5000u64 {
            assert_eq!(numbering.number(mixed(n + 100)), (n as u32, true));
        }
        for n in 0..5000u64 {
            assert_eq!(numbering.number(mixed(n + 100)), (n as u32, false));
        }
    }
}
