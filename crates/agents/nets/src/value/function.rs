//! The squashing functions, of additions, multiplications and divisions alone.

/// How many lanes a sum over hidden units is taken in.
pub(super) const LANES: usize = 16;

/// What a hidden unit gives on: x / (1 + |x|), which rises from −1 to 1.
#[inline(always)]
pub(super) fn softsign(x: f32) -> f32 {
    x / (1.0 + x.abs())
}

/// The slope of [`softsign`] where it has the value `y`.
#[inline(always)]
pub(super) fn softsign_slope(y: f32) -> f32 {
    let rest = 1.0 - y.abs();
    rest * rest
}

/// 1 / (1 + e^−x), right to a few units in the last place.
#[inline(always)]
pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// e^x for |x| up to 30, beyond which it stays.
#[inline(always)]
fn exp(x: f32) -> f32 {
    // x = n ln 2 + r with |r| ≤ ln 2 / 2; adding and taking away 1.5 × 2²³ rounds to whole numbers.
    const ROUND: f32 = 12_582_912.0;
    const LN2_HIGH: f32 = 0.693_359_4;
    const LN2_LOW: f32 = -2.121_944_4e-4;
    let x = if x > 30.0 { 30.0 } else { x };
    let x = if x < -30.0 { -30.0 } else { x };
    let n = (x * std::f32::consts::LOG2_E + ROUND) - ROUND;
    let r = (x - n * LN2_HIGH) - n * LN2_LOW;
    let sum = (1.0 / 720.0) * r + 1.0 / 120.0;
    let sum = (sum * r + 1.0 / 24.0) * r + 1.0 / 6.0;
    let sum = ((sum * r + 0.5) * r + 1.0) * r + 1.0;
    // 2^n: n is whole and within ±44.
    sum * f32::from_bits(((n as i32 + 127) as u32) << 23)
}

/// The sum of the lanes, in one fixed order.
#[inline(always)]
pub(super) fn sum_of_lanes(mut lanes: [f32; LANES]) -> f32 {
    let mut half = LANES / 2;
    while half > 0 {
        let mut n = 0;
        while n < half {
            lanes[n] += lanes[n + half];
            n += 1;
        }
        half /= 2;
    }
    lanes[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logistic_function_is_that_of_the_library() {
        for step in -3000..=3000 {
            let x = step as f32 / 100.0;
            let exact = 1.0 / (1.0 + (-f64::from(x)).exp());
            let error = (f64::from(logistic(x)) - exact).abs();
            assert!(error < 1e-6 * exact.max(1e-3), "{x}: {error}");
        }
        assert!(logistic(1e9) > 0.999_999 && logistic(-1e9) < 1e-6);
    }

    #[test]
    fn the_slope_is_that_of_differences() {
        for step in -40..=40 {
            let x = step as f32 / 10.0 + 0.05;
            let slope = (softsign(x + 1e-3) - softsign(x - 1e-3)) / 2e-3;
            assert!((slope - softsign_slope(softsign(x))).abs() < 1e-3, "{x}");
        }
    }
}
