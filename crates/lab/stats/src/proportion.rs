//! Shares: so many of so many.

use crate::distribution::beta;
use crate::interval::{Confidence, Interval};

/// `successes` out of `trials`, each trial independent of the others.
///
/// ```
/// use parlor_stats::{Confidence, Proportion};
///
/// let wins = Proportion::new(15, 50).unwrap();
/// let interval = wins.wilson(Confidence::P95);
/// assert_eq!(format!("{interval:.4}"), "[0.1910, 0.4375]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proportion {
    // Invariant: successes <= trials.
    successes: u64,
    trials: u64,
}

impl Proportion {
    /// The share, if there are no more successes than trials.
    pub fn new(successes: u64, trials: u64) -> Option<Proportion> {
        (successes <= trials).then_some(Proportion { successes, trials })
    }

    /// How many succeeded.
    pub fn successes(self) -> u64 {
        self.successes
    }

    /// How many there were.
    pub fn trials(self) -> u64 {
        self.trials
    }

    /// The share itself, once there is a trial.
    pub fn share(self) -> Option<f64> {
        (self.trials > 0).then(|| self.successes as f64 / self.trials as f64)
    }

    /// Wilson's score interval (1927): right on average, also near 0 and 1 and for few trials.
    ///
    /// Without trials it is everything from 0 to 1.
    pub fn wilson(self, confidence: Confidence) -> Interval {
        let Some(share) = self.share() else { return Interval { low: 0.0, high: 1.0 } };
        let n = self.trials as f64;
        let z2 = confidence.z().powi(2);
        let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let inner = share * (1.0 - share) / n + z2 / (4.0 * n * n);
        let interval = Interval::around(centre, (z2 * inner).sqrt() / (1.0 + z2 / n));
        self.pinned(interval)
    }

    /// The interval of Clopper and Pearson (1934): never right less often than it says, so wider.
    ///
    /// Without trials it is everything from 0 to 1.
    pub fn clopper_pearson(self, confidence: Confidence) -> Interval {
        if self.trials == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let k = self.successes as f64;
        let rest = (self.trials - self.successes) as f64;
        self.pinned(Interval {
            low: beta::quantile(confidence.tail(), k, rest + 1.0),
            high: 1.0 - beta::quantile(confidence.tail(), rest, k + 1.0),
        })
    }

    /// The interval with its end at exactly 0 where nothing, at exactly 1 where everything succeeded.
    fn pinned(self, interval: Interval) -> Interval {
        Interval {
            low: if self.successes == 0 { 0.0 } else { interval.low.max(0.0) },
            high: if self.successes == self.trials { 1.0 } else { interval.high.min(1.0) },
        }
    }
}
