//! Wilcoxon's signed rank test.

use super::{Alternative, Method};
use crate::distribution::normal;
use crate::rank::{Ranks, ranks};
use crate::sample::{self, SampleError};

/// What Wilcoxon's test found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wilcoxon {
    /// The sum of the ranks of the positive differences, W⁺.
    pub rank_sum: f64,
    /// How many differences were not zero.
    pub n: usize,
    /// How the p-value was found.
    pub method: Method,
    /// The probability of a rank sum as extreme, were the differences symmetric about zero.
    pub p_value: f64,
}

/// Up to so many differences the test is exact.
const EXACT_MAX: usize = 50;

/// Wilcoxon's signed rank test (1945) of differences that are symmetric about their centre.
///
/// Zeros are left out, as Wilcoxon did; equal sizes share their mean rank. Up to fifty differences
/// the p-value is exact, given the ties; beyond, it is normal with the variance corrected for ties
/// and without a continuity correction. With nothing but zeros it is 1.
pub fn wilcoxon(differences: &[f64], alternative: Alternative) -> Result<Wilcoxon, SampleError> {
    sample::check(differences, 0)?;
    let moved: Vec<f64> = differences.iter().copied().filter(|&d| d != 0.0).collect();
    let sizes: Vec<f64> = moved.iter().map(|d| d.abs()).collect();
    let ranks = ranks(&sizes);
    let positive = moved.iter().zip(&ranks.of).filter(|&(&d, _)| d > 0.0);
    let rank_sum = positive.map(|(_, rank)| rank).sum();
    let n = moved.len();
    let method = if n <= EXACT_MAX { Method::Exact } else { Method::Normal };
    let (as_small, as_large) = match method {
        Method::Exact => exact_tails(&ranks.of, rank_sum),
        Method::Normal | Method::Drawn => normal_tails(&ranks, rank_sum),
    };
    Ok(Wilcoxon { rank_sum, n, method, p_value: alternative.p_value(as_small, as_large) })
}

/// P(W ≤ w) and P(W ≥ w) over all ways to give signs to the ranks.
///
/// Ranks are halves at worst, so doubled ones are whole, and the ways to reach each sum are counted
/// one rank after the other. The counts stay below 2⁵⁰ and are exact.
fn exact_tails(ranks: &[f64], rank_sum: f64) -> (f64, f64) {
    let doubled: Vec<usize> = ranks.iter().map(|rank| (2.0 * rank) as usize).collect();
    let mut ways = vec![0.0; doubled.iter().sum::<usize>() + 1];
    ways[0] = 1.0;
    for rank in doubled {
        for sum in (rank..ways.len()).rev() {
            ways[sum] += ways[sum - rank];
        }
    }
    let all: f64 = ways.iter().sum();
    let at = (2.0 * rank_sum) as usize;
    let as_small: f64 = ways[..=at].iter().sum();
    let as_large: f64 = ways[at..].iter().sum();
    (as_small / all, as_large / all)
}

fn normal_tails(ranks: &Ranks, rank_sum: f64) -> (f64, f64) {
    let n = ranks.of.len() as f64;
    let mean = 0.25 * n * (n + 1.0);
    let ties: f64 = ranks.groups.iter().map(|&t| (t as f64).powi(3) - t as f64).sum();
    let variance = n * (n + 1.0) * (2.0 * n + 1.0) / 24.0 - ties / 48.0;
    let z = (rank_sum - mean) / variance.sqrt();
    (normal::cdf(z), normal::survival(z))
}
