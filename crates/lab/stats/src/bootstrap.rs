//! The bootstrap over blocks.

use crate::distribution::normal;
use crate::interval::{Confidence, Interval};
use crate::moments::Moments;
use crate::quantile::quantile;
use crate::sample::{self, SampleError};
use crate::split_mix::SplitMix64;

/// How often and from which seed a method resamples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resampling {
    /// How many resamples; at least one is drawn.
    pub resamples: usize,
    /// The seed of the [`SplitMix64`] stream they are drawn from.
    pub seed: u64,
}

impl Default for Resampling {
    /// Ten thousand resamples from the seed 0.
    fn default() -> Resampling {
        Resampling { resamples: 10_000, seed: 0 }
    }
}

/// A statistic, and how it varies when the blocks are drawn again with replacement.
///
/// Efron (1979): blocks are independent, so a resample of blocks stands for another run of the
/// experiment. Games of one block are not, so a block is drawn as a whole. Resample after resample,
/// n indices are drawn below n, in order, from one stream: the same blocks in the same order and
/// the same [`Resampling`] give the same bits.
///
/// ```
/// use parlor_stats::{Bootstrap, Confidence, Resampling};
///
/// // Deal-ins and hands of six blocks: a ratio of sums, not a mean of ratios.
/// let blocks = [[4.0, 40.0], [6.0, 44.0], [3.0, 38.0], [7.0, 45.0], [5.0, 41.0], [4.0, 39.0]];
/// let rate = Bootstrap::of_means(&blocks, Resampling::default(), |[deal_ins, hands]| deal_ins / hands)?;
/// let interval = rate.bca(Confidence::P95);
/// assert!(interval.contains(29.0 / 247.0) && interval.width() < 0.06);
/// # Ok::<(), parlor_stats::SampleError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Bootstrap {
    estimate: f64,
    replicates: Vec<f64>, // Invariant: rising, not empty, finite.
    acceleration: f64,
}

impl Bootstrap {
    /// Any statistic of two or more blocks. Every block is left out once for the acceleration, so
    /// the cost grows with the square of their number: for means, use [`Bootstrap::of_means`].
    pub fn of<T: Copy>(
        blocks: &[T],
        resampling: Resampling,
        statistic: impl Fn(&[T]) -> f64,
    ) -> Result<Bootstrap, SampleError> {
        check_count(blocks.len())?;
        let mut resample = Vec::with_capacity(blocks.len());
        let replicates = draws(resampling, |stream| {
            resample.clear();
            resample.extend((0..blocks.len()).map(|_| blocks[stream.below(blocks.len())]));
            statistic(&resample)
        });
        let mut rest = Vec::with_capacity(blocks.len());
        let left_out = (0..blocks.len()).map(|out| {
            rest.clear();
            rest.extend_from_slice(&blocks[..out]);
            rest.extend_from_slice(&blocks[out + 1..]);
            statistic(&rest)
        });
        let left_out: Vec<f64> = left_out.collect();
        Bootstrap::new(statistic(blocks), replicates, &left_out)
    }

    /// A function of the means of the `K` numbers of each block: a mean, a difference, a ratio.
    pub fn of_means<const K: usize>(
        blocks: &[[f64; K]],
        resampling: Resampling,
        statistic: impl Fn(&[f64; K]) -> f64,
    ) -> Result<Bootstrap, SampleError> {
        sample::check(blocks.as_flattened(), 0)?;
        check_count(blocks.len())?;
        let n = blocks.len() as f64;
        let total = sum(blocks.iter());
        let of_sum = |sum: [f64; K], n: f64| statistic(&sum.map(|part| part / n));
        let replicates = draws(resampling, |stream| {
            of_sum(sum((0..blocks.len()).map(|_| &blocks[stream.below(blocks.len())])), n)
        });
        let left_out = blocks
            .iter()
            .map(|block| of_sum(std::array::from_fn(|k| total[k] - block[k]), n - 1.0));
        let left_out: Vec<f64> = left_out.collect();
        Bootstrap::new(of_sum(total, n), replicates, &left_out)
    }

    /// The mean of one number per block.
    pub fn of_mean(values: &[f64], resampling: Resampling) -> Result<Bootstrap, SampleError> {
        let blocks: Vec<[f64; 1]> = values.iter().map(|&value| [value]).collect();
        Bootstrap::of_means(&blocks, resampling, |[mean]| *mean)
    }

