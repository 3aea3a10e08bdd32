//! A search and what is plugged into it.

use parlor_game::Game;

use crate::{AsListed, Evaluate, Memory, NoMemory, NoTrace, Order, Tracer};

/// What is plugged into a [`Search`] of `G`: every search is this for the games that its evaluation,
/// order, memory and tracer fit.
pub trait Parts<G: Game> {
    /// What values leaves.
    type Evaluate: Evaluate<G>;
    /// What sorts moves.
    type Order: Order<G>;
    /// What remembers positions.
    type Memory: Memory<G>;
    /// What hears of every node.
    type Tracer: Tracer<G>;

    /// The search itself, with its parts by name.
    fn parts(&mut self) -> &mut Search<Self::Evaluate, Self::Order, Self::Memory, Self::Tracer>;
}

impl<G, E, O, M, T> Parts<G> for Search<E, O, M, T>
where
    G: Game,
    E: Evaluate<G>,
    O: Order<G>,
    M: Memory<G>,
    T: Tracer<G>,
{
    type Evaluate = E;
    type Order = O;
    type Memory = M;
    type Tracer = T;

    #[inline]
    fn parts(&mut self) -> &mut Search<E, O, M, T> {
        self
    }
}

/// The parts that all depth-first searches share: an evaluation, an order of moves, a memory of
/// positions and a tracer. All are type parameters; what is left at its default costs nothing.
///
/// Each algorithm is a method, in the file of its name: [`minimax`](Search::minimax),
/// [`alpha_beta`](Search::alpha_beta), [`expectiminimax`](Search::expectiminimax),
/// [`best_first`](Search::best_first).
///
/// ```
/// use parlor_agent::Budget;
/// use parlor_game::{Game, Seat};
/// use parlor_search::{Bounds, Returns, Search};
/// use parlor_toy::TicTacToe;
///
/// let mut search = Search::new(Returns(Bounds::UNIT));
/// let mut meter = Budget::UNLIMITED.meter();
/// let found = search.alpha_beta(&TicTacToe::start(&Seat::A), Seat::A, 9, &mut meter);
/// assert_eq!(found.value, 0.0);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Search<E, O = AsListed, M = NoMemory, T = NoTrace> {
    pub(crate) evaluate: E,
    pub(crate) order: O,
    pub(crate) memory: M,
    pub(crate) tracer: T,
    pub(crate) all_exact: bool,
}

impl<E> Search<E> {
    /// A search with this evaluation, moves as listed, no memory and nobody watching. Evaluations,
    /// orders, memories and tracers can be lent: `&mut` of each is one too.
    pub const fn new(evaluate: E) -> Search<E> {
        Search { evaluate, order: AsListed, memory: NoMemory, tracer: NoTrace, all_exact: false }
    }
}

impl<E, O, M, T> Search<E, O, M, T> {
    /// The same search with moves in this order.
    #[must_use]
    pub fn order<P>(self, order: P) -> Search<E, P, M, T> {
        let Search { evaluate, memory, tracer, all_exact, .. } = self;
        Search { evaluate, order, memory, tracer, all_exact }
    }

    /// The same search that remembers positions.
    #[must_use]
    pub fn memory<N>(self, memory: N) -> Search<E, O, N, T> {
        let Search { evaluate, order, tracer, all_exact, .. } = self;
        Search { evaluate, order, memory, tracer, all_exact }
    }

    /// The same search, watched.
    #[must_use]
    pub fn trace<U>(self, tracer: U) -> Search<E, O, M, U> {
        let Search { evaluate, order, memory, all_exact, .. } = self;
        Search { evaluate, order, memory, tracer, all_exact }
    }

    /// The same search, in which every action of the root gets its own value and not only a bound.
    /// Costs the cuts at the root; the choice is the same.
    #[must_use]
    pub fn all_exact(self) -> Search<E, O, M, T> {
        Search { all_exact: true, ..self }
    }
}
