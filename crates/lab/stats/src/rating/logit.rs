//! The conditional logit model, which all batch ratings are instances of.
//!
//! In a situation one of several outcomes happens, with a probability proportional to the
//! exponential of a sum of parameters. Its logarithm of the likelihood is concave, so Newton's
//! method finds the one maximum, and its second derivatives there give the covariance.

use super::RatingError;
use super::matrix::Matrix;

/// One outcome: the parameters that speak for it, with their weights.
pub(super) type Outcome = Vec<(usize, f64)>;

/// A choice between outcomes, and how often each was seen.
pub(super) struct Situation {
    pub(super) outcomes: Vec<Outcome>,
    pub(super) counts: Vec<f64>,
}

/// Situations over some parameters, of which the first `players` are strengths: adding a number to
/// all of those changes no probability, so they are held at a mean of zero.
pub(super) struct Model {
    pub(super) players: usize,
    pub(super) parameters: usize,
    pub(super) situations: Vec<Situation>,
    /// The precision of the prior of each strength.
    pub(super) precision: f64,
}

/// The most likely parameters.
pub(super) struct Fit {
    pub(super) parameters: Vec<f64>,
    pub(super) covariance: Matrix,
    pub(super) log_likelihood: f64,
}

const ROUNDS_MAX: usize = 200;
const HALVINGS_MAX: usize = 60;
const STANDING_STILL: f64 = 1e-12;

impl Model {
    pub(super) fn fit(&self) -> Result<Fit, RatingError> {
        let mut at = vec![0.0; self.parameters];
        let mut value = self.objective(&at);
        for _ in 0..ROUNDS_MAX {
            let (slope, curvature) = self.derivatives(&at);
            let inverse = curvature.inverse().ok_or(RatingError::NotConverged)?;
            let step = inverse.times(&slope);
            let size = step.iter().map(|s| s.abs()).fold(0.0, f64::max);
            if size < STANDING_STILL {
                let covariance = self.without_common_shift(inverse);
                let log_likelihood = self.log_likelihood(&at);
                return Ok(Fit { parameters: at, covariance, log_likelihood });
            }
            (at, value) = self.improve(&at, value, &step).ok_or(RatingError::NotConverged)?;
        }
        Err(RatingError::NotConverged)
    }

    /// The point along `step` where the objective does not fall, halving the step until then.
    fn improve(&self, at: &[f64], value: f64, step: &[f64]) -> Option<(Vec<f64>, f64)> {
        // Near the top the objective stands still in its last digits.
        let rounding = 1e-13 * (1.0 + value.abs());
        let mut share = 1.0;
        for _ in 0..HALVINGS_MAX {
            let next: Vec<f64> = at.iter().zip(step).map(|(a, s)| a + share * s).collect();
            let new = self.objective(&next);
            if new >= value - rounding {
                return Some((next, new));
            }
            share *= 0.5;
        }
        None
    }

    fn log_likelihood(&self, at: &[f64]) -> f64 {
        let of = |situation: &Situation| {
            let (utilities, log_sum) = situation.utilities(at);
            let seen = utilities.iter().zip(&situation.counts);
            seen.map(|(utility, count)| count * (utility - log_sum)).sum::<f64>()
        };
        self.situations.iter().map(of).sum()
    }

    fn objective(&self, at: &[f64]) -> f64 {
        let squares: f64 = at[..self.players].iter().map(|strength| strength * strength).sum();
        self.log_likelihood(at) - 0.5 * self.precision * squares
    }

    /// The gradient, and the negative second derivatives with the common shift made definite.
    fn derivatives(&self, at: &[f64]) -> (Vec<f64>, Matrix) {
        let mut slope = vec![0.0; self.parameters];
        let mut curvature = Matrix::zero(self.parameters);
        for player in 0..self.players {
            slope[player] -= self.precision * at[player];
            curvature.add(player, player, self.precision);
            for other in 0..self.players {
                curvature.add(player, other, SHIFT);
            }
        }
        for situation in &self.situations {
            situation.add_derivatives(at, &mut slope, &mut curvature);
        }
        (slope, curvature)
    }

    /// The covariance of strengths less their mean: takes out what [`SHIFT`] and the prior put in.
    fn without_common_shift(&self, mut inverse: Matrix) -> Matrix {
        let players = self.players as f64;
        let common = 1.0 / (players * (self.precision + players * SHIFT));
        for player in 0..self.players {
            for other in 0..self.players {
                inverse.add(player, other, -common);
            }
        }
        inverse
    }
}

/// The curvature given to a common shift of all strengths, which the results say nothing about.
const SHIFT: f64 = 1.0;

impl Situation {
    /// The sum of parameters of each outcome, and the logarithm of the sum of their exponentials.
    fn utilities(&self, at: &[f64]) -> (Vec<f64>, f64) {
        let utility = |outcome: &Outcome| outcome.iter().map(|&(idx, w)| w * at[idx]).sum::<f64>();
        let utilities: Vec<f64> = self.outcomes.iter().map(utility).collect();
        let most = utilities.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = utilities.iter().map(|utility| (utility - most).exp()).sum();
        (utilities, most + sum.ln())
    }

    fn add_derivatives(&self, at: &[f64], slope: &mut [f64], curvature: &mut Matrix) {
        let (utilities, log_sum) = self.utilities(at);
        let total: f64 = self.counts.iter().sum();
        let mut mean: Vec<(usize, f64)> = Vec::new();
        for ((outcome, utility), count) in self.outcomes.iter().zip(utilities).zip(&self.counts) {
            let probability = (utility - log_sum).exp();
            for &(idx, weight) in outcome {
                slope[idx] += (count - total * probability) * weight;
                mean.push((idx, probability * weight));
                for &(other, other_weight) in outcome {
                    curvature.add(idx, other, total * probability * weight * other_weight);
                }
            }
        }
        for &(idx, weight) in &mean {
            for &(other, other_weight) in &mean {
                curvature.add(idx, other, -total * weight * other_weight);
            }
        }
    }
}
