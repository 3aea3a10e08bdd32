//! What one player holds.

use std::fmt;

use crate::{Counts, Kind, Meld, Melds, Tile, Tiles};

/// A player's tiles: those standing in the hand and the sets laid out.
///
/// A full hand has 13 tiles, or 14 on its owner's turn, where every set laid out counts as three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// The tiles not laid out.
    pub concealed: Tiles,
    /// The sets laid out.
    pub melds: Melds,
}

impl Hand {
    /// Nothing held.
    pub const EMPTY: Hand = Hand { concealed: Tiles::EMPTY, melds: Melds::EMPTY };

    /// A hand with nothing laid out.
    pub const fn closed(concealed: Tiles) -> Hand {
        Hand { concealed, melds: Melds::EMPTY }
    }

    /// How many tiles, each set laid out counted as three: 13 or 14 in play.
    #[inline]
    pub fn size(&self) -> usize {
        self.concealed.len() + 3 * self.melds.len()
    }

    /// Has nothing been called? Closed kans do not open a hand.
    #[inline]
    pub fn is_closed(&self) -> bool {
        !self.melds.is_open()
    }

    /// How many of each kind in hand and sets together; `None` when some kind is there five times.
    pub fn all_kinds(&self) -> Option<Counts> {
        let mut all = *self.concealed.counts();
        for tile in self.melds.iter().flat_map(Meld::tiles) {
            all.add(tile.kind()).then_some(())?;
        }
        Some(all)
    }

    /// How many of `kind` in hand and sets together.
    #[inline]
    pub fn count(&self, kind: Kind) -> u8 {
        let laid_out = self.melds.iter().flat_map(Meld::tiles).filter(|tile| tile.kind() == kind);
        self.concealed.counts()[kind] + laid_out.count() as u8
    }

    /// How many red fives in hand and sets together.
    #[inline]
    pub fn n_reds(&self) -> u8 {
        self.concealed.n_reds() + self.melds.iter().map(Meld::n_reds).sum::<u8>()
    }

    /// Takes a tile up. Returns false when it cannot exist beside those in the hand.
    #[inline]
    pub fn draw(&mut self, tile: Tile) -> bool {
        self.concealed.add(tile)
    }

    /// Puts a tile down. Returns false when it is not in the hand.
    #[inline]
    pub fn discard(&mut self, tile: Tile) -> bool {
        self.concealed.remove(tile)
    }

    /// Lays `meld` out, taking its own tiles from the hand. Returns false, and changes nothing,
    /// when one of them is missing or four sets lie there already.
    pub fn lay_out(&mut self, meld: Meld) -> bool {
        let mut after = *self;
        let all_held = meld.own().iter().all(|&tile| after.concealed.remove(tile));
        if !all_held || !after.melds.push(meld) {
            return false;
        }
        *self = after;
        true
    }

    /// Adds `tile` to the pon of its kind. Returns false, and changes nothing, when the tile or
    /// the pon is missing.
    pub fn add_to_pon(&mut self, tile: Tile) -> bool {
        self.concealed.contains(tile) && self.melds.add_to_pon(tile) && self.concealed.remove(tile)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({} {:?})", self.concealed, self.melds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Relative;

    #[test]
    fn laying_out_takes_the_tiles_from_the_hand() {
        let mut hand = Hand::closed("1122334455667z".parse().expect("thirteen tiles"));
        let east = Kind::EAST.tile();
        let pon = Meld::pon(east, [east; 2], Relative::Left).expect("a triplet");
        assert!(hand.lay_out(pon));
        assert!(!hand.lay_out(pon), "no east left");
        assert_eq!(hand.concealed.to_string(), "22334455667z");
        assert_eq!((hand.size(), hand.count(Kind::EAST), hand.is_closed()), (14, 3, false));
        assert!(hand.draw(east) && hand.add_to_pon(east) && !hand.add_to_pon(east));
        assert_eq!(hand.count(Kind::EAST), 4);
        assert_eq!(hand.all_kinds().map(|all| all.total()), Some(15));
    }
}
