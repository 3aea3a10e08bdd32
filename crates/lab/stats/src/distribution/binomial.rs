//! The binomial distribution.

use super::beta;

/// The probability of at most `k` successes in `n` trials with chance `p` each.
///
/// P(K ≤ k) = I_{1-p}(n-k, k+1) (Abramowitz and Stegun 26.5.24).
pub fn cdf(k: u64, n: u64, p: f64) -> f64 {
    if !(0.0..=1.0).contains(&p) {
        return f64::NAN;
    }
    if k >= n {
        return 1.0;
    }
    beta::incomplete((n - k) as f64, k as f64 + 1.0, 1.0 - p, p).0
}

/// The probability of `k` or more successes in `n` trials with chance `p` each.
pub fn at_least(k: u64, n: u64, p: f64) -> f64 {
    if !(0.0..=1.0).contains(&p) {
        return f64::NAN;
    }
    if k == 0 {
        return 1.0;
    }
    if k > n {
        return 0.0;
    }
    beta::incomplete(k as f64, (n - k) as f64 + 1.0, p, 1.0 - p).0
}
