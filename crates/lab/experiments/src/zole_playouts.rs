//! Playout counts: the source's, and ours of random deals under both trump masks.

use parlor_stats::{Bootstrap, Interval, Resampling, Summary, quantile, ranks};
use parlor_zole_solver::{Following, count_playouts, deals};

use crate::{Failed, Measured, Published, Settings};

/// The source's 64 counts, in its order.
const SOURCE: &str = "\
    57446432064 36657684672 2117333088 1783330592 13826043648 1491903008 10538864232 \
    11483562912 9998265040 1976742592 2088285696 36899720576 10418166720 3072988608 \
    19163652064 2725937536 223597089792 144249136704 2635987608 58921712640 193466944 \
    33173900928 7241389344 7317166080 655407840 13951030176 3774389408 31848758592 \
    5755365888 1974903552 1926156960 1688937968 227515008 5895879680 142086085632 \
    16442507520 2844371040 8548789248 13764348672 175999872 3756311424 1165994560 \
    12834894384 1901812224 4060816800 11165031648 3287150784 71281141632 189403067904 \
    12661639616 247059936 8957594112 473162880 3315156096 140906723328 10776231936 \
    28139495616 2367235328 16537495808 3807926208 5653196928 2035726632 1280326108 \
    7404056640";
/// How many deals the source counted.
const SOURCE_DEALS: usize = 64;

/// Counts of the same random deals: by the rules, and with the source's trump mask.
pub(crate) struct Counts {
    pub(crate) rules: Vec<f64>,
    pub(crate) defect: Vec<f64>,
}

impl Counts {
    /// Counts `n` random deals both ways.
    pub(crate) fn of(settings: &Settings<'_>, n: u64) -> Counts {
        let pairs = settings.map(n, |number| {
            let deal = deals::seed_style(&mut settings.stream("playouts", number));
            [Following::Rules, Following::SourceDefect]
                .map(|following| count_playouts(&deal, following) as f64)
        });
        let (rules, defect) = pairs.into_iter().map(|[rules, defect]| (rules, defect)).unzip();
        Counts { rules, defect }
    }
}

/// The source's counts as numbers.
pub(crate) fn source() -> Vec<f64> {
    SOURCE.split(' ').filter_map(|count| count.parse().ok()).collect()
}

/// A statistic of a sample.
#[derive(Clone, Copy)]
pub(crate) enum Statistic {
    Mean,
    Median,
    Least,
    Largest,
}

impl Statistic {
    pub(crate) const ALL: [Statistic; 4] =
        [Statistic::Mean, Statistic::Median, Statistic::Least, Statistic::Largest];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Statistic::Mean => "mean",
            Statistic::Median => "median",
            Statistic::Least => "least of 64",
            Statistic::Largest => "largest of 64",
        }
    }

    /// As the source prints it. Its mean and median have the interval that its 64 counts give; an
    /// extreme of 64 is what it is.
    pub(crate) fn published(self) -> Result<Published, Failed> {
        let counts = source();
        let Summary { min, max, .. } = Summary::of(&counts).map_err(Failed::by)?;
        Ok(match self {
            Statistic::Mean | Statistic::Median => {
                let Measured { value, interval, .. } = self.bootstrapped(&counts)?;
                Published { value, decimals: 0, interval, is_exact: false }
            }
            Statistic::Least => Published::exact(min, 0),
            Statistic::Largest => Published::exact(max, 0),
        })
    }

    /// Of our counts. An extreme depends on the size of the sample, so it is foretold for as many
    /// deals as the source has.
    pub(crate) fn measured(self, counts: &[f64]) -> Result<Measured, Failed> {
        match self {
            Statistic::Mean | Statistic::Median => self.bootstrapped(counts),
            Statistic::Least => {
                let mut sorted = counts.to_vec();
                sorted.sort_by(f64::total_cmp);
                let (value, bound) = least_of_more(&sorted, SOURCE_DEALS)?;
                Ok(Measured::estimate(value, Interval { low: FEWEST, high: bound.unwrap_or(MOST) }))
            }
            Statistic::Largest => {
                let mut sorted: Vec<f64> = counts.iter().map(|count| -count).collect();
                sorted.sort_by(f64::total_cmp);
                let (value, bound) = least_of_more(&sorted, SOURCE_DEALS)?;
                let low = bound.map_or(FEWEST, |bound| -bound);
                Ok(Measured::estimate(-value, Interval { low, high: MOST }))
            }
        }
    }

    fn bootstrapped(self, counts: &[f64]) -> Result<Measured, Failed> {
        let resampling = Resampling { resamples: 2_000, ..Resampling::default() };
        let bootstrap = match self {
            Statistic::Median => Bootstrap::of(counts, resampling, median),
            _ => Bootstrap::of_mean(counts, resampling),
        };
        Measured::bootstrapped(bootstrap)
    }
}

