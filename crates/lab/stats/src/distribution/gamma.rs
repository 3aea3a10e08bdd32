//! The gamma function and its regularised incomplete integrals.

use std::f64::consts::PI;

use super::deviance::poisson_mass;
use super::is_positive;

/// The logarithm of Γ(x) for x > 0.
///
/// Lanczos' approximation with g = 7 and nine terms (Lanczos 1964, coefficients by Godfrey 2001);
/// below one half by reflection. Relative error about 1e-15.
pub fn ln_gamma(x: f64) -> f64 {
    if !is_positive(x) {
        return f64::NAN;
    }
    if x == f64::INFINITY {
        return f64::INFINITY;
    }
    if x < 0.5 {
        return (PI / (PI * x).sin()).ln() - ln_gamma(1.0 - x);
    }
    let x = x - 1.0;
    let terms = LANCZOS.iter().zip(1..).map(|(c, i)| c / (x + f64::from(i)));
    let sum: f64 = LANCZOS_FIRST + terms.sum::<f64>();
    let t = x + LANCZOS_G + 0.5;
    0.5 * (2.0 * PI).ln() + (x + 0.5) * t.ln() - t + sum.ln()
}

const LANCZOS_G: f64 = 7.0;
const LANCZOS_FIRST: f64 = 0.999_999_999_999_809_9;
const LANCZOS: [f64; 8] = [
    676.520_368_121_885_1,
    -1_259.139_216_722_402_8,
    771.323_428_777_653_1,
    -176.615_029_162_140_6,
    12.507_343_278_686_905,
    -0.138_571_095_265_720_12,
    9.984_369_578_019_572e-6,
    1.505_632_735_149_311_6e-7,
];

/// The lower and upper regularised incomplete gamma functions P(a, x) and Q(a, x) = 1 - P(a, x).
///
/// Series below a + 1, Legendre's continued fraction above (Abramowitz and Stegun 6.5.29, 6.5.31),
/// so that the smaller of the two keeps its relative precision.
pub(crate) fn incomplete(a: f64, x: f64) -> (f64, f64) {
    if !is_positive(a) || x.is_nan() {
        return (f64::NAN, f64::NAN);
    }
    if x <= 0.0 {
        return (0.0, 1.0);
    }
    if x == f64::INFINITY {
        return (1.0, 0.0);
    }
    if x < a + 1.0 {
        let lower = poisson_mass(a, x) * lower_series(a, x);
        (lower, 1.0 - lower)
    } else {
        let upper = poisson_mass(a, x) * a * upper_fraction(a, x);
        (1.0 - upper, upper)
    }
}

/// Σ xⁿ / ((a+1)…(a+n)), n from 0.
fn lower_series(a: f64, x: f64) -> f64 {
    let (mut term, mut sum, mut n) = (1.0, 1.0, a);
    while term > sum * f64::EPSILON {
        n += 1.0;
        term *= x / n;
        sum += term;
    }
    sum
}

/// The continued fraction 1/(x+1-a- 1(1-a)/(x+3-a- 2(2-a)/(x+5-a- …))), by Lentz' method.
fn upper_fraction(a: f64, x: f64) -> f64 {
    let mut b = x + 1.0 - a;
    let mut c = f64::INFINITY;
    let mut d = 1.0 / b;
    let mut fraction = d;
    let mut i = 0.0;
    loop {
        i += 1.0;
        let numerator = -i * (i - a);
        b += 2.0;
        d = 1.0 / (numerator * d + b);
        c = b + numerator / c;
        let factor = c * d;
        fraction *= factor;
        if (factor - 1.0).abs() <= f64::EPSILON || i > FRACTION_TERMS_MAX {
            return fraction;
        }
    }
}

/// Enough for parameters of ten thousand million; the fractions need about the root of them.
pub(super) const FRACTION_TERMS_MAX: f64 = 1e6;
