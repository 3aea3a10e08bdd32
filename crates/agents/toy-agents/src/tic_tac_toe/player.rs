//! A search to the end of the game, or to a depth.

use parlor_agent::{Agent, Ask, Explanation, Message, Scale, SearchLog, Unit};
use parlor_game::{Game, Seat};
use parlor_search::{ByValue, Edge, ExpectiminimaxAgent, Prune, Words};
use parlor_toy::{Cell, TicTacToe};

use super::reasons;
use super::soonest::Soonest;

/// Plays what a search finds, and says why as players do.
#[derive(Clone, Debug)]
pub struct Player {
    search: ExpectiminimaxAgent<TicTacToe, Soonest, Option<ByValue<TicTacToe, Soonest>>>,
}

impl Player {
    /// A search `depth` marks deep: plain minimax with [`Prune::None`], alpha-beta with
    /// [`Prune::Star1`], since there is no chance to prune.
    pub fn new(prune: Prune, depth: u32) -> Player {
        let soonest = Soonest::from_now(&TicTacToe::start(&Seat::A));
        let mut search = ExpectiminimaxAgent::new(soonest, depth).order(None);
        search.prune = prune;
        // Without cuts every value is exact anyway.
        search.all_exact = prune == Prune::None;
        search.words = Words { edge: edge_name, values: scale(), tree_nodes_max: 250 };
        Player { search }
    }

    /// The same player that looks first at marks that end the game.
    #[must_use]
    pub fn sorted(mut self) -> Player {
        self.search.order = Some(ByValue::new(self.search.evaluate));
        self
    }

    /// Counts marks from here on.
    fn look_at(&mut self, game: &TicTacToe) {
        self.search.evaluate = Soonest::from_now(game);
        if let Some(order) = &mut self.search.order {
            *order = ByValue::new(self.search.evaluate);
        }
    }
}

/// What values measure.
fn scale() -> Scale {
    Scale::new("tic-tac-toe-outcome", Unit::signed(1))
}

fn edge_name(edge: &Edge<TicTacToe>) -> Message {
    Message::verbatim(match edge {
        Edge::Action(_, cell) => cell.to_string(),
        Edge::Root | Edge::Chance { .. } | Edge::World(_) => String::new(),
    })
}

impl Agent<TicTacToe> for Player {
    fn decide(&mut self, ask: &Ask<'_, TicTacToe>, why: Option<&mut Explanation>) -> Cell {
        self.look_at(ask.view);
        let Some(why) = why else { return self.search.decide(ask, None) };
        let cell = self.search.decide(ask, Some(&mut *why));
        reasons::add(ask, cell, self.search.depth_reached(), why);
        cell
    }

    fn trace(&mut self, ask: &Ask<'_, TicTacToe>, log: &mut SearchLog<TicTacToe>) -> Option<Cell> {
        self.look_at(ask.view);
        let cell = self.search.trace(ask, log);
        log.algorithm = self.search.prune.algorithm_without_chance();
        cell
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }
}
