//! The standard normal distribution.

use std::f64::consts::{PI, SQRT_2};

use super::gamma;
use crate::root::{self, Direction};

/// The density at `x`.
pub fn density(x: f64) -> f64 {
    (-0.5 * x * x).exp() / (2.0 * PI).sqrt()
}

/// The probability of a value up to `x`; precise in the left tail.
pub fn cdf(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    // Φ(x) = ½ erfc(-x/√2), and erfc(y) = Q(½, y²) for y ≥ 0.
    let y = x / SQRT_2;
    let (lower, upper) = gamma::incomplete(0.5, y * y);
    if x < 0.0 { 0.5 * upper } else { 0.5 + 0.5 * lower }
}

/// The probability of a value above `x`; precise in the right tail.
pub fn survival(x: f64) -> f64 {
    cdf(-x)
}

/// The value below which the probability is `p`; infinite at 0 and 1, `NaN` outside them.
pub fn quantile(p: f64) -> f64 {
    if !(0.0..=1.0).contains(&p) {
        return f64::NAN;
    }
    if p == 0.0 {
        return f64::NEG_INFINITY;
    }
    if p > 0.5 {
        return -quantile_low(1.0 - p);
    }
    quantile_low(p)
}

/// The value above which the probability is `p`; precise for small `p`.
pub fn upper_quantile(p: f64) -> f64 {
    -quantile(p)
}

/// The quantile of `p` in 0..=½: near ½ by the distance from ½, else by the logarithm, so that
/// answers near zero and answers far out both keep their digits.
fn quantile_low(p: f64) -> f64 {
    if p == 0.5 {
        return 0.0;
    }
    if p == 0.0 {
        return f64::NEG_INFINITY;
    }
    if p > 0.3 {
        return -root::between(0.0, 1.0, Direction::Rising, |x| {
            let (inside, _) = gamma::incomplete(0.5, 0.5 * x * x);
            (0.5 * inside - (0.5 - p), density(x))
        });
    }
    root::between(-39.0, 0.0, Direction::Rising, |x| {
        let below = cdf(x);
        ((below / p).ln(), density(x) / below)
    })
}
