//! What a player may answer.

use crate::{Kind, Tile};

/// One answer: on one's own turn, after a call, or to another player's tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Action {
    /// Win on the tile just drawn.
    Tsumo,
    /// Abort the deal: nine kinds of terminals and honours on an uninterrupted first turn.
    NineKinds,
    /// Lay out four equal tiles of the hand.
    ClosedKan { kind: Kind },
    /// Add the fourth tile, from the hand, to one's own pon.
    AddedKan { tile: Tile },
    /// Declare riichi with this discard; `drawn` as in [`Action::Discard`].
    Riichi { tile: Tile, drawn: bool },
    /// Discard: `drawn` is the tile just drawn, not an equal one from the hand (tsumogiri).
    Discard { tile: Tile, drawn: bool },
    /// Win on another player's tile.
    Ron,
    /// Take a discard for an open kan; the other three tiles are known.
    OpenKan,
    /// Take a discard for a triplet, with two tiles of the hand in written order.
    Pon { own: [Tile; 2] },
    /// Take the left neighbour's discard for a run, with two tiles of the hand in written order.
    Chi { own: [Tile; 2] },
    /// Let the tile go by.
    Pass,
}
