//! When to stop early.

use parlor_stats::{BlockHypotheses, BlockSprt, ErrorRates};

use crate::{GameLine, Plan, PlanError, StopUnit};

/// The sequential test of a plan with a stop rule.
pub(crate) fn sprt(plan: &Plan) -> Result<Option<BlockSprt>, PlanError> {
    let Some(rule) = plan.stop else { return Ok(None) };
    let wrong = |error: parlor_stats::SprtError| PlanError::Stop { reason: error.to_string() };
    let rates = ErrorRates::new(rule.alpha, rule.beta).map_err(wrong)?;
    let (h0, h1) = (rule.h0, rule.h1);
    let hypotheses = match rule.unit {
        StopUnit::Deviations => BlockHypotheses::Normalised { h0, h1 },
        StopUnit::Score => BlockHypotheses::Mean { h0, h1 },
    };
    BlockSprt::new(hypotheses, rates).map(Some).map_err(wrong)
}

/// The first entrant's mean score in a block.
pub(crate) fn lead(games: &[GameLine]) -> f64 {
    let scores: Vec<f64> = games
        .iter()
        .flat_map(|line| line.seats.iter().zip(&line.scores))
        .filter(|(entrant, _)| **entrant == 0)
        .map(|(_, score)| *score)
        .collect();
    if scores.is_empty() { 0.0 } else { scores.iter().sum::<f64>() / scores.len() as f64 }
}
