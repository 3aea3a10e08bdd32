//! A search of a written tree, for the maximiser.

use std::sync::Arc;

use parlor_agent::{
    Agent, Algorithm, Ask, Budget, Explanation, LoggedAction, Range, Scale, SearchLog, Stream, Unit,
};
use parlor_game::Seat;
use parlor_search::{BestFirst, ByValue, Edge, Found, NoTrace, Prune, Search, Tracer, Uct};
use parlor_toy::{Branch, WrittenTree};

use super::{Leaves, edge_name};

/// How a tree is searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    /// Depth first, with or without pruning.
    DepthFirst {
        /// What is left out.
        prune: Prune,
        /// How many levels deep.
        depth: u32,
        /// Are the branches that look best tried first?
        is_ordered: bool,
    },
    /// The line that is expected is looked at next.
    BestFirst,
    /// A tree grown by random playouts.
    Uct {
        /// How many playouts.
        playouts: u64,
    },
}

/// Chooses what a search finds. Values are always those of the maximiser, as they are written.
#[derive(Clone, Debug)]
pub struct Player {
    method: Method,
    stream: Stream,
    nodes: u64,
}

impl Player {
    /// Searches so; where something is drawn, from the stream of `seed`.
    pub fn new(method: Method, seed: u64) -> Player {
        Player { method, stream: Stream::new(seed), nodes: 0 }
    }

    fn search<T: Tracer<WrittenTree>>(
        &mut self,
        game: &WrittenTree,
        budget: &Budget<'_>,
        tracer: &mut T,
    ) -> Found<Branch> {
        let mut leaves = Leaves::of(game.plan());
        let mut meter = budget.meter();
        let found = match self.method {
            Method::DepthFirst { prune, depth, is_ordered: false } => {
                let mut search = Search::new(leaves).trace(tracer);
                search.expectiminimax(game, Seat::A, depth, prune, &mut meter)
            }
            Method::DepthFirst { prune, depth, is_ordered: true } => {
                let mut search = Search::new(leaves).order(ByValue::new(leaves)).trace(tracer);
                search.expectiminimax(game, Seat::A, depth, prune, &mut meter)
            }
            Method::BestFirst => {
                let mut search = Search::new(leaves).trace(tracer);
                search.best_first(game, Seat::A, BestFirst::default(), &mut meter)
            }
            Method::Uct { playouts } => {
                let uct = Uct { playouts, ..Uct::default() };
                uct.search(game, &mut leaves, &mut self.stream, &mut meter, tracer)
            }
        };
        self.nodes = found.nodes;
        found
    }

    fn algorithm(&self, has_chance: bool) -> Algorithm {
        match self.method {
            Method::DepthFirst { prune, .. } => match prune {
                Prune::None if !has_chance => Algorithm::Minimax,
                Prune::None => Algorithm::Expectiminimax,
                Prune::Star1 | Prune::Star2 if !has_chance => Algorithm::AlphaBeta,
                Prune::Gamma => Algorithm::Gamma,
                Prune::Star1 => Algorithm::Star1,
                Prune::Star2 => Algorithm::Star2,
            },
            Method::BestFirst => Algorithm::BestFirst,
            Method::Uct { .. } => Algorithm::Uct,
        }
    }
}

impl Agent<WrittenTree> for Player {
    fn decide(&mut self, ask: &Ask<'_, WrittenTree>, why: Option<&mut Explanation>) -> Branch {
        let found = self.search(ask.view, &ask.budget, &mut NoTrace);
        if let Some(why) = why {
            why.values = scale(ask.view);
            found.explain(why, |branch| edge_name(ask.view, &Edge::Action(ask.seat, branch)));
        }
        found.action.unwrap_or(Branch(0))
    }

    /// Also where chance comes first: then the log is written although nothing is chosen.
    fn trace(
        &mut self,
        ask: &Ask<'_, WrittenTree>,
        log: &mut SearchLog<WrittenTree>,
    ) -> Option<Branch> {
        log.algorithm = self.algorithm(ask.view.plan().has_chance());
        log.values = scale(ask.view);
        log.name = Arc::new(edge_name);
        log.root = Some(ask.view.clone());
        let found = self.search(ask.view, &ask.budget, log);
        let logged = found.candidates.iter();
        log.candidates =
            logged.map(|it| LoggedAction { action: it.action, value: it.value }).collect();
        log.counted = found.nodes;
        log.is_cut_short = !found.is_complete();
        found.action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

fn scale(game: &WrittenTree) -> Scale {
    let (low, high) = game.plan().bounds();
    Scale::new("study-utility", Unit::number(2)).over(Range::Fixed { low, high })
}
