//! What one player alone knows.

use parlor_game::Seat;

use super::OpenTable;
use super::kans::declared_tiles;
use crate::{Hand, KindSet, Meld, Tile, Tiles};

/// A player's secrets: the tiles in the hand, and what follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Own {
    /// The tiles standing in the hand, the drawn one included.
    pub concealed: Tiles,
    /// The tile just drawn, on one's own turn.
    pub drawn: Option<Tile>,
    /// The kinds that complete the hand, the drawn tile aside.
    pub waits: KindSet,
    /// Has the player let the tile go by that lies open now?
    pub passed: bool,
}

impl Own {
    /// Nothing dealt yet.
    pub(crate) const NOTHING: Own =
        Own { concealed: Tiles::EMPTY, drawn: None, waits: KindSet::EMPTY, passed: false };

    /// A dealt hand.
    pub(crate) fn dealt(concealed: Tiles) -> Own {
        let waits = Hand::closed(concealed).waits();
        Own { concealed, drawn: None, waits, passed: false }
    }

    /// The concealed tiles without the one just drawn.
    pub fn standing(&self) -> Tiles {
        let before = self.drawn.and_then(|tile| self.concealed.without(tile));
        before.unwrap_or(self.concealed)
    }

    /// Takes up a tile. Returns false when it cannot exist beside those in the hand.
    #[inline]
    pub(crate) fn draw(&mut self, tile: Tile) -> bool {
        self.drawn = Some(tile);
        self.concealed.add(tile)
    }

    /// Puts down a tile; the waits follow. Returns false when it is not in the hand.
    #[inline]
    pub(crate) fn discard(&mut self, tile: Tile, table: &OpenTable, seat: Seat) -> bool {
        let held = self.concealed.remove(tile);
        let same_hand = self.drawn.take().is_some_and(|drawn| drawn.kind() == tile.kind());
        if !same_hand {
            self.read_waits(table, seat);
        }
        held
    }

    /// Takes tiles out of the hand for a set; what it waits for is open until it has been
    /// completed again. Returns false when one is missing.
    pub(crate) fn lay_out(&mut self, tiles: &[Tile]) -> bool {
        self.drawn = None;
        self.waits = KindSet::EMPTY;
        tiles.iter().all(|&tile| self.concealed.remove(tile))
    }

    /// Works the waits out anew: the hand or the sets have changed.
    #[inline]
    pub(crate) fn read_waits(&mut self, table: &OpenTable, seat: Seat) {
        self.waits = table.hand(seat, self).waits();
    }

    /// The tiles of a kan that did not happen come back into the hand.
    pub(crate) fn take_back(&mut self, kan: &Meld) {
        for &tile in declared_tiles(kan) {
            self.concealed.add(tile);
        }
    }
}
