//! What a finished game is worth, sooner or later.

use parlor_game::{Game, Seat};
use parlor_search::{Bounds, Evaluate};
use parlor_toy::TicTacToe;

/// A win is worth 1 when it comes with the next mark, and 0.1 less for each mark that it comes
/// later; a loss is the same below 0, a draw or an open game is 0. So a search wins as soon as it
/// can and loses as late as it can, and a value tells when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Soonest {
    n_free: usize,
}

/// What a mark of waiting costs.
const STEP: f64 = 0.1;

impl Soonest {
    /// Counts marks from here on.
    pub fn from_now(game: &TicTacToe) -> Soonest {
        Soonest { n_free: game.free().len() }
    }

    /// With how many more marks a game of this value is decided; `None` when it is not.
    pub(super) fn marks(value: f64) -> Option<u32> {
        (value != 0.0).then(|| 1 + ((1.0 - value.abs()) / STEP).round() as u32)
    }
}

impl Evaluate<TicTacToe> for Soonest {
    fn bounds(&self) -> Bounds {
        Bounds::UNIT
    }

    fn value(&mut self, game: &TicTacToe, seat: Seat) -> f64 {
        let marked = self.n_free - game.free().len();
        f64::from(game.returns()[seat]) * (1.0 - STEP * (marked as f64 - 1.0))
    }
}

#[cfg(test)]
mod tests {
    use parlor_game::{Answers, Silent};

    use super::*;

    #[test]
    fn a_value_tells_when() {
        let mut game = TicTacToe::start(&Seat::A);
        let mut soonest = Soonest::from_now(&game);
        for cell in ["a3", "a1", "b3", "b1", "c3"] {
            let seat = game.mover().unwrap();
            game.advance(&Answers::one(seat, cell.parse().unwrap()), &mut Silent);
        }
        assert_eq!(Soonest::marks(soonest.value(&game, Seat::A)), Some(5));
        assert_eq!(Soonest::marks(soonest.value(&game, Seat::B)), Some(5));
        assert!(soonest.value(&game, Seat::B) < 0.0);
        assert_eq!(Soonest::marks(0.0), None);
    }
}
