//! The race at a table.

use parlor_game::{Game, Seat};
use parlor_kit::Host;
use parlor_toy::{Race, RaceAction};

use super::RaceKit;

impl Host for RaceKit {
    const CHANCE: &'static str = "die";
    const HAS_SECRETS: bool = false;

    /// Steps: it is listed first and can always be done.
    fn fallback(legal: &[RaceAction]) -> Option<RaceAction> {
        legal.first().copied()
    }

    fn public_turn(game: &Race) -> Option<Seat> {
        game.turn().asked().first()
    }

    fn n_deals_max(&self) -> Option<u32> {
        Some(self.chosen.n_games)
    }

    fn short_match() -> &'static str {
        "sprint games=3"
    }

    fn shortest_match() -> &'static str {
        "sprint games=1"
    }
}
