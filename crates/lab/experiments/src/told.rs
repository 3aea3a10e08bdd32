//! Figures as they stand in a sentence.

use parlor_stats::Interval;

use crate::{Measured, Outcome, Unit};

/// A figure with its interval: `17.4 % (15.1 % to 19.9 %)`.
pub(crate) fn told(unit: Unit, ours: &Measured) -> String {
    let ends = ours.interval.map(|interval| format!(" ({})", unit.interval(interval)));
    unit.text(ours.value) + &ends.unwrap_or_default()
}

/// Is this below `limit`, as the source claims?
pub(crate) fn below(limit: f64, ours: &Measured) -> Outcome {
    let turned = |Interval { low, high }| Interval { low: -high, high: -low };
    let interval = ours.interval.map(turned);
    Outcome::above(-limit, &Measured { value: -ours.value, interval, ..*ours })
}

/// What is counted and must be none: an exact answer.
pub(crate) fn none(count: u64) -> Outcome {
    if count == 0 { Outcome::Holds } else { Outcome::Disproved }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_below_a_limit_when_its_whole_interval_is() {
        let share = |low, high| Measured::estimate(0.15, Interval { low, high });
        assert_eq!(below(0.2, &share(0.1, 0.19)), Outcome::Holds);
        assert_eq!(below(0.2, &share(0.1, 0.21)), Outcome::Undecided);
        assert_eq!(below(0.2, &share(0.2, 0.3)), Outcome::Fails);
        assert_eq!(below(0.2, &Measured::exact(0.3)), Outcome::Disproved);
        assert_eq!(told(Unit::Percent(1), &share(0.1, 0.19)), "15.0 % (10.0 % to 19.0 %)");
        assert_eq!(told(Unit::Number(0), &Measured::exact(3.0)), "3");
    }
}
