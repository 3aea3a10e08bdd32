//! What holds for any sample.

use parlor_stats::distribution::{beta, chi_square, normal, student};
use parlor_stats::{
    Alternative, Bootstrap, Confidence, Draws, Duels, Histogram, Moments, Prior, Proportion,
    Resampling, Summary, bradley_terry, kendall, ranks, spearman, wilcoxon,
};
use proptest::prelude::{ProptestConfig, Strategy, prop_assert, prop_assert_eq, proptest};

/// Numbers of very different sizes.
fn value() -> impl Strategy<Value = f64> {
    (-1e3..1e3f64, -6..6i32).prop_map(|(digits, size)| digits * 10f64.powi(size))
}

fn sample(least: usize) -> impl Strategy<Value = Vec<f64>> {
    proptest::collection::vec(value(), least..40)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn quantiles_undo_distribution_functions(p in 1e-9..1.0f64, a in 0.1..500.0f64, b in 0.1..500.0f64) {
        let near = |back: f64| (back - p).abs() <= 1e-9 * p;
        prop_assert!(near(normal::cdf(normal::quantile(p))));
        prop_assert!(near(student::cdf(student::quantile(p, a), a)));
        prop_assert!(near(chi_square::cdf(chi_square::quantile(p, a), a)));
        // Next to 1 a beta variable itself has no digits left.
        let x = beta::quantile(p, a, b);
        prop_assert!(x > 0.999 || near(beta::cdf(x, a, b)), "{x}");
    }

    #[test]
    fn shares_lie_in_their_intervals(k in 0..5000u64, more in 0..5000u64) {
        let share = Proportion::new(k, k + more).unwrap();
        for confidence in [Confidence::P90, Confidence::P95, Confidence::P99] {
            for interval in [share.wilson(confidence), share.clopper_pearson(confidence)] {
                prop_assert!(0.0 <= interval.low && interval.high <= 1.0);
                prop_assert!(share.share().is_none_or(|value| interval.contains(value)));
            }
        }
    }

    #[test]
    fn moments_do_not_care_where_a_sample_is_cut(values in sample(2), cut in 0..40usize) {
        let whole: Moments = values.iter().copied().collect();
        let (left, right) = values.split_at(cut.min(values.len()));
        let mut merged: Moments = left.iter().copied().collect();
        merged.merge(&right.iter().copied().collect());
        let size = values.iter().map(|v| v.abs()).fold(0.0, f64::max);
        prop_assert!((whole.mean().unwrap() - merged.mean().unwrap()).abs() <= 1e-12 * size);
        let (one, other) = (whole.variance().unwrap(), merged.variance().unwrap());
        prop_assert!((one - other).abs() <= 1e-11 * size * size);
    }

    #[test]
    fn summaries_are_in_order_and_bins_hold_everything(values in sample(1), bins in 1..30usize) {
        let s = Summary::of(&values).unwrap();
        prop_assert!(s.min <= s.median && s.median <= s.p95 && s.p95 <= s.p99 && s.p99 <= s.max);
        let histogram = Histogram::of(&values, bins).unwrap();
        prop_assert_eq!(histogram.counts().iter().sum::<u64>(), values.len() as u64);
        prop_assert_eq!(ranks(&values).of.iter().sum::<f64>(), 0.5 * (values.len() * (values.len() + 1)) as f64);
    }

    #[test]
    fn ranks_see_only_order(values in sample(3)) {
        let bent: Vec<f64> = values.iter().map(|v| v.atan()).collect();
        // Far out the bend is flat and neighbours may become equal.
        if ranks(&values) == ranks(&bent) && ranks(&values).groups.len() > 1 {
            prop_assert!((spearman(&values, &bent).unwrap() - 1.0).abs() < 1e-12);
            prop_assert!((kendall(&values, &bent).unwrap() - 1.0).abs() < 1e-12);
        }
    }

    #[test]
    fn turning_all_differences_turns_the_test(values in sample(1)) {
        let turned: Vec<f64> = values.iter().map(|v| -v).collect();
        let greater = wilcoxon(&values, Alternative::Greater).unwrap();
        let less = wilcoxon(&turned, Alternative::Less).unwrap();
        prop_assert!((greater.p_value - less.p_value).abs() < 1e-12);
        prop_assert!((0.0..=1.0).contains(&greater.p_value));
    }

    #[test]
    fn bootstraps_stay_within_the_sample(values in sample(2), seed in 0..u64::MAX) {
        let ours = Bootstrap::of_mean(&values, Resampling { resamples: 50, seed }).unwrap();
        let s = Summary::of(&values).unwrap();
        let slack = 1e-12 * s.max.abs().max(s.min.abs());
        for interval in [ours.percentile(Confidence::P95), ours.bca(Confidence::P95)] {
            prop_assert!(interval.low <= interval.high);
            prop_assert!(s.min - slack <= interval.low && interval.high <= s.max + slack);
        }
    }

    #[test]
    fn ratings_expect_the_scores_seen(
        results in proptest::collection::vec((0..5usize, 1..5usize, 1..30u64, 0..9u64, 1..30u64), 4..12),
    ) {
        // The most likely strengths give every player the expected score that it has (Zermelo).
        let mut duels = Duels::among(["a", "b", "c", "d", "e"]);
        let mut games = Vec::new();
        let links = [(0, 1, 1, 0, 1), (1, 1, 1, 0, 1), (2, 1, 1, 0, 1), (3, 1, 1, 0, 1)];
        for (a, step, won, drawn, lost) in results.into_iter().chain(links) {
            let b = (a + step) % 5;
            duels.add(a, b, [won, drawn, lost]).unwrap();
            games.push((a, b, [won, drawn, lost].map(|n| n as f64)));
        }
        let ratings = bradley_terry(&duels, Draws::Half, Prior::None).unwrap().ratings;
        let mut surplus = [0.0; 5];
        for (a, b, [won, drawn, lost]) in games {
            let n = won + drawn + lost;
            let over = won + 0.5 * drawn - n * ratings.difference(a, b).win_probability();
            surplus[a] += over;
            surplus[b] -= over;
        }
        prop_assert!(surplus.iter().all(|s| s.abs() < 1e-8), "{surplus:?}");
        prop_assert!(ratings.strengths().iter().sum::<f64>().abs() < 1e-10);
    }
}
