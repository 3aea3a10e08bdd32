//! Star1: alpha-beta windows carried through chance nodes.
//!
//! B. W. Ballard, "The *-minimax search procedure for trees containing chance nodes", Artificial
//! Intelligence 21, 1983. With the sum `s` of weight × value so far, the weight `q` of an outcome
//! and `r` of those after it, the outcome matters only above
//! `(alpha·total − s − r·high) / q` and below `(beta·total − s − r·low) / q`.

use parlor_agent::CutReason;
use parlor_game::Stochastic;

use crate::expectiminimax::{ChanceNode, listed};
use crate::walk::Walk;
use crate::{Bounds, Parts, Window};

impl<G: Stochastic, S: Parts<G>> Walk<'_, '_, G, S> {
    /// The mean over the outcomes as far as it lies inside `window`.
    pub(crate) fn star1(&mut self, node: &ChanceNode<'_, G>) -> Option<f64> {
        let &ChanceNode { game, at, total, depth, window } = node;
        let mut mean = Mean::new(total, window);
        if let Some(bound) = mean.settled_by(self.bounds, window) {
            self.cut(CutReason::Star1, self.n_outcomes_after(game, at, 0) + 1, bound, bound);
            return Some(bound);
        }
        let mut left = total;
        for (nth, (chance, weight)) in listed(game, at).enumerate() {
            left -= weight;
            let rest = Rest {
                low: f64::from(left) * self.bounds.low,
                high: f64::from(left) * self.bounds.high,
            };
            let needed = mean.needed(weight, rest);
            let after = self.outcome(game, chance, weight, total);
            let value = self.mixed(&after, depth - 1, within(needed, self.bounds))?;
            mean.add(weight, value);
            self.worth(mean.value(), Some(mean.reach(rest)));
            if let Some((bound, limit)) = mean.outside(needed, value, rest) {
                self.cut(CutReason::Star1, self.n_outcomes_after(game, at, nth), bound, limit);
                return Some(bound);
            }
        }
        Some(mean.value())
    }
}

/// What the outcomes not yet searched can add to the sum.
#[derive(Clone, Copy)]
pub(crate) struct Rest {
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// A mean in the making, held against a window. Sums are of weight × value, so that weights stay
/// whole numbers until the end.
pub(crate) struct Mean {
    sum: f64,
    total: f64,
    window: Window,
}

impl Mean {
    pub(crate) fn new(total: u32, window: Window) -> Mean {
        Mean { sum: 0.0, total: f64::from(total), window }
    }

    /// The bound that settles the node before anything is searched: all values lie outside.
    pub(crate) fn settled_by(&self, bounds: Bounds, window: Window) -> Option<f64> {
        if window.alpha >= bounds.high {
            Some(bounds.high)
        } else if window.beta <= bounds.low {
            Some(bounds.low)
        } else {
            None
        }
    }

    /// The window outside of which an outcome of this weight decides the whole node.
    pub(crate) fn needed(&self, weight: u32, rest: Rest) -> Window {
        let weight = f64::from(weight);
        Window {
            alpha: (self.window.alpha * self.total - self.sum - rest.high) / weight,
            beta: (self.window.beta * self.total - self.sum - rest.low) / weight,
        }
    }

    pub(crate) fn add(&mut self, weight: u32, value: f64) {
        self.sum += f64::from(weight) * value;
    }

    /// The bound of the mean and the side of the window it lies beyond, if the outcome just added
    /// came out beyond what was needed.
    pub(crate) fn outside(&self, needed: Window, value: f64, rest: Rest) -> Option<(f64, f64)> {
        let Window { alpha, beta } = self.window;
        if value <= needed.alpha {
            Some((((self.sum + rest.high) / self.total).min(alpha), alpha))
        } else if value >= needed.beta {
            Some((((self.sum + rest.low) / self.total).max(beta), beta))
        } else {
            None
        }
    }

    /// The least and the most that the mean can come to.
    #[inline]
    pub(crate) fn reach(&self, rest: Rest) -> Window {
        Window {
            alpha: (self.sum + rest.low) / self.total,
            beta: (self.sum + rest.high) / self.total,
        }
    }

    pub(crate) fn value(&self) -> f64 {
        self.sum / self.total
    }
}

/// The part of `window` that lies within `bounds`: nothing beyond them can come out.
pub(crate) fn within(window: Window, bounds: Bounds) -> Window {
    Window { alpha: window.alpha.max(bounds.low), beta: window.beta.min(bounds.high) }
}
