//! Star2: a look at one reply of every outcome before any is searched in full.
//!
//! B. W. Ballard, 1983, as in `star1`. Where the opponent replies to an outcome, the value of any
//! one reply bounds the outcome from above; if the mean of these bounds is already at alpha or
//! below, the node is done. Otherwise the bounds take the place of the evaluation's bound in Star1.
//! Where the own side moves next, the same holds from below with beta.
//!
//! Where we differ: the reply probed is the first of the search order; its value is kept and not
//! searched again, and going on at a probed node is not counted as another node; a chance node
//! whose outcomes go partly to one side and partly to the other (or end the game) uses whatever
//! each outcome gives.

use parlor_agent::{CutReason, NodeKind};
use parlor_game::{Answers, Silent, Stochastic, Turn};

use crate::expectiminimax::{ChanceNode, after_chance, listed};
use crate::star1::{Mean, Rest, within};
use crate::walk::{Walk, decider};
use crate::{Edge, Parts, Window};

/// What is known of an outcome before it is searched in full.
#[derive(Clone, Copy)]
pub(crate) struct Outlook {
    weight: u32,
    low: f64,
    high: f64,
    /// The value of the first reply, where it was probed.
    first: Option<f64>,
    /// What the outcomes after this one can add to the sum.
    rest: Rest,
}

impl<G: Stochastic, S: Parts<G>> Walk<'_, '_, G, S> {
    /// The mean over the outcomes as far as it lies inside `window`.
    pub(crate) fn star2(&mut self, node: &ChanceNode<'_, G>) -> Option<f64> {
        let &ChanceNode { total, depth, window, .. } = node;
        // Outcomes at the depth are leaves, and with an open window nothing can be cut.
        let open = window.alpha <= self.bounds.low && window.beta >= self.bounds.high;
        let settled = Mean::new(total, window).settled_by(self.bounds, window).is_some();
        if depth < 2 || open || settled {
            return self.star1(node);
        }
        let mut outlooks = self.spare_outlooks.pop().unwrap_or_default();
        outlooks.clear();
        let value = match self.probe_all(node, &mut outlooks)? {
            Some(bound) => bound,
            None => self.search_all(node, &mut outlooks)?,
        };
        self.spare_outlooks.push(outlooks);
        Some(value)
    }

    /// Probes the outcomes in turn. The inner value is the bound that ends the node, if one does.
    fn probe_all(
        &mut self,
        node: &ChanceNode<'_, G>,
        outlooks: &mut Vec<Outlook>,
    ) -> Option<Option<f64>> {
        let &ChanceNode { game, at, total, depth, window } = node;
        let all = f64::from(total);
        let mut sum = Rest { low: all * self.bounds.low, high: all * self.bounds.high };
        for (nth, (chance, weight)) in listed(game, at).enumerate() {
            let after = after_chance(game, chance);
            let edge = Edge::Chance { chance, weight, total };
            let q = f64::from(weight);
            let needed = Window {
                alpha: (window.alpha * all - (sum.high - q * self.bounds.high)) / q,
                beta: (window.beta * all - (sum.low - q * self.bounds.low)) / q,
            };
            let outlook = self.probe(&after, edge, depth - 1, window, needed)?;
            sum.low += q * (outlook.low - self.bounds.low);
            sum.high += q * (outlook.high - self.bounds.high);
            // Nothing is summed up yet; what can come out is known better.
            self.worth(0.0, Some(Window { alpha: sum.low / all, beta: sum.high / all }));
            let (bound, limit) = if outlook.high <= needed.alpha {
                ((sum.high / all).min(window.alpha), window.alpha)
            } else if outlook.low >= needed.beta {
                ((sum.low / all).max(window.beta), window.beta)
            } else {
                outlooks.push(Outlook { weight, ..outlook });
                continue;
            };
            self.cut(CutReason::Star2, self.n_outcomes_after(game, at, nth) + 1, bound, limit);
            return Some(Some(bound));
        }
        Some(None)
    }

