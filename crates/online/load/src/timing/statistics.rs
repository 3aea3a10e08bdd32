//! Two samples: how far their distributions lie apart, and how well a number tells them apart.

/// 97.5 of a hundred values of a normal distribution lie below so many standard errors: the upper end
/// of a two-sided interval of 95 %.
pub(super) const Z_95: f64 = 1.959_964;

/// The largest difference between two distribution functions: 0 for equal samples, 1 for apart ones.
pub(super) fn ks(one: &[f64], two: &[f64]) -> f64 {
    let (one, two) = (sorted(one), sorted(two));
    let (mut i, mut j, mut largest) = (0, 0, 0.0_f64);
    while i < one.len() && j < two.len() {
        let at = one[i].min(two[j]);
        // Equal values are stepped over together, on both sides.
        i += one[i..].iter().take_while(|value| **value <= at).count();
        j += two[j..].iter().take_while(|value| **value <= at).count();
        let apart = (i as f64 / one.len() as f64 - j as f64 / two.len() as f64).abs();
        largest = largest.max(apart);
    }
    largest
}

/// What the distance between two samples of one distribution stays below in all but `share` of cases
/// (Smirnov's limit).
pub(super) fn ks_noise(n_one: usize, n_two: usize, share: f64) -> f64 {
    let n = (n_one as f64 * n_two as f64) / (n_one + n_two).max(1) as f64;
    (-(share / 2.0).ln() / 2.0).sqrt() / n.max(1.0).sqrt()
}

/// How often a value of the first sample is the larger one of a pair, and how sure that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Auc {
    pub(super) auc: f64,
    pub(super) variance: f64,
}

/// The area under the curve with DeLong's variance. Ties count half.
pub(super) fn auc(positive: &[f64], negative: &[f64]) -> Auc {
    let below = |others: &[f64]| {
        let others = sorted(others);
        move |value: &f64| {
            let less = others.partition_point(|other| other < value);
            let not_more = others.partition_point(|other| other <= value);
            (less + not_more) as f64 / 2.0 / others.len().max(1) as f64
        }
    };
    let wins: Vec<f64> = positive.iter().map(below(negative)).collect();
    let losses: Vec<f64> = negative.iter().map(below(positive)).collect();
    let (mean, spread) = moments(&wins);
    let variance =
        spread / wins.len().max(1) as f64 + moments(&losses).1 / losses.len().max(1) as f64;
    Auc { auc: mean, variance }
}

/// Mean and variance.
fn moments(values: &[f64]) -> (f64, f64) {
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares / (n - 1.0).max(1.0))
}

/// From the smallest up.
pub(super) fn sorted(values: &[f64]) -> Vec<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
}

#[cfg(test)]
mod tests {
    use parlor_agent::Stream;

    use super::*;

    fn sample(seed: u64, n: usize, shift: f64) -> Vec<f64> {
        let mut rng = Stream::new(seed);
        (0..n).map(|_| rng.unit() + shift).collect()
    }

    #[test]
    fn the_distance_is_that_of_the_definition() {
        assert_eq!(ks(&[1.0, 2.0, 3.0], &[1.0, 2.0, 3.0]), 0.0);
        assert_eq!(ks(&[1.0, 2.0], &[3.0, 4.0]), 1.0);
        // After 2: 3/4 of the first, 1/4 of the second.
        assert_eq!(ks(&[1.0, 1.0, 2.0, 5.0], &[2.0, 3.0, 4.0, 5.0]), 0.5);
        assert_eq!(ks(&[5.0; 10], &[5.0; 3]), 0.0);
    }

    #[test]
    fn equal_distributions_lie_within_the_noise_and_others_do_not() {
        let noise = ks_noise(5_000, 5_000, 0.01);
        assert!((noise - 0.0325).abs() < 0.001, "{noise}");
        let within = (0..20).filter(|&seed| {
            ks(&sample(seed, 5_000, 0.0), &sample(seed + 100, 5_000, 0.0)) <= noise
        });
        assert!(within.count() >= 19);
        // A uniform sample that is shifted by a tenth is a tenth apart.
        let apart = ks(&sample(1, 5_000, 0.0), &sample(2, 5_000, 0.1));
        assert!((apart - 0.1).abs() < 0.03, "{apart}");
    }

    #[test]
    fn the_area_counts_pairs() {
        let of = |one: &[f64], two: &[f64]| auc(one, two).auc;
        assert_eq!(of(&[2.0, 3.0], &[0.0, 1.0]), 1.0);
        assert_eq!(of(&[0.0, 1.0], &[2.0, 3.0]), 0.0);
        assert_eq!(of(&[1.0, 3.0], &[2.0, 2.0]), 0.5);
        assert_eq!(of(&[1.0], &[1.0]), 0.5);
    }

    #[test]
    fn the_area_is_as_sure_as_its_variance_says() {
        // Of equal samples of n and m the variance is (n + m + 1) / 12 n m.
        let found = auc(&sample(3, 2_000, 0.0), &sample(4, 3_000, 0.0));
        let due = 5_001.0 / (12.0 * 2_000.0 * 3_000.0);
        assert!((found.variance / due - 1.0).abs() < 0.1, "{found:?} {due}");
        assert!((found.auc - 0.5).abs() < 4.0 * due.sqrt());
    }
}
