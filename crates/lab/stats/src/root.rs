//! The zero of a monotone function inside a bracket.

/// The zero of `f` between `low` and `high`, where `f` has different signs at the two ends.
///
/// `f` gives the value and the slope. Newton's step is taken while it stays inside the bracket and
/// shrinks; else the bracket is halved, so the answer is found even where the slope is useless.
/// The ends themselves are never evaluated: poles may stand there.
pub(crate) fn between(
    low: f64,
    high: f64,
    direction: Direction,
    f: impl Fn(f64) -> (f64, f64),
) -> f64 {
    let (mut low, mut high) = (low, high);
    let mut x = f64::midpoint(low, high);
    let mut last_step = high - low;
    for _ in 0..STEPS_MAX {
        let (value, slope) = f(x);
        if value == 0.0 {
            return x;
        }
        if (value > 0.0) == (direction == Direction::Rising) {
            high = x;
        } else {
            low = x;
        }
        let newton = x - value / slope;
        let usable = newton > low && newton < high && (newton - x).abs() < 0.5 * last_step;
        let next = if usable { newton } else { f64::midpoint(low, high) };
        last_step = (next - x).abs();
        if last_step <= f64::EPSILON * x.abs() || next == x {
            return next;
        }
        x = next;
    }
    x
}

/// Which way a function goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Rising,
    Falling,
}

/// Halving alone walks from the widest bracket to the smallest positive number in this many steps.
const STEPS_MAX: usize = 2200;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_cube_root_of_two() {
        let root = between(0.0, 2.0, Direction::Rising, |x| (x * x * x - 2.0, 3.0 * x * x));
        assert!((root - 2f64.cbrt()).abs() < 1e-15);
    }

    #[test]
    fn is_not_misled_by_a_flat_slope_or_by_poles() {
        // 1/x - 1/(1-x) has poles at both ends and its zero in the middle.
        let poles = |x: f64| (1.0 / x - 1.0 / (1.0 - x), -1.0 / (x * x) - (1.0 - x).powi(-2));
        assert_eq!(between(0.0, 1.0, Direction::Falling, poles), 0.5);
        let flat = between(-1.0, 3.0, Direction::Rising, |x| ((x - 0.3).powi(3), 0.0));
        assert!((flat - 0.3).abs() < 1e-5);
    }

    #[test]
    fn keeps_relative_precision_near_zero() {
        let root = between(0.0, 1.0, Direction::Rising, |x| (x * x - 1e-40, 2.0 * x));
        assert!((root / 1e-20 - 1.0).abs() < 1e-14);
    }
}