/// The middle value.
pub(crate) fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    quantile(&sorted, 0.5).unwrap_or(f64::NAN)
}

/// No deal has fewer playouts: 8!.
const FEWEST: f64 = 40_320.0;
/// No deal has more: (8!)³.
const MOST: f64 = FEWEST * FEWEST * FEWEST;

/// What `m` sorted values foretell of the least of `n` more of their kind: a value below which it
/// lies in one case of two, and one above which it lies in fewer than 1 of 40, if there is one. Whatever
/// the distribution, all `n` lie above the k-th of `m` with chance m/(m+n) · (m−1)/(m+n−1) · … of k
/// factors. So the least may well lie below all `m` unless they are 39 times as many: that side has
/// no bound here.
fn least_of_more(sorted: &[f64], n: usize) -> Result<(f64, Option<f64>), Failed> {
    let largest = *sorted.last().ok_or_else(|| Failed("no deal was counted".to_owned()))?;
    let mut above = 1.0;
    let mut middle = None;
    for (k, &value) in sorted.iter().enumerate() {
        let left = (sorted.len() - k) as f64;
        above *= left / (left + n as f64);
        if above <= 0.5 {
            middle.get_or_insert(value);
        }
        if above <= 0.025 {
            return Ok((middle.unwrap_or(value), Some(value)));
        }
    }
    Ok((middle.unwrap_or(largest), None))
}

/// Wilcoxon's rank-sum test: how many standard deviations the ranks of `left` lie above what they
/// would be if both samples came from one distribution.
pub(crate) fn rank_sum_z(left: &[f64], right: &[f64]) -> f64 {
    let (m, n) = (left.len() as f64, right.len() as f64);
    let ranks = ranks(&[left, right].concat());
    let sum: f64 = ranks.of[..left.len()].iter().sum();
    let all = m + n;
    let ties: f64 = ranks.groups.iter().map(|&size| (size as f64).powi(3) - size as f64).sum();
    let variance = m * n / 12.0 * (all + 1.0 - ties / (all * (all - 1.0)));
    (sum - m * (all + 1.0) / 2.0) / variance.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sources_counts_have_the_statistics_that_it_prints() {
        let summary = Summary::of(&source()).unwrap();
        assert_eq!(summary.mean.round(), 23_343_725_917.0);
        assert_eq!(summary.median, 6_568_634_512.0);
        assert_eq!((summary.min, summary.max), (175_999_872.0, 223_597_089_792.0));
    }

    #[test]
    fn the_least_of_more_values_is_foretold_by_ranks() {
        let values: Vec<f64> = (1..=32).map(f64::from).collect();
        // 32/96 of all cases lie above the first, with 31/95 above the second, 30/94 above the third
        // 3.5 %, and with 29/93 above the fourth 1.1 %.
        assert_eq!(least_of_more(&values, 64).unwrap(), (1.0, Some(4.0)));
        // One more is as likely in any of the 33 gaps: it lies above 17 values in 16 cases of 33.
        assert_eq!(least_of_more(&values, 1).unwrap(), (17.0, None));
        assert!(least_of_more(&[], 1).is_err());
    }

    /// Nothing can be refuted by extremes when both sides count by the same mask.
    #[test]
    fn extremes_of_small_samples_refute_nothing() {
        for counts in source().chunks(16) {
            for statistic in [Statistic::Least, Statistic::Largest] {
                let interval = statistic.measured(counts).unwrap().interval.unwrap();
                assert!(interval.contains(statistic.published().unwrap().value));
            }
        }
    }

    #[test]
    fn rank_sums_are_normalised() {
        // Ranks 1, 2, 3 of 6: the sum is 6 where 10.5 is expected; variance 3·3·7/12 = 5.25.
        let z = rank_sum_z(&[1.0, 2.0, 3.0], &[4.0, 5.0, 6.0]);
        assert!((z + 4.5 / 5.25f64.sqrt()).abs() < 1e-12, "{z}");
        // Equal values share a rank: 1, 2.5 against 2.5, 4; variance 4/12·(5 − 6/12) = 1.5.
        let z = rank_sum_z(&[1.0, 2.0], &[2.0, 3.0]);
        assert!((z + 1.5 / 1.5f64.sqrt()).abs() < 1e-12, "{z}");
    }
}
