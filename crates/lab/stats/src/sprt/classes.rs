//! The test for pairs, or single games, counted in classes.

use super::mle::{self, Classes};
use super::{ErrorRates, Sprt, SprtError, check_hypotheses};
use crate::elo::{NORMALISED_ELO_PER_T, score_from_elo};
use crate::multinomial::Multinomial;

/// In which scale the hypotheses of a [`MultinomialSprt`] are stated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EloScale {
    /// Normalised Elo: the effect in standard deviations of a game. What fastchess and fishtest use.
    #[default]
    Normalised,
    /// Logistic Elo: the effect in score.
    Logistic,
}

/// The generalised test of `elo0` against `elo1` over counts of classes.
///
/// The definition is that of fishtest and fastchess (Van den Bergh, *Comments on Normalized Elo*):
/// the likelihood of the counts under the most likely distribution with `elo1`, over that with
/// `elo0`, whatever else the distribution does. A class that has not come up counts a thousandth
/// of a unit, so that the logarithms exist.
///
/// ```
/// use parlor_stats::{EloScale, ErrorRates, PairSprt, Verdict};
///
/// let mut test = PairSprt::new(0.0, 30.0, EloScale::Normalised, ErrorRates::default())?;
/// while test.progress().verdict() == Verdict::Continue {
///     test.add(3)?; // one win and one draw
///     test.add(2)?; // a win each
/// }
/// assert_eq!(test.progress().verdict(), Verdict::AcceptH1);
/// # Ok::<(), parlor_stats::SprtError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MultinomialSprt<const N: usize> {
    tally: Multinomial<N>,
    elo0: f64,
    elo1: f64,
    scale: EloScale,
    progress: Sprt,
}

/// The test for pairs of games with sides exchanged.
pub type PairSprt = MultinomialSprt<5>;

/// What a class that has not come up counts.
const UNSEEN: f64 = 1e-3;

/// The farthest hypothesis in logistic Elo: a score of one in three hundred.
const LOGISTIC_MAX: f64 = 1000.0;

impl<const N: usize> MultinomialSprt<N> {
    /// The test of H0 `elo0` against H1 `elo1`, which must be larger.
    pub fn new(
        elo0: f64,
        elo1: f64,
        scale: EloScale,
        rates: ErrorRates,
    ) -> Result<MultinomialSprt<N>, SprtError> {
        check_hypotheses(elo0, elo1)?;
        let max = match scale {
            EloScale::Logistic => LOGISTIC_MAX,
            EloScale::Normalised => mle::T_MAX / t_per_normalised_elo::<N>(),
        };
        if let Some(value) = [elo0, elo1].into_iter().find(|elo| elo.abs() > max) {
            return Err(SprtError::TooFarOut { value, max });
        }
        Ok(MultinomialSprt {
            tally: Multinomial::default(),
            elo0,
            elo1,
            scale,
            progress: Sprt::new(rates),
        })
    }

    /// Feeds one unit with `half_points` in total: 0 to 4 for a pair.
    pub fn add(&mut self, half_points: usize) -> Result<&Sprt, SprtError> {
        if !self.tally.add(half_points) {
            return Err(SprtError::HalfPoints { half_points, max: N - 1 });
        }
        let llr = self.llr_of(&self.tally);
        self.progress.follow(llr);
        self.progress.judge();
        Ok(&self.progress)
    }

    /// What was counted.
    pub fn tally(&self) -> &Multinomial<N> {
        &self.tally
    }

    /// Where the test stands.
    pub fn progress(&self) -> &Sprt {
        &self.progress
    }

    /// The LLR of any tally under these hypotheses; 0 for an empty one.
    pub fn llr_of(&self, tally: &Multinomial<N>) -> f64 {
        if tally.units() == 0 {
            return 0.0;
        }
        let counts = tally.counts().map(|count| if count == 0 { UNSEEN } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let h0 = self.likeliest(&seen, self.elo0);
        let h1 = self.likeliest(&seen, self.elo1);
        // Not a number, and so no verdict, should a search ever fail; no tally is known to do that.
        let (Some(h0), Some(h1)) = (h0, h1) else { return f64::NAN };
        (0..N).map(|i| counts[i] * (h1[i] / h0[i]).ln()).sum()
    }

    /// The most likely shares given those seen, if the difference is `elo`.
    fn likeliest(&self, seen: &Classes<N>, elo: f64) -> Option<Classes<N>> {
        match self.scale {
            EloScale::Logistic => mle::with_mean(seen, score_from_elo(elo)),
            EloScale::Normalised => mle::with_t(seen, elo * t_per_normalised_elo::<N>()),
        }
    }
}

/// The t-value of a unit for one normalised Elo, which is stated for a single game.
fn t_per_normalised_elo<const N: usize>() -> f64 {
    (Multinomial::<N>::games_per_unit() as f64).sqrt() / NORMALISED_ELO_PER_T
}
