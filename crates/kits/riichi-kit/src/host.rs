//! Riichi at a table.

use parlor_game::{Seat, SeatSet};
use parlor_kit::Host;
use parlor_riichi::Deal;
use parlor_riichi::deal::{Action, Stage};

use crate::RiichiKit;
use crate::wire::RiichiAction;

impl Host for RiichiKit {
    const CHANCE: &'static str = "wall";
    const HAS_CALLS: bool = true;

    /// Lets everything by and discards what was drawn.
    fn fallback(legal: &[Action]) -> Option<Action> {
        let usual =
            |action: &&Action| matches!(action, Action::Pass | Action::Discard { drawn: true, .. });
        let discard = |action: &&Action| matches!(action, Action::Discard { .. });
        legal.iter().find(usual).or(legal.iter().find(discard)).or(legal.first()).copied()
    }

    /// Discards and kans are counted; both lie open to all.
    fn window(game: &Deal) -> Option<u64> {
        let table = game.table();
        let places = SeatSet::FOUR.into_iter().map(|seat| &table.places[seat]);
        let discards: usize = places.map(|place| place.river.len()).sum();
        let counted = (discards as u64) << 8 | u64::from(table.n_kans) << 1;
        match table.stage {
            Stage::Discarded { .. } => Some(counted),
            Stage::Declared { .. } => Some(counted | 1),
            _ => None,
        }
    }

    fn public_turn(game: &Deal) -> Option<Seat> {
        match game.table().stage {
            Stage::Turn { seat, .. } | Stage::Called { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// To let a tile by without a word is an answer of one's own.
    fn says_nothing(action: &RiichiAction) -> bool {
        *action == RiichiAction::Pass
    }

    fn short_match() -> &'static str {
        "tenhou length=east"
    }

    fn shortest_match() -> &'static str {
        "tenhou length=deal"
    }
}
