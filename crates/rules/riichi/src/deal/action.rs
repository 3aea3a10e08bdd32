//! What a player may answer.

use crate::{Kind, Tile};

/// One answer: on one's own turn, after a call, or to another player's tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Win on the tile just drawn.
    Tsumo,
    /// Abort the deal: nine kinds of terminals and honours on an uninterrupted first turn.
    NineKinds,
    /// Lay out four equal tiles of the hand.
    ClosedKan {
        /// Of this kind.
        kind: Kind,
    },
    /// Add the fourth tile to one's own pon.
    AddedKan {
        /// The tile that goes from the hand to the pon.
        tile: Tile,
    },
    /// Declare riichi with this discard.
    Riichi {
        /// What is discarded.
        tile: Tile,
        /// The tile just drawn, not an equal one from the hand (tsumogiri).
        drawn: bool,
    },
    /// Discard.
    Discard {
        /// What is discarded.
        tile: Tile,
        /// The tile just drawn, not an equal one from the hand (tsumogiri).
        drawn: bool,
    },
    /// Win on another player's tile.
    Ron,
    /// Take a discard for an open kan; the other three tiles are known.
    OpenKan,
    /// Take a discard for a triplet.
    Pon {
        /// The two tiles from the hand, in written order.
        own: [Tile; 2],
    },
    /// Take the left neighbour's discard for a run.
    Chi {
        /// The two tiles from the hand, in written order.
        own: [Tile; 2],
    },
    /// Let the tile go by.
    Pass,
}
