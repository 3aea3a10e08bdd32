//! Tiles as people write them.

use parlor_riichi::{Kind, Tile};

use parlor_wire::written;

written! {
    /// A riichi tile: `"5m"`, `"0p"` for a red five, `"1z"` to `"7z"` for the honours.
    pub struct RiichiTile(Tile) in "riichi.gen.ts";
}

written! {
    /// A kind of riichi tile: `"5m"`, `"7z"`.
    pub struct RiichiKind(Kind) in "riichi.gen.ts";
}

/// Tiles in the order given.
pub(super) fn put_tiles(tiles: impl IntoIterator<Item = Tile>) -> Vec<RiichiTile> {
    tiles.into_iter().map(RiichiTile).collect()
}

/// Kinds in the order given.
pub(super) fn put_kinds(kinds: impl IntoIterator<Item = Kind>) -> Vec<RiichiKind> {
    kinds.into_iter().map(RiichiKind).collect()
}
