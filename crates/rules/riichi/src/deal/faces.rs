//! Which tiles of a kind a hand holds: the red five and the plain one are told apart.

use crate::{Kind, Tile, Tiles};

/// The red five of `kind`, if it is in the hand.
#[inline]
pub(super) fn red_held(concealed: &Tiles, kind: Kind) -> Option<Tile> {
    let red = kind.suit().map(Tile::red_five).filter(|red| red.kind() == kind);
    red.filter(|&red| concealed.contains(red))
}

/// The different tiles of `kind` in the hand, the red five first.
#[inline]
pub(super) fn faces(concealed: &Tiles, kind: Kind) -> impl Iterator<Item = Tile> + use<> {
    let plain = Some(kind.tile()).filter(|&tile| concealed.contains(tile));
    red_held(concealed, kind).into_iter().chain(plain)
}

/// `N` equal tiles for a kan, the red five among them if it is in the hand.
pub(super) fn equal<const N: usize>(concealed: &Tiles, kind: Kind) -> [Tile; N] {
    let mut tiles = [kind.tile(); N];
    if let Some(red) = red_held(concealed, kind) {
        tiles[0] = red;
    }
    tiles
}
