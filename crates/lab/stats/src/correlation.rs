//! How two lists go together: Pearson, Spearman, Kendall.

use crate::rank::ranks;
use crate::sample::{self, SampleError};

/// Pearson's correlation of two lists of equal length, from two values on.
pub fn pearson(left: &[f64], right: &[f64]) -> Result<f64, SampleError> {
    check(left, right)?;
    let n = left.len() as f64;
    let (mean_l, mean_r) = (left.iter().sum::<f64>() / n, right.iter().sum::<f64>() / n);
    let (mut both, mut only_l, mut only_r) = (0.0, 0.0, 0.0);
    for (&l, &r) in left.iter().zip(right) {
        both += (l - mean_l) * (r - mean_r);
        only_l += (l - mean_l).powi(2);
        only_r += (r - mean_r).powi(2);
    }
    if only_l == 0.0 || only_r == 0.0 {
        return Err(SampleError::Constant);
    }
    Ok((both / (only_l.sqrt() * only_r.sqrt())).clamp(-1.0, 1.0))
}

/// Spearman's correlation: Pearson's of the ranks, equal values sharing their mean rank.
pub fn spearman(left: &[f64], right: &[f64]) -> Result<f64, SampleError> {
    check(left, right)?;
    pearson(&ranks(left).of, &ranks(right).of)
}

/// Kendall's tau-b: pairs in the same order less pairs in opposite order, corrected for ties.
///
/// Compares all pairs, so it is for lists of thousands, not of millions.
pub fn kendall(left: &[f64], right: &[f64]) -> Result<f64, SampleError> {
    check(left, right)?;
    let (mut balance, mut apart_l, mut apart_r) = (0i64, 0u64, 0u64);
    for i in 1..left.len() {
        for j in 0..i {
            let (l, r) = (order(left[i], left[j]), order(right[i], right[j]));
            balance += l * r;
            apart_l += l.unsigned_abs();
            apart_r += r.unsigned_abs();
        }
    }
    if apart_l == 0 || apart_r == 0 {
        return Err(SampleError::Constant);
    }
    Ok(balance as f64 / ((apart_l as f64).sqrt() * (apart_r as f64).sqrt()))
}

/// 1 when `a` is above `b`, -1 when below, 0 when equal.
fn order(a: f64, b: f64) -> i64 {
    i64::from(a > b) - i64::from(a < b)
}

fn check(left: &[f64], right: &[f64]) -> Result<(), SampleError> {
    sample::check_pairs(left, right)?;
    sample::check(left, 2)?;
    sample::check(right, 2)
}
