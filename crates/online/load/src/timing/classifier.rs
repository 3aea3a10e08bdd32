//! A simple classifier on all timings at once, judged on windows that it has not learnt from.
//!
//! Every timing comes as a rank from -1 to 1. Beside it stands its square, which shows a difference in
//! spread, and its product with the first timing, for what only two together show. A linear combination of these is fitted by least
//! squares with a small ridge (the direction of Fisher's discriminant), on nine tenths of the windows
//! at a time, and tried on the last tenth. The areas of the tenths are averaged.

use parlor_agent::Stream;
use parlor_game::Entropy;

use super::statistics::{Auc, auc};

/// Into how many parts windows are split.
const FOLDS: usize = 10;
/// Keeps the fit calm where timings say the same.
const RIDGE: f64 = 1e-3;

/// The area that the classifier reaches on windows it has not seen.
pub(super) fn classify(rows: &[Vec<f64>], labels: &[bool], seed: u64) -> Auc {
    let rows = spread_out(rows);
    let mut rng = Stream::derived(seed, &[Stream::label("folds")]);
    let folds: Vec<usize> = rows.iter().map(|_| rng.below(FOLDS as u32) as usize).collect();
    let (mut sum, mut variance) = (0.0, 0.0);
    for fold in 0..FOLDS {
        let learnt = || (0..rows.len()).filter(|&at| folds[at] != fold);
        let weights = fit(&rows, labels, learnt);
        let (mut positive, mut negative) = (Vec::new(), Vec::new());
        for at in (0..rows.len()).filter(|&at| folds[at] == fold) {
            let score: f64 =
                rows[at].iter().zip(&weights).map(|(value, weight)| value * weight).sum();
            if labels[at] { positive.push(score) } else { negative.push(score) }
        }
        let tried = auc(&positive, &negative);
        sum += tried.auc;
        variance += tried.variance;
    }
    let n = FOLDS as f64;
    Auc { auc: sum / n, variance: variance / (n * n) }
}

/// Ranks, their squares, and their products with the first; a one in front.
fn spread_out(rows: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let row = |ranks: &Vec<f64>| {
        let squares = ranks.iter().map(|rank| rank * rank - 1.0 / 3.0);
        let products = ranks.iter().skip(1).map(|rank| rank * ranks[0]);
        [1.0].into_iter().chain(ranks.iter().copied()).chain(squares).chain(products).collect()
    };
    rows.iter().map(row).collect()
}

/// The weights whose sums come nearest to 1 for one class and -1 for the other.
fn fit<I: Iterator<Item = usize>>(
    rows: &[Vec<f64>],
    labels: &[bool],
    learnt: impl Fn() -> I,
) -> Vec<f64> {
    let n = rows.first().map_or(0, Vec::len);
    let mut matrix = vec![vec![0.0; n]; n];
    let mut target = vec![0.0; n];
    let n_rows = learnt().count().max(1) as f64;
    for at in learnt() {
        let sign = if labels[at] { 1.0 } else { -1.0 };
        for (value, (sum, line)) in rows[at].iter().zip(target.iter_mut().zip(&mut matrix)) {
            *sum += sign * value / n_rows;
            for (other, cell) in rows[at].iter().zip(line) {
                *cell += value * other / n_rows;
            }
        }
    }
    for (i, line) in matrix.iter_mut().enumerate() {
        line[i] += RIDGE;
    }
    solve(matrix, target)
}

/// Solves a system of equations whose matrix is positive definite, by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut target: Vec<f64>) -> Vec<f64> {
    let n = target.len();
    for i in 0..n {
        let (above, below) = matrix.split_at_mut(i + 1);
        let pivot = &above[i];
        for (place, line) in below.iter_mut().enumerate() {
            let factor = line[i] / pivot[i];
            for (cell, over) in line.iter_mut().zip(pivot).skip(i) {
                *cell -= factor * over;
            }
            target[i + 1 + place] -= factor * target[i];
        }
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|j| matrix[i][j] * target[j]).sum();
        target[i] = (target[i] - known) / matrix[i][i];
    }
    target
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of four timings; those of the second class are made from the first by `change`.
    fn windows(n: usize, change: impl Fn(&mut Vec<f64>)) -> (Vec<Vec<f64>>, Vec<bool>) {
        let mut rng = Stream::new(11);
        let make = |at: usize| {
            let mut row: Vec<f64> = (0..4).map(|_| 2.0 * rng.unit() - 1.0).collect();
            let label = at.is_multiple_of(2);
            if label {
                change(&mut row);
            }
            (row, label)
        };
        (0..n).map(make).unzip()
    }

    fn found(change: impl Fn(&mut Vec<f64>)) -> f64 {
        let (rows, labels) = windows(10_000, change);
        classify(&rows, &labels, 1).auc
    }

    #[test]
    fn equal_windows_are_not_told_apart() {
        let (rows, labels) = windows(10_000, |_| ());
        let Auc { auc, variance } = classify(&rows, &labels, 1);
        assert!((auc - 0.5).abs() < 4.0 * variance.sqrt(), "{auc}");
        assert!((variance.sqrt() - 0.0058).abs() < 0.001, "{variance}");
    }

    #[test]
    fn any_simple_difference_is_found() {
        assert!(found(|row| row[2] += 0.3) > 0.55, "a shift");
        assert!(found(|row| row[1] /= 2.0) > 0.55, "a spread");
        assert!(found(|row| row[3] = (row[0] + row[3]) / 2.0) > 0.55, "two together");
    }

    #[test]
    fn equations_are_solved() {
        let solved = solve(vec![vec![4.0, 1.0], vec![1.0, 3.0]], vec![1.0, 2.0]);
        assert!((solved[0] - 1.0 / 11.0).abs() < 1e-12 && (solved[1] - 7.0 / 11.0).abs() < 1e-12);
    }
}
