//! `linear`: chances of winning, gammon and backgammon as weighted sums of what stands on the board.
//!
//! The traditional yardstick of backgammon programs is a linear evaluation. This one is of our own
//! making: [`encoding`](Encoded) says which facts of a position hold, each fact has five
//! [weights](Weights), their sums become five [chances](Chances), and [training](fn@train) by playing
//! against itself finds the weights.

mod chances;
mod encoding;
mod shots;
mod train;
mod weights;

pub use chances::Chances;
pub use encoding::{Class, Encoded};
pub use shots::shots;
pub use train::{Training, train};
pub use weights::{ParseWeightsError, Weights};

use std::sync::Arc;

use parlor_agent::{Message, Panel, Scale, Unit};
use parlor_backgammon::Backgammon;
use parlor_game::Seat;
use parlor_search::{Bounds, Evaluate};

use crate::evidence::Evidence;
use crate::reasons;

/// The linear evaluation: expected points without the cube, in −3..3.
#[derive(Clone, Debug)]
pub struct Linear {
    weights: Arc<Weights>,
}

impl Linear {
    /// With weights of one's own.
    pub fn new(weights: Arc<Weights>) -> Linear {
        Linear { weights }
    }

    /// With the weights that come with Parlor.
    pub fn shipped() -> Linear {
        Linear { weights: Weights::shipped() }
    }

    /// What `seat` can expect. Whoever is on roll is taken to roll next, also where the dice are
    /// already known.
    pub fn chances(&self, game: &Backgammon, seat: Seat) -> Chances {
        match game.outcome() {
            Some(outcome) if outcome.winner == seat => Chances::won(outcome.win),
            Some(outcome) => Chances::won(outcome.win).flipped(),
            None if seat == game.on_roll() => self.weights.chances(game.board()),
            None => self.weights.chances(game.board()).flipped(),
        }
    }
}

impl Evaluate<Backgammon> for Linear {
    fn bounds(&self) -> Bounds {
        Bounds::symmetric(3.0)
    }

    #[inline]
    fn value(&mut self, game: &Backgammon, seat: Seat) -> f64 {
        f64::from(self.chances(game, seat).equity())
    }
}

impl Evidence for Linear {
    fn scale(&self) -> Scale {
        Scale::new("backgammon-equity", Unit::Signed(3))
    }

    /// The five chances and what they come to.
    fn panel(&mut self, positions: &[(Message, Backgammon)], seat: Seat) -> Panel {
        let found: Vec<Chances> =
            positions.iter().map(|(_, game)| self.chances(game, seat)).collect();
        let row = |key, of: fn(&Chances) -> f32| {
            (key, None, found.iter().map(|chances| f64::from(of(chances))).collect())
        };
        let rows = vec![
            row("backgammon-win", |chances| chances.win),
            row("backgammon-win-gammon", |chances| chances.win_gammon),
            row("backgammon-win-backgammon", |chances| chances.win_backgammon),
            row("backgammon-lose-gammon", |chances| chances.lose_gammon),
            row("backgammon-lose-backgammon", |chances| chances.lose_backgammon),
            row("backgammon-equity", Chances::equity_of),
        ];
        let names = positions.iter().map(|(name, _)| name.clone());
        reasons::table("backgammon-chances", names, rows)
    }
}
