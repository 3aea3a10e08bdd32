//! Who plays better: estimates, intervals, paired tests, stopping rules and ratings.
//!
//! Plain statistics, pure functions and small types that know nothing of games. The unit of evidence
//! is a **block**: one source of chance played with seats exchanged. Blocks are independent, the
//! games within one are not, so whatever is resampled, tested or stopped on is one number (or a few)
//! per block, in block order. The same input gives the same answer: what is random draws from
//! [`SplitMix64`], written out here, with the seed as an argument.
//!
//! # Examples
//!
//! Two agents on the same blocks: the difference, its interval, and a test.
//!
//! ```
//! use parlor_stats::{Alternative, Bootstrap, Confidence, Resampling, differences, wilcoxon};
//!
//! let new = [1.5, 0.2, 2.1, -0.3, 1.8, 0.9, 1.1, 0.4];
//! let old = [0.9, 0.4, 1.0, -1.2, 1.5, 0.1, 1.3, -0.2];
//! let better = Bootstrap::of_paired_difference(&new, &old, Resampling::default())?;
//! assert!(better.bca(Confidence::P95).low > 0.0);
//! let test = wilcoxon(&differences(&new, &old)?, Alternative::Different)?;
//! assert_eq!(test.p_value, 10.0 / 256.0);
//! # Ok::<(), parlor_stats::SampleError>(())
//! ```
//!
//! Play until it is clear: [`PairSprt`] for pairs of games, [`BlockSprt`] for any blocks.
//!
//! ```
//! use parlor_stats::{BlockHypotheses, BlockSprt, ErrorRates, Verdict};
//!
//! let hypotheses = BlockHypotheses::Normalised { h0: 0.0, h1: 0.2 };
//! let mut test = BlockSprt::new(hypotheses, ErrorRates::default())?;
//! let blocks = [3.0, -1.0, 2.0, 0.0].into_iter().cycle(); // a mean of 1, a deviation of 1.6
//! for block in blocks {
//!     if test.add(block)?.verdict() != Verdict::Continue {
//!         break;
//!     }
//! }
//! assert_eq!(test.progress().verdict(), Verdict::AcceptH1);
//! # Ok::<(), parlor_stats::SprtError>(())
//! ```
//!
//! One number per player: [`bradley_terry`] for two at a table, [`plackett_luce`] for three or four.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `interval` | [`Confidence`], [`Interval`] |
//! | `moments` | [`Moments`]: mean, variance, standard error, normal and Student intervals |
//! | `proportion` | [`Proportion`]: Wilson, Clopper-Pearson |
//! | `ratio` | [`ratio_interval`]: one count for another, over blocks |
//! | `quantile`, `histogram`, `rank` | [`Summary`], [`Histogram`], [`ranks`] |
//! | `correlation` | [`pearson`], [`spearman`], [`kendall`] |
//! | `bootstrap` | [`Bootstrap`] over blocks: percentile and BCa intervals, paired differences |
//! | `paired` | [`paired_t`], [`sign_test`], [`wilcoxon`], [`permutation_test`] |
//! | `elo`, `multinomial` | scores and Elo; [`Multinomial`] of pairs or games |
//! | `sprt` | [`PairSprt`] (pentanomial), [`BlockSprt`] (normal model), live |
//! | `rating` | [`bradley_terry`], [`plackett_luce`] with covariance; [`WengLin`] online |
//! | `distribution` | normal, Student, beta, binomial, chi-square |
//! | `sample` | [`SampleError`]: what can be wrong with a sample |
//! | `split_mix` | [`SplitMix64`], the generator of every resample |
//! | `root` | the zero of a monotone function |
//!
//! Every number is checked in `tests/suite` against published values or against SciPy, statsmodels,
//! choix, openskill, fishtest and fastchess; `tests/reference` says how those were computed.
//!
//! # What is not here
//!
//! No games, files, threads or clock. No correction for many comparisons: who tests ten agents says
//! so. The sequential tests stop at Wald's bounds as they stand, without fishtest's correction for
//! overshoot, which would spare a few games.

mod bootstrap;
mod correlation;
pub mod distribution;
mod elo;
mod histogram;
mod interval;
mod moments;
mod multinomial;
mod paired;
mod proportion;
mod quantile;
mod rank;
mod rating;
mod ratio;
mod root;
mod sample;
mod split_mix;
mod sprt;

pub use bootstrap::{Bootstrap, Resampling};
pub use correlation::{kendall, pearson, spearman};
pub use elo::{
    ELO_PER_LOGIT, NORMALISED_ELO_PER_T, block_t_from_normalised_elo, elo_from_score,
    score_from_elo,
};
pub use histogram::Histogram;
pub use interval::{Confidence, Interval};
pub use moments::Moments;
pub use multinomial::{Multinomial, Pentanomial, Trinomial};
pub use paired::{
    Alternative, Method, PairedT, Permutation, SignTest, Wilcoxon, differences, paired_t,
    permutation_test, sign_test, wilcoxon,
};
pub use proportion::Proportion;
pub use quantile::{Summary, quantile};
pub use rank::{Ranks, ranks};
pub use rating::{
    BradleyTerry, Difference, Draws, Duels, FinishingOrders, Prior, RatingError, Ratings, Skill,
    WengLin, WengLinError, bradley_terry, plackett_luce,
};
pub use ratio::ratio_interval;
pub use sample::SampleError;
pub use split_mix::SplitMix64;
pub use sprt::{
    BlockHypotheses, BlockSprt, EloScale, ErrorRates, MultinomialSprt, PairSprt, Sprt, SprtError,
    Verdict,
};