    /// The mean of `left - right` where both come from the same blocks: pairs are drawn together.
    pub fn of_paired_difference(
        left: &[f64],
        right: &[f64],
        resampling: Resampling,
    ) -> Result<Bootstrap, SampleError> {
        sample::check_pairs(left, right)?;
        sample::check(left, 2)?;
        sample::check(right, 2)?;
        let blocks: Vec<[f64; 2]> = left.iter().zip(right).map(|(&l, &r)| [l, r]).collect();
        Bootstrap::of_means(&blocks, resampling, |[left, right]| left - right)
    }

    fn new(
        estimate: f64,
        mut replicates: Vec<f64>,
        left_out: &[f64],
    ) -> Result<Bootstrap, SampleError> {
        let all = replicates.iter().chain(left_out).chain([&estimate]);
        if let Some(&value) = all.into_iter().find(|value| !value.is_finite()) {
            return Err(SampleError::Statistic { value });
        }
        replicates.sort_by(f64::total_cmp);
        Ok(Bootstrap { estimate, replicates, acceleration: acceleration(left_out) })
    }

    /// The statistic of the blocks themselves.
    pub fn estimate(&self) -> f64 {
        self.estimate
    }

    /// The statistics of the resamples, in rising order.
    pub fn replicates(&self) -> &[f64] {
        &self.replicates
    }

    /// The standard deviation of the replicates; 0 when there is only one.
    pub fn standard_error(&self) -> f64 {
        self.moments().std_dev().unwrap_or(0.0)
    }

    /// How far the replicates lie above the estimate on average.
    pub fn bias(&self) -> f64 {
        self.moments().mean().unwrap_or(self.estimate) - self.estimate
    }

    /// The middle part of the replicates.
    pub fn percentile(&self, confidence: Confidence) -> Interval {
        self.between(confidence.tail(), 1.0 - confidence.tail())
    }

    /// The bias-corrected and accelerated interval (Efron 1987): corrected for replicates that lie
    /// to one side of the estimate, and for a spread that changes with it.
    pub fn bca(&self, confidence: Confidence) -> Interval {
        let bias = normal::quantile(self.share_below());
        let level = |z: f64| {
            let shifted = bias + z;
            let stretch = 1.0 - self.acceleration * shifted;
            if stretch > 0.0 {
                normal::cdf(bias + shifted / stretch)
            } else {
                f64::from(u8::from(shifted > 0.0))
            }
        };
        self.between(level(-confidence.z()), level(confidence.z()))
    }

    /// The share of replicates below the estimate, equal ones counted half; never quite 0 or 1.
    fn share_below(&self) -> f64 {
        let below = self.replicates.partition_point(|&value| value < self.estimate);
        let upto = self.replicates.partition_point(|&value| value <= self.estimate);
        let least = 0.5 / self.replicates.len() as f64;
        (0.5 * (below + upto) as f64 / self.replicates.len() as f64).clamp(least, 1.0 - least)
    }

    fn between(&self, low: f64, high: f64) -> Interval {
        let at = |p| quantile(&self.replicates, p).unwrap_or(self.estimate);
        Interval { low: at(low), high: at(high) }
    }

    fn moments(&self) -> Moments {
        self.replicates.iter().copied().collect()
    }
}

/// Efron's acceleration from the statistics with one block left out; 0 when they are all equal.
fn acceleration(left_out: &[f64]) -> f64 {
    let mean = left_out.iter().copied().collect::<Moments>().mean().unwrap_or(0.0);
    let (mut squares, mut cubes) = (0.0, 0.0);
    for value in left_out {
        let below = mean - value;
        squares += below * below;
        cubes += below * below * below;
    }
    if squares == 0.0 { 0.0 } else { cubes / (6.0 * squares * squares.sqrt()) }
}

/// The statistic of each resample, which draws its indices from the one stream.
fn draws(resampling: Resampling, mut statistic: impl FnMut(&mut SplitMix64) -> f64) -> Vec<f64> {
    let mut stream = SplitMix64::new(resampling.seed);
    (0..resampling.resamples.max(1)).map(|_| statistic(&mut stream)).collect()
}

fn sum<'a, const K: usize>(blocks: impl Iterator<Item = &'a [f64; K]>) -> [f64; K] {
    blocks.fold([0.0; K], |sum, block| std::array::from_fn(|k| sum[k] + block[k]))
}

fn check_count(got: usize) -> Result<(), SampleError> {
    if got < 2 { Err(SampleError::TooFew { needed: 2, got }) } else { Ok(()) }
}
