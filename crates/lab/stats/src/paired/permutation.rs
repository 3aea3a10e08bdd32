//! The permutation test of paired differences.

use super::{Alternative, Method};
use crate::bootstrap::Resampling;
use crate::sample::{self, SampleError};
use crate::split_mix::SplitMix64;

/// What the permutation test found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Permutation {
    /// The mean difference.
    pub mean: f64,
    /// How the p-value was found.
    pub method: Method,
    /// The probability of a mean as extreme, were the sides of every pair exchanged by a coin.
    pub p_value: f64,
}

/// Fisher's test of paired differences (1935): every exchange of sides is as likely as the one seen.
///
/// When there are no more sign patterns than `resampling.resamples`, all are counted. Otherwise
/// patterns are drawn, one bit per difference from 64-bit words, lowest bit first, and the p-value
/// is (b + 1)/(m + 1), which is never zero and never too small (Phipson and Smyth 2010). Sums
/// within a part in 10¹² count as equal to the one seen.
pub fn permutation_test(
    differences: &[f64],
    alternative: Alternative,
    resampling: Resampling,
) -> Result<Permutation, SampleError> {
    sample::check(differences, 1)?;
    let seen: f64 = differences.iter().sum();
    let slack = 1e-12 * differences.iter().map(|d| d.abs()).sum::<f64>();
    let n = differences.len();
    let patterns = u32::try_from(n).ok().and_then(|n| 1usize.checked_shl(n)).filter(|&p| p > 0);
    let exact = patterns.filter(|&patterns| patterns <= resampling.resamples);
    let mut tails = Tails { seen, slack, as_small: 0, as_large: 0 };
    let (method, p_value) = if let Some(patterns) = exact {
        for pattern in 0..patterns {
            tails.count(signed_sum(differences, |idx| pattern >> idx & 1 == 1));
        }
        let share = |count: u64| count as f64 / patterns as f64;
        (Method::Exact, alternative.p_value(share(tails.as_small), share(tails.as_large)))
    } else {
        let mut stream = SplitMix64::new(resampling.seed);
        let mut word = 0;
        for _ in 0..resampling.resamples {
            tails.count(signed_sum(differences, |idx| {
                word = if idx % 64 == 0 { stream.bits() } else { word >> 1 };
                word & 1 == 1
            }));
        }
        let share = |count: u64| (count + 1) as f64 / (resampling.resamples + 1) as f64;
        (Method::Drawn, alternative.p_value(share(tails.as_small), share(tails.as_large)))
    };
    Ok(Permutation { mean: seen / n as f64, method, p_value })
}

/// How many sums were as small, and as large, as the one seen.
struct Tails {
    seen: f64,
    slack: f64,
    as_small: u64,
    as_large: u64,
}

impl Tails {
    fn count(&mut self, sum: f64) {
        self.as_small += u64::from(sum <= self.seen + self.slack);
        self.as_large += u64::from(sum >= self.seen - self.slack);
    }
}

/// The sum with those differences turned that `turned` names, asked in order.
fn signed_sum(differences: &[f64], mut turned: impl FnMut(usize) -> bool) -> f64 {
    let signed = differences.iter().enumerate().map(|(idx, &d)| if turned(idx) { -d } else { d });
    signed.sum()
}
