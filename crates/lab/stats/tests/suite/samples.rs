//! Moments, intervals, quantiles, correlations and paired tests beside SciPy and statsmodels.

use std::collections::HashMap;

use parlor_stats::{
    Alternative, Confidence, Interval, Method, Moments, Proportion, Resampling, SampleError,
    Summary, differences, kendall, paired_t, pearson, permutation_test, sign_test, spearman,
    wilcoxon,
};

use crate::table::{Row, assert_close, rows};

const TABLE: &str = include_str!("../reference/samples.txt");

type Pair = (Vec<f64>, Vec<f64>);

#[test]
fn agree_with_scipy_and_statsmodels() {
    let mut pairs: HashMap<&str, Pair> = HashMap::new();
    let mut checked = 0;
    for row in rows(TABLE) {
        let words: Vec<&str> = row.name.split('.').collect();
        match words[..] {
            ["data", name, "left"] => pairs.entry(name).or_default().0 = row.numbers,
            ["data", name, "right"] => pairs.entry(name).or_default().1 = row.numbers,
            ["wilson" | "clopper_pearson"] => check_proportion(&row),
            [method, name] => check_estimate(method, &pairs[name], &row),
            [method, name, alternative] => {
                check_test(method, &pairs[name], alternative_of(alternative), &row);
            }
            _ => panic!("unknown row: {}", row.line),
        }
        checked += 1;
    }
    assert!(checked > 190, "only {checked} rows were read");
}

fn check_proportion(row: &Row<'_>) {
    let [k, n, level, low, high] = row.numbers[..] else { panic!("{}", row.line) };
    let share = Proportion::new(k as u64, n as u64).unwrap();
    let confidence = Confidence::new(level).unwrap();
    let ours = if row.name == "wilson" {
        share.wilson(confidence)
    } else {
        share.clopper_pearson(confidence)
    };
    assert_interval(ours, low, high, row.line);
}

fn check_estimate(method: &str, (left, right): &Pair, row: &Row<'_>) {
    let moments: Moments = differences(left, right).unwrap().into_iter().collect();
    let numbers = &row.numbers[..];
    match (method, numbers) {
        ("moments", _) => {
            let ours = [
                moments.mean().unwrap(),
                moments.variance().unwrap(),
                moments.sample_variance().unwrap(),
                moments.standard_error().unwrap(),
            ];
            assert_all(&ours, numbers, row.line);
        }
        ("normal_interval", &[level, low, high]) => {
            let ours = moments.normal_interval(Confidence::new(level).unwrap()).unwrap();
            assert_interval(ours, low, high, row.line);
        }
        ("student_interval", &[level, low, high]) => {
            let ours = moments.student_interval(Confidence::new(level).unwrap()).unwrap();
            assert_interval(ours, low, high, row.line);
        }
        ("quantiles", _) => {
            let ours = Summary::of(left).unwrap();
            assert_all(&[ours.min, ours.median, ours.p95, ours.p99, ours.max], numbers, row.line);
        }
        ("pearson", _) => assert_all(&[pearson(left, right).unwrap()], numbers, row.line),
        ("spearman", _) => assert_all(&[spearman(left, right).unwrap()], numbers, row.line),
        ("kendall", _) => assert_all(&[kendall(left, right).unwrap()], numbers, row.line),
        _ => panic!("unknown row: {}", row.line),
    }
}

fn check_test(method: &str, (left, right): &Pair, alternative: Alternative, row: &Row<'_>) {
    let differences = differences(left, right).unwrap();
    match method {
        "paired_t" => {
            let ours = paired_t(&differences, alternative).unwrap();
            assert_all(&[ours.t, ours.df, ours.p_value], &row.numbers, row.line);
        }
        "sign" => {
            let ours = sign_test(&differences, alternative).unwrap();
            assert_all(&[ours.positive as f64, ours.p_value], &row.numbers, row.line);
        }
        "wilcoxon" => {
            let ours = wilcoxon(&differences, alternative).unwrap();
            let expected = if ours.n <= 50 { Method::Exact } else { Method::Normal };
            assert_eq!(ours.method, expected);
            assert_all(&[ours.rank_sum, ours.p_value], &row.numbers, row.line);
        }
        "permutation" => {
            let ours = permutation_test(&differences, alternative, Resampling::default()).unwrap();
            assert_eq!(ours.method, Method::Exact);
            assert_all(&[ours.p_value], &row.numbers, row.line);
        }
        _ => panic!("unknown row: {}", row.line),
    }
}

fn alternative_of(name: &str) -> Alternative {
    match name {
        "two-sided" => Alternative::Different,
        "greater" => Alternative::Greater,
        "less" => Alternative::Less,
        _ => panic!("unknown alternative {name}"),
    }
}

#[track_caller]
fn assert_all(ours: &[f64], reference: &[f64], line: &str) {
    assert_eq!(ours.len(), reference.len(), "{line}");
    for (ours, reference) in ours.iter().zip(reference) {
        assert_close(*ours, *reference, 1e-10, line);
    }
}

#[track_caller]
fn assert_interval(ours: Interval, low: f64, high: f64, line: &str) {
    assert_all(&[ours.low, ours.high], &[low, high], line);
}

#[test]
fn repeats_students_own_result() {
    // Student, "The probable error of a mean" (1908), the second drug against the first; the R
    // documentation of `sleep` prints t = -4.0621, df = 9, p-value = 0.002833 and the interval
    // -2.4598858 -0.7001142.
    let first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
    let second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    let gained = differences(&first, &second).unwrap();
    let test = paired_t(&gained, Alternative::Different).unwrap();
    assert_eq!(format!("{:.4} {} {:.6}", test.t, test.df, test.p_value), "-4.0621 9 0.002833");
    let moments: Moments = gained.into_iter().collect();
    let interval = moments.student_interval(Confidence::P95).unwrap();
    assert_eq!(format!("{interval:.7}"), "[-2.4598858, -0.7001142]");
}

