//! `linear`: chances of winning, gammon and backgammon as weighted sums of what stands on the board.
//!
//! The traditional yardstick of backgammon programs is a linear evaluation. This one is of our own
//! making: [`encoding`](Encoded) says which facts of a position hold, each fact has five
//! [weights](Weights), their sums become five [chances](Chances), and [training](fn@train) by playing
//! against itself finds the weights. Endings need no weights: the tables know them.

mod encoding;
pub(crate) mod five;
mod shots;
mod train;
mod weights;

pub use encoding::{Class, Encoded};
pub(crate) use shots::Sight;
pub use shots::{shots, shots_at};
pub use train::{Training, train};
pub(crate) use weights::possible;
pub use weights::{ParseWeightsError, Weights};

use std::sync::Arc;

use parlor_agent::{Message, Panel, Scale, Unit};
use parlor_backgammon::{Backgammon, Board};
use parlor_game::Seat;
use parlor_search::{Bounds, Evaluate};

use crate::evidence::Evidence;
use crate::{Appraise, Chances, CubeLife, EQUITY, Ending, Utility, reasons};

/// The linear evaluation: expected points without the cube, in −3..3, or what they are worth at the
/// score of a match. Bear-offs are valued by [`ExactEndings`](crate::ExactEndings).
#[derive(Clone, Debug)]
pub struct Linear {
    weights: Arc<Weights>,
    utility: Utility,
}

impl Linear {
    /// With weights of one's own.
    pub fn new(weights: Arc<Weights>) -> Linear {
        Linear { weights, utility: Utility::MONEY }
    }

    /// With the weights that come with Parlor.
    pub fn shipped() -> Linear {
        Linear::new(Weights::shipped())
    }

    /// What `seat` can expect. The player on roll is assumed to roll next, also where the dice are
    /// already known.
    pub fn chances(&self, game: &Backgammon, seat: Seat) -> Chances {
        match game.outcome() {
            Some(outcome) if outcome.winner == seat => Chances::won(outcome.win),
            Some(outcome) => Chances::won(outcome.win).flipped(),
            None if seat == game.on_roll() => self.on_roll(game.board()),
            None => self.on_roll(game.board()).flipped(),
        }
    }

    fn on_roll(&self, board: &Board) -> Chances {
        Ending::of(board).map_or_else(|| self.weights.chances(board), |ending| ending.chances)
    }
}

impl Appraise for Linear {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        Some(self.on_roll(board))
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        Ending::of(board)?.cube_life()
    }
}

impl Evaluate<Backgammon> for Linear {
    fn bounds(&self) -> Bounds {
        self.utility.bounds()
    }

    #[inline]
    fn value(&mut self, game: &Backgammon, seat: Seat) -> f64 {
        self.utility.equity(&self.chances(game, seat), seat)
    }
}

impl Evidence for Linear {
    fn scale(&self) -> Scale {
        Scale::new(EQUITY, Unit::signed(3))
    }

    fn chances(&self, game: &Backgammon, seat: Seat) -> Option<Chances> {
        Some(Linear::chances(self, game, seat))
    }

    /// The five chances.
    fn panel(&mut self, positions: &[(Message, Backgammon)], seat: Seat) -> Panel {
        let found: Vec<Chances> =
            positions.iter().map(|(_, game)| Linear::chances(self, game, seat)).collect();
        let names = positions.iter().map(|(name, _)| name.clone());
        reasons::chances(names, &found, (&self.utility, seat))
    }

    fn playing_for(&self, utility: Utility) -> Linear {
        Linear { weights: Arc::clone(&self.weights), utility }
    }
}
