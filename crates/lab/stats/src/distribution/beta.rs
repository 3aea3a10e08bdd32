//! The beta distribution and the regularised incomplete beta function.

use super::deviance::binomial_mass;
use super::gamma::FRACTION_TERMS_MAX;
use super::is_positive;
use crate::root::{self, Direction};

/// The probability that a beta variable with shapes `a` and `b` is at most `x`: I_x(a, b).
pub fn cdf(x: f64, a: f64, b: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let x = x.clamp(0.0, 1.0);
    incomplete(a, b, x, 1.0 - x).0
}

/// The value up to which the probability is `p`.
pub fn quantile(p: f64, a: f64, b: f64) -> f64 {
    if !(0.0..=1.0).contains(&p) || !is_positive(a) || !is_positive(b) {
        return f64::NAN;
    }
    if p == 0.0 || p == 1.0 {
        return p;
    }
    // Small answers keep their digits, so the smaller of x and 1 - x is searched.
    if a <= b { search(a, b, p, 1.0 - p) } else { 1.0 - search(b, a, 1.0 - p, p) }
}

/// The x with probability `below` under it and `above` over it, found on the logarithm of the
/// smaller of the two.
fn search(a: f64, b: f64, below: f64, above: f64) -> f64 {
    if below < above {
        root::between(0.0, 1.0, Direction::Rising, |x| {
            let ours = incomplete(a, b, x, 1.0 - x).0;
            ((ours / below).ln(), density(x, a, b) / ours)
        })
    } else {
        root::between(0.0, 1.0, Direction::Falling, |x| {
            let ours = incomplete(a, b, x, 1.0 - x).1;
            ((ours / above).ln(), -density(x, a, b) / ours)
        })
    }
}

/// The density at `x`.
pub fn density(x: f64, a: f64, b: f64) -> f64 {
    if !(x > 0.0 && x < 1.0) {
        return 0.0;
    }
    kernel(a, b, x, 1.0 - x) / (x * (1.0 - x))
}

/// I_x(a, b) and 1 - I_x(a, b), with y = 1 - x given apart for the sake of small ones.
///
/// The continued fraction of DiDonato and Morris (*Algorithm 708*, 1992, equation 9), on the side
/// of the mean where it converges fast.
pub(crate) fn incomplete(a: f64, b: f64, x: f64, y: f64) -> (f64, f64) {
    if !is_positive(a) || !is_positive(b) || x.is_nan() {
        return (f64::NAN, f64::NAN);
    }
    if x <= 0.0 {
        return (0.0, 1.0);
    }
    if y <= 0.0 {
        return (1.0, 0.0);
    }
    if a * y >= b * x {
        let lower = kernel(a, b, x, y) / denominator(a, b, x, y);
        (lower, 1.0 - lower)
    } else {
        let upper = kernel(b, a, y, x) / denominator(b, a, y, x);
        (1.0 - upper, upper)
    }
}

/// xᵃ yᵇ / B(a, b).
fn kernel(a: f64, b: f64, x: f64, y: f64) -> f64 {
    binomial_mass(a, b, x, y) * (a / (a + b)) * b
}

/// β₀ + α₁/(β₁ + α₂/(β₂ + …)), by Lentz' method; all terms are positive while x is below the mean
/// and m below b, and soon settle after that.
fn denominator(a: f64, b: f64, x: f64, y: f64) -> f64 {
    let surplus = a * y - b * x + 1.0;
    let beta = |m: f64| {
        let middle = m * (b - m) * x / (a + 2.0 * m - 1.0);
        m + middle + (a + m) * (surplus + m * (1.0 + y)) / (a + 2.0 * m + 1.0)
    };
    let mut value = a * surplus / (a + 1.0);
    let (mut c, mut d) = (value, 0.0);
    let mut m = 0.0;
    loop {
        m += 1.0;
        let wide = a + 2.0 * m - 1.0;
        let alpha = ((a + m - 1.0) / wide) * ((a + b + m - 1.0) / wide) * m * (b - m) * x * x;
        let beta = beta(m);
        d = 1.0 / keep_away_from_zero(beta + alpha * d);
        c = keep_away_from_zero(beta + alpha / c);
        let factor = c * d;
        value *= factor;
        if (factor - 1.0).abs() <= f64::EPSILON || m > FRACTION_TERMS_MAX {
            return value;
        }
    }
}

/// Lentz' guard against a vanishing denominator.
fn keep_away_from_zero(x: f64) -> f64 {
    if x.abs() < f64::MIN_POSITIVE { f64::MIN_POSITIVE } else { x }
}