#[test]
fn repeats_published_intervals_of_a_share() {
    // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I:
    // the score interval (method 3) and the exact one (method 5).
    let cases = [
        (81, 263, "[0.2553, 0.3662]", "[0.2527, 0.3676]"),
        (15, 148, "[0.0624, 0.1605]", "[0.0578, 0.1617]"),
        (0, 20, "[0.0000, 0.1611]", "[0.0000, 0.1684]"),
        (1, 29, "[0.0061, 0.1718]", "[0.0009, 0.1776]"),
    ];
    for (k, n, wilson, exact) in cases {
        let share = Proportion::new(k, n).unwrap();
        assert_eq!(format!("{:.4}", share.wilson(Confidence::P95)), wilson);
        assert_eq!(format!("{:.4}", share.clopper_pearson(Confidence::P95)), exact);
    }
}

#[test]
fn say_what_is_missing() {
    let none = Moments::default();
    assert_eq!((none.mean(), none.variance(), none.standard_error()), (None, None, None));
    let one: Moments = [2.0].into_iter().collect();
    assert_eq!((one.mean(), one.variance(), one.sample_variance()), (Some(2.0), None, Some(0.0)));
    assert_eq!(one.student_interval(Confidence::P95), None);

    let everything = Interval { low: 0.0, high: 1.0 };
    let nothing = Proportion::new(0, 0).unwrap();
    assert_eq!((nothing.share(), nothing.wilson(Confidence::P95)), (None, everything));
    assert_eq!(nothing.clopper_pearson(Confidence::P95), everything);
    assert_eq!(Proportion::new(3, 2), None);
    assert_eq!(
        (Confidence::new(0.0), Confidence::new(1.0), Confidence::new(f64::NAN)),
        (None, None, None)
    );

    let both = Alternative::Different;
    assert_eq!(paired_t(&[1.0], both), Err(SampleError::TooFew { needed: 2, got: 1 }));
    assert_eq!(sign_test(&[], both).unwrap().p_value, 1.0);
    assert_eq!(wilcoxon(&[], both).unwrap().p_value, 1.0);
    assert_eq!(
        permutation_test(&[], both, Resampling::default()),
        Err(SampleError::TooFew { needed: 1, got: 0 })
    );
    let wrong = paired_t(&[1.0, f64::INFINITY], both).unwrap_err();
    assert_eq!(wrong.to_string(), "value 1 is inf; all must be finite");
    assert_eq!(differences(&[1.0], &[]), Err(SampleError::Unequal { left: 1, right: 0 }));
    assert_eq!(Summary::of(&[]), Err(SampleError::TooFew { needed: 1, got: 0 }));
    assert_eq!(pearson(&[1.0, 1.0], &[1.0, 2.0]), Err(SampleError::Constant));
    assert_eq!(kendall(&[1.0, 2.0], &[3.0, 3.0]), Err(SampleError::Constant));
}

#[test]
fn know_what_equal_differences_mean() {
    let both = Alternative::Different;
    let level = paired_t(&[0.0; 5], both).unwrap();
    assert_eq!((level.t, level.p_value), (0.0, 1.0));
    let clear = paired_t(&[2.0; 5], both).unwrap();
    assert_eq!((clear.t, clear.p_value), (f64::INFINITY, 0.0));
    assert_eq!(wilcoxon(&[0.0; 5], both).unwrap().p_value, 1.0);
    // Five equal differences: both all-plus and all-minus are as extreme, 2 of 32 patterns.
    assert_eq!(wilcoxon(&[2.0; 5], both).unwrap().p_value, 2.0 / 32.0);
    assert_close(sign_test(&[2.0; 5], both).unwrap().p_value, 2.0 / 32.0, 1e-14, "five signs");
    let permuted = permutation_test(&[2.0; 5], both, Resampling::default()).unwrap();
    assert_eq!(permuted.p_value, 2.0 / 32.0);
}

#[test]
fn drawn_permutations_come_near_the_exact_p_value() {
    let differences = [0.3, -0.1, 0.8, 0.5, -0.4, 0.2, 0.9, 0.1, -0.2, 0.6];
    let exact =
        permutation_test(&differences, Alternative::Greater, Resampling::default()).unwrap();
    let few = Resampling { resamples: 1000, seed: 3 };
    let drawn = permutation_test(&differences, Alternative::Greater, few).unwrap();
    assert_eq!((exact.method, drawn.method), (Method::Exact, Method::Drawn));
    let error = (exact.p_value * (1.0 - exact.p_value) / 1000.0).sqrt();
    assert!((exact.p_value - drawn.p_value).abs() < 3.0 * error, "{exact:?} {drawn:?}");
    // A thousand differences have more patterns than any machine counts.
    let many = permutation_test(&[1.0; 1000], Alternative::Less, few).unwrap();
    assert_eq!((many.method, many.p_value), (Method::Drawn, 1.0));
}

#[test]
fn merging_halves_is_like_adding_all() {
    let values: Vec<f64> = (0..101).map(|i| f64::from(i * i % 37) + 1e6).collect();
    let whole: Moments = values.iter().copied().collect();
    let mut merged: Moments = values[..40].iter().copied().collect();
    merged.merge(&Moments::default());
    merged.merge(&values[40..].iter().copied().collect());
    assert_eq!(merged.count(), 101);
    assert_close(merged.mean().unwrap(), whole.mean().unwrap(), 1e-14, "mean");
    assert_close(merged.variance().unwrap(), whole.variance().unwrap(), 1e-10, "variance");
}
