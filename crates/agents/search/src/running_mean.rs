//! Means of samples.

use parlor_agent::Estimate;

/// Counts, means and spreads of values that come one at a time, each with a weight.
///
/// B. P. Welford, "Note on a method for calculating corrected sums of squares and products", 1962,
/// with weights after D. H. D. West, 1979.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct RunningMean {
    n: u64,
    weight: f64,
    mean: f64,
    squares: f64,
}

impl RunningMean {
    /// Adds one value.
    #[inline]
    pub fn add(&mut self, value: f64) {
        self.add_weighted(value, 1.0);
    }

    /// Adds one value that counts `weight` times; nothing happens at weight 0.
    #[inline]
    pub fn add_weighted(&mut self, value: f64, weight: f64) {
        if weight <= 0.0 {
            return;
        }
        self.n += 1;
        self.weight += weight;
        let off = value - self.mean;
        self.mean += off * weight / self.weight;
        self.squares += weight * off * (value - self.mean);
    }

    /// How many values were added.
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// Their mean; 0 when there are none.
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard error of the mean; `None` for fewer than two values.
    pub fn error(&self) -> Option<f64> {
        let n = self.n as f64;
        (self.n > 1).then(|| (self.squares / self.weight / (n - 1.0)).max(0.0).sqrt())
    }

    /// The mean with its error; `None` when nothing was added.
    pub fn estimate(&self) -> Option<Estimate> {
        (self.n > 0).then_some(Estimate { error: self.error(), ..Estimate::exact(self.mean) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_error_are_those_of_the_textbook() {
        let mut tally = RunningMean::default();
        assert_eq!(tally.estimate(), None);
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            tally.add(value);
        }
        // Sum of squares about the mean 5 is 32, so the error is sqrt(32 / 7 / 8).
        assert_eq!(tally.mean(), 5.0);
        assert!((tally.error().unwrap() - (32.0_f64 / 56.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn a_weight_counts_as_so_many() {
        let mut tally = RunningMean::default();
        for (value, weight) in [(1.0, 3.0), (5.0, 1.0), (99.0, 0.0)] {
            tally.add_weighted(value, weight);
        }
        assert_eq!((tally.mean(), tally.n()), (2.0, 2));
    }
}
