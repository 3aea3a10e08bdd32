//! Plain statistics.

mod bootstrap;
mod correlation;
pub mod distribution;
mod elo;
mod histogram;
mod interval;
mod moments;
mod paired;
mod proportion;
mod quantile;
mod rank;
mod root;
mod sample;
mod split_mix;
mod sprt;
mod tally;

pub use bootstrap::{Bootstrap, Resampling};
pub use correlation::{kendall, pearson, spearman};
pub use elo::{
    ELO_PER_LOGIT, NORMALISED_ELO_PER_T, block_t_from_normalised_elo, elo_from_score,
    score_from_elo,
};
pub use histogram::Histogram;
pub use interval::{Confidence, Interval};
pub use moments::Moments;
pub use paired::{
    Alternative, Method, PairedT, Permutation, SignTest, Wilcoxon, differences, paired_t,
    permutation_test, sign_test, wilcoxon,
};
pub use proportion::Proportion;
pub use quantile::{Summary, quantile};
pub use rank::{Ranks, ranks};
pub use sample::SampleError;
pub use split_mix::SplitMix64;
pub use sprt::{
    BlockHypotheses, BlockSprt, EloScale, ErrorRates, PairSprt, Sprt, SprtError, TallySprt, Verdict,
};
pub use tally::{Pentanomial, Tally, Trinomial};
