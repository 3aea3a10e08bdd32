//! How long decisions took.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A histogram of durations with eight classes to the octave: quantiles are right to five per cent,
/// and histograms of many games can be added.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Times {
    /// How many durations in each class; class n begins at 2^(n/8) nanoseconds.
    classes: Vec<u64>,
    max_ns: u64,
    /// How many came later than the time to think allows.
    #[serde(default)]
    late: u64,
}

const PER_OCTAVE: f64 = 8.0;

impl Times {
    /// Adds one duration.
    pub fn add(&mut self, took: Duration) {
        let ns = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX).max(1);
        let class = ((ns as f64).log2() * PER_OCTAVE) as usize;
        if self.classes.len() <= class {
            self.classes.resize(class + 1, 0);
        }
        self.classes[class] += 1;
        self.max_ns = self.max_ns.max(ns);
    }

    /// Adds one duration that should have been within `think`; anyone who takes a fifth and 5 ms longer is
    /// late. So much is left to the machine, whose clock and other programs no agent can help.
    pub fn add_within(&mut self, took: Duration, think: Duration) {
        self.add(took);
        self.late += u64::from(took > think.saturating_add(think / 5 + Duration::from_millis(5)));
    }

    /// Adds all of `other`.
    pub fn merge(&mut self, other: &Times) {
        if self.classes.len() < other.classes.len() {
            self.classes.resize(other.classes.len(), 0);
        }
        for (mine, theirs) in self.classes.iter_mut().zip(&other.classes) {
            *mine = mine.saturating_add(*theirs);
        }
        self.max_ns = self.max_ns.max(other.max_ns);
        self.late = self.late.saturating_add(other.late);
    }

    /// How many durations.
    pub fn count(&self) -> u64 {
        self.classes.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// How many were late.
    pub fn late(&self) -> u64 {
        self.late
    }

    /// The longest, in milliseconds.
    pub fn max_ms(&self) -> f64 {
        self.max_ns as f64 / 1e6
    }

    /// Median, 95th percentile and the longest, in milliseconds; `None` if there are none.
    pub fn summary_ms(&self) -> Option<[f64; 3]> {
        Some([self.quantile_ms(0.5)?, self.quantile_ms(0.95)?, self.max_ms()])
    }

    /// The duration below which a share `p` lies, in milliseconds; `None` if there are none.
    pub fn quantile_ms(&self, p: f64) -> Option<f64> {
        let wanted = (p * self.count() as f64).ceil().max(1.0) as u64;
        let mut below = 0;
        let class = self.classes.iter().position(|n| {
            below = n.saturating_add(below);
            below >= wanted
        })?;
        let middle = 2f64.powf((class as f64 + 0.5) / PER_OCTAVE) / 1e6;
        Some(middle.min(self.max_ms()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_right_to_five_per_cent() {
        let (mut first, mut second) = (Times::default(), Times::default());
        for us in 1..=1000 {
            let times = if us % 2 == 0 { &mut first } else { &mut second };
            times.add(Duration::from_micros(us));
        }
        first.merge(&second);
        assert_eq!(first.count(), 1000);
        for (p, ms) in [(0.5, 0.5), (0.95, 0.95), (1.0, 1.0)] {
            let found = first.quantile_ms(p).expect("there are some");
            assert!((found / ms - 1.0).abs() < 0.05, "{p}: {found}");
        }
        assert_eq!(first.max_ms(), 1.0);
        assert_eq!(Times::default().quantile_ms(0.5), None);
    }

    #[test]
    fn a_fifth_and_five_milliseconds_are_forgiven() {
        let mut times = Times::default();
        for (took_ms, think_ms, late) in
            [(100, 100, 0), (125, 100, 0), (126, 100, 1), (5, 0, 1), (6, 0, 2)]
        {
            times.add_within(Duration::from_millis(took_ms), Duration::from_millis(think_ms));
            assert_eq!(times.late(), late, "{took_ms} of {think_ms} ms");
        }
        times.add_within(Duration::MAX, Duration::MAX);
        assert_eq!((times.count(), times.late()), (6, 2));
        let twice = times.clone();
        times.merge(&twice);
        assert_eq!((times.count(), times.late()), (12, 4));
    }
}
