//! Tic-tac-toe at a table.

use parlor_game::Seat;
use parlor_kit::Host;
use parlor_toy::{Cell, TicTacToe};

use super::TicTacToeKit;

impl Host for TicTacToeKit {
    const CHANCE: &'static str = "nothing";
    const HAS_SECRETS: bool = false;

    /// Marks the first free place.
    fn fallback(legal: &[Cell]) -> Option<Cell> {
        legal.first().copied()
    }

    fn public_turn(game: &TicTacToe) -> Option<Seat> {
        game.mover()
    }

    fn n_deals_max(&self) -> Option<u32> {
        Some(self.chosen.n_games)
    }

    fn short_match() -> &'static str {
        "classic games=3"
    }

    fn shortest_match() -> &'static str {
        "classic games=1"
    }
}
