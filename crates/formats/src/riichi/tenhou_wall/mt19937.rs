//! The Mersenne Twister MT19937 of Matsumoto and Nishimura, seeded by an array.
//!
//! M. Matsumoto, T. Nishimura: Mersenne Twister, ACM TOMACS 8 (1998); the seeding is that of the
//! authors' revision of 2002.

const SIZE: usize = 624;
const SHIFT: usize = 397;
const TWIST: u32 = 0x9908_b0df;

/// The generator.
#[derive(Clone)]
pub(super) struct Mt19937 {
    state: [u32; SIZE],
    next: usize,
}

impl Mt19937 {
    /// A generator that starts from all words of `key`; an empty key counts as a single zero.
    pub(super) fn from_key(key: &[u32]) -> Mt19937 {
        let key = if key.is_empty() { &[0] } else { key };
        let mut state = first_state(19_650_218);
        let (mut i, mut j) = (1, 0);
        for _ in 0..SIZE.max(key.len()) {
            let previous = state[i - 1] ^ (state[i - 1] >> 30);
            state[i] = (state[i] ^ previous.wrapping_mul(1_664_525))
                .wrapping_add(key[j])
                .wrapping_add(j as u32);
            i = step(&mut state, i);
            j = (j + 1) % key.len();
        }
        for _ in 1..SIZE {
            let previous = state[i - 1] ^ (state[i - 1] >> 30);
            state[i] = (state[i] ^ previous.wrapping_mul(1_566_083_941)).wrapping_sub(i as u32);
            i = step(&mut state, i);
        }
        state[0] = 0x8000_0000;
        Mt19937 { state, next: SIZE }
    }

    /// The next 32 bits.
    pub(super) fn word(&mut self) -> u32 {
        if self.next == SIZE {
            self.refill();
        }
        let mut word = self.state[self.next];
        self.next += 1;
        word ^= word >> 11;
        word ^= (word << 7) & 0x9d2c_5680;
        word ^= (word << 15) & 0xefc6_0000;
        word ^ (word >> 18)
    }

    fn refill(&mut self) {
        for k in 0..SIZE {
            let joined = (self.state[k] & 0x8000_0000) | (self.state[(k + 1) % SIZE] & 0x7fff_ffff);
            let twist = if joined & 1 == 1 { TWIST } else { 0 };
            self.state[k] = self.state[(k + SHIFT) % SIZE] ^ (joined >> 1) ^ twist;
        }
        self.next = 0;
    }
}

/// Every word from the one before, starting with `seed`.
fn first_state(seed: u32) -> [u32; SIZE] {
    let mut state = [seed; SIZE];
    for i in 1..SIZE {
        let previous = state[i - 1] ^ (state[i - 1] >> 30);
        state[i] = previous.wrapping_mul(1_812_433_253).wrapping_add(i as u32);
    }
    state
}

/// The index after `i`, going from the last word to the second.
fn step(state: &mut [u32; SIZE], i: usize) -> usize {
    if i + 1 < SIZE {
        return i + 1;
    }
    state[0] = state[SIZE - 1];
    1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of the authors' published output file for this key (`mt19937ar.out`).
    #[test]
    fn agrees_with_the_published_output() {
        let mut generator = Mt19937::from_key(&[0x123, 0x234, 0x345, 0x456]);
        let words: Vec<u32> = (0..5).map(|_| generator.word()).collect();
        assert_eq!(words, [1_067_595_299, 955_945_823, 477_289_528, 4_107_218_783, 4_228_976_476]);
        let thousandth = (0..995).map(|_| generator.word()).last();
        assert_eq!(thousandth, Some(3_460_025_646));
    }
}