    /// What one outcome can be worth, from its first reply or its end.
    fn probe(
        &mut self,
        after: &G,
        edge: Edge<G>,
        depth: u32,
        window: Window,
        needed: Window,
    ) -> Option<Outlook> {
        let bounds = self.bounds;
        let rest = Rest { low: 0.0, high: 0.0 };
        let unknown = Outlook { weight: 0, low: bounds.low, high: bounds.high, first: None, rest };
        let exact = |value| Outlook { low: value, high: value, ..unknown };
        if after.turn() == Turn::Over {
            self.enter(edge);
            return self.meter.node().then(|| exact(self.leaf(after)));
        }
        let Some(mover) = decider(after) else { return Some(unknown) };
        let kind = self.kind(mover);
        let inner = match kind {
            NodeKind::Max if window.beta < bounds.high => {
                Window { alpha: bounds.low, beta: needed.beta.min(bounds.high) }
            }
            NodeKind::Min if window.alpha > bounds.low => {
                Window { alpha: needed.alpha.max(bounds.low), beta: bounds.high }
            }
            _ => return Some(unknown),
        };
        self.enter(edge);
        if !self.meter.node() {
            return None;
        }
        self.at(kind, Some(mover), Some(inner));
        let list = self.take_list(after, mover);
        let mut reply = after.clone();
        reply.advance(&Answers::one(mover, list[0]), &mut Silent);
        self.enter(Edge::Action(mover, list[0]));
        let value = self.mixed(&reply, depth - 1, inner)?;
        self.best();
        self.cut(CutReason::Star2, list.len() - 1, value, value);
        let only = list.len() == 1;
        self.leave(value, if only { inner } else { seen_from(kind, value) });
        self.put_list(list);
        Some(match kind {
            // A value outside of the window is a bound, and settles the node above.
            _ if only && value <= inner.alpha => Outlook { high: value, ..unknown },
            _ if only && value >= inner.beta => Outlook { low: value, ..unknown },
            _ if only => exact(value),
            NodeKind::Max => Outlook { low: value, first: Some(value), ..unknown },
            _ => Outlook { high: value, first: Some(value), ..unknown },
        })
    }

    /// Star1 with the bounds that the probes have given.
    fn search_all(&mut self, node: &ChanceNode<'_, G>, outlooks: &mut [Outlook]) -> Option<f64> {
        let &ChanceNode { game, at, total, depth, window } = node;
        let mut rest = Rest { low: 0.0, high: 0.0 };
        for outlook in outlooks.iter_mut().rev() {
            outlook.rest = rest;
            rest.low += f64::from(outlook.weight) * outlook.low;
            rest.high += f64::from(outlook.weight) * outlook.high;
        }
        let mut mean = Mean::new(total, window);
        let outcomes = listed(game, at);
        for (nth, ((chance, weight), outlook)) in outcomes.zip(outlooks.iter()).enumerate() {
            let needed = mean.needed(weight, outlook.rest);
            let value = if outlook.low == outlook.high {
                outlook.low
            } else {
                let after = after_chance(game, chance);
                let edge = Edge::Chance { chance, weight, total };
                let inside = within(needed, self.bounds);
                if outlook.first.is_some() {
                    self.reenter(edge);
                    self.choice(&after, depth - 1, inside, outlook.first)?
                } else {
                    self.enter(edge);
                    self.mixed(&after, depth - 1, inside)?
                }
            };
            mean.add(weight, value);
            self.worth(mean.value(), Some(mean.reach(outlook.rest)));
            if let Some((bound, limit)) = mean.outside(needed, value, outlook.rest) {
                self.cut(CutReason::Star1, self.n_outcomes_after(game, at, nth), bound, limit);
                return Some(bound);
            }
        }
        Some(mean.value())
    }
}

/// A window that judges the value of one reply of several as the bound it is.
fn seen_from(kind: NodeKind, value: f64) -> Window {
    match kind {
        NodeKind::Max => Window { beta: value, ..Window::OPEN },
        _ => Window { alpha: value, ..Window::OPEN },
    }
}
