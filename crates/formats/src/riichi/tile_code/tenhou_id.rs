//! Tenhou's numbers 0 to 135, which tell the four copies of a kind apart.

use std::fmt;

use parlor_riichi::rule_set::RedFives;
use parlor_riichi::{Kind, Tile};

/// One of the 136 tiles of a set: kind × 4 + copy. Where red fives are played, the copies 0 of the
/// fives are red: 16, 52 and 88.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(u8); // Invariant: self.0 < 136.

impl TileId {
    /// How many tiles a set has.
    pub const COUNT: usize = 136;

    /// The tile of that number, if there is one.
    pub const fn new(id: u8) -> Option<TileId> {
        if (id as usize) < TileId::COUNT { Some(TileId(id)) } else { None }
    }

    /// The copy 0 to 3 of `kind`; higher copies wrap round.
    pub const fn of_kind(kind: Kind, copy: u8) -> TileId {
        TileId(kind.idx() as u8 * 4 + (copy & 3))
    }

    /// The number, from 0 to 135.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The kind of tile, which four numbers share.
    pub fn kind(self) -> Kind {
        Kind::from_idx(self.idx() / 4).unwrap_or(Kind::RED)
    }

    /// Which of the four copies, 0 to 3.
    #[inline]
    pub const fn copy(self) -> u8 {
        self.0 % 4
    }

    /// The tile as it lies on the table in a game with these red fives.
    pub fn tile(self, reds: RedFives) -> Tile {
        let kind = self.kind();
        match (reds, kind.suit(), kind.rank(), self.copy()) {
            (RedFives::Three, Some(suit), Some(5), 0) => Tile::red_five(suit),
            _ => kind.tile(),
        }
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.0, self.kind())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_kind_times_four_plus_copy() {
        for id in (0..136).filter_map(TileId::new) {
            assert_eq!(TileId::of_kind(id.kind(), id.copy()), id);
        }
        assert_eq!(TileId::new(136), None);
    }

    #[test]
    fn three_ids_are_red_and_only_where_reds_are_played() {
        let reds = |reds| (0..136).filter(move |&id| TileId(id).tile(reds).is_red());
        assert_eq!(reds(RedFives::Three).collect::<Vec<_>>(), [16, 52, 88]);
        assert_eq!(reds(RedFives::None).count(), 0);
    }
}
