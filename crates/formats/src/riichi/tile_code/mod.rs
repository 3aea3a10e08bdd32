//! How other programs write a tile, one file each.
//!
//! Hand notation itself (`5m`, `0p`, `7z`) is [`parlor_riichi::Tile`]'s own text, and the index
//! 0 to 33 is [`parlor_riichi::Kind::idx`].

mod mjai_name;
mod tenhou_id;
mod tenhou_number;

pub use mjai_name::{mjai_name, tile_of_mjai_name};
pub use tenhou_id::TileId;
pub use tenhou_number::{tenhou_number, tile_of_tenhou_number};

#[cfg(test)]
mod tests {
    use parlor_riichi::rule_set::RedFives;
    use parlor_riichi::{Kind, Tile};

    use super::{TileId, mjai_name, tenhou_number, tile_of_mjai_name, tile_of_tenhou_number};

    /// Hand notation, 34-index, lowest Tenhou id, Tenhou number, mjai name. Source: the code
    /// tables of the formats' own descriptions (`docs/user/riichi-formats.md`).
    const TABLE: [(&str, usize, u8, u8, &str); 16] = [
        ("1m", 0, 0, 11, "1m"),
        ("0m", 4, 16, 51, "5mr"),
        ("5m", 4, 17, 15, "5m"),
        ("9m", 8, 32, 19, "9m"),
        ("1p", 9, 36, 21, "1p"),
        ("0p", 13, 52, 52, "5pr"),
        ("5p", 13, 53, 25, "5p"),
        ("0s", 22, 88, 53, "5sr"),
        ("9s", 26, 104, 39, "9s"),
        ("1z", 27, 108, 41, "E"),
        ("2z", 28, 112, 42, "S"),
        ("3z", 29, 116, 43, "W"),
        ("4z", 30, 120, 44, "N"),
        ("5z", 31, 124, 45, "P"),
        ("6z", 32, 128, 46, "F"),
        ("7z", 33, 132, 47, "C"),
    ];

    #[test]
    fn the_codes_of_one_tile_agree() {
        for (text, idx, id, number, name) in TABLE {
            let tile: Tile = text.parse().expect(text);
            assert_eq!(Kind::from_idx(idx), Some(tile.kind()), "{text}");
            assert_eq!(TileId::new(id).map(|id| id.tile(RedFives::Three)), Some(tile), "{text}");
            assert_eq!((tenhou_number(tile), mjai_name(tile)), (number, name), "{text}");
        }
    }

    #[test]
    fn every_tile_comes_back_from_every_code() {
        for tile in Tile::all() {
            assert_eq!(tile_of_tenhou_number(tenhou_number(tile).into()), Some(tile));
            assert_eq!(tile_of_mjai_name(mjai_name(tile)), Some(tile));
        }
    }
}
