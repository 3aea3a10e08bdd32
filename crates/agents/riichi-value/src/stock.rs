//! What may still be drawn.

use parlor_riichi::rule_set::RedFives;
use parlor_riichi::{Counts, Kind, Meld, Suit, Tile};

use crate::Situation;

/// How many tiles of each kind may still come.
///
/// Of a kind that stands `held` times in a hand, `4 − seen − max(root, held)` are left, where `root`
/// is how often it stood at the beginning: tiles given away do not come back. A draw takes place
/// among all unseen tiles, one fewer with every draw.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Stock {
    /// Four of each kind less what lies open, the concealed tiles aside.
    room: [u8; Kind::COUNT],
    /// The concealed tiles at the beginning.
    pub(crate) root: [u8; Kind::COUNT],
    /// Red fives that nobody has shown, a bit for each suit.
    pub(crate) reds: u8,
    /// How many tiles are unseen now.
    pub(crate) unseen: u16,
}

impl Stock {
    pub(crate) fn new(situation: &Situation) -> Stock {
        let mut room = [4u8; Kind::COUNT];
        let laid_out = situation.hand.melds.iter().flat_map(Meld::tiles).copied();
        let outside = situation.seen.iter().chain(situation.dora.iter().copied()).chain(laid_out);
        let mut reds = if situation.rules.aka == RedFives::Three { 0b111 } else { 0 };
        for tile in outside {
            let room = &mut room[tile.kind().idx()];
            *room = room.saturating_sub(1);
            reds &= !red_bit(tile);
        }
        for tile in situation.hand.concealed.iter() {
            reds &= !red_bit(tile);
        }
        let root = *situation.hand.concealed.counts().as_array();
        let unseen =
            room.iter().zip(root).map(|(&room, held)| u16::from(room.saturating_sub(held)));
        Stock { room, root, reds, unseen: unseen.sum() }
    }

    /// How many of the kind at `idx` are left for a hand that holds it so often.
    #[inline]
    pub(crate) fn left(&self, idx: usize, held: u8) -> u8 {
        self.room[idx].saturating_sub(self.root[idx].max(held))
    }

    /// May one hand come to hold all four of the kind at `idx`?
    #[inline]
    pub(crate) fn is_whole(&self, idx: usize) -> bool {
        self.room[idx] == 4
    }

    /// How many of each kind are left at the beginning.
    pub(crate) fn counts(&self) -> Counts {
        let left = std::array::from_fn(|idx| self.left(idx, 0));
        Counts::new(left).unwrap_or(Counts::EMPTY)
    }
}

/// The bit of a red five, none for other tiles.
pub(crate) fn red_bit(tile: Tile) -> u8 {
    tile.red_suit().map_or(0, |suit| 1 << suit as u8)
}

/// The bit of the red five of the kind at `idx`, none if it is no five.
#[inline]
pub(crate) const fn red_bit_of_kind(idx: usize) -> u8 {
    match idx {
        4 => 1 << Suit::Man as u8,
        13 => 1 << Suit::Pin as u8,
        22 => 1 << Suit::Sou as u8,
        _ => 0,
    }
}
