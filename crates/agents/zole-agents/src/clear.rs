//! When worlds enough have been looked at.

/// Between two looks so many worlds are asked.
pub(crate) const LOOK_EVERY: usize = 20;
/// With fewer worlds nothing is clear.
const FEWEST: usize = 40;
/// So many standard errors are half a 95 % interval.
const Z: f64 = 1.959_964;

/// Does the 95 % interval of the difference between the two best choices exclude zero? `values` has what each
/// choice brings in every world, the same worlds for all of them, so that what makes a world good for every
/// choice cancels out.
pub(crate) fn is_clear<V: AsRef<[f64]>>(values: &[V]) -> bool {
    let Some((best, next)) = two_best(values) else { return true };
    let pairs = values[best].as_ref().iter().zip(values[next].as_ref());
    is_ahead(&pairs.map(|(best, next)| best - next).collect::<Vec<f64>>())
}

/// Does the 95 % interval of what one choice brings more than another, world by world, lie above zero?
pub(crate) fn is_ahead(gaps: &[f64]) -> bool {
    let n = gaps.len();
    if n < FEWEST {
        return false;
    }
    let mean = gaps.iter().sum::<f64>() / n as f64;
    let squares: f64 = gaps.iter().map(|gap| (gap - mean) * (gap - mean)).sum();
    let error = (squares / (n - 1) as f64 / n as f64).sqrt();
    mean > Z * error
}

/// The choices with the highest sums; `None` where there is no second.
fn two_best<V: AsRef<[f64]>>(values: &[V]) -> Option<(usize, usize)> {
    let sum = |values: &V| values.as_ref().iter().sum();
    let mut ranked: Vec<(f64, usize)> =
        values.iter().enumerate().map(|(n, values)| (sum(values), n)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    match ranked[..] {
        [(_, best), (_, next), ..] => Some((best, next)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn repeated(pattern: &[f64], n: usize) -> Vec<f64> {
        pattern.iter().copied().cycle().take(n).collect()
    }

    #[test]
    fn few_worlds_decide_nothing_and_one_choice_needs_none() {
        assert!(!is_clear(&[vec![1.0; 39], vec![0.0; 39]]));
        assert!(is_clear(&[vec![1.0; 40], vec![0.0; 40]]));
        assert!(is_clear::<Vec<f64>>(&[vec![]]));
    }

    #[test]
    fn equals_are_never_clear() {
        let same = repeated(&[1.0, 0.0, 1.0], 400);
        assert!(!is_clear(&[same.clone(), same]));
    }

    /// Of 100 worlds, 10 against 2: the gap is 0.08 with a standard error of 0.034. With 6 against 2 it is
    /// 0.04 with one of 0.028, which leaves zero inside.
    #[test]
    fn the_interval_of_the_paired_difference_decides() {
        let split = |won: usize, lost: usize| {
            let value = |n: usize| if n < won { 1.0 } else { 0.0 };
            let other = |n: usize| if (won..won + lost).contains(&n) { 1.0 } else { 0.0 };
            [(0..100).map(value).collect::<Vec<f64>>(), (0..100).map(other).collect()]
        };
        assert!(is_clear(&split(10, 2)));
        assert!(!is_clear(&split(6, 2)));
    }

    /// What is good or bad for all choices alike says nothing of them.
    #[test]
    fn luck_that_all_choices_share_cancels_out() {
        let luck = repeated(&[12.0, -14.0], 60);
        let better: Vec<f64> = luck.iter().map(|points| points + 0.1).collect();
        assert!(is_clear(&[luck, better]));
    }
}
