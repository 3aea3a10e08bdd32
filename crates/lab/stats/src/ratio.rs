//! Ratios of two sums that were counted together, such as wins for each hand.

use crate::{Confidence, Interval};

/// The interval of the ratio of the sum of all tops to the sum of all bottoms, `(top, bottom)` for each
/// independent block: the ratio estimator linearised (Cochran, *Sampling Techniques*, 1977, section 6.3)
/// with Student's quantile. `None` with fewer than two blocks, nothing to divide by, or no spread.
///
/// ```
/// use parlor_stats::{Confidence, ratio_interval};
///
/// let wins_of_hands = [(2.0, 10.0), (3.0, 9.0), (1.0, 11.0), (4.0, 10.0)];
/// let interval = ratio_interval(&wins_of_hands, Confidence::P95).unwrap();
/// assert!(interval.contains(10.0 / 40.0));
/// ```
pub fn ratio_interval(blocks: &[(f64, f64)], confidence: Confidence) -> Option<Interval> {
    let n = blocks.len() as f64;
    let (top, bottom) =
        blocks.iter().fold((0.0, 0.0), |(top, bottom), block| (top + block.0, bottom + block.1));
    if blocks.len() < 2 || bottom <= 0.0 {
        return None;
    }
    let ratio = top / bottom;
    let squares: f64 = blocks.iter().map(|block| (block.0 - ratio * block.1).powi(2)).sum();
    let error = (squares * n / (n - 1.0)).sqrt() / bottom;
    (error > 0.0).then(|| Interval::around(ratio, confidence.t(n - 1.0) * error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Moments, SplitMix64};

    /// With equal bottoms a ratio is a mean, and its interval Student's.
    #[test]
    fn equal_bottoms_give_students_interval() {
        let tops = [3.0, 5.0, 8.0, 4.0, 9.0];
        let blocks = tops.map(|top| (top, 2.0));
        let ratio = ratio_interval(&blocks, Confidence::P95).expect("five blocks");
        let halves: Moments = tops.iter().map(|top| top / 2.0).collect();
        let mean = halves.student_interval(Confidence::P95).expect("five blocks");
        assert!((ratio.low - mean.low).abs() < 1e-12 && (ratio.high - mean.high).abs() < 1e-12);
    }

    #[test]
    fn nothing_is_said_without_spread_or_bottom() {
        let none = |blocks: &[(f64, f64)]| ratio_interval(blocks, Confidence::P95).is_none();
        assert!(none(&[]) && none(&[(1.0, 2.0)]) && none(&[(1.0, 2.0), (2.0, 4.0)]));
        assert!(none(&[(0.0, 0.0), (0.0, 0.0)]));
    }

    /// Wins at 0.3 a hand in matches of four to twelve hands: the truth lies within as often as it should.
    #[test]
    fn it_holds_the_truth_as_often_as_it_says() {
        let mut stream = SplitMix64::new(11);
        let tries = 400;
        let held = (0..tries)
            .filter(|_| {
                let blocks: Vec<(f64, f64)> = (0..40)
                    .map(|_| {
                        let hands = 4 + stream.below(9);
                        let wins = (0..hands).filter(|_| stream.unit() < 0.3).count();
                        (wins as f64, hands as f64)
                    })
                    .collect();
                ratio_interval(&blocks, Confidence::P95).is_some_and(|i| i.contains(0.3))
            })
            .count();
        assert!((held * 100 / tries).abs_diff(95) <= 3, "{held} of {tries}");
    }
}
