//! Expectiminimax as an agent of any open game.

use parlor_agent::{Agent, Ask, Bound, Budget, Explanation, SearchLog};
use parlor_game::{Observed, Seat, Stochastic};

use crate::agents::words::{Words, only_answer};
use crate::{
    AsListed, Evaluate, Found, Memory, NoMemory, NoTrace, Order, Prune, Search, Tracer, deepen,
};

/// Plays what expectiminimax finds. Without a cap it searches to its depth at once; with one it
/// deepens until the budget is spent.
#[derive(Clone, Debug)]
pub struct ExpectiminimaxAgent<G: Observed, E, O = AsListed, M = NoMemory> {
    /// What positions are worth.
    pub evaluate: E,
    /// Which actions are tried first.
    pub order: O,
    /// What remembers positions within one decision.
    pub memory: M,
    /// How many levels deep, decisions and chance both counted.
    pub depth: u32,
    /// By how many levels it deepens under a cap.
    pub step: u32,
    /// What is left out at chance nodes.
    pub prune: Prune,
    /// Does every action get its own value, and not only a bound where it was cut off? Costs the
    /// cuts at the root. Explanations without a cap do so in any case.
    pub all_exact: bool,
    /// What things are called in explanations.
    pub words: Words<G>,
    nodes: u64,
    depth_reached: u32,
}

impl<G: Observed, E> ExpectiminimaxAgent<G, E> {
    /// An agent with this evaluation and depth: moves as listed, Star2, steps of one level.
    pub fn new(evaluate: E, depth: u32) -> ExpectiminimaxAgent<G, E> {
        ExpectiminimaxAgent {
            evaluate,
            order: AsListed,
            memory: NoMemory,
            depth,
            step: 1,
            prune: Prune::Star2,
            all_exact: false,
            words: Words::default(),
            nodes: 0,
            depth_reached: 0,
        }
    }
}

impl<G: Observed, E, O, M> ExpectiminimaxAgent<G, E, O, M> {
    /// The same agent that tries actions in this order.
    #[must_use]
    pub fn order<P>(self, order: P) -> ExpectiminimaxAgent<G, E, P, M> {
        self.change(|_, memory| (order, memory))
    }

    /// The same agent that remembers positions.
    #[must_use]
    pub fn memory<N>(self, memory: N) -> ExpectiminimaxAgent<G, E, O, N> {
        self.change(|order, _| (order, memory))
    }

    fn change<P, N>(self, change: impl FnOnce(O, M) -> (P, N)) -> ExpectiminimaxAgent<G, E, P, N> {
        let ExpectiminimaxAgent { evaluate, depth, step, prune, all_exact, words, .. } = self;
        let (order, memory) = change(self.order, self.memory);
        let (nodes, depth_reached) = (self.nodes, self.depth_reached);
        ExpectiminimaxAgent {
            evaluate,
            order,
            memory,
            depth,
            step,
            prune,
            all_exact,
            words,
            nodes,
            depth_reached,
        }
    }

    /// How many levels deep the last decision looked; 0 where there was nothing to decide.
    pub const fn depth_reached(&self) -> u32 {
        self.depth_reached
    }
}

impl<G, E, O, M> ExpectiminimaxAgent<G, E, O, M>
where
    G: Observed<View = G> + Stochastic,
    E: Evaluate<G>,
    O: Order<G>,
    M: Memory<G>,
{
    fn search<T: Tracer<G>>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: &Budget<'_>,
        tracer: T,
    ) -> Found<G::Action> {
        let (depth, step, prune) = (self.depth, self.step, self.prune);
        if !is_capped(budget) {
            return self.search_at_once(game, seat, budget, tracer);
        }
        let mut meter = budget.meter();
        let mut search = self.parts(tracer);
        deepen(depth, step, &mut meter, |depth, meter| {
            search.expectiminimax(game, seat, depth, prune, meter)
        })
    }

    /// The search to its full depth, without the shallower ones before it.
    fn search_at_once<T: Tracer<G>>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: &Budget<'_>,
        tracer: T,
    ) -> Found<G::Action> {
        let (depth, prune) = (self.depth, self.prune);
        self.parts(tracer).expectiminimax(game, seat, depth, prune, &mut budget.meter())
    }

    fn parts<T: Tracer<G>>(&mut self, tracer: T) -> Search<&mut E, &mut O, &mut M, T> {
        let search = Search::new(&mut self.evaluate).order(&mut self.order);
        let search = search.memory(&mut self.memory).trace(tracer);
        if self.all_exact { search.all_exact() } else { search }
    }

    /// Puts values in the place of bounds, for who wants to compare all actions: the same search
    /// again without cuts at the root. Under a cap there is nothing left to pay for it.
    fn sharpen(&mut self, ask: &Ask<'_, G>, found: &mut Found<G::Action>) {
        let estimates = found.candidates.iter().filter_map(|candidate| candidate.value);
        let bounded = estimates.filter(|estimate| estimate.bound != Bound::Exact).count() > 0;
        if !bounded || is_capped(&ask.budget) {
            return;
        }
        let as_asked = std::mem::replace(&mut self.all_exact, true);
        let exact = self.search(ask.view, ask.seat, &ask.budget, NoTrace);
        self.all_exact = as_asked;
        for (rough, sharp) in found.candidates.iter_mut().zip(exact.candidates) {
            rough.value = sharp.value;
        }
    }
}

/// May the search end before its depth is reached?
fn is_capped(budget: &Budget<'_>) -> bool {
    budget.nodes.is_some() || !budget.is_deterministic()
}

impl<G, E, O, M> Agent<G> for ExpectiminimaxAgent<G, E, O, M>
where
    G: Observed<View = G> + Stochastic,
    E: Evaluate<G> + Send,
    O: Order<G> + Send,
    M: Memory<G> + Send,
{
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        self.memory.clear();
        let found = match why {
            None => only_answer(ask.legal)
                .unwrap_or_else(|| self.search(ask.view, ask.seat, &ask.budget, NoTrace)),
            Some(why) => {
                let (words, bounds) = (self.words.clone(), self.evaluate.bounds());
                words.explained(ask, bounds, why, |recorder| {
                    let mut found = self.search(ask.view, ask.seat, &ask.budget, recorder);
                    self.sharpen(ask, &mut found);
                    found
                })
            }
        };
        (self.nodes, self.depth_reached) = (found.nodes, found.depth);
        found.action.unwrap_or(ask.legal[0])
    }

    fn trace(&mut self, ask: &Ask<'_, G>, log: &mut SearchLog<G>) -> Option<G::Action> {
        self.memory.clear();
        log.root = Some(ask.view.clone());
        let found = self.search_at_once(ask.view, ask.seat, &ask.budget, &mut *log);
        let (algorithm, bounds) = (self.prune.algorithm(), self.evaluate.bounds());
        self.words.enter_in(log, algorithm, bounds, &found);
        (self.nodes, self.depth_reached) = (found.nodes, found.depth);
        found.action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
