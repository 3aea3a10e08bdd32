//! A deal played on by a shallow `pimc`, everyone imagining worlds of their own.

use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_game::{Answers, BySeat, Game, Observed, Silent};
use parlor_search::{Bounds, Playout};
use parlor_zole::{Action, Deal};

use super::by_habit::{habitual, results};
use crate::{Criterion, Imagining, Pimc, PimcOptions};

/// Everyone plays as [`Pimc`] with a few worlds, once a few cards are left in hand; before that by habit,
/// which looks at nothing and costs next to nothing.
#[derive(Clone, Debug)]
pub(crate) struct LevelOne {
    bounds: Bounds,
    player: Pimc,
    /// From so many cards in hand on worlds are solved.
    from_cards: usize,
    cost: u64,
    legal: Vec<Action>,
}

/// How many nodes one decision of the policy may visit: few worlds of a late position need far less.
const NODES_MAX: u64 = 200_000;

impl LevelOne {
    /// Nobody wins or loses more than `most` points; each decision looks at `n_worlds`.
    pub(crate) fn new(most: f64, n_worlds: usize, from_cards: usize, seed: u64) -> LevelOne {
        let options = PimcOptions {
            imagining: Imagining {
                n_worlds,
                enumerate_max: n_worlds as u64,
                list_from_move: 25,
                heed_bids: false,
                ..PimcOptions::default().imagining
            },
            by: Criterion::Threshold,
            slack: 0.0,
            nodes_max: NODES_MAX,
            ..PimcOptions::default()
        };
        let (bounds, player) = (Bounds::symmetric(most), Pimc::new(options, seed));
        LevelOne { bounds, player, from_cards, cost: 0, legal: Vec::new() }
    }

    fn action(&mut self, deal: &Deal) -> Option<Action> {
        let place = deal.public().turn()?;
        if deal.hands()[place].len() > self.from_cards {
            self.cost += 1;
            return habitual(deal, &mut self.legal);
        }
        let seat = deal.public().turn_seat()?;
        deal.legal(seat, &mut self.legal);
        let view = deal.view(seat);
        let ask = Ask { seat, view: &view, legal: &self.legal, budget: Budget::UNLIMITED };
        let action = self.player.decide(&ask, None);
        self.cost += 1 + self.player.nodes();
        Some(action)
    }
}

impl Playout<Deal> for LevelOne {
    fn bounds(&self) -> Bounds {
        self.bounds
    }

    fn play(&mut self, game: &mut Deal, _stream: &mut Stream) -> BySeat<f64> {
        self.cost = 0;
        while let Some(action) = self.action(game) {
            let Some(seat) = game.public().turn_seat() else { break };
            game.advance(&Answers::one(seat, action), &mut Silent);
        }
        results(game, self.bounds)
    }

    /// Cards played and what was searched for them.
    fn cost(&self) -> u64 {
        self.cost.max(1)
    }
}
