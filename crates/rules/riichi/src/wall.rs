//! The wall: a pure dealer.

use parlor_game::{BySeat, Dealer, Entropy, Seat};

use crate::deal::{Address, Chance, Deal, OpenTable, Setup};
use crate::{Tile, Tiles};

/// In which order players draw from the live wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawOrder {
    /// One after the other, as people do at a table: a call shifts everyone's tiles.
    Wall,
    /// Every seat has its own quarter of the wall, the tiles that it draws if nobody calls: so that
    /// in duplicate play a call changes nobody's next tiles. A seat that draws more than its quarter
    /// takes the last free tile of the others.
    Seat,
}

/// 136 tiles in a row.
///
/// In drawing order: thirteen each are dealt from the dealer on in three blocks of four and one
/// single tile, then come the 70 tiles of the live wall, the four replacement tiles, and five times
/// a dora indicator with the ura indicator under it.
#[derive(Clone, PartialEq, Debug)]
pub struct Wall {
    tiles: [Tile; Wall::SIZE],
    dealer: Seat,
    order: DrawOrder,
    taken: u128, // tiles of the live wall that a seat has drawn, in the order by seat
}

impl Wall {
    /// All tiles.
    pub const SIZE: usize = 136;

    const LIVE_FROM: usize = 4 * 13;
    const DEAD_FROM: usize = Wall::LIVE_FROM + OpenTable::LIVE as usize;
    const INDICATORS_FROM: usize = Wall::DEAD_FROM + 4;

    /// A shuffled wall for one deal.
    pub fn shuffled(setup: &Setup, order: DrawOrder, entropy: &mut impl Entropy) -> Wall {
        let mut tiles = [crate::Kind::EAST.tile(); Wall::SIZE];
        for (place, tile) in tiles.iter_mut().zip(Deal::all_tiles(setup).iter()) {
            *place = tile;
        }
        entropy.shuffle(&mut tiles);
        Wall::in_order(setup.dealer, order, tiles)
    }

    /// A wall of given tiles in drawing order.
    pub const fn in_order(dealer: Seat, order: DrawOrder, tiles: [Tile; Wall::SIZE]) -> Wall {
        Wall { tiles, dealer, order, taken: 0 }
    }

    /// The tiles in drawing order.
    pub const fn tiles(&self) -> &[Tile; Wall::SIZE] {
        &self.tiles
    }

    fn hand(&self, seat: Seat) -> Tiles {
        let place = self.place(seat);
        let blocks = (0..3).flat_map(|block| (0..4).map(move |n| 16 * block + 4 * place + n));
        let mut hand = Tiles::EMPTY;
        for idx in blocks.chain([48 + place]) {
            hand.add(self.tiles[idx]);
        }
        hand
    }

    /// How many places `seat` sits after the dealer.
    fn place(&self, seat: Seat) -> usize {
        (seat.idx() + 4 - self.dealer.idx()) % 4
    }

    /// The index in the live wall of the `nth` draw of `seat`.
    fn quarter(&mut self, seat: Seat, nth: usize) -> Option<usize> {
        let own = 4 * nth + self.place(seat);
        let is_free = |idx: &usize| self.taken & (1 << idx) == 0;
        let live = OpenTable::LIVE as usize;
        let idx = Some(own).filter(|&own| own < live).filter(is_free);
        let idx = idx.or_else(|| (0..live).rev().find(is_free))?;
        self.taken |= 1 << idx;
        Some(idx)
    }
}

impl Dealer<Deal> for Wall {
    /// Each address is to be asked for once, in the order of the deal.
    fn answer(&mut self, at: Address) -> Option<Chance> {
        let idx = match at {
            Address::Deal => {
                return Some(Chance::Hands(BySeat::from_fn(|seat| self.hand(seat))));
            }
            Address::End => return Some(Chance::End),
            Address::Draw { seat, nth, wall } => {
                Wall::LIVE_FROM
                    + match self.order {
                        DrawOrder::Wall => wall as usize,
                        DrawOrder::Seat => self.quarter(seat, nth as usize)?,
                    }
            }
            Address::Replacement { nth, .. } => Wall::DEAD_FROM + nth as usize,
            Address::Indicator { nth } => Wall::INDICATORS_FROM + 2 * nth as usize,
            Address::Ura { nth } => Wall::INDICATORS_FROM + 2 * nth as usize + 1,
        };
        self.tiles.get(idx).copied().map(Chance::Tile)
    }
}
