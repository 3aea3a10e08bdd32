//! Alpha-beta: minimax without what cannot matter.

use parlor_agent::Meter;
use parlor_game::{Game, Seat};

use crate::walk::{Walk, decider};
use crate::{Evaluate, Found, Memory, Order, Search, Tracer, Window};

impl<E, O, M, T> Search<E, O, M, T> {
    /// The best action for `seat` by alpha-beta, `depth` actions deep (at least one): the action
    /// and value of [`minimax`](Search::minimax), with fewer nodes.
    pub fn alpha_beta<G>(
        &mut self,
        game: &G,
        seat: Seat,
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Found<G::Action>
    where
        G: Game,
        E: Evaluate<G>,
        O: Order<G>,
        M: Memory<G>,
        T: Tracer<G>,
    {
        let mut walk = Walk::new(self, game, seat, meter);
        walk.root(game, depth.max(1), Walk::alpha_beta)
    }
}

impl<G, E, O, M, T> Walk<'_, '_, G, E, O, M, T>
where
    G: Game,
    E: Evaluate<G>,
    O: Order<G>,
    M: Memory<G>,
    T: Tracer<G>,
{
    /// The value of `game` as far as it lies inside `window` (fail-soft: outside, the tightest
    /// bound seen). `None` when the budget is spent.
    pub(crate) fn alpha_beta(&mut self, game: &G, depth: u32, window: Window) -> Option<f64> {
        if !self.meter.node() {
            return None;
        }
        let Some(mover) = decider(game).filter(|_| depth > 0) else {
            return Some(self.leaf(game));
        };
        let kind = self.kind(mover);
        if let Some(value) = self.recall(game, depth, window) {
            return Some(self.recalled(kind, value, window));
        }
        self.at(kind, Some(mover), Some(window));
        let value = self.decision(game, mover, window, None, |walk, after, inner| {
            walk.alpha_beta(after, depth - 1, inner)
        })?;
        self.keep(game, depth, window, value);
        Some(self.leave(value, window))
    }
}
