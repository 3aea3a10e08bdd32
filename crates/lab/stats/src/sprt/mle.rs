//! The most likely distribution over classes with a given mean, or with a given t-value.
//!
//! Van den Bergh, *Comments on Normalized Elo* (`normalized_elo_practical.pdf`), proposition 1.1 and
//! section 4.1. Both come down to one equation in one unknown, Σ pᵢ φᵢ/(1 + θ φᵢ) = 0, after which
//! the class i has the probability pᵢ/(1 + θ φᵢ).

use crate::root::{self, Direction};

/// Shares of the classes, or their scores, from all lost to all won.
pub(super) type Classes<const N: usize> = [f64; N];

/// The score of each class, from 0 to 1.
pub(super) fn scores<const N: usize>() -> Classes<N> {
    std::array::from_fn(|i| i as f64 / (N - 1) as f64)
}

/// The most likely shares with the mean score `mean`, for shares seen that are all above zero.
pub(super) fn with_mean<const N: usize>(seen: &Classes<N>, mean: f64) -> Option<Classes<N>> {
    tilted(seen, &scores().map(|score| score - mean))
}

/// The largest t-value either way for which the steps of [`with_t`] work from equal shares; beyond,
/// the first φ are all on one side of zero, whatever the number of classes.
pub(super) const T_MAX: f64 = 0.85;

/// The most likely shares for which (mean - ½)/standard deviation is `t`, up to [`T_MAX`].
///
/// The step of section 4.1 is repeated from equal shares until they stand still, which takes three
/// to fifteen rounds.
pub(super) fn with_t<const N: usize>(seen: &Classes<N>, t: f64) -> Option<Classes<N>> {
    let scores = scores::<N>();
    let mut shares = [1.0 / N as f64; N];
    for _ in 0..ROUNDS_MAX {
        let (mean, variance) = mean_and_variance(&shares);
        let deviation = variance.sqrt();
        let phi = scores.map(|score| {
            let z = (score - mean) / deviation;
            score - 0.5 - 0.5 * t * deviation * (1.0 + z * z)
        });
        let next = tilted(seen, &phi)?;
        let moved = (0..N).map(|i| (next[i] - shares[i]).abs()).fold(0.0, f64::max);
        shares = next;
        if moved < STANDING_STILL {
            return Some(shares);
        }
    }
    None
}

const ROUNDS_MAX: usize = 200;

/// Smaller moves are rounding where a class is all but unseen.
const STANDING_STILL: f64 = 1e-9;

/// Shares seen, each divided by 1 + θ φᵢ, with the θ for which their mean φ is zero; `None` when
/// the φ are all on one side of zero.
///
/// θ lies between two poles, and very near one where a class is all but unseen. So it is sought as
/// the distance δ from the nearer pole, which keeps the digits of 1 + θ φᵢ.
fn tilted<const N: usize>(seen: &Classes<N>, phi: &Classes<N>) -> Option<Classes<N>> {
    let least = phi.iter().copied().fold(f64::INFINITY, f64::min);
    let most = phi.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if !(least < 0.0 && most > 0.0) {
        return None;
    }
    let (low, high) = (-1.0 / most, -1.0 / least);
    let half = 0.5 * (high - low);
    let middle = low + half;
    let in_lower_half =
        (0..N).map(|i| seen[i] * phi[i] / (1.0 + middle * phi[i])).sum::<f64>() < 0.0;
    let (pole, sign, direction) = if in_lower_half {
        (most, 1.0, Direction::Falling)
    } else {
        (least, -1.0, Direction::Rising)
    };
    let divisor = |i: usize, delta: f64| (1.0 - phi[i] / pole) + sign * delta * phi[i];
    let delta = root::between(0.0, half, direction, |delta| {
        let (mut value, mut slope) = (0.0, 0.0);
        for i in 0..N {
            let part = phi[i] / divisor(i, delta);
            value += seen[i] * part;
            slope -= sign * seen[i] * part * part;
        }
        (value, slope)
    });
    Some(std::array::from_fn(|i| seen[i] / divisor(i, delta)))
}

fn mean_and_variance<const N: usize>(shares: &Classes<N>) -> (f64, f64) {
    let scores = scores::<N>();
    let mean: f64 = (0..N).map(|i| shares[i] * scores[i]).sum();
    let variance = (0..N).map(|i| shares[i] * (scores[i] - mean).powi(2)).sum();
    (mean, variance)
}
