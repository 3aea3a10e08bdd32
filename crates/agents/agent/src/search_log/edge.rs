//! What leads from one node of a search to the next.

use parlor_game::{Game, Seat};

use crate::Message;

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
        /// Of how many; 0 where the game does not tell its odds.
        total: u32,
    },
    /// What is hidden is taken to be so: the world of this number, counted from 0.
    World(u32),
}

impl<G: Game> Clone for Edge<G> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Edge<G> {}

impl<G: Game> Edge<G> {
    /// How likely the outcome is; `None` where the game does not tell, and for what is not chance.
    pub fn probability(&self) -> Option<f64> {
        match self {
            Edge::Chance { weight, total: total @ 1.., .. } => {
                Some(f64::from(*weight) / f64::from(*total))
            }
            Edge::Root | Edge::Action(..) | Edge::Chance { .. } | Edge::World(_) => None,
        }
    }

    /// The edge as its types print themselves: a label for games without words of their own.
    pub fn debug_label(&self) -> Message {
        Message::verbatim(match self {
            Edge::Root => String::new(),
            Edge::Action(_, action) => format!("{action:?}"),
            Edge::Chance { chance, .. } => format!("{chance:?}"),
            Edge::World(nth) => format!("{}", nth + 1),
        })
    }
}
