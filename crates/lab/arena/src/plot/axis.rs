//! From values to places.

/// A scale from values to 0–1, with ticks at round values.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    low: f64,
    high: f64,
    is_log: bool,
    ticks: Vec<(f64, String)>,
}

impl Axis {
    /// Holds all `values`, and ends at round ones; about `wanted` ticks.
    pub fn linear(values: impl IntoIterator<Item = f64>, wanted: usize) -> Axis {
        let (low, high) = range(values);
        let (low, high) = if high > low { (low, high) } else { (low - 0.5, high + 0.5) };
        let step = round_step((high - low) / wanted.max(1) as f64);
        let (first, last) = ((low / step).floor(), (high / step).ceil());
        let decimals = (-step.log10()).ceil().max(0.0) as usize;
        let ticks = (0..=(last - first) as u32).map(|n| {
            let value = (first + f64::from(n)) * step;
            (value, format!("{value:.decimals$}").replace("-0.0", "0.0").replace('-', "−"))
        });
        Axis { low: first * step, high: last * step, is_log: false, ticks: ticks.collect() }
    }

    /// Holds all positive `values` on a logarithmic scale, with a tick at each power of ten.
    pub fn log(values: impl IntoIterator<Item = f64>) -> Axis {
        let logs = values.into_iter().filter(|value| *value > 0.0).map(f64::log10);
        let (low, high) = range(logs);
        let (low, high) = (low.floor(), high.ceil().max(low.floor() + 1.0));
        let ticks = (0..=(high - low) as i32).map(|n| {
            let power = low as i32 + n;
            let decimals = usize::try_from(-power).unwrap_or(0);
            (10f64.powi(power), format!("{:.decimals$}", 10f64.powi(power)))
        });
        Axis { low, high, is_log: true, ticks: ticks.collect() }
    }

    /// Where a value lies, 0 at the lower end and 1 at the upper.
    pub fn at(&self, value: f64) -> f64 {
        let value = if self.is_log { value.max(1e-300).log10() } else { value };
        ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    /// Round values and how they are written.
    pub fn ticks(&self) -> impl Iterator<Item = (f64, &str)> {
        self.ticks.iter().map(|(value, label)| (*value, label.as_str()))
    }
}

/// The smallest and the largest finite value; 0 and 1 if there is none.
fn range(values: impl IntoIterator<Item = f64>) -> (f64, f64) {
    let finite = values.into_iter().filter(|value| value.is_finite());
    let ends = finite.fold(None, |ends, value| match ends {
        None => Some((value, value)),
        Some((low, high)) => Some((f64::min(low, value), f64::max(high, value))),
    });
    ends.unwrap_or((0.0, 1.0))
}

/// The next of 1, 2, 5, 10, … times a power of ten.
fn round_step(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    let factors = [1.0, 2.0, 5.0, 10.0];
    factors
        .into_iter()
        .map(|factor| factor * power)
        .find(|&round| round >= step * 0.999)
        .unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(axis: &Axis) -> Vec<&str> {
        axis.ticks().map(|(_, label)| label).collect()
    }

    #[test]
    fn ticks_are_round_and_hold_all_values() {
        let axis = Axis::linear([-0.13, 0.27], 5);
        assert_eq!(labels(&axis), ["−0.2", "−0.1", "0.0", "0.1", "0.2", "0.3"]);
        assert!((axis.at(0.05) - 0.5).abs() < 1e-12);
        assert_eq!(labels(&Axis::linear([0.0, 1000.0], 4)), ["0", "500", "1000"]);
        assert_eq!(labels(&Axis::linear([3.0, 3.0], 2)), ["2.5", "3.0", "3.5"]);
        assert_eq!(Axis::linear([], 3).ticks().count(), 3);
        assert_eq!(Axis::linear([f64::NAN, 1.0, 2.0], 2).ticks().count(), 3);
    }

    #[test]
    fn a_logarithmic_axis_has_powers_of_ten() {
        let axis = Axis::log([0.003, 20.0]);
        assert_eq!(labels(&axis), ["0.001", "0.01", "0.1", "1", "10", "100"]);
        assert!((axis.at(0.1) - 0.4).abs() < 1e-12);
        assert_eq!(axis.at(0.0), 0.0);
    }
}
