//! Tests of paired differences: is one side better when both met the same chance?
//!
//! Each takes the differences *left - right*, one per block ([`differences`] makes them).

mod permutation;
mod sign;
mod t;
mod wilcoxon;

pub use permutation::{Permutation, permutation_test};
pub use sign::{SignTest, sign_test};
pub use t::{PairedT, paired_t};
pub use wilcoxon::{Wilcoxon, wilcoxon};

use crate::sample::{self, SampleError};

/// What a test is to show against «no difference».
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Alternative {
    /// The sides differ, whichever is better: a test of both tails.
    #[default]
    Different,
    /// The differences tend to be above zero.
    Greater,
    /// The differences tend to be below zero.
    Less,
}

impl Alternative {
    /// The p-value from the probabilities of a statistic as small, or as large, as the one seen.
    fn p_value(self, as_small: f64, as_large: f64) -> f64 {
        match self {
            Alternative::Different => (2.0 * as_small.min(as_large)).min(1.0),
            Alternative::Greater => as_large,
            Alternative::Less => as_small,
        }
    }
}

/// How a p-value was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// By counting every case.
    Exact,
    /// By the normal approximation.
    Normal,
    /// By drawing cases at random.
    Drawn,
}

/// The differences `left - right` of two lists of equal length.
pub fn differences(left: &[f64], right: &[f64]) -> Result<Vec<f64>, SampleError> {
    sample::check_pairs(left, right)?;
    sample::check(left, 0)?;
    sample::check(right, 0)?;
    Ok(left.iter().zip(right).map(|(l, r)| l - r).collect())
}
