//! The names of mjai, the same in both dialects: `1m`…`9s`, `5mr 5pr 5sr` for the red fives, and
//! `E S W N P F C` for winds and dragons. A hidden tile is `?`, which is no tile here.

use parlor_riichi::Tile;

/// Names in the order of [`Tile::idx`].
const NAMES: [&str; Tile::COUNT] = [
    "1m", "2m", "3m", "4m", "5mr", "5m", "6m", "7m", "8m", "9m", //
    "1p", "2p", "3p", "4p", "5pr", "5p", "6p", "7p", "8p", "9p", //
    "1s", "2s", "3s", "4s", "5sr", "5s", "6s", "7s", "8s", "9s", //
    "E", "S", "W", "N", "P", "F", "C",
];

/// The name of `tile`.
pub fn mjai_name(tile: Tile) -> &'static str {
    NAMES[tile.idx()]
}

/// The tile of that name, if there is one.
pub fn tile_of_mjai_name(name: &str) -> Option<Tile> {
    NAMES.iter().position(|&known| known == name).and_then(Tile::from_idx)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_names_are_no_tiles() {
        for wrong in ["", "?", "5r", "0m", "1z", "e", "Z", "5mrr", "10m"] {
            assert_eq!(tile_of_mjai_name(wrong), None, "{wrong}");
        }
    }
}
