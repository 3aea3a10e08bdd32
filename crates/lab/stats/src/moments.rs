//! Mean and variance, one value at a time.

use crate::interval::{Confidence, Interval};

/// Count, mean and spread of a stream of values, by Welford's method.
///
/// Welford (1962) keeps the mean and the sum of squared distances from it, so nothing cancels when
/// the mean is large beside the spread; two halves are merged after Chan, Golub and LeVeque (1979).
/// The result depends on the order of the values in the last bits: feed blocks in their order.
///
/// ```
/// use parlor_stats::{Confidence, Moments};
///
/// let points: Moments = [3.0, 5.0, 8.0, 4.0].into_iter().collect();
/// assert_eq!(points.mean(), Some(5.0));
/// let interval = points.student_interval(Confidence::P95).unwrap();
/// assert_eq!(format!("{interval:.2}"), "[1.56, 8.44]");
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    n: u64,
    mean: f64,
    squares: f64,
}

impl Moments {
    /// How many values there were.
    pub fn count(&self) -> u64 {
        self.n
    }

    /// The mean, once there is a value.
    pub fn mean(&self) -> Option<f64> {
        (self.n > 0).then_some(self.mean)
    }

    /// The variance of the distribution behind the sample (divided by n - 1), from two values on.
    pub fn variance(&self) -> Option<f64> {
        (self.n > 1).then(|| self.squares / (self.n - 1) as f64)
    }

    /// The variance of the sample itself (divided by n), once there is a value.
    pub fn sample_variance(&self) -> Option<f64> {
        (self.n > 0).then(|| self.squares / self.n as f64)
    }

    /// The standard deviation, from two values on.
    pub fn std_dev(&self) -> Option<f64> {
        self.variance().map(f64::sqrt)
    }

    /// The standard error of the mean, from two values on.
    pub fn standard_error(&self) -> Option<f64> {
        self.variance().map(|variance| (variance / self.n as f64).sqrt())
    }

    /// The interval of the mean by the normal distribution, for many values.
    pub fn normal_interval(&self, confidence: Confidence) -> Option<Interval> {
        Some(Interval::around(self.mean, confidence.z() * self.standard_error()?))
    }

    /// The interval of the mean by Student's distribution with n - 1 degrees of freedom.
    pub fn student_interval(&self, confidence: Confidence) -> Option<Interval> {
        let error = self.standard_error()?;
        Some(Interval::around(self.mean, confidence.t((self.n - 1) as f64) * error))
    }

    /// Takes one more value in.
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        let before = value - self.mean;
        self.mean += before / self.n as f64;
        self.squares += before * (value - self.mean);
    }

    /// Takes all values of `other` in.
    pub fn merge(&mut self, other: &Moments) {
        if other.n == 0 {
            return;
        }
        let n = (self.n + other.n) as f64;
        let apart = other.mean - self.mean;
        self.squares += other.squares + apart * apart * (self.n as f64 / n) * other.n as f64;
        self.mean += apart * (other.n as f64 / n);
        self.n += other.n;
    }
}

impl Extend<f64> for Moments {
    fn extend<I: IntoIterator<Item = f64>>(&mut self, values: I) {
        for value in values {
            self.add(value);
        }
    }
}

impl FromIterator<f64> for Moments {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Moments {
        let mut moments = Moments::default();
        moments.extend(values);
        moments
    }
}
