//! By how much two figures differ, and how much of a difference matters.

use parlor_stats::Interval;

use crate::Unit;

/// A figure with all that it may stand for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Ends {
    pub(crate) value: f64,
    pub(crate) reach: Interval,
}

/// The 95 % interval of `more` less `less`: each side's distance to the end of its own interval, squared and
/// added. For shares with Wilson's intervals this is Newcombe's interval (his method 10), for means with
/// symmetrical ones it is Welch's; figures that are not independent are closer than it says.
pub(crate) fn difference(more: Ends, less: Ends) -> Interval {
    let apart = more.value - less.value;
    let below = |of: Ends| (of.value - of.reach.low).max(0.0);
    let above = |of: Ends| (of.reach.high - of.value).max(0.0);
    Interval {
        low: apart - below(more).hypot(above(less)),
        high: apart + above(more).hypot(below(less)),
    }
}

/// The least difference from a figure of a source that matters: of shares three percentage points, or a
/// tenth of the figure if that is more; of points a match five thousand; of other numbers a tenth.
pub(crate) fn matters(unit: Unit, source: f64) -> f64 {
    let tenth = 0.1 * source.abs();
    match unit {
        Unit::Percent(_) => tenth.max(0.03),
        Unit::Thousands(_) => 5.0,
        Unit::Number(_) => tenth,
    }
}

/// The same rule in words.
pub(crate) const MATTERS: &str = "3 points of a share (or a tenth of it, if more), 5,000 points a match, a tenth of anything else";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Measured;

    fn share(successes: u64, trials: u64) -> Ends {
        let Measured { value, interval, .. } = Measured::share(successes, trials);
        Ends { value, reach: interval.unwrap() }
    }

    /// R. G. Newcombe, Statistics in Medicine 17 (1998) 873–890, table II, method 10: 56/70 against 48/80 is
    /// 0.0524 to 0.3339, 9/10 against 3/10 is 0.1705 to 0.8090, 10/10 against 0/20 is 0.6791 to 1.
    #[test]
    fn the_interval_of_two_shares_is_newcombes() {
        for (more, less, low, high) in [
            ((56, 70), (48, 80), 0.0524, 0.3339),
            ((9, 10), (3, 10), 0.1705, 0.8090),
            ((10, 10), (0, 20), 0.6791, 1.0),
        ] {
            let found = difference(share(more.0, more.1), share(less.0, less.1));
            assert!(
                (found.low - low).abs() < 1e-3 && (found.high - high).abs() < 1e-3,
                "{found:?}"
            );
        }
    }

    /// 2.7 points apart with 10,004 and 3,202 hands: z is 2.7, though the intervals meet.
    #[test]
    fn intervals_that_meet_may_still_differ() {
        let (ours, theirs) = (share(5_198, 10_004), share(1_578, 3_202));
        assert!(theirs.reach.high > ours.reach.low);
        assert!(difference(ours, theirs).low > 0.0);
    }

    #[test]
    fn what_matters_depends_on_the_kind_of_figure() {
        for (unit, source, least) in [
            (Unit::Percent(1), 0.084, 0.03),
            (Unit::Percent(1), 0.86, 0.086),
            (Unit::Thousands(1), 32.7, 5.0),
            (Unit::Number(2), -11.6, 1.16),
        ] {
            assert!((matters(unit, source) - least).abs() < 1e-9, "{unit:?} {source}");
        }
    }
}
