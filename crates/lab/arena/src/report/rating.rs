//! One number for each entrant.

use std::collections::BTreeMap;

use parlor_stats::{
    Confidence, Draws, Duels, FinishingOrders, Interval, Prior, RatingError, Ratings,
    bradley_terry, plackett_luce,
};
use serde::Serialize;

use crate::GameLine;

/// Ratings on the Elo scale, the mean of the field being 0.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RatingTable {
    /// How they were fitted.
    pub model: RatingModel,
    /// Was a prior needed, because someone won or lost everything?
    pub with_prior: bool,
    /// Strongest first.
    pub ratings: Vec<Rating>,
}

/// The model of a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatingModel {
    /// Two at a table: won, drawn, lost.
    BradleyTerry,
    /// Three or four: finishing orders.
    PlackettLuce,
}

/// One entrant's rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Its number.
    pub entrant: usize,
    /// Elo above the mean of the field.
    pub elo: f64,
    /// The 95 % interval, as if all games were independent.
    pub interval: (f64, f64),
}

/// Elo of 350 is one standard deviation of this prior: weak, but enough for finite ratings.
const WEAK: Prior = Prior::Normal { sd: 2.0 };

impl RatingTable {
    pub(super) fn of(names: &[String], lines: &[GameLine]) -> Result<RatingTable, RatingError> {
        let n_seats = lines.first().map_or(2, |line| line.seats.len());
        let model =
            if n_seats == 2 { RatingModel::BradleyTerry } else { RatingModel::PlackettLuce };
        let fit = |prior| match model {
            RatingModel::BradleyTerry => {
                bradley_terry(&duels(names, lines)?, Draws::Half, prior).map(|fit| fit.ratings)
            }
            RatingModel::PlackettLuce => plackett_luce(&orders(names, lines)?, prior),
        };
        let (ratings, with_prior) = match fit(Prior::None) {
            Err(RatingError::Separated { .. } | RatingError::Disconnected { .. }) => {
                (fit(WEAK)?, true)
            }
            other => (other?, false),
        };
        Ok(RatingTable { model, with_prior, ratings: table(&ratings) })
    }
}

fn table(ratings: &Ratings) -> Vec<Rating> {
    let rating = |entrant| {
        let Interval { low, high } = ratings.elo_interval(entrant, Confidence::P95);
        Rating { entrant, elo: ratings.elo(entrant), interval: (low, high) }
    };
    ratings.standings().into_iter().map(rating).collect()
}

fn duels(names: &[String], lines: &[GameLine]) -> Result<Duels, RatingError> {
    let mut duels = Duels::among(names.iter().cloned());
    for line in lines {
        let ([a, b], [x, y]) = (&line.seats[..], &line.scores[..]) else { continue };
        let result = if x > y { [1, 0, 0] } else { [0, u64::from(x == y), u64::from(x < y)] };
        if a != b {
            duels.add(*a, *b, result)?;
        }
    }
    Ok(duels)
}

/// Finishing orders by score. An entrant that sits at several seats is taken once, at its mean.
fn orders(names: &[String], lines: &[GameLine]) -> Result<FinishingOrders, RatingError> {
    let mut orders = FinishingOrders::among(names.iter().cloned());
    for line in lines {
        let mut means: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
        for (&entrant, score) in line.seats.iter().zip(&line.scores) {
            let (sum, n) = means.entry(entrant).or_default();
            *sum += score;
            *n += 1.0;
        }
        let mut scores: Vec<(usize, f64)> =
            means.into_iter().map(|(entrant, (sum, n))| (entrant, sum / n)).collect();
        scores.sort_by(|a, b| b.1.total_cmp(&a.1));
        let places: Vec<Vec<usize>> = scores
            .chunk_by(|a, b| a.1 == b.1)
            .map(|place| place.iter().map(|(entrant, _)| *entrant).collect())
            .collect();
        let places: Vec<&[usize]> = places.iter().map(Vec::as_slice).collect();
        orders.add_places(&places)?;
    }
    Ok(orders)
}
