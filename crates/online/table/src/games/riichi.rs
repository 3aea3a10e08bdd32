//! Riichi at a table.

use parlor_fair::{DealKey, Purpose};
use parlor_formats::riichi::RulesText;
use parlor_game::{Seat, SeatSet};
use parlor_riichi::deal::{Action, Setup, Stage};
use parlor_riichi::{Contest, Deal, DrawOrder, RuleSet, Wall};
use parlor_wire::RiichiWire;

use crate::{RulesError, TableGame};

/// Riichi: an East or half-game. Its rules are a preset and what differs: `tenhou length=east`.
#[derive(Clone, Debug)]
pub struct RiichiTable {
    rules: RuleSet,
}

impl TableGame for RiichiTable {
    type Codec = RiichiWire;
    type Match = Contest;
    type Dealer = Wall;

    fn read(text: &str) -> Result<RiichiTable, RulesError> {
        let text = if text.trim().is_empty() { "tenhou" } else { text };
        let rules: RulesText =
            text.parse().map_err(|error| RulesError(format!("{text:?}: {error}")))?;
        Ok(RiichiTable { rules: rules.0 })
    }

    fn rules(&self) -> String {
        RulesText(self.rules).to_string()
    }

    fn n_seats(&self) -> usize {
        4
    }

    fn begin(&self) -> Contest {
        Contest::new(&self.rules)
    }

    fn dealer(setup: &Setup, key: &DealKey) -> Wall {
        Wall::shuffled(setup, DrawOrder::Wall, &mut key.stream(Purpose::Wall))
    }

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
}
