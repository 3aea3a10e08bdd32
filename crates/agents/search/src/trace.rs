//! Watching a search.

use parlor_agent::{CutReason, Estimate, NodeKind};
use parlor_game::{Game, Seat};

use crate::Window;

/// What leads to a node.
#[derive(PartialEq, Debug)]
pub enum Edge<G: Game> {
    /// Nothing: the search begins here.
    Root,
    /// This seat does this.
    Action(Seat, G::Action),
    /// This comes out, in `weight` of `total` cases.
    Chance {
        /// What comes out.
        chance: G::Chance,
        /// In how many cases.
        weight: u32,
        /// Of how many.
        total: u32,
    },
}

impl<G: Game> Clone for Edge<G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Edge<G> {}

/// The end of the search at a node before all its children were seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pruned {
    /// Which rule allowed it.
    pub reason: CutReason,
    /// How many children were not searched to the end.
    pub n_skipped: u32,
    /// What the node is worth at most (under alpha) or at least (over beta).
    pub value: f64,
    /// The value elsewhere that makes it useless.
    pub limit: f64,
}

/// Watches a search. A type parameter, so that nobody watching costs nothing.
///
/// For each node the calls come in this order: `enter` (by the edge that leads there), `at`, then
/// the children, each of them followed by `best` if it is the best so far, then `cut` if some were
/// left out, then `leave`. When the budget is spent, nodes stay open. [`Edge::Root`] begins a new
/// tree; a search that deepens begins several.
pub trait Tracer<G: Game> {
    /// Is anyone watching?
    const WANTED: bool = true;

    /// The search goes along `edge` to a child.
    fn enter(&mut self, _edge: Edge<G>) {}

    /// The search goes back along `edge` to a child that it has only probed. It is not a new node.
    fn reenter(&mut self, _edge: Edge<G>) {}

    /// The node is of this kind and was reached with this window.
    fn at(&mut self, _kind: NodeKind, _mover: Option<Seat>, _window: Option<Window>) {}

    /// The child just left is the best so far of the node we are at.
    fn best(&mut self) {}

    /// The other children are left out.
    fn cut(&mut self, _cut: Pruned) {}

    /// The node is done; the search goes back to its parent.
    fn leave(&mut self, _value: Estimate) {}
}

impl<G: Game, T: Tracer<G>> Tracer<G> for &mut T {
    const WANTED: bool = T::WANTED;

    fn enter(&mut self, edge: Edge<G>) {
        (**self).enter(edge);
    }

    fn reenter(&mut self, edge: Edge<G>) {
        (**self).reenter(edge);
    }

    fn at(&mut self, kind: NodeKind, mover: Option<Seat>, window: Option<Window>) {
        (**self).at(kind, mover, window);
    }

    fn best(&mut self) {
        (**self).best();
    }

    fn cut(&mut self, cut: Pruned) {
        (**self).cut(cut);
    }

    fn leave(&mut self, value: Estimate) {
        (**self).leave(value);
    }
}

/// Watches nothing; compiled away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoTrace;

impl<G: Game> Tracer<G> for NoTrace {
    const WANTED: bool = false;
}
