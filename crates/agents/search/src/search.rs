//! A search and what is plugged into it.

use crate::{AsListed, Forget, NoTrace};

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
pub struct Search<E, O = AsListed, M = Forget, T = NoTrace> {
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
        Search { evaluate, order: AsListed, memory: Forget, tracer: NoTrace, all_exact: false }
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
