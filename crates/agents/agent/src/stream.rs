//! Seeded randomness for agents and drivers, equal on every machine.

use parlor_game::Entropy;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of random numbers that follows from a seed: the key stream of ChaCha with 8 rounds.
///
/// The key is the seed as 8 little-endian bytes and 24 zero bytes, nonce and counter begin at zero,
/// and numbers are read as little-endian 32-bit words; so another language can repeat every draw.
///
/// ```
/// use parlor_agent::Stream;
/// use parlor_game::Entropy;
///
/// let mut dice = Stream::derived(2024, &[Stream::label("dice"), 7]);
/// assert!((1..=6).contains(&(1 + dice.below(6))));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Stream {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Stream(ChaCha8Rng::from_seed(key))
    }

    /// The stream of a seed and a path of parts below it: block, game, seat, or a
    /// [`label`](Stream::label). Different paths give independent streams, and also the streams of
    /// a path and of its beginnings are independent; an empty path is the seed's own stream.
    ///
    /// Each part makes the next key: the first 32 bytes of block 2⁶³ under the nonce `part`. No
    /// stream reads so far, so a key is never an output.
    pub fn derived(seed: u64, parts: &[u64]) -> Stream {
        const KEY_BLOCK_WORD: u128 = (1 << 63) * 16;
        let mut stream = Stream::new(seed);
        for &part in parts {
            stream.0.set_stream(part);
            stream.0.set_word_pos(KEY_BLOCK_WORD);
            let mut key = [0; 32];
            stream.0.fill_bytes(&mut key);
            stream = Stream(ChaCha8Rng::from_seed(key));
        }
        stream
    }

    /// A name as a part of a path (FNV-1a, 64 bits), so that what is drawn for one purpose does
    /// not meet what is drawn for another.
    pub const fn label(name: &str) -> u64 {
        let bytes = name.as_bytes();
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        let mut at = 0;
        while at < bytes.len() {
            hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0000_0100_0000_01b3);
            at += 1;
        }
        hash
    }

    /// The next two words as one number, the first in the low half; a seed for something else.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 up to but not 1, in steps of 2⁻⁵³.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }
}

impl Entropy for Stream {
    /// Without bias: the high half of word × `n`; a word is drawn again when the low half falls
    /// among the 2³² mod `n` values that would make some answers likelier.
    ///
    /// Source: D. Lemire, "Fast Random Integer Generation in an Interval", 2019, algorithm 5.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let too_many = n.wrapping_neg() % n;
            while (product as u32) < too_many {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(mut stream: Stream, n: usize) -> Vec<u32> {
        (0..n).map(|_| stream.0.next_u32()).collect()
    }

    // Published: draft-strombergson-chacha-test-vectors, 256-bit key, 8 rounds, IV zero, first
    // block; TC1 has the key zero, TC2 a one in the key's first byte.
    #[test]
    fn seeds_0_and_1_give_the_published_key_streams() {
        let published = [
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
             984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
            "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea\
             289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
        ];
        for (seed, published) in (0..).zip(published) {
            let ours: String = words(Stream::new(seed), 16)
                .iter()
                .flat_map(|word| word.to_le_bytes())
                .map(|byte| format!("{byte:02x}"))
                .collect();
            assert_eq!(ours, published, "seed {seed}");
        }
    }

    // Expected numbers here and below: a separate implementation of ChaCha in Python, written from
    // the specification and checked against the published vectors for 8 and 20 rounds.
    #[test]
    fn seeds_and_paths_give_the_same_words_everywhere() {
        let seeded = words(Stream::new(0x0123_4567_89ab_cdef), 70);
        assert_eq!(seeded[..4], [0x515d_352d, 0x14c4_5d4a, 0xcafb_6e7a, 0x81be_ede6]);
        assert_eq!((seeded[16], seeded[69]), (0xde88_b50a, 0x27d7_4527));
        let cases: [(&[u64], [u32; 4]); 3] = [
            (&[1], [0xc380_6a40, 0xc3e3_948e, 0x4128_5e27, 0x567c_62c2]),
            (&[1, 0], [0x485f_d05b, 0x9630_fdd2, 0xbc8a_cb1f, 0xf32a_0eec]),
            (&[u64::MAX, 7], [0xd28b_3dbc, 0x8844_42ce, 0x646d_c180, 0x3661_1378]),
        ];
        for (path, expected) in cases {
            assert_eq!(words(Stream::derived(42, path), 4), expected, "{path:?}");
        }
        assert_eq!(Stream::derived(42, &[]), Stream::new(42));
    }

    #[test]
    fn numbers_below_a_bound_are_the_same_everywhere() {
        let mut stream = Stream::new(1);
        let rolls: Vec<u32> = (0..20).map(|_| stream.below(6)).collect();
        assert_eq!(rolls, [3, 2, 5, 1, 2, 4, 5, 5, 5, 5, 1, 0, 1, 4, 1, 4, 2, 2, 1, 2]);
        // A bound that rejects a quarter of all words: three are skipped before the last number.
        let mut stream = Stream::new(1);
        let large: Vec<u32> = (0..8).map(|_| stream.below(3 << 30)).collect();
        let expected = [
            2_024_736_539,
            1_228_863_414,
            2_992_620_526,
            950_027_413,
            1_278_981_901,
            2_571_356_914,
            2_920_670_443,
            645_116_032,
        ];
        assert_eq!(large, expected);
        assert_eq!((stream.below(0), stream.below(1)), (0, 0));
    }

    #[test]
    fn every_answer_is_equally_likely() {
        let mut stream = Stream::new(5);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[stream.below(7) as usize] += 1;
        }
        // Six standard deviations of a binomial count with p = 1/7.
        assert!(counts.iter().all(|&n| n.abs_diff(10_000) < 556), "{counts:?}");
    }

    #[test]
    fn labels_follow_the_published_hash() {
        assert_eq!(Stream::label(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(Stream::label("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Stream::label("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_unit_number_lies_in_the_half_open_interval() {
        let mut stream = Stream::new(9);
        let mean = (0..10_000).map(|_| stream.unit()).sum::<f64>() / 10_000.0;
        // Six standard errors of the mean of a uniform number.
        assert!((mean - 0.5).abs() < 0.0174, "{mean}");
    }
}
