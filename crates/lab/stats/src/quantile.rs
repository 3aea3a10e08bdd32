//! Quantiles of a sample: median, 95th percentile and the like.

use crate::moments::Moments;
use crate::sample::{self, SampleError};

/// The value below which the share `p` of `sorted` lies, between neighbours by a straight line.
///
/// Definition 7 of Hyndman and Fan (1996), as NumPy and R have it. `None` for an empty list or a
/// `p` outside 0..=1. The list must be in rising order.
pub fn quantile(sorted: &[f64], p: f64) -> Option<f64> {
    let last = sorted.len().checked_sub(1)?;
    if !(0.0..=1.0).contains(&p) {
        return None;
    }
    let place = p * last as f64;
    let below = (place.floor() as usize).min(last);
    let above = (below + 1).min(last);
    let part = place - below as f64;
    Some(sorted[below] + (sorted[above] - sorted[below]) * part)
}

/// A sample in a few numbers: how long decisions took, how points were spread.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// How many values.
    pub n: usize,
    /// Their mean.
    pub mean: f64,
    /// The smallest.
    pub min: f64,
    /// The middle one.
    pub median: f64,
    /// 95 of 100 are no larger.
    pub p95: f64,
    /// 99 of 100 are no larger.
    pub p99: f64,
    /// The largest.
    pub max: f64,
}

impl Summary {
    /// The summary of one or more finite values in any order.
    pub fn of(values: &[f64]) -> Result<Summary, SampleError> {
        sample::check(values, 1)?;
        let mut sorted = values.to_vec();
        sorted.sort_by(f64::total_cmp);
        let at = |p| quantile(&sorted, p).unwrap_or(f64::NAN);
        Ok(Summary {
            n: values.len(),
            mean: values.iter().copied().collect::<Moments>().mean().unwrap_or(f64::NAN),
            min: at(0.0),
            median: at(0.5),
            p95: at(0.95),
            p99: at(0.99),
            max: at(1.0),
        })
    }
}
