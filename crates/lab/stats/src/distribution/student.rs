//! Student's t distribution.

use super::{beta, is_positive, normal};
use crate::root::{self, Direction};

/// The probability of a value up to `t` with `df` degrees of freedom; precise in the left tail.
pub fn cdf(t: f64, df: f64) -> f64 {
    if t.is_nan() || !is_positive(df) {
        return f64::NAN;
    }
    if df == f64::INFINITY {
        return normal::cdf(t);
    }
    let tail = half_tail(t.abs(), df);
    if t < 0.0 { tail } else { 1.0 - tail }
}

/// The probability of a value above `t`; precise in the right tail.
pub fn survival(t: f64, df: f64) -> f64 {
    cdf(-t, df)
}

/// The value below which the probability is `p`.
pub fn quantile(p: f64, df: f64) -> f64 {
    if !(0.0..=1.0).contains(&p) || !is_positive(df) {
        return f64::NAN;
    }
    if df == f64::INFINITY {
        return normal::quantile(p);
    }
    match p {
        0.0 => f64::NEG_INFINITY,
        1.0 => f64::INFINITY,
        0.5 => 0.0,
        p if p < 0.5 => -upper(p, df),
        p => upper(1.0 - p, df),
    }
}

/// The positive value above which the probability is `p` < ½.
fn upper(p: f64, df: f64) -> f64 {
    let mut high = 1.0;
    while half_tail(high, df) > p && high < f64::MAX / 4.0 {
        high *= 2.0;
    }
    let low = if high > 1.0 { high / 2.0 } else { 0.0 };
    root::between(low, high, Direction::Falling, |t| {
        let tail = half_tail(t, df);
        ((tail / p).ln(), -density(t, df) / tail)
    })
}

/// The density at `t`.
pub fn density(t: f64, df: f64) -> f64 {
    // |T| > t is a beta event in x = df/(df+t²); the density follows from the beta density.
    let (x, y) = split(t, df);
    if y == 0.0 {
        let ratio = super::ln_gamma(0.5 * (df + 1.0)) - super::ln_gamma(0.5 * df);
        return ratio.exp() / (df * std::f64::consts::PI).sqrt();
    }
    beta::density(x, 0.5 * df, 0.5) * x * y / t.abs()
}

/// P(T > t) for t ≥ 0: half of I_x(df/2, ½).
fn half_tail(t: f64, df: f64) -> f64 {
    let (x, y) = split(t, df);
    0.5 * beta::incomplete(0.5 * df, 0.5, x, y).0
}

/// x = df/(df+t²) and 1 - x, each without cancellation or overflow.
fn split(t: f64, df: f64) -> (f64, f64) {
    let r = (t / df.sqrt()).powi(2);
    if r == f64::INFINITY { (0.0, 1.0) } else { (1.0 / (1.0 + r), r / (1.0 + r)) }
}
