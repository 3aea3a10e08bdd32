//! Figures with their intervals.

use parlor_stats::{Bootstrap, Confidence, Interval, Moments, Proportion, SampleError};
use serde::{Deserialize, Serialize};

use crate::Failed;

/// How a figure is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// A number with so many decimals.
    Number(usize),
    /// A share from 0 to 1, written in per cent with so many decimals.
    Percent(usize),
    /// Thousands of points a match with so many decimals.
    Thousands(usize),
}

impl Unit {
    /// A value in this unit.
    pub fn text(self, value: f64) -> String {
        match self {
            Unit::Number(decimals) | Unit::Thousands(decimals) => format!("{value:.decimals$}"),
            Unit::Percent(decimals) => format!("{:.decimals$} %", 100.0 * value),
        }
    }

    /// An interval in this unit.
    pub fn interval(self, Interval { low, high }: Interval) -> String {
        format!("{} to {}", self.text(low), self.text(high))
    }
}

/// A figure as its source prints it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Published {
    /// What is printed. A share is a number from 0 to 1.
    #[serde(deserialize_with = "number")]
    pub value: f64,
    /// How many decimals are printed: the true value lies within half a unit of the last.
    pub decimals: usize,
    /// The 95 % interval that follows from the source's sample; none if the sample is not known.
    #[serde(with = "ends")]
    pub interval: Option<Interval>,
    /// Is it said to be exact, hence without an interval?
    pub is_exact: bool,
}

impl Published {
    /// A figure that the source calls exact: a count, a solved value.
    pub fn exact(value: f64, decimals: usize) -> Published {
        Published { value, decimals, interval: None, is_exact: true }
    }

    /// An estimate from a sample that is not known.
    pub fn alone(value: f64, decimals: usize) -> Published {
        Published { value, decimals, interval: None, is_exact: false }
    }

    /// So many of so many, with Wilson's interval.
    pub fn share(successes: u64, trials: u64, decimals: usize) -> Published {
        let Measured { value, interval, is_exact } = Measured::share(successes, trials);
        Published { value, decimals, interval, is_exact }
    }

    /// A mean of `n` values with this standard deviation.
    pub fn mean(value: f64, std_dev: f64, n: u64, decimals: usize) -> Published {
        let reach = Confidence::P95.z() * std_dev / (n as f64).sqrt();
        let interval = Some(Interval::around(value, reach));
        Published { value, decimals, interval, is_exact: false }
    }

    /// All that the printed figure may stand for.
    pub(crate) fn reach(&self) -> Interval {
        let rounding = 0.5 * 10f64.powi(-(self.decimals as i32));
        // A rounded end must not fail by the last bit.
        let printed = Interval::around(self.value, rounding * (1.0 + 1e-9));
        match self.interval {
            Some(Interval { low, high }) => {
                Interval { low: low.min(printed.low), high: high.max(printed.high) }
            }
            None => printed,
        }
    }
}

/// A figure of ours.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Measured {
    /// The estimate, or the exact value.
    #[serde(deserialize_with = "number")]
    pub value: f64,
    /// Its 95 % interval; none if it is exact, or if none is known.
    #[serde(with = "ends")]
    pub interval: Option<Interval>,
    /// Was it computed and not sampled, hence without an interval?
    pub is_exact: bool,
}

impl Measured {
    /// Computed, not sampled.
    pub fn exact(value: f64) -> Measured {
        Measured { value, interval: None, is_exact: true }
    }

    /// Seen in a sample, without an interval: an extreme, a time taken once. It refutes nothing.
    pub fn alone(value: f64) -> Measured {
        Measured { value, interval: None, is_exact: false }
    }

    /// So many of so many, with Wilson's interval.
    pub fn share(successes: u64, trials: u64) -> Measured {
        let share = Proportion::new(successes, trials);
        Measured {
            value: share.and_then(Proportion::share).unwrap_or(f64::NAN),
            interval: share.map(|share| share.wilson(Confidence::P95)),
            is_exact: false,
        }
    }

    /// A mean, with Student's interval.
    pub fn mean(moments: &Moments) -> Measured {
        Measured {
            value: moments.mean().unwrap_or(f64::NAN),
            interval: moments.student_interval(Confidence::P95),
            is_exact: false,
        }
    }

    /// A mean of times, with Student's interval on a logarithmic scale: it is never negative.
    pub fn mean_time(moments: &Moments) -> Measured {
        let mean = moments.mean().filter(|&mean| mean > 0.0);
        let student = moments.student_interval(Confidence::P95);
        let Some((mean, student)) = mean.zip(student) else {
            return Measured::alone(moments.mean().unwrap_or(f64::NAN));
        };
        let factor = ((student.high - mean) / mean).exp();
        Measured::estimate(mean, Interval { low: mean / factor, high: mean * factor })
    }

    /// An estimate with an interval of its own: a bootstrap, a rating.
    pub fn estimate(value: f64, interval: Interval) -> Measured {
        Measured { value, interval: Some(interval), is_exact: false }
    }

    /// The estimate of a bootstrap, with its percentile interval.
    pub(crate) fn bootstrapped(
        bootstrap: Result<Bootstrap, SampleError>,
    ) -> Result<Measured, Failed> {
        let bootstrap = bootstrap.map_err(Failed::by)?;
        Ok(Measured::estimate(bootstrap.estimate(), bootstrap.percentile(Confidence::P95)))
    }

    /// All that it may stand for; `None` if that is not known.
    pub(crate) fn reach(&self) -> Option<Interval> {
        let itself = Interval { low: self.value, high: self.value };
        self.interval.or(self.is_exact.then_some(itself))
    }
}

/// A number; JSON has no word for one that is none.
fn number<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or(f64::NAN))
}

/// An interval in a file: its two ends.
mod ends {
    use parlor_stats::Interval;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(
        interval: &Option<Interval>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        interval.map(|Interval { low, high }| [low, high]).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Interval>, D::Error> {
        let ends = Option::<[Option<f64>; 2]>::deserialize(deserializer)?;
        let end = |end: Option<f64>| end.unwrap_or(f64::NAN);
        Ok(ends.map(|[low, high]| Interval { low: end(low), high: end(high) }))
    }
}
