//! Plain statistics.

mod bootstrap;
mod correlation;
pub mod distribution;
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

pub use bootstrap::{Bootstrap, Resampling};
pub use correlation::{kendall, pearson, spearman};
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
