//! When to stop early.

use parlor_stats::{BlockHypotheses, BlockSprt, ErrorRates, SprtError};

use crate::{GameLine, Plan, PlanError, StopRule, StopUnit};

/// The sequential test of a plan with a stop rule.
pub(crate) fn sprt(plan: &Plan) -> Result<Option<BlockSprt>, PlanError> {
    let wrong = |error: SprtError| PlanError::Stop { reason: error.to_string() };
    plan.stop.map(test).transpose().map_err(wrong)
}

/// The sequential test of a stop rule, before the first block.
pub(crate) fn test(rule: StopRule) -> Result<BlockSprt, SprtError> {
    let rates = ErrorRates::new(rule.alpha, rule.beta)?;
    let (h0, h1) = (rule.h0, rule.h1);
    let hypotheses = match rule.unit {
        StopUnit::Deviations => BlockHypotheses::Normalised { h0, h1 },
        StopUnit::Score => BlockHypotheses::Mean { h0, h1 },
    };
    BlockSprt::new(hypotheses, rates)
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
