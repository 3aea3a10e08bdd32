//! The test for the means of blocks of any kind.

use super::{ErrorRates, Sprt, SprtError, check_hypotheses};
use crate::moments::Moments;

/// What a [`BlockSprt`] decides between; H0 is the smaller effect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BlockHypotheses {
    /// The mean of a block is `h0` or `h1`, in its own unit.
    ///
    /// For blocks that are about symmetric. In a skewed block mean and spread go together, and the
    /// error rates suffer: exponential blocks have H0 accepted wrongly in 14 % of runs where 5 % are
    /// allowed, even with hundreds of blocks. [`BlockHypotheses::Normalised`] keeps its rates there.
    Mean {
        /// The smaller mean.
        h0: f64,
        /// The larger mean.
        h1: f64,
    },
    /// The mean of a block is `h0` or `h1` of its standard deviations: no unit, and a running time
    /// that can be told beforehand.
    Normalised {
        /// The smaller effect.
        h0: f64,
        /// The larger effect.
        h1: f64,
    },
}

/// The generalised test on block means under the normal model, spread unknown.
///
/// Under each hypothesis the standard deviation is the most likely one. With x̄ the mean and s² the
/// sample variance of n blocks, the LLR between means is n/2 · ln((s² + (x̄-h0)²)/(s² + (x̄-h1)²));
/// between normalised effects t it follows from σ² + tx̄σ = mean of squares. Few blocks do not know
/// their spread and would decide too easily, so there is no verdict before
/// [`BlockSprt::BLOCKS_MIN`].
///
/// Blocks that are all equal do not know their spread at all, and a side that wins every one of them
/// would have no finite LLR. Their variance is then taken as 4m²/n, about what it would be had one
/// of the n blocks gone the other way; m is the mean, or a hypothesis on the mean that lies farther
/// out. Blocks with any spread are taken as they are.
///
/// ```
/// use parlor_stats::{BlockHypotheses, BlockSprt, ErrorRates, Verdict};
///
/// let hypotheses = BlockHypotheses::Normalised { h0: 0.0, h1: 0.5 };
/// let mut test = BlockSprt::new(hypotheses, ErrorRates::default())?;
/// for block in 0..60 {
///     test.add(f64::from(block % 5) - 2.0)?; // mean zero
/// }
/// assert_eq!(test.progress().verdict(), Verdict::AcceptH0);
/// # Ok::<(), parlor_stats::SprtError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BlockSprt {
    hypotheses: BlockHypotheses,
    moments: Moments,
    progress: Sprt,
}

impl BlockSprt {
    /// So many blocks come before any verdict.
    pub const BLOCKS_MIN: u64 = 16;

    /// The test between `hypotheses`.
    pub fn new(hypotheses: BlockHypotheses, rates: ErrorRates) -> Result<BlockSprt, SprtError> {
        match hypotheses {
            BlockHypotheses::Mean { h0, h1 } | BlockHypotheses::Normalised { h0, h1 } => {
                check_hypotheses(h0, h1)?;
            }
        }
        Ok(BlockSprt { hypotheses, moments: Moments::default(), progress: Sprt::new(rates) })
    }

    /// Feeds the value of one block, such as its mean score against the other side.
    pub fn add(&mut self, value: f64) -> Result<&Sprt, SprtError> {
        if !value.is_finite() {
            return Err(SprtError::NotFinite { value });
        }
        self.moments.add(value);
        let llr = self.llr_of(&self.moments);
        self.progress.follow(llr);
        if self.moments.count() >= BlockSprt::BLOCKS_MIN {
            self.progress.judge();
        }
        Ok(&self.progress)
    }

    /// Mean and spread of the blocks fed.
    pub fn moments(&self) -> &Moments {
        &self.moments
    }

    /// Where the test stands.
    pub fn progress(&self) -> &Sprt {
        &self.progress
    }

    /// The LLR of any blocks under these hypotheses; 0 for fewer than two.
    pub fn llr_of(&self, moments: &Moments) -> f64 {
        let (Some(mean), Some(variance)) = (moments.mean(), moments.sample_variance()) else {
            return 0.0;
        };
        let n = moments.count() as f64;
        let spread = |reach: f64| if variance > 0.0 { variance } else { 4.0 * reach * reach / n };
        match self.hypotheses {
            BlockHypotheses::Mean { h0, h1 } => {
                // One of the two hypotheses is not zero, so neither is this.
                let variance = spread(mean.abs().max(h0.abs()).max(h1.abs()));
                let around = |h: f64| (mean - h).powi(2) / variance;
                0.5 * n * (around(h0).ln_1p() - around(h1).ln_1p())
            }
            BlockHypotheses::Normalised { h0, h1 } => {
                // Blocks that are all even have no effect, whatever their spread.
                let scaled = if mean == 0.0 { 0.0 } else { mean / spread(mean).sqrt() };
                n * (log_likelihood(scaled, h1) - log_likelihood(scaled, h0))
            }
        }
    }
}

/// The mean log-likelihood of blocks with variance one and mean `mean` when their true mean is `t`
/// of their true standard deviations, which is the most likely one; less a constant.
fn log_likelihood(mean: f64, t: f64) -> f64 {
    let squares = 1.0 + mean * mean;
    let pull = t * mean;
    let deviation = 0.5 * ((pull * pull + 4.0 * squares).sqrt() - pull);
    0.5 * (pull / deviation - t * t) - deviation.ln()
}
