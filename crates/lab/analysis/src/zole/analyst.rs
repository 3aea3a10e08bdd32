//! Who judges: an agent that is asked at the table, from the view of the player.

use parlor_agent::{
    Budget, Candidate, Cell, Explanation, Message, Range, Registry, Scale, SpecError, Unit,
};
use parlor_game::Seat;
use parlor_zole::{Action, Contract, Deal, Seen, View};
use parlor_zole_agents::registry;

use super::decision::Basis;
use super::points;
use crate::Advice;

/// An agent that says what every choice is worth to a player who knows no more than its view.
///
/// A new agent with the same seed judges every decision, so that a judgement does not depend on those
/// before it: `parlor zole advise` with that seed says the same.
pub struct Analyst {
    spec: String,
    seed: u64,
    registry: Registry<Deal>,
}

/// Why an agent judges nothing.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CannotJudge {
    /// There is no such agent.
    #[error(transparent)]
    Agent(#[from] SpecError),
    /// It values no choice in points or as chances to win.
    #[error("{agent} values its choices by {scale}, neither in points nor as chances to win")]
    NotInPoints {
        /// Its spec.
        agent: String,
        /// What its values measure: a message key.
        scale: Message,
    },
}

/// What the agent says of a decision.
pub(super) struct Judged {
    /// What it would do.
    pub(super) chosen: Action,
    /// What was made costs so much against that.
    pub(super) cost: Option<(f64, Basis)>,
    /// What sets what was made apart from its choice.
    pub(super) note: Option<Message>,
    /// What its values measure, where that can be no cost.
    pub(super) unfit: Option<Message>,
}

/// What values measure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Measure {
    Points,
    Chances,
}

/// Scales in points of the player who chooses: over a pass, and the mean.
const POINTS: [&str; 2] = ["zole-over-pass", MEAN_POINTS];
/// The mean points by levels, also a column beside chances.
const MEAN_POINTS: &str = "zole-mean-points";

impl Analyst {
    /// The agent of this spec, and its seed.
    pub fn new(spec: &str, seed: u64) -> Result<Analyst, CannotJudge> {
        let registry = registry();
        registry.build(spec, seed)?;
        Ok(Analyst { spec: spec.to_owned(), seed, registry })
    }

    /// The agent's spec.
    pub fn spec(&self) -> &str {
        &self.spec
    }

    /// Judges what the player of `view` did, who has seen so much of the deal.
    pub(super) fn judge(
        &self,
        seat: Seat,
        view: &View,
        seen: &[Seen],
        legal: Vec<Action>,
        made: Action,
    ) -> Result<Judged, CannotJudge> {
        let mut agent = self.registry.build(&self.spec, self.seed)?;
        seen.iter().for_each(|seen| agent.observe(seen));
        let advice = Advice::ask(agent.as_mut(), seat, view, legal, Budget::UNLIMITED);
        Ok(judged(&advice, view, made))
    }
}

fn judged(advice: &Advice<Deal>, view: &View, made: Action) -> Judged {
    let why = &advice.why;
    let Some(measure) = measure(&why.values) else {
        let unfit = Some(why.values.label.clone());
        return Judged { chosen: advice.chosen, cost: None, note: None, unfit };
    };
    let candidate = |action: Action| {
        let of = |one: &&Candidate| advice.legal.get(one.legal_idx) == Some(&action);
        why.candidates.iter().find(of)
    };
    let (chosen, other) = (candidate(advice.chosen), candidate(made));
    let cost = chosen.zip(other).and_then(|(chosen, other)| {
        let by_value = value(chosen)? - value(other)?;
        let by_levels = mean_points(why, chosen).zip(mean_points(why, other));
        let (cost, basis) = match (measure, by_levels) {
            (Measure::Points, _) => (by_value, Basis::Points),
            (Measure::Chances, Some((best, made))) => (best - made, Basis::Levels),
            (Measure::Chances, None) => {
                let setup = view.public().setup();
                let contract: Contract = view.public().contract()?;
                (by_value * points::span(setup, contract, view.me()), Basis::Wins)
            }
        };
        Some((cost.max(0.0), basis))
    });
    Judged {
        chosen: advice.chosen,
        cost,
        note: other.and_then(|one| one.note.clone()),
        unfit: None,
    }
}

fn value(candidate: &Candidate) -> Option<f64> {
    candidate.value.map(|estimate| estimate.value)
}

/// The mean points of a candidate that the agent asked for them.
fn mean_points(why: &Explanation, candidate: &Candidate) -> Option<f64> {
    let at = why.columns.iter().position(|column| column.label.key == MEAN_POINTS)?;
    match candidate.cells.get(at)? {
        Cell::Number(number) => Some(number.value),
        _ => None,
    }
}

/// What a scale measures, if costs can be read from it. Chances are shares drawn from none to all; how
/// likely an agent is to choose a card by lot is none.
fn measure(scale: &Scale) -> Option<Measure> {
    if POINTS.contains(&scale.label.key.as_ref()) {
        return Some(Measure::Points);
    }
    let is_whole = scale.range == Range::Fixed { low: 0.0, high: 1.0 };
    (scale.unit == Unit::Percent && is_whole).then_some(Measure::Chances)
}
