//! When to stop early.

use parlor_kit::Rank;
use parlor_stats::{
    BlockHypotheses, BlockSprt, EloScale, ErrorRates, PairSprt, Sprt, SprtError,
    block_t_from_normalised_elo, elo_from_score,
};
use serde::{Deserialize, Serialize};

use crate::{Arena, GameLine, Plan, PlanError, StopRule, StopUnit};

/// How the blocks of a sequential test are modelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopModel {
    /// Block means under a normal law with unknown spread.
    #[default]
    Normal,
    /// Pairs of won, drawn and lost games, counted in five classes.
    Pentanomial,
}

/// The sequential test of a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum StopTest {
    Normal(BlockSprt),
    Pentanomial(PairSprt),
}

/// The sequential test of a plan with a stop rule.
pub(crate) fn of<K: Rank>(arena: &Arena<K>, plan: &Plan) -> Result<Option<StopTest>, PlanError> {
    let wrong = |error: SprtError| PlanError::Stop { reason: error.to_string() };
    let Some(rule) = plan.stop else { return Ok(None) };
    StopTest::new(rule, model(arena, rule)).map(Some).map_err(wrong)
}

/// Pentanomial where a block is a pair of games that are only won, drawn or lost, and the hypotheses
/// lie within its reach; normal otherwise.
pub(crate) fn model<K: Rank>(arena: &Arena<K>, rule: StopRule) -> StopModel {
    // With two seats every seating plan plays both orders: a pair.
    let is_pair = arena.kit.n_seats() == 2 && arena.kit.is_won_or_lost();
    if is_pair && StopTest::new(rule, StopModel::Pentanomial).is_ok() {
        StopModel::Pentanomial
    } else {
        StopModel::Normal
    }
}

impl StopTest {
    /// The test before the first block.
    pub(crate) fn new(rule: StopRule, model: StopModel) -> Result<StopTest, SprtError> {
        let rates = ErrorRates::new(rule.alpha, rule.beta)?;
        let (h0, h1) = (rule.h0, rule.h1);
        match (model, rule.unit) {
            (StopModel::Normal, StopUnit::Deviations) => {
                BlockSprt::new(BlockHypotheses::Normalised { h0, h1 }, rates)
            }
            (StopModel::Normal, StopUnit::Score) => {
                BlockSprt::new(BlockHypotheses::Mean { h0, h1 }, rates)
            }
            (StopModel::Pentanomial, unit) => {
                return pairs(h0, h1, unit, rates).map(StopTest::Pentanomial);
            }
        }
        .map(StopTest::Normal)
    }

    /// Feeds the first entrant's mean score in a block.
    pub(crate) fn add(&mut self, lead: f64) {
        // A value that is not finite, or no score of a pair, cannot come from a game's scores.
        let _ = match self {
            StopTest::Normal(test) => test.add(lead),
            StopTest::Pentanomial(test) => test.add((2.0 * (1.0 + lead)).round() as usize),
        };
    }

    pub(crate) fn progress(&self) -> &Sprt {
        match self {
            StopTest::Normal(test) => test.progress(),
            StopTest::Pentanomial(test) => test.progress(),
        }
    }

    /// How many pairs brought 0 to 4 half points.
    pub(crate) fn pairs(&self) -> Option<[u64; 5]> {
        match self {
            StopTest::Normal(_) => None,
            StopTest::Pentanomial(test) => Some(test.tally().counts()),
        }
    }
}

/// The test of pairs, its hypotheses in Elo: a score of -1 to 1 is a share of points from 0 to 1.
fn pairs(h0: f64, h1: f64, unit: StopUnit, rates: ErrorRates) -> Result<PairSprt, SprtError> {
    let (scale, elo): (EloScale, fn(f64) -> f64) = match unit {
        StopUnit::Deviations => (EloScale::Normalised, |t| t / block_t_from_normalised_elo(1.0, 2)),
        StopUnit::Score => (EloScale::Logistic, |score| elo_from_score(0.5 * (1.0 + score))),
    };
    PairSprt::new(elo(h0), elo(h1), scale, rates)
}

/// The first entrant's mean score in a block; `None` if it did not play in it.
pub(crate) fn lead(games: &[GameLine]) -> Option<f64> {
    let scores: Vec<f64> = games
        .iter()
        .flat_map(|line| line.seats.iter().zip(&line.scores))
        .filter(|(entrant, _)| **entrant == 0)
        .map(|(_, score)| *score)
        .collect();
    (!scores.is_empty()).then(|| scores.iter().sum::<f64>() / scores.len() as f64)
}
