//! The cube as an evaluator sees it.

use std::cmp::Ordering;

use parlor_agent::{Ask, Explanation, Message, Scale, Unit};
use parlor_backgammon::{Action, Backgammon};

use crate::{Appraise, Chances, CubeDecision, CubeSpot, MatchEquityTable, Utility, reasons};

use super::EQUITY;

/// Decides about the cube, for money and in matches: double, take, pass and beaver by [`CubeSpot`]
/// from the chances of an evaluator.
#[derive(Clone, Debug)]
pub struct CubeAdvisor<A> {
    pub(super) appraiser: A,
    pub(super) table: &'static MatchEquityTable,
}

impl<A: Appraise> CubeAdvisor<A> {
    /// With the chances of `appraiser`; in matches `table` says what scores are worth.
    pub const fn new(table: &'static MatchEquityTable, appraiser: A) -> CubeAdvisor<A> {
        CubeAdvisor { appraiser, table }
    }

    /// The chances of the player on roll and what he should do, or should have done before a double of
    /// his waits for its answer; `None` where the evaluator has no opinion.
    pub fn decide(&mut self, game: &Backgammon) -> Option<(Chances, CubeDecision)> {
        let chances = self.appraiser.appraise(game.board())?;
        let spot = CubeSpot::of(game, chances, self.table);
        Some((chances, spot.decide_on(game.board())))
    }

    /// Answers a question about the cube: the best of the listed actions, of equals the first; the first
    /// also where the evaluator has no opinion.
    pub(crate) fn answer(
        &mut self,
        ask: &Ask<'_, Backgammon>,
        why: Option<&mut Explanation>,
    ) -> Action {
        let decided = self.decide(ask.view);
        let side = if ask.seat == ask.view.on_roll() { 1.0 } else { -1.0 };
        let worth = |decision: &CubeDecision, action: Action| match action {
            Action::Roll => Some(decision.no_double),
            Action::Double => Some(decision.doubled()),
            Action::Take => Some(side * decision.double_take),
            // The player who drops loses the cube as it lies.
            Action::Drop => Some(-decision.double_pass),
            Action::Beaver => Some(side * 2.0 * decision.double_take),
            Action::Play(_) => None,
        };
        let value = |&action| decided.as_ref().and_then(|(_, decision)| worth(decision, action));
        let values: Vec<Option<f64>> = ask.legal.iter().map(value).collect();
        let chosen = reasons::best(&values);
        if let Some(why) = why {
            why.values = Scale::new(EQUITY, Unit::signed(3));
            why.verdict = Some(reasons::name(ask.view, ask.legal[chosen]));
            reasons::candidates(ask, &values, chosen, why);
            if let Some((chances, decision)) = decided {
                why.method.extend(reason(ask, &values, chosen, &decision));
                let seen = if side > 0.0 { chances } else { chances.flipped() };
                let name = std::iter::once(Message::new("bg-before-roll"));
                let utility = Utility::of(ask.view, self.table);
                why.panels.push(reasons::chances(name, &[seen], (&utility, ask.seat)));
            }
        }
        ask.legal[chosen]
    }
}

/// Why: before the roll the decision of both players, to a double what the other answer would cost.
fn reason(
    ask: &Ask<'_, Backgammon>,
    values: &[Option<f64>],
    chosen: usize,
    decision: &CubeDecision,
) -> Option<Message> {
    if !ask.legal.contains(&Action::Drop) {
        return Some(words(decision));
    }
    let passes = ask.legal[chosen] == Action::Drop;
    let others = (0..values.len()).filter(|&idx| (ask.legal[idx] == Action::Drop) != passes);
    let other =
        others.max_by(|&a, &b| values[a].partial_cmp(&values[b]).unwrap_or(Ordering::Equal))?;
    let loss = values[chosen]? - values[other]?;
    let unit = Unit::number(2);
    if unit.text(loss) == unit.text(0.0) {
        let next = reasons::name(ask.view, ask.legal[other]);
        return Some(Message::new("bg-as-good-as").with("next", next));
    }
    let costs = Message::new(if passes { "bg-taking-costs" } else { "bg-passing-costs" });
    Some(costs.with("loss", unit.of(loss)))
}

/// The decision of both players in a sentence.
fn words(decision: &CubeDecision) -> Message {
    let unit = Unit::signed(3);
    Message::new("bg-cube-decision")
        .with("offer", decision.verdict.offer_words())
        .with("answer", decision.verdict.answer_words())
        .with("no-double", unit.of(decision.no_double))
        .with("double-take", unit.of(decision.double_take))
        .with("double-pass", unit.of(decision.double_pass))
}
