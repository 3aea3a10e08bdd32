//! Ratings from finishing orders of three, four or more.

use std::collections::BTreeMap;

use super::logit::{Model, Situation};
use super::{Prior, RatingError, Ratings, connected};

/// Finishing orders, each of some of the players.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FinishingOrders {
    names: Vec<String>,
    /// By those still in the race, in rising order: how often each of them came first.
    firsts: BTreeMap<Vec<usize>, Vec<f64>>,
}

impl FinishingOrders {
    /// No results yet among players of these names; a player is named by its place in the list.
    pub fn among<S: Into<String>>(names: impl IntoIterator<Item = S>) -> FinishingOrders {
        let names = names.into_iter().map(Into::into).collect();
        FinishingOrders { names, firsts: BTreeMap::new() }
    }

    /// Adds one game, best player first.
    pub fn add(&mut self, order: &[usize]) -> Result<(), RatingError> {
        self.check(order)?;
        self.add_weighted(order, 1.0);
        Ok(())
    }

    /// Adds one game in which players may have shared a place, best place first.
    ///
    /// Every order of those who shared a place counts, each with an equal part of the game; for two
    /// players that is half a win for each.
    pub fn add_places(&mut self, places: &[&[usize]]) -> Result<(), RatingError> {
        self.check(&places.concat())?;
        let mut orders = vec![Vec::new()];
        for place in places {
            let ways = orderings(place);
            orders = orders
                .iter()
                .flat_map(|before: &Vec<usize>| {
                    ways.iter().map(move |way| [before.as_slice(), way.as_slice()].concat())
                })
                .collect();
        }
        for order in &orders {
            self.add_weighted(order, 1.0 / orders.len() as f64);
        }
        Ok(())
    }

    fn check(&self, order: &[usize]) -> Result<(), RatingError> {
        let players = self.names.len();
        for (place, &idx) in order.iter().enumerate() {
            if idx >= players {
                return Err(RatingError::Unknown { idx, players });
            }
            if order[..place].contains(&idx) {
                return Err(RatingError::Repeated { name: self.names[idx].clone() });
            }
        }
        Ok(())
    }

    fn add_weighted(&mut self, order: &[usize], weight: f64) {
        let mut racing = order.to_vec();
        racing.sort_unstable();
        for first in order {
            if racing.len() < 2 {
                return;
            }
            let Ok(at) = racing.binary_search(first) else { return };
            let n = racing.len();
            self.firsts.entry(racing.clone()).or_insert_with(|| vec![0.0; n])[at] += weight;
            racing.remove(at);
        }
    }

    /// Who finished ahead of whom.
    fn ahead(&self) -> impl Iterator<Item = (usize, usize)> {
        self.firsts.iter().flat_map(|(racing, counts)| {
            let winners = racing.iter().zip(counts).filter(|(_, count)| **count > 0.0);
            winners.flat_map(move |(&winner, _)| racing.iter().map(move |&loser| (winner, loser)))
        })
    }
}

/// The most likely strengths in the model of Plackett (1975) and Luce (1959): the first place goes
/// to each with a chance as the exponential of its strength, then the second among the rest, and so
/// on. For two players it is [`bradley_terry`](super::bradley_terry).
///
/// Without a prior, Hunter's condition (2004) must hold: whichever way the players are parted in two
/// groups, someone of each has finished ahead of someone of the other.
///
/// ```
/// use parlor_stats::{FinishingOrders, Prior, plackett_luce};
///
/// let mut games = FinishingOrders::among(["east", "south", "west", "north"]);
/// games.add(&[0, 1, 2, 3])?;
/// games.add(&[3, 0, 1, 2])?;
/// games.add(&[0, 2, 1, 3])?;
/// let ratings = plackett_luce(&games, Prior::None)?;
/// assert_eq!(ratings.standings()[0], 0);
/// # Ok::<(), parlor_stats::RatingError>(())
/// ```
pub fn plackett_luce(games: &FinishingOrders, prior: Prior) -> Result<Ratings, RatingError> {
    let players = games.names.len();
    if players < 2 {
        return Err(RatingError::TooFew { got: players });
    }
    let precision = prior.precision()?;
    if precision == 0.0 {
        connected::check(&games.names, games.ahead())?;
    }
    let situations = games.firsts.iter().map(|(racing, counts)| Situation {
        outcomes: racing.iter().map(|&player| vec![(player, 1.0)]).collect(),
        counts: counts.clone(),
    });
    let model = Model { players, parameters: players, situations: situations.collect(), precision };
    let fit = model.fit()?;
    Ok(Ratings::new(&games.names, fit.parameters, fit.covariance, fit.log_likelihood))
}

/// All orders of some players.
fn orderings(players: &[usize]) -> Vec<Vec<usize>> {
    if players.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |at: usize| {
        let rest = [&players[..at], &players[at + 1..]].concat();
        orderings(&rest).into_iter().map(move |order| [&players[at..=at], &order[..]].concat())
    };
    (0..players.len()).flat_map(with_first).collect()
}
