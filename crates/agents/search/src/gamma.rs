//! Gamma pruning: the backgammon source's rule at chance nodes, put right.
//!
//! The source (after Melko and Nagy, 2007) prints, for the outcomes of one child of a maximiser:
//! `s := s + P v`, `p := p + P`, `bound := s + (1 − p) v_max`; if `bound ≤ v`, the best so far, the
//! child is given up; after the loop `v := max(v, bound)`. Here:
//!
//! - the value of a child that was not given up is its mean `s`, not the bound; they are equal only
//!   because then `p = 1`;
//! - `p` is a whole number out of the total weight (36 for two dice), so that nothing is lost by
//!   adding 1/18 fifteen times;
//! - the bounds are those of the evaluation, and the evaluation is held to them.
//!
//! As in the source only the best value of the chance node's own parent counts, and every outcome is
//! searched with an open window: that is what [`star1`](crate::Prune::Star1) does better.

use parlor_agent::CutReason;
use parlor_game::Stochastic;

use crate::expectiminimax::{ChanceNode, listed};
use crate::walk::Walk;
use crate::{Parts, Window};

impl<G: Stochastic, S: Parts<G>> Walk<'_, '_, G, S> {
    /// The mean over the outcomes, or a bound of it as soon as it cannot get inside `window`, which
    /// holds the best of the parent and nothing else.
    pub(crate) fn gamma(&mut self, node: &ChanceNode<'_, G>) -> Option<f64> {
        let &ChanceNode { game, at, total, depth, window } = node;
        let all = f64::from(total);
        let mut sum = 0.0;
        let mut left = total;
        for (nth, (chance, weight)) in listed(game, at).enumerate() {
            let after = self.outcome(game, chance, weight, total);
            sum += f64::from(weight) * self.mixed(&after, depth - 1, Window::OPEN)?;
            left -= weight;
            let reach = self.reach(sum, left, all);
            let Window { alpha: at_least, beta: at_most } = reach;
            self.worth(sum / all, Some(reach));
            let (bound, limit) = if at_most <= window.alpha {
                (at_most, window.alpha)
            } else if at_least >= window.beta {
                (at_least, window.beta)
            } else {
                continue;
            };
            self.cut(CutReason::Gamma, self.n_outcomes_after(game, at, nth), bound, limit);
            return Some(bound);
        }
        Some(sum / all)
    }
}
