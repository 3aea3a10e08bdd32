//! Results of pairs of games in five classes, or of games in three.

use crate::distribution::normal;
use crate::elo::{NORMALISED_ELO_PER_T, elo_from_score};
use crate::interval::{Confidence, Interval};

/// How often each total score came up, from all lost to all won in half points.
///
/// A pair of games with sides exchanged has five totals (0, ½, 1, 1½, 2): games of a pair share
/// their chance and are not independent, pairs are. A single game has three.
///
/// ```
/// use parlor_stats::{Confidence, Pentanomial};
///
/// let pairs = Pentanomial::new([12, 30, 41, 38, 19]);
/// assert_eq!(pairs.games(), 280);
/// assert!(pairs.elo_interval(Confidence::P95).unwrap().contains(0.0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Multinomial<const N: usize>([u64; N]);

/// Pairs of games: lost both, lost one and drew one, even, won one and drew one, won both.
pub type Pentanomial = Multinomial<5>;

/// Single games: lost, drawn, won.
pub type Trinomial = Multinomial<3>;

impl<const N: usize> Multinomial<N> {
    const CLASSES: () = assert!(N >= 3 && N % 2 == 1, "a unit of n games has 2n + 1 totals");

    /// The tally with these counts, from all lost to all won.
    pub const fn new(counts: [u64; N]) -> Multinomial<N> {
        const { Self::CLASSES };
        Multinomial(counts)
    }

    /// The counts, from all lost to all won.
    pub fn counts(&self) -> [u64; N] {
        self.0
    }

    /// How many units (pairs, or games) there are.
    pub fn units(&self) -> u64 {
        self.0.iter().sum()
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.units() * Self::games_per_unit()
    }

    /// How many games a unit has: two for pairs.
    pub fn games_per_unit() -> u64 {
        (N as u64 - 1) / 2
    }

    /// Counts one more unit with `half_points` in total; false, and nothing counted, above the top.
    pub fn add(&mut self, half_points: usize) -> bool {
        let Some(count) = self.0.get_mut(half_points) else { return false };
        *count += 1;
        true
    }

    /// The mean score from 0 to 1, once there is a unit.
    pub fn score(&self) -> Option<f64> {
        (self.units() > 0).then(|| self.mean_and_variance().0)
    }

    /// The interval of the mean score, from two units on.
    pub fn score_interval(&self, confidence: Confidence) -> Option<Interval> {
        let (mean, error) = self.mean_and_error()?;
        Some(Interval::around(mean, confidence.z() * error))
    }

    /// The Elo difference; infinite when all was won or lost.
    pub fn elo(&self) -> Option<f64> {
        self.score().map(elo_from_score)
    }

    /// The interval of the Elo difference: that of the score, its ends turned into Elo.
    pub fn elo_interval(&self, confidence: Confidence) -> Option<Interval> {
        let score = self.score_interval(confidence)?;
        Some(score.map(|end| elo_from_score(end.clamp(0.0, 1.0))))
    }

    /// The difference in normalised Elo; `None` while all units are equal.
    pub fn normalised_elo(&self) -> Option<f64> {
        let (mean, error) = self.mean_and_error()?;
        let games = self.games() as f64;
        (error > 0.0).then(|| (mean - 0.5) / (error * games.sqrt()) * NORMALISED_ELO_PER_T)
    }

    /// The interval of the difference in normalised Elo.
    pub fn normalised_elo_interval(&self, confidence: Confidence) -> Option<Interval> {
        let reach = confidence.z() * NORMALISED_ELO_PER_T / (self.games() as f64).sqrt();
        Some(Interval::around(self.normalised_elo()?, reach))
    }

    /// The likelihood of superiority: how probable it is that the side is the stronger one, with
    /// every difference equally likely beforehand. ½ while there is nothing to go by.
    pub fn superiority(&self) -> f64 {
        match self.mean_and_error() {
            // Without any spread the quotient is infinite, or not a number when all is even.
            Some((mean, error)) if mean != 0.5 => normal::cdf((mean - 0.5) / error),
            _ => 0.5,
        }
    }

    /// Mean and variance of a unit's score, the variance divided by the number of units, as
    /// fishtest and fastchess have it.
    fn mean_and_variance(&self) -> (f64, f64) {
        let units = self.units() as f64;
        let top = (N - 1) as f64;
        let scores = || self.0.iter().enumerate().map(|(i, &c)| (i as f64 / top, c as f64));
        let mean = scores().map(|(score, count)| score * count).sum::<f64>() / units;
        let squares = scores().map(|(score, count)| (score - mean).powi(2) * count).sum::<f64>();
        (mean, squares / units)
    }

    /// The mean score and its standard error, from two units on.
    fn mean_and_error(&self) -> Option<(f64, f64)> {
        let (mean, variance) = self.mean_and_variance();
        (self.units() > 1).then(|| (mean, (variance / self.units() as f64).sqrt()))
    }
}

impl<const N: usize> Default for Multinomial<N> {
    fn default() -> Multinomial<N> {
        Multinomial::new([0; N])
    }
}
