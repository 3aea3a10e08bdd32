//! Zole at a table.

use parlor_game::Seat;
use parlor_kit::Host;
use parlor_zole::{Action, Call, Deal};

use crate::ZoleKit;

impl Host for ZoleKit {
    const CHANCE: &'static str = "pack";

    /// Passes, or lays the first card that may be laid.
    fn fallback(legal: &[Action]) -> Option<Action> {
        let pass = legal.iter().find(|action| matches!(action, Action::Call(Call::Pass)));
        let card = |action: &&Action| matches!(action, Action::Play(_) | Action::Bury(_));
        pass.or(legal.iter().find(card)).or(legal.first()).copied()
    }

    fn public_turn(game: &Deal) -> Option<Seat> {
        game.public().turn_seat()
    }

    fn n_deals_max(&self) -> Option<u32> {
        self.session.rules().round_length.map(u32::from)
    }

    fn short_match() -> &'static str {
        "lzf-classic, round_length=6"
    }

    fn shortest_match() -> &'static str {
        "lzf-classic, round_length=2"
    }
}
