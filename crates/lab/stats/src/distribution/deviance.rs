//! Binomial and Poisson mass functions without cancellation, after Loader.
//!
//! Differences of large `ln_gamma` values lose digits as counts grow. Loader (*Fast and accurate
//! computation of binomial probabilities*, 2000) writes the same quantities by the error of
//! Stirling's formula and by a deviance, both small where the mass is not.

use std::f64::consts::PI;

use super::gamma::ln_gamma;

/// xᵃ e⁻ˣ / Γ(a+1): the Poisson mass at `a`, which need not be whole, under the mean `x`.
pub(super) fn poisson_mass(a: f64, x: f64) -> f64 {
    if a < SMALL {
        return (a * x.ln() - x - ln_gamma(a + 1.0)).exp();
    }
    (-stirling_error(a) - deviance(a, x)).exp() / (2.0 * PI * a).sqrt()
}

/// Γ(n+1) / (Γ(k+1) Γ(n-k+1)) · pᵏ qⁿ⁻ᵏ with q = 1 - p given apart, for real k and n - k.
pub(super) fn binomial_mass(k: f64, rest: f64, p: f64, q: f64) -> f64 {
    let n = k + rest;
    if k < SMALL || rest < SMALL {
        if n < LARGE {
            let choose = ln_gamma(n + 1.0) - ln_gamma(k + 1.0) - ln_gamma(rest + 1.0);
            return (choose + k * p.ln() + rest * ln_complement(q, p)).exp();
        }
        // One part is small beside a large n: Stirling on the two large gammas alone.
        let (few, many, p_few, p_many) = if k < rest { (k, rest, p, q) } else { (rest, k, q, p) };
        let tail = stirling_error(n) - stirling_error(many)
            + (many + 0.5) * (few / many).ln_1p()
            + few * n.ln()
            - few;
        let powers = few * p_few.ln() + many * ln_complement(p_many, p_few);
        return (tail - ln_gamma(few + 1.0) + powers).exp();
    }
    let error = stirling_error(n) - stirling_error(k) - stirling_error(rest);
    let spread = (n / (2.0 * PI * k * rest)).sqrt();
    (error - deviance(k, n * p) - deviance(rest, n * q)).exp() * spread
}

/// Below this a count is small: its gamma function is exact enough as it is.
const SMALL: f64 = 10.0;

/// Below this the gamma functions may be subtracted.
const LARGE: f64 = 100.0;

/// ln(x), by ln(1 - rest) where `x` is near one; `rest` is 1 - x.
fn ln_complement(x: f64, rest: f64) -> f64 {
    if rest < 0.5 { (-rest).ln_1p() } else { x.ln() }
}

/// ln Γ(n+1) - ((n + ½) ln n - n + ½ ln 2π), by Stirling's series, for n from ten on.
fn stirling_error(n: f64) -> f64 {
    let n2 = n * n;
    let tail = 1.0 / 1188.0 - (691.0 / 360_360.0 - 1.0 / 156.0 / n2) / n2;
    (1.0 / 12.0 - (1.0 / 360.0 - (1.0 / 1260.0 - (1.0 / 1680.0 - tail / n2) / n2) / n2) / n2) / n
}

/// x ln(x/m) + m - x, which is small when x is near m.
fn deviance(x: f64, m: f64) -> f64 {
    if (x - m).abs() >= 0.1 * (x + m) {
        return x * (x / m).ln() + m - x;
    }
    let v = (x - m) / (x + m);
    let mut sum = (x - m) * v;
    let mut term = 2.0 * x * v;
    let mut odd = 1.0;
    loop {
        term *= v * v;
        odd += 2.0;
        let next = sum + term / odd;
        if next == sum {
            return sum;
        }
        sum = next;
    }
}
