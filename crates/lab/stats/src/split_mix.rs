//! The generator behind every resample.

/// SplitMix64 (Steele, Lea and Flood 2014): one word of state, the same on every machine.
///
/// It is written out here so that a stored interval can be computed again in ten years: no crate's
/// new version changes a bit of it. The state grows by 0x9e3779b97f4a7c15 and is mixed by two
/// multiplications; an index below `n` is the upper word of the product of `n` and 64 bits, with
/// the few draws that would favour small indices thrown away (Lemire 2019).
///
/// ```
/// use parlor_stats::SplitMix64;
///
/// let mut stream = SplitMix64::new(1_234_567);
/// assert_eq!(stream.bits(), 6_457_827_717_110_365_317);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The stream that belongs to `seed`.
    pub fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// An index below `n`, every one equally likely; 0 when `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n == 0 {
            return 0;
        }
        let mut product = u128::from(self.bits()) * u128::from(n);
        if (product as u64) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u64) < unfair {
                product = u128::from(self.bits()) * u128::from(n);
            }
        }
        (product >> 64) as usize
    }

    /// A number from 0 up to but without 1, in steps of 2⁻⁵³.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }
}
