//! Intervals and how sure they are to be.

use std::fmt;

use crate::distribution::{normal, student};

/// How often an interval is to hold the true value: above 0 and below 1.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Confidence(f64); // Invariant: 0 < self.0 < 1.

impl Confidence {
    /// Nine in ten.
    pub const P90: Confidence = Confidence(0.90);
    /// Nineteen in twenty, the usual one.
    pub const P95: Confidence = Confidence(0.95);
    /// Ninety-nine in a hundred.
    pub const P99: Confidence = Confidence(0.99);

    /// The confidence `level`, if it is above 0 and below 1.
    pub fn new(level: f64) -> Option<Confidence> {
        (level > 0.0 && level < 1.0).then_some(Confidence(level))
    }

    /// The level, as 0.95.
    pub fn level(self) -> f64 {
        self.0
    }

    /// What is left out on each side, as 0.025.
    pub fn tail(self) -> f64 {
        0.5 * (1.0 - self.0)
    }

    /// How many standard errors a normal interval reaches to each side: 1.96 at 95 %.
    pub fn z(self) -> f64 {
        normal::upper_quantile(self.tail())
    }

    /// How many standard errors a Student interval with `df` degrees of freedom reaches.
    pub fn t(self, df: f64) -> f64 {
        -student::quantile(self.tail(), df)
    }
}

impl Default for Confidence {
    fn default() -> Confidence {
        Confidence::P95
    }
}

/// A range of values, both ends belonging to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The interval from `centre - reach` to `centre + reach`.
    pub fn around(centre: f64, reach: f64) -> Interval {
        Interval { low: centre - reach, high: centre + reach }
    }

    /// Whether `value` lies in it.
    pub fn contains(self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// Whether the two have a value in common.
    pub fn overlaps(self, other: Interval) -> bool {
        self.low <= other.high && other.low <= self.high
    }

    /// The distance between the ends.
    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// The interval of `f(x)` for a rising `f`.
    pub fn map(self, f: impl Fn(f64) -> f64) -> Interval {
        Interval { low: f(self.low), high: f(self.high) }
    }
}

impl fmt::Display for Interval {
    /// As `[0.1, 0.2]`; a precision is handed on to both ends.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match f.precision() {
            Some(digits) => write!(f, "[{:.digits$}, {:.digits$}]", self.low, self.high),
            None => write!(f, "[{}, {}]", self.low, self.high),
        }
    }
}
