//! Ratings from duels.

use std::collections::BTreeMap;

use super::logit::{Model, Situation};
use super::{Prior, RatingError, Ratings, connected};

/// Results between two players each.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Duels {
    names: Vec<String>,
    /// By players in rising order: won by the first, drawn, won by the second.
    results: BTreeMap<(usize, usize), [u64; 3]>,
}

impl Duels {
    /// No results yet among players of these names; a player is named by its place in the list.
    pub fn among<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Duels {
        Duels { names: names.into_iter().map(Into::into).collect(), results: BTreeMap::new() }
    }

    /// Adds games between two different players: so many won by `a`, drawn, won by `b`.
    pub fn add(&mut self, a: usize, b: usize, results: [u64; 3]) -> Result<(), RatingError> {
        let players = self.names.len();
        if let Some(idx) = [a, b].into_iter().find(|&idx| idx >= players) {
            return Err(RatingError::Unknown { idx, players });
        }
        if a == b {
            return Err(RatingError::Repeated { name: self.names[a].clone() });
        }
        let [won, drawn, lost] = results;
        let (key, added) = if a < b { ((a, b), results) } else { ((b, a), [lost, drawn, won]) };
        let counts = self.results.entry(key).or_default();
        for (count, more) in counts.iter_mut().zip(added) {
            *count += more;
        }
        Ok(())
    }

    /// Who won against whom; with draws as wins of both if asked for.
    fn ahead(&self, draws: Draws) -> impl Iterator<Item = (usize, usize)> {
        self.results
            .iter()
            .flat_map(move |(&(a, b), &[won, drawn, lost])| {
                let even = draws == Draws::Half && drawn > 0;
                [(won > 0 || even).then_some((a, b)), (lost > 0 || even).then_some((b, a))]
            })
            .flatten()
    }
}

/// What a drawn game means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Draws {
    /// Half a win for each. The ratings are those of the scores; the errors are those of so many
    /// decided games, so they are a little too wide.
    #[default]
    Half,
    /// An outcome of its own, likelier between equals (Davidson 1970): the chances of a win, a draw
    /// and a loss are as π₁, ν√(π₁π₂) and π₂, with one ν for all, fitted too.
    Davidson,
}

/// Ratings from duels, and how drawish the games were.
#[derive(Clone, PartialEq, Debug)]
pub struct BradleyTerry {
    /// Strengths with their covariance.
    pub ratings: Ratings,
    /// Davidson's ν: between equals a draw is ν times as likely as a win of the first. `None` when
    /// draws count half.
    pub draw_factor: Option<f64>,
}

/// The most likely strengths in the model of Zermelo (1929), Bradley and Terry (1952): the odds of
/// two players are the ratio of the exponentials of their strengths, as in Elo's system.
///
/// Without a prior, Ford's condition must hold: whichever way the players are parted in two groups,
/// someone of each has won against someone of the other. With [`Draws::Davidson`] only wins count
/// for that.
///
/// ```
/// use parlor_stats::{Draws, Duels, Prior, bradley_terry};
///
/// let mut duels = Duels::among(["old", "new"]);
/// duels.add(1, 0, [30, 0, 10])?;
/// let fit = bradley_terry(&duels, Draws::Half, Prior::None)?;
/// assert_eq!(fit.ratings.difference(1, 0).elo().round(), 191.0); // odds of 3 to 1
/// # Ok::<(), parlor_stats::RatingError>(())
/// ```
pub fn bradley_terry(
    duels: &Duels,
    draws: Draws,
    prior: Prior,
) -> Result<BradleyTerry, RatingError> {
    let players = duels.names.len();
    if players < 2 {
        return Err(RatingError::TooFew { got: players });
    }
    let precision = prior.precision()?;
    if precision == 0.0 {
        connected::check(&duels.names, duels.ahead(draws))?;
    }
    let total = |class: usize| duels.results.values().map(|counts| counts[class]).sum::<u64>();
    let (drawn, decided) = (total(1), total(0) + total(2));
    let own_draws = draws == Draws::Davidson && drawn > 0;
    if own_draws && decided == 0 {
        return Err(RatingError::OnlyDraws);
    }
    let situations = duels.results.iter().map(|(&pair, &counts)| {
        if own_draws { with_draws(pair, counts, players) } else { decided_only(pair, counts) }
    });
    let parameters = players + usize::from(own_draws);
    let model = Model { players, parameters, situations: situations.collect(), precision };
    let mut fit = model.fit()?;
    let covariance = fit.covariance.upper_left(players);
    let draw = fit.parameters.split_off(players).first().map(|ln_factor| ln_factor.exp());
    Ok(BradleyTerry {
        ratings: Ratings::new(&duels.names, fit.parameters, covariance, fit.log_likelihood),
        draw_factor: (draws == Draws::Davidson).then_some(draw.unwrap_or(0.0)),
    })
}

/// A win of the one or of the other, draws half for each.
fn decided_only((a, b): (usize, usize), [won, drawn, lost]: [u64; 3]) -> Situation {
    let half = 0.5 * drawn as f64;
    Situation {
        outcomes: vec![vec![(a, 1.0)], vec![(b, 1.0)]],
        counts: vec![won as f64 + half, lost as f64 + half],
    }
}

/// Win, draw, loss; the parameter after the players is ln ν.
fn with_draws((a, b): (usize, usize), counts: [u64; 3], draw: usize) -> Situation {
    Situation {
        outcomes: vec![vec![(a, 1.0)], vec![(a, 0.5), (b, 0.5), (draw, 1.0)], vec![(b, 1.0)]],
        counts: counts.map(|count| count as f64).to_vec(),
    }
}
