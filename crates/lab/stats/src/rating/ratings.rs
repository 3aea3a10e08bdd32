//! Fitted strengths and how sure they are.

use super::matrix::Matrix;
use crate::distribution::normal;
use crate::elo::ELO_PER_LOGIT;
use crate::interval::{Confidence, Interval};

/// Strengths of players with their covariance, in units of ln-odds, with a mean of zero.
///
/// Strengths mean something only in comparison. A player's own interval is against the mean of the
/// field; to compare two players use [`Ratings::difference`], which knows that errors go together.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    names: Vec<String>,
    strengths: Vec<f64>,
    covariance: Matrix,
    log_likelihood: f64,
}

/// By how much one player is stronger than another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The estimate, in units of ln-odds.
    pub estimate: f64,
    /// Its standard error.
    pub standard_error: f64,
}

impl Ratings {
    pub(super) fn new(
        names: &[String],
        strengths: Vec<f64>,
        covariance: Matrix,
        log_likelihood: f64,
    ) -> Ratings {
        Ratings { names: names.to_vec(), strengths, covariance, log_likelihood }
    }

    /// The players' names, in the order in which they were entered.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The strengths in units of ln-odds, in the same order.
    pub fn strengths(&self) -> &[f64] {
        &self.strengths
    }

    /// The covariance of the strengths of two players.
    pub fn covariance(&self, player: usize, other: usize) -> f64 {
        self.covariance.at(player, other)
    }

    /// The logarithm of the probability of all results, given the strengths.
    pub fn log_likelihood(&self) -> f64 {
        self.log_likelihood
    }

    /// The players, strongest first; equal ones as they were entered.
    pub fn standings(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|&a, &b| self.strengths[b].total_cmp(&self.strengths[a]));
        order
    }

    /// A player's rating in Elo above the mean of the field.
    pub fn elo(&self, player: usize) -> f64 {
        self.strengths[player] * ELO_PER_LOGIT
    }

    /// The standard error of a player's strength against the mean of the field.
    pub fn standard_error(&self, player: usize) -> f64 {
        self.covariance(player, player).max(0.0).sqrt()
    }

    /// The interval of a player's rating in Elo above the mean of the field.
    pub fn elo_interval(&self, player: usize, confidence: Confidence) -> Interval {
        let reach = confidence.z() * self.standard_error(player);
        Interval::around(self.strengths[player], reach).map(|strength| strength * ELO_PER_LOGIT)
    }

    /// By how much `player` is stronger than `other`.
    pub fn difference(&self, player: usize, other: usize) -> Difference {
        let own = self.covariance(player, player) + self.covariance(other, other);
        Difference {
            estimate: self.strengths[player] - self.strengths[other],
            standard_error: (own - 2.0 * self.covariance(player, other)).max(0.0).sqrt(),
        }
    }
}

impl Difference {
    /// The difference in Elo.
    pub fn elo(self) -> f64 {
        self.estimate * ELO_PER_LOGIT
    }

    /// The interval of the difference in Elo.
    pub fn elo_interval(self, confidence: Confidence) -> Interval {
        let reach = confidence.z() * self.standard_error;
        Interval::around(self.estimate, reach).map(|strength| strength * ELO_PER_LOGIT)
    }

    /// The likelihood of superiority: how probable it is that the first is the stronger one.
    pub fn superiority(self) -> f64 {
        if self.estimate == 0.0 {
            return 0.5;
        }
        normal::cdf(self.estimate / self.standard_error)
    }

    /// How often the first finishes ahead of the other, draws left out.
    pub fn win_probability(self) -> f64 {
        1.0 / (1.0 + (-self.estimate).exp())
    }
}
