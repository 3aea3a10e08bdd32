//! Alpha-beta: minimax without what cannot matter.

use parlor_agent::Meter;
use parlor_game::{Game, Seat};

use crate::walk::{Walk, decider};
use crate::{Found, Parts, Search, Window};

impl<E, O, M, T> Search<E, O, M, T> {
    /// The best action for `seat` by alpha-beta, `depth` actions deep (at least one): the action
    /// and value of [`minimax`](Search::minimax), with fewer nodes.
    pub fn alpha_beta<G: Game>(
        &mut self,
        game: &G,
        seat: Seat,
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Found<G::Action>
    where
        Self: Parts<G>,
    {
        let mut walk = Walk::new(self, game, seat, meter);
        walk.root(game, depth.max(1), Walk::alpha_beta)
    }
}

impl<G: Game, S: Parts<G>> Walk<'_, '_, G, S> {
    /// The value of `game` as far as it lies inside `window` (fail-soft: outside, the tightest
    /// bound seen). `None` when the budget is spent.
    pub(crate) fn alpha_beta(&mut self, game: &G, depth: u32, window: Window) -> Option<f64> {
        if !self.meter.node() {
            return None;
        }
        let Some(mover) = decider(game).filter(|_| depth > 0) else {
            return Some(self.leaf(game));
        };
        self.decision(game, mover, depth, window, None, |walk, after, inner| {
            walk.alpha_beta(after, depth - 1, inner)
        })
    }
}
