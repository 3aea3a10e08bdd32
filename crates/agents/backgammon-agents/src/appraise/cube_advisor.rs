//! The cube as an evaluator sees it.

use parlor_agent::{Ask, Explanation, Message, Scale, Unit};
use parlor_backgammon::{Action, Backgammon};

use crate::why::{CubeCase, MARGINS, explain_cube};
use crate::{
    Appraise, Chances, CubeDecision, CubeSpot, MatchEquityTable, Offer, PositionClass, Utility,
    reasons,
};

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
        let (board, utility) = (game.board(), Utility::of(game, self.table));
        // What the tables know they know better than any outlook.
        let seen = if PositionClass::of(board) == PositionClass::BearOff {
            None
        } else {
            self.appraiser.outlook(board, (&utility, game.on_roll()))
        };
        let chances = match &seen {
            Some(outlook) => outlook.mean(),
            None => self.appraiser.appraise(board)?,
        };
        let spot = CubeSpot::of(game, chances, self.table);
        let decision = match seen {
            Some(outlook) => spot.decide_dead().unwrap_or_else(|| spot.decide_with(&outlook)),
            None => spot.decide_on(board),
        };
        Some((chances, decision))
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
            // Who wins the match with this cube gains nothing by a bigger one, whatever rounding says.
            Action::Double if decision.verdict.offer == Offer::Never => {
                Some(decision.doubled().min(decision.no_double))
            }
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
            why.margins = Some(MARGINS);
            reasons::candidates(ask, &values, chosen, why);
            if let Some((chances, decision)) = decided {
                let spot = CubeSpot::of(ask.view, chances, self.table);
                let case = CubeCase { chances, decision, cash_point: spot.cash_point() };
                explain_cube(ask, &case, ask.legal[chosen], why);
                let seen = if side > 0.0 { chances } else { chances.flipped() };
                let name = std::iter::once(Message::new("bg-before-roll"));
                let utility = Utility::of(ask.view, self.table);
                why.panels.push(reasons::chances(name, &[seen], (&utility, ask.seat)));
            }
        }
        ask.legal[chosen]
    }
}
