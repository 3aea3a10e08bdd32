//! One thing that a search does.

use parlor_game::{Game, Seat};

use super::{Edge, Window};
use crate::{CutReason, Estimate, NodeKind};

/// One thing that a search does, at the node where it is.
#[derive(PartialEq, Debug)]
pub enum SearchEvent<G: Game> {
    /// It goes along an edge to a new child. [`Edge::Root`] begins a new tree.
    Enter(Edge<G>),
    /// It goes back to a child where it has been before, by its number.
    Reenter(u32),
    /// The node is of this kind and was reached with this window.
    At {
        /// Who chooses here.
        kind: NodeKind,
        /// The seat that moves, if one does.
        mover: Option<Seat>,
        /// The values that matter here, where the algorithm keeps a window.
        window: Option<Window>,
    },
    /// The edge to this node is taken this often at present: a strategy that is being learnt.
    Share(f64),
    /// How likely the way to this node is while a strategy is being learnt.
    Reach {
        /// By the choices of the seat that decides here.
        own: f64,
        /// By chance and the choices of everyone else.
        others: f64,
    },
    /// What has been learnt of the edge to this node.
    Learnt(Choice),
    /// What the node is worth so far.
    Worth {
        /// The best child so far, the sum of outcomes so far, the mean of playouts so far.
        value: f64,
        /// At a decision what is left of its window; at a chance node the least and the most that it can
        /// still come to.
        range: Option<Window>,
    },
    /// The child just left is the best so far.
    Best,
    /// The other children are left out.
    Cut(Pruned),
    /// The node is done; the search goes back to its parent.
    Leave(Estimate),
}

impl<G: Game> Clone for SearchEvent<G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for SearchEvent<G> {}

/// One action of an information set while a strategy is being learnt, seen by the seat that chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// How often it was chosen in this round.
    pub share: f64,
    /// What it was worth in this round, when all went on as they did.
    pub value: f64,
    /// Its regret after the round.
    pub regret: f64,
    /// The sum of its shares after the round, each as likely as the seat's own way there.
    pub sum: f64,
}

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
