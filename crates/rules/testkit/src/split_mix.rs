//! A small deterministic source of entropy.

use parlor_game::Entropy;

/// SplitMix64 (Steele, Lea, Flood 2014): one word of state, good enough to play random games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The stream that belongs to `seed`.
    pub fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// The stream of game `n` under `seed`, so that one game can be played again alone.
    pub fn for_game(seed: u64, n: u32) -> SplitMix {
        let mut mixed = SplitMix(seed ^ u64::from(n).wrapping_mul(0xd134_2543_de82_ef95));
        SplitMix(mixed.bits())
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Entropy for SplitMix {
    /// Upper half of a product; the bias, below `n` in 2^32, does not matter to tests.
    fn below(&mut self, n: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gives_the_published_stream() {
        // Reference output of SplitMix64 for the seed 1234567, as printed by its C source.
        let mut stream = SplitMix::new(1_234_567);
        assert_eq!(stream.bits(), 6_457_827_717_110_365_317);
        assert_eq!(stream.bits(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn stays_below_and_reaches_everything() {
        let mut stream = SplitMix::new(1);
        let mut reached = [false; 6];
        for _ in 0..200 {
            reached[stream.below(6) as usize] = true;
        }
        assert_eq!(reached, [true; 6]);
        assert_eq!(stream.below(0), 0);
    }
}
