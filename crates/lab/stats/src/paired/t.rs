//! The paired t test.

use super::Alternative;
use crate::distribution::student;
use crate::moments::Moments;
use crate::sample::{self, SampleError};

/// What the paired t test found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PairedT {
    /// The mean difference in standard errors.
    pub t: f64,
    /// Degrees of freedom.
    pub df: f64,
    /// The probability of a t as extreme, were there no difference.
    pub p_value: f64,
}

/// Student's test of the mean of two or more differences (1908).
///
/// When all differences are equal there is no spread to compare with: t is 0 for a mean of zero
/// and infinite for any other.
pub fn paired_t(differences: &[f64], alternative: Alternative) -> Result<PairedT, SampleError> {
    sample::check(differences, 2)?;
    let moments: Moments = differences.iter().copied().collect();
    let (mean, error) = (moments.mean().unwrap_or(0.0), moments.standard_error().unwrap_or(0.0));
    let t = if mean == 0.0 { 0.0 } else { mean / error };
    let df = (differences.len() - 1) as f64;
    let p_value = alternative.p_value(student::cdf(t, df), student::survival(t, df));
    Ok(PairedT { t, df, p_value })
}
