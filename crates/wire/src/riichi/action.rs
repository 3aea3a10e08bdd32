//! What a player answers.

use parlor_riichi::deal::Action;
use serde::{Deserialize, Serialize};

use crate::TileMsg;
use crate::notation::Written;

/// What a player answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ActionMsg {
    /// Win on the tile just drawn.
    Tsumo,
    /// Abort the deal with nine kinds of terminals and honours.
    NineKinds,
    /// Lay out four equal tiles of the hand.
    ClosedKan {
        /// One of them, as the plain tile.
        tile: TileMsg,
    },
    /// Add the fourth tile to one's own pon.
    AddedKan {
        /// The tile from the hand.
        tile: TileMsg,
    },
    /// Declare riichi with this discard.
    Riichi {
        /// What is discarded.
        tile: TileMsg,
        /// The tile just drawn, not an equal one from the hand.
        drawn: bool,
    },
    /// Discard.
    Discard {
        /// What is discarded.
        tile: TileMsg,
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
        own: [TileMsg; 2],
    },
    /// Take the left neighbour's discard for a run.
    Chi {
        /// The two tiles from the hand.
        own: [TileMsg; 2],
    },
    /// Let the tile go by.
    Pass,
}

impl From<Action> for ActionMsg {
    fn from(action: Action) -> ActionMsg {
        match action {
            Action::Tsumo => ActionMsg::Tsumo,
            Action::NineKinds => ActionMsg::NineKinds,
            Action::ClosedKan { kind } => ActionMsg::ClosedKan { tile: Written(kind.tile()) },
            Action::AddedKan { tile } => ActionMsg::AddedKan { tile: Written(tile) },
            Action::Riichi { tile, drawn } => ActionMsg::Riichi { tile: Written(tile), drawn },
            Action::Discard { tile, drawn } => ActionMsg::Discard { tile: Written(tile), drawn },
            Action::Ron => ActionMsg::Ron,
            Action::OpenKan => ActionMsg::OpenKan,
            Action::Pon { own } => ActionMsg::Pon { own: own.map(Written) },
            Action::Chi { own } => ActionMsg::Chi { own: own.map(Written) },
            Action::Pass => ActionMsg::Pass,
        }
    }
}

impl ActionMsg {
    /// The same answer with the tiles of a call in one fixed order.
    pub(super) fn in_order(&self) -> ActionMsg {
        let mut ordered = self.clone();
        if let ActionMsg::Pon { own } | ActionMsg::Chi { own } = &mut ordered {
            own.sort_unstable();
        }
        ordered
    }
}
