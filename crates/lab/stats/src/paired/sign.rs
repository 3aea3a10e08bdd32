//! The sign test.

use super::Alternative;
use crate::distribution::binomial;
use crate::sample::{self, SampleError};

/// What the sign test found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SignTest {
    /// How many differences were above zero.
    pub positive: u64,
    /// How many were below zero.
    pub negative: u64,
    /// How many were zero; they say nothing and are left out.
    pub zero: u64,
    /// The probability of counts as uneven, were both signs equally likely.
    pub p_value: f64,
}

/// The exact sign test: how often the left side was better, not by how much.
///
/// It holds for any distribution. Without differences, or with only zeros, the p-value is 1.
pub fn sign_test(differences: &[f64], alternative: Alternative) -> Result<SignTest, SampleError> {
    sample::check(differences, 0)?;
    let count = |wanted: fn(f64) -> bool| differences.iter().filter(|&&d| wanted(d)).count() as u64;
    let (positive, negative) = (count(|d| d > 0.0), count(|d| d < 0.0));
    let trials = positive + negative;
    let as_small = binomial::cdf(positive, trials, 0.5);
    let as_large = binomial::at_least(positive, trials, 0.5);
    Ok(SignTest {
        positive,
        negative,
        zero: differences.len() as u64 - trials,
        p_value: alternative.p_value(as_small, as_large),
    })
}
