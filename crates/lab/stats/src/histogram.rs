//! How values are spread over bins.

use crate::interval::Interval;
use crate::sample::{self, SampleError};

/// Counts of values in bins of equal width.
///
/// A bin holds its lower edge and not its upper one; the last bin holds both.
#[derive(Clone, PartialEq, Debug)]
pub struct Histogram {
    range: Interval,
    counts: Vec<u64>,
    below: u64,
    above: u64,
}

impl Histogram {
    /// The finite `values` over `bins` bins from the smallest to the largest of them.
    ///
    /// When all are equal the range is one wide with the value in its middle.
    pub fn of(values: &[f64], bins: usize) -> Result<Histogram, SampleError> {
        sample::check(values, 1)?;
        let low = values.iter().copied().fold(f64::INFINITY, f64::min);
        let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let range = if low < high { Interval { low, high } } else { Interval::around(low, 0.5) };
        Histogram::over(values, range, bins)
    }

    /// The finite `values` over `bins` bins (at least one) of `range`; those outside are counted
    /// apart.
    pub fn over(values: &[f64], range: Interval, bins: usize) -> Result<Histogram, SampleError> {
        sample::check(values, 0)?;
        let mut histogram = Histogram { range, counts: vec![0; bins.max(1)], below: 0, above: 0 };
        for &value in values {
            *histogram.counter(value) += 1;
        }
        Ok(histogram)
    }

    /// The counts, from the lowest bin up.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// How many values were below the range.
    pub fn below(&self) -> u64 {
        self.below
    }

    /// How many values were above the range.
    pub fn above(&self) -> u64 {
        self.above
    }

    /// The edges of the bin at `idx`.
    pub fn bin(&self, idx: usize) -> Interval {
        Interval { low: self.edge(idx), high: self.edge(idx + 1) }
    }

    fn edge(&self, idx: usize) -> f64 {
        let share = idx as f64 / self.counts.len() as f64;
        self.range.low + self.range.width() * share
    }

    fn counter(&mut self, value: f64) -> &mut u64 {
        if value < self.range.low {
            return &mut self.below;
        }
        if value > self.range.high {
            return &mut self.above;
        }
        let last = self.counts.len() - 1;
        let share = (value - self.range.low) / self.range.width();
        let mut idx = ((share * self.counts.len() as f64) as usize).min(last);
        // The division may round across an edge; the edges as printed decide.
        if value < self.edge(idx) {
            idx -= 1;
        } else if idx < last && value >= self.edge(idx + 1) {
            idx += 1;
        }
        &mut self.counts[idx]
    }
}
