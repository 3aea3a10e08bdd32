//! Minimax: the whole tree, nothing left out.

use parlor_agent::Meter;
use parlor_game::{Game, Seat};

use crate::walk::{Walk, decider};
use crate::{Found, Parts, Search, Window};

impl<E, O, M, T> Search<E, O, M, T> {
    /// The best action for `seat` by full minimax, `depth` actions deep (at least one).
    ///
    /// Leaves are finished games, positions at the depth, and positions where chance is due: for
    /// trees with chance use [`expectiminimax`](Search::expectiminimax).
    pub fn minimax<G: Game>(
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
        walk.shows_windows = false;
        walk.root(game, depth.max(1), |walk, after, depth, _| walk.minimax(after, depth))
    }
}

impl<G: Game, S: Parts<G>> Walk<'_, '_, G, S> {
    fn minimax(&mut self, game: &G, depth: u32) -> Option<f64> {
        if !self.meter.node() {
            return None;
        }
        let Some(mover) = decider(game).filter(|_| depth > 0) else {
            return Some(self.leaf(game));
        };
        self.decision(game, mover, depth, Window::OPEN, None, |walk, after, _| {
            walk.minimax(after, depth - 1)
        })
    }
}
