//! A node at which someone decides: the heart of every depth-first search, and its root.

use parlor_agent::{CutReason, Estimate, NodeKind};
use parlor_game::{Answers, Game, Seat, Silent};

use crate::walk::{Walk, decider};
use crate::{Edge, Evaluate, Found, Parts, Tracer, Valued, Window};

/// Values of the root nearer to each other than this are equal, and the action listed first is
/// taken: sums in another order differ by rounding alone, and must not change the choice.
pub const TIE: f64 = 1e-12;

impl<G: Game, S: Parts<G>> Walk<'_, '_, G, S> {
    /// The best of `mover`'s actions, `depth` levels deep, each valued by `below` with the window that
    /// the earlier ones leave; stops at a cut. What memory knows is not searched again. `first` is what the first action is known to be worth. `None` when
    /// the budget is spent.
    #[inline]
    pub(crate) fn decision(
        &mut self,
        game: &G,
        mover: Seat,
        depth: u32,
        window: Window,
        first: Option<f64>,
        mut below: impl FnMut(&mut Self, &G, Window) -> Option<f64>,
    ) -> Option<f64> {
        let kind = self.kind(mover);
        if let Some(value) = self.recall(game, depth, window) {
            return Some(self.recalled(kind, value, window));
        }
        self.at(kind, Some(mover), self.shows_windows.then_some(window));
        let list = self.take_list(game, mover);
        let mut inner = window;
        let mut best = worst(kind);
        for (nth, &action) in list.iter().enumerate() {
            let value = match first {
                Some(value) if nth == 0 => value,
                _ => {
                    let mut after = game.clone();
                    after.advance(&Answers::one(mover, action), &mut Silent);
                    self.enter(Edge::Action(mover, action));
                    below(self, &after, inner)?
                }
            };
            if improves(kind, value, best) {
                best = value;
                self.best();
            }
            let (is_cut, reason, limit) = if kind == NodeKind::Max {
                inner.alpha = inner.alpha.max(best);
                (best >= window.beta, CutReason::Beta, window.beta)
            } else {
                inner.beta = inner.beta.min(best);
                (best <= window.alpha, CutReason::Alpha, window.alpha)
            };
            self.worth(best, self.shows_windows.then_some(inner));
            if is_cut {
                self.cut(reason, list.len() - nth - 1, best, limit);
                break;
            }
        }
        self.put_list(list);
        self.keep(game, depth, window, best);
        Some(self.leave(best, window))
    }

    /// The root of a search: as [`Walk::decision`], but with a value for each action, and ties go
    /// to the action that the game lists first, whatever the order of the search. Where nobody
    /// decides, `below` values the root itself.
    pub(crate) fn root(
        &mut self,
        game: &G,
        depth: u32,
        mut below: impl FnMut(&mut Self, &G, u32, Window) -> Option<f64>,
    ) -> Found<G::Action> {
        let nodes_before = self.meter.used();
        self.enter(Edge::Root);
        let mut found = match decider(game) {
            Some(mover) => self.root_decision(game, mover, depth, below),
            None => {
                let value = below(self, game, depth, Window::OPEN);
                let value = value.unwrap_or_else(|| self.leaf(game));
                Found { action: None, value, depth, ..Found::empty() }
            }
        };
        found.spent = self.meter.spent();
        found.nodes = self.meter.used() - nodes_before;
        found
    }

    fn root_decision(
        &mut self,
        game: &G,
        mover: Seat,
        depth: u32,
        mut below: impl FnMut(&mut Self, &G, u32, Window) -> Option<f64>,
    ) -> Found<G::Action> {
        let kind = self.kind(mover);
        let granted = self.meter.node();
        if granted {
            self.at(kind, Some(mover), self.shows_windows.then_some(Window::OPEN));
        }
        let mut listed = Vec::new();
        game.legal(mover, &mut listed);
        let ordered = self.take_list(game, mover);
        let mut candidates: Vec<_> = listed.iter().copied().map(Valued::unknown).collect();
        let mut best: Option<(usize, f64)> = None;
        for &action in ordered.iter().take_while(|_| granted) {
            let Some(idx) = listed.iter().position(|&other| other == action) else { continue };
            let used = self.meter.used();
            let is_exact = self.search.all_exact || !self.cuts();
            let window = if is_exact { Window::OPEN } else { left_by(kind, best, idx) };
            let mut after = game.clone();
            after.advance(&Answers::one(mover, action), &mut Silent);
            self.enter(Edge::Action(mover, action));
            let Some(value) = below(self, &after, depth - 1, window) else { break };
            candidates[idx].value = Some(window.judge(value));
            candidates[idx].visits = self.meter.used() - used;
            if best.is_none_or(|best| takes_over(kind, (idx, value), best)) {
                best = Some((idx, value));
                self.best();
            }
            let left = self.shows_windows.then(|| left_by(kind, best, usize::MAX));
            self.worth(best.map_or(value, |(_, best)| best), left);
        }
        let (idx, value) = best.unwrap_or_else(|| {
            // Not even one action was finished: the first in the order, unsearched.
            let first = ordered.first().and_then(|a| listed.iter().position(|b| b == a));
            (first.unwrap_or(0), self.search.evaluate.value(game, self.seat))
        });
        if self.meter.spent().is_none() && S::Tracer::WANTED {
            self.search.tracer.leave(Estimate::exact(value));
        }
        let action = listed.get(idx).copied();
        Found { action, value, candidates, depth, ..Found::empty() }
    }
}

/// The window that the best of the root so far leaves for action number `idx`. An action listed
/// before the best must be able to show that it is equal.
fn left_by(kind: NodeKind, best: Option<(usize, f64)>, idx: usize) -> Window {
    let Some((best_idx, value)) = best else { return Window::OPEN };
    let margin = if idx < best_idx { 2.0 * TIE } else { 0.0 };
    match kind {
        NodeKind::Max => Window { alpha: value - margin, ..Window::OPEN },
        _ => Window { beta: value + margin, ..Window::OPEN },
    }
}

/// Does action `idx` with its value take the place of the best so far?
fn takes_over(kind: NodeKind, (idx, value): (usize, f64), (best_idx, best): (usize, f64)) -> bool {
    let gain = if kind == NodeKind::Max { value - best } else { best - value };
    if idx < best_idx { gain >= -TIE } else { gain > TIE }
}

#[inline]
pub(crate) fn improves(kind: NodeKind, value: f64, best: f64) -> bool {
    if kind == NodeKind::Max { value > best } else { value < best }
}

#[inline]
pub(crate) fn worst(kind: NodeKind) -> f64 {
    if kind == NodeKind::Max { f64::NEG_INFINITY } else { f64::INFINITY }
}
