//! A shuffled wall and where its tiles go.

use parlor_game::{BySeat, Seat};

use crate::riichi::tile_code::TileId;

/// The wall of one deal, in Tenhou's order: tiles are dealt and drawn from the high end, the low
/// fourteen are the dead wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TenhouWall {
    tiles: [TileId; TileId::COUNT],
    dice: [u8; 2],
}

impl TenhouWall {
    /// Shuffles with the random words 0 to 134 and throws the dice with 135 and 136.
    pub(super) fn shuffled(random: impl Fn(usize) -> u32) -> TenhouWall {
        let mut tiles: [TileId; TileId::COUNT] = std::array::from_fn(|n| {
            TileId::new(n as u8).unwrap_or(TileId::of_kind(parlor_riichi::Kind::EAST, 0))
        });
        for place in 0..TileId::COUNT - 1 {
            let left = (TileId::COUNT - place) as u32;
            tiles.swap(place, place + (random(place) % left) as usize);
        }
        let die = |n| (random(n) % 6) as u8 + 1;
        TenhouWall { tiles, dice: [die(135), die(136)] }
    }

    /// All tiles from the low end.
    pub fn tiles(&self) -> &[TileId; TileId::COUNT] {
        &self.tiles
    }

    /// The dice that broke the wall.
    pub fn dice(&self) -> [u8; 2] {
        self.dice
    }

    /// The hands in the order of dealing: three blocks of four, then one tile each, from the
    /// dealer on.
    pub fn hands(&self, dealer: Seat) -> BySeat<Vec<TileId>> {
        let mut hands = BySeat::splat(Vec::with_capacity(13));
        let mut dealt = self.tiles.iter().rev().copied();
        for block in [4, 4, 4, 1] {
            for place in 0..4 {
                hands[dealer.offset(place)].extend(dealt.by_ref().take(block));
            }
        }
        hands
    }

    /// The `n`th tile drawn from the live wall (0 is the dealer's first); `None` past its end.
    pub fn draw(&self, n: usize) -> Option<TileId> {
        let place = (TileId::COUNT - 4 * 13).checked_sub(n + 1)?;
        (place >= 14).then(|| self.tiles[place])
    }

    /// The `n`th replacement tile, 0 to 3.
    pub fn replacement(&self, n: usize) -> Option<TileId> {
        [1, 0, 3, 2].get(n).map(|&place: &usize| self.tiles[place])
    }

    /// The `n`th dora indicator, 0 to 4.
    pub fn indicator(&self, n: usize) -> Option<TileId> {
        (n < 5).then(|| self.tiles[5 + 2 * n])
    }

    /// The ura indicator under the `n`th dora indicator.
    pub fn ura_indicator(&self, n: usize) -> Option<TileId> {
        (n < 5).then(|| self.tiles[4 + 2 * n])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_has_one_place() {
        let wall = TenhouWall::shuffled(|_| 0);
        let mut ids: Vec<TileId> = Seat::ALL
            .into_iter()
            .flat_map(|seat| wall.hands(Seat::C)[seat].clone())
            .chain((0..80).filter_map(|n| wall.draw(n)))
            .chain((0..9).filter_map(|n| wall.replacement(n)))
            .chain((0..9).filter_map(|n| wall.indicator(n)))
            .chain((0..9).filter_map(|n| wall.ura_indicator(n)))
            .collect();
        assert_eq!(ids.len(), 136);
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 136);
        assert_eq!((wall.draw(69).map(TileId::idx), wall.draw(70)), (Some(14), None));
    }
}
