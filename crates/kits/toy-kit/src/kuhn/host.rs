//! Kuhn poker at a table.

use parlor_game::Seat;
use parlor_kit::Host;
use parlor_toy::{Kuhn, KuhnAction};

use super::KuhnKit;

impl Host for KuhnKit {
    const CHANCE: &'static str = "card";

    /// Checks or folds: nothing is put in for who does not answer.
    fn fallback(legal: &[KuhnAction]) -> Option<KuhnAction> {
        let puts_nothing_in =
            |action: &&KuhnAction| matches!(action, KuhnAction::Check | KuhnAction::Fold);
        legal.iter().find(puts_nothing_in).or(legal.first()).copied()
    }

    fn public_turn(game: &Kuhn) -> Option<Seat> {
        game.mover()
    }

    fn n_deals_max(&self) -> Option<u32> {
        Some(self.chosen.n_games)
    }

    fn short_match() -> &'static str {
        "classic games=6"
    }

    fn shortest_match() -> &'static str {
        "classic games=1"
    }
}
