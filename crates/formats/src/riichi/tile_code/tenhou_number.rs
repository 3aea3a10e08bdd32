//! The two-digit numbers of tenhou.net/6: 11–19 man, 21–29 pin, 31–39 sou, 41–47 honours, and
//! 51 52 53 for the red fives.

use parlor_riichi::{Kind, Suit, Tile};

/// The tile written as `number`, if there is one.
pub fn tile_of_tenhou_number(number: u64) -> Option<Tile> {
    let (group, rank) = (number / 10, u8::try_from(number % 10).ok()?);
    match (group, rank) {
        (1..=3, _) => Kind::suited(Suit::ALL[group as usize - 1], rank).map(Tile::plain),
        (4, 1..=7) => Kind::from_idx(26 + usize::from(rank)).map(Tile::plain),
        (5, 1..=3) => Some(Tile::red_five(Suit::ALL[usize::from(rank) - 1])),
        _ => None,
    }
}

/// The number of `tile`.
pub fn tenhou_number(tile: Tile) -> u8 {
    let kind = tile.kind();
    match (tile.red_suit(), kind.suit(), kind.rank()) {
        (Some(suit), _, _) => 51 + suit as u8,
        (None, Some(suit), Some(rank)) => 10 * (suit as u8 + 1) + rank,
        _ => 41 + (kind.idx() - Kind::EAST.idx()) as u8,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_thirty_seven_numbers_are_tiles() {
        let tiles = (0..1000).filter_map(tile_of_tenhou_number).count();
        assert_eq!(tiles, Tile::COUNT);
        for wrong in [0, 10, 20, 40, 48, 50, 54, 60, u64::MAX] {
            assert_eq!(tile_of_tenhou_number(wrong), None, "{wrong}");
        }
    }
}
