//! The bootstrap beside an independent computation, and how often its intervals are right.

use std::collections::HashMap;

use parlor_stats::{Bootstrap, Confidence, Resampling, SampleError, SplitMix64, quantile};

use crate::table::{assert_close, rows};

const TABLE: &str = include_str!("../reference/bootstrap.txt");

#[test]
fn agrees_with_the_long_way() {
    let mut data: HashMap<&str, Vec<f64>> = HashMap::new();
    let mut checked = 0;
    for row in rows(TABLE) {
        let (kind, name) = row.name.split_once('.').unwrap();
        if kind == "data" {
            data.insert(name, row.numbers);
            continue;
        }
        let resampling =
            Resampling { seed: row.numbers[0] as u64, resamples: row.numbers[1] as usize };
        let pairs = |name: &str| data[name].as_chunks::<2>().0.to_vec();
        let ours = match name {
            "mean" => Bootstrap::of_mean(&data["skewed"], resampling),
            "median" => Bootstrap::of(&data["skewed"], resampling, median),
            "difference" => {
                let (left, right): (Vec<f64>, Vec<f64>) =
                    pairs("pairs").iter().map(|&[left, right]| (left, right)).unzip();
                Bootstrap::of_paired_difference(&left, &right, resampling)
            }
            "ratio" => Bootstrap::of_means(&pairs("ratio"), resampling, |[a, b]| a / b),
            _ => panic!("unknown row: {}", row.line),
        };
        let ours = ours.unwrap();
        let confidence = Confidence::new(row.numbers[2]).unwrap_or_default();
        let numbers = match kind {
            "summary" => vec![ours.estimate(), ours.standard_error(), ours.bias()],
            "percentile" => Vec::from(ends(ours.percentile(confidence))),
            _ => Vec::from(ends(ours.bca(confidence))),
        };
        let skipped = if kind == "summary" { 2 } else { 3 };
        for (ours, reference) in numbers.iter().zip(&row.numbers[skipped..]) {
            assert_close(*ours, *reference, 1e-10, row.line);
        }
        checked += 1;
    }
    assert_eq!(checked, 40);
}

fn ends(interval: parlor_stats::Interval) -> [f64; 2] {
    [interval.low, interval.high]
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    quantile(&sorted, 0.5).unwrap()
}

#[test]
fn the_two_ways_in_agree() {
    let values: Vec<f64> = (0..25).map(|i| f64::from(i * 7 % 11)).collect();
    let resampling = Resampling { resamples: 300, seed: 9 };
    let fast = Bootstrap::of_mean(&values, resampling).unwrap();
    let slow = Bootstrap::of(&values, resampling, |values| {
        values.iter().sum::<f64>() / values.len() as f64
    });
    assert_eq!(fast.replicates(), slow.as_ref().unwrap().replicates());
    let (fast, slow) = (fast.bca(Confidence::P95), slow.unwrap().bca(Confidence::P95));
    assert_close(fast.low, slow.low, 1e-12, "low");
    assert_close(fast.high, slow.high, 1e-12, "high");
}

#[test]
fn refuses_what_cannot_be_resampled() {
    let few = Resampling { resamples: 50, seed: 1 };
    for n in [0, 1] {
        let error = SampleError::TooFew { needed: 2, got: n };
        assert_eq!(Bootstrap::of_mean(&vec![1.0; n], few), Err(error));
    }
    let wrong = Bootstrap::of_mean(&[1.0, f64::NAN], few).unwrap_err();
    assert!(matches!(wrong, SampleError::NotFinite { index: 1, .. }));
    // A ratio whose denominator can be zero in a resample.
    let ratio = Bootstrap::of_means(&[[1.0, 0.0], [1.0, 2.0]], few, |[a, b]| a / b);
    assert_eq!(ratio, Err(SampleError::Statistic { value: f64::INFINITY }));
    let unequal = Bootstrap::of_paired_difference(&[1.0, 2.0], &[1.0], few);
    assert_eq!(unequal, Err(SampleError::Unequal { left: 2, right: 1 }));
}

#[test]
fn equal_blocks_give_a_point() {
    let same = Bootstrap::of_mean(&[3.0; 8], Resampling::default()).unwrap();
    assert_eq!(ends(same.bca(Confidence::P95)), [3.0, 3.0]);
    assert_eq!(ends(same.percentile(Confidence::P95)), [3.0, 3.0]);
    assert_eq!((same.standard_error(), same.bias()), (0.0, 0.0));
}

#[test]
fn intervals_hold_the_mean_about_as_often_as_they_say() {
    // 1000 experiments of 40 blocks, uniform (mean ½) and exponential (mean 1). With 95 % the count
    // is binomial with standard deviation 7: three of them are allowed. Forty blocks of a skewed
    // kind are few for any bootstrap, so there it may fall short by another 2.5 %.
    for (name, least, true_mean) in [("uniform", 929, 0.5), ("exponential", 904, 1.0)] {
        let mut world = SplitMix64::new(77);
        let (mut percentile, mut bca) = (0, 0);
        for experiment in 0..1000 {
            let draw = |world: &mut SplitMix64| match name {
                "uniform" => world.unit(),
                _ => -(1.0 - world.unit()).ln(),
            };
            let blocks: Vec<f64> = (0..40).map(|_| draw(&mut world)).collect();
            let resampling = Resampling { resamples: 500, seed: experiment };
            let ours = Bootstrap::of_mean(&blocks, resampling).unwrap();
            percentile += u32::from(ours.percentile(Confidence::P95).contains(true_mean));
            bca += u32::from(ours.bca(Confidence::P95).contains(true_mean));
        }
        assert!((least..=971).contains(&percentile), "{name}: percentile held {percentile}");
        assert!((least..=971).contains(&bca), "{name}: bca held {bca}");
    }
}
