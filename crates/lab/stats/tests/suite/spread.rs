//! Quantiles, histograms, ranks and the stream.

use parlor_stats::{Histogram, Interval, SplitMix64, quantile, ranks};

#[test]
fn the_stream_is_the_published_one() {
    // Output of the authors' C program for the seed 1234567.
    let mut stream = SplitMix64::new(1_234_567);
    let first: Vec<u64> = (0..5).map(|_| stream.bits()).collect();
    let published = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!(first, published);
}

#[test]
fn indices_are_in_range_and_even() {
    let mut stream = SplitMix64::new(4);
    let mut counts = [0u32; 6];
    for _ in 0..60_000 {
        counts[stream.below(6)] += 1;
    }
    // Chi-square with five degrees of freedom stays below 20.5 but once in a thousand.
    let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 1e4).powi(2) / 1e4).sum();
    assert!(chi < 20.5, "{counts:?}");
    assert_eq!((stream.below(0), stream.below(1)), (0, 0));
    assert!((0..1000).all(|_| (0.0..1.0).contains(&stream.unit())));
}

#[test]
fn quantiles_of_nothing_and_of_one() {
    assert_eq!(quantile(&[], 0.5), None);
    assert_eq!(quantile(&[7.0], 0.0), Some(7.0));
    assert_eq!(quantile(&[7.0], 1.0), Some(7.0));
    assert_eq!(quantile(&[7.0], 1.5), None);
    assert_eq!(quantile(&[1.0, 2.0, 4.0], 0.75), Some(3.0));
}

#[test]
fn every_value_has_one_bin() {
    // numpy.histogram([1, 2, 2, 3, 9, 10], 3): counts [4, 0, 2], edges [1, 4, 7, 10].
    let histogram = Histogram::of(&[1.0, 2.0, 2.0, 3.0, 9.0, 10.0], 3).unwrap();
    assert_eq!(histogram.counts(), [4, 0, 2]);
    assert_eq!(histogram.bin(1), Interval { low: 4.0, high: 7.0 });
    // numpy.histogram(numpy.arange(11) / 10, 10): one each, two in the last.
    let tenths: Vec<f64> = (0..11).map(|i| f64::from(i) / 10.0).collect();
    let range = Interval { low: 0.0, high: 1.0 };
    let even = Histogram::over(&tenths, range, 10).unwrap();
    assert_eq!(even.counts(), [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    let outside = Histogram::over(&[-1.0, 0.5, 2.0, 3.0], range, 2).unwrap();
    assert_eq!((outside.below(), outside.counts(), outside.above()), (1, &[0, 1][..], 2));
    assert_eq!(Histogram::of(&[5.0, 5.0], 4).unwrap().counts(), [0, 0, 2, 0]);
    assert!(Histogram::of(&[], 4).is_err() && Histogram::of(&[f64::NAN], 4).is_err());
}

#[test]
fn ties_share_their_mean_rank() {
    let ranked = ranks(&[30.0, 10.0, 20.0, 10.0, 10.0]);
    assert_eq!(ranked.of, [5.0, 2.0, 4.0, 2.0, 2.0]);
    assert_eq!(ranked.groups, [3, 1, 1]);
    assert!(ranks(&[]).of.is_empty());
}
