//! The chi-square distribution.

use super::deviance::poisson_mass;
use super::{gamma, is_positive};
use crate::root::{self, Direction};

/// The probability of a value up to `x` with `df` degrees of freedom.
pub fn cdf(x: f64, df: f64) -> f64 {
    gamma::incomplete(0.5 * df, 0.5 * x).0
}

/// The probability of a value above `x`; precise in the right tail.
pub fn survival(x: f64, df: f64) -> f64 {
    gamma::incomplete(0.5 * df, 0.5 * x).1
}

/// The value below which the probability is `p`.
pub fn quantile(p: f64, df: f64) -> f64 {
    if !(0.0..=1.0).contains(&p) || !is_positive(df) {
        return f64::NAN;
    }
    if p == 0.0 {
        return 0.0;
    }
    if p == 1.0 {
        return f64::INFINITY;
    }
    let mut high = df;
    while cdf(high, df) < p {
        high *= 2.0;
    }
    if p < 0.5 {
        root::between(0.0, high, Direction::Rising, |x| {
            let below = cdf(x, df);
            ((below / p).ln(), density(x, df) / below)
        })
    } else {
        root::between(0.0, high, Direction::Falling, |x| {
            let above = survival(x, df);
            ((above / (1.0 - p)).ln(), -density(x, df) / above)
        })
    }
}

/// The density at `x`.
pub fn density(x: f64, df: f64) -> f64 {
    if !is_positive(x) {
        return 0.0;
    }
    poisson_mass(0.5 * df, 0.5 * x) * 0.5 * df / x
}
