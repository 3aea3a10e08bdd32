//! What a player answers.

use parlor_riichi::deal::Action;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::notation::RiichiTile;

/// What a player answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RiichiAction {
    /// Win on the tile just drawn.
    Tsumo,
    /// Abort the deal with nine kinds of terminals and honours.
    NineKinds,
    /// Lay out four equal tiles of the hand.
    ClosedKan {
        /// One of them, as the plain tile.
        tile: RiichiTile,
    },
    /// Add the fourth tile to one's own pon.
    AddedKan {
        /// The tile from the hand.
        tile: RiichiTile,
    },
    /// Declare riichi with this discard.
    Riichi {
        /// What is discarded.
        tile: RiichiTile,
        /// The tile just drawn, not an equal one from the hand.
        drawn: bool,
    },
    /// Discard without declaring riichi.
    Discard {
        /// What is discarded.
        tile: RiichiTile,
        /// The tile just drawn, not an equal one from the hand.
        drawn: bool,
    },
    /// Win on another player's tile.
    Ron,
    /// Take a discard for an open kan.
    OpenKan,
    /// Take a discard for a triplet.
    Pon {
        /// The two tiles from the hand.
        own: [RiichiTile; 2],
    },
    /// Take the left neighbour's discard for a run.
    Chi {
        /// The two tiles from the hand.
        own: [RiichiTile; 2],
    },
    /// Let the tile go by.
    Pass,
}

impl From<Action> for RiichiAction {
    fn from(action: Action) -> RiichiAction {
        match action {
            Action::Tsumo => RiichiAction::Tsumo,
            Action::NineKinds => RiichiAction::NineKinds,
            Action::ClosedKan { kind } => RiichiAction::ClosedKan { tile: RiichiTile(kind.tile()) },
            Action::AddedKan { tile } => RiichiAction::AddedKan { tile: RiichiTile(tile) },
            Action::Riichi { tile, drawn } => {
                RiichiAction::Riichi { tile: RiichiTile(tile), drawn }
            }
            Action::Discard { tile, drawn } => {
                RiichiAction::Discard { tile: RiichiTile(tile), drawn }
            }
            Action::Ron => RiichiAction::Ron,
            Action::OpenKan => RiichiAction::OpenKan,
            Action::Pon { own } => RiichiAction::Pon { own: own.map(RiichiTile) },
            Action::Chi { own } => RiichiAction::Chi { own: own.map(RiichiTile) },
            Action::Pass => RiichiAction::Pass,
        }
    }
}

impl RiichiAction {
    /// The same answer with the tiles of a call in one fixed order.
    pub(super) fn in_order(&self) -> RiichiAction {
        let mut ordered = self.clone();
        if let RiichiAction::Pon { own } | RiichiAction::Chi { own } = &mut ordered {
            own.sort_unstable();
        }
        ordered
    }
}
