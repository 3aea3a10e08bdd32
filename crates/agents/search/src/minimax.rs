//! Minimax: the whole tree, nothing left out.

use parlor_agent::Meter;
use parlor_game::{Game, Seat};

use crate::walk::{Walk, decider};
use crate::{Evaluate, Found, Memory, Order, Search, Tracer, Window};

impl<E, O, M, T> Search<E, O, M, T> {
    /// The best action for `seat` by full minimax, `depth` actions deep (at least one).
    ///
    /// Leaves are finished games, positions at the depth, and positions where chance is due: for
    /// trees with chance use [`expectiminimax`](Search::expectiminimax).
    pub fn minimax<G>(
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
        walk.root(game, depth.max(1), |walk, after, depth, _| walk.minimax(after, depth))
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
    fn minimax(&mut self, game: &G, depth: u32) -> Option<f64> {
        if !self.meter.node() {
            return None;
        }
        let Some(mover) = decider(game).filter(|_| depth > 0) else {
            return Some(self.leaf(game));
        };
        let kind = self.kind(mover);
        if let Some(value) = self.recall(game, depth, Window::OPEN) {
            return Some(self.recalled(kind, value, Window::OPEN));
        }
        self.at(kind, Some(mover), None);
        let value = self.decision(game, mover, Window::OPEN, None, |walk, after, _| {
            walk.minimax(after, depth - 1)
        })?;
        self.keep(game, depth, Window::OPEN, value);
        Some(self.leave(value, Window::OPEN))
    }
}
