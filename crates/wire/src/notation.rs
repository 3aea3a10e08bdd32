//! Cards and tiles as the text that people write: `QC`, `5m`, `0p`.

use std::fmt::Display;
use std::str::FromStr;

use parlor_riichi::{Kind, Tile};
use parlor_zole::{Card, CardSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something written in its game's own notation; in JSON a string.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Written<T>(pub T);

/// A card of Zole: `"QC"`, `"TH"`.
pub type CardMsg = Written<Card>;

/// A riichi tile: `"5m"`, `"0p"` for a red five, `"1z"` to `"7z"` for the honours.
pub type TileMsg = Written<Tile>;

/// A kind of riichi tile: `"5m"`, `"7z"`.
pub type KindMsg = Written<Kind>;

impl<T: Display> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Written).map_err(D::Error::custom)
    }
}

/// The cards of a set, in its order.
pub(crate) fn put_cards(cards: CardSet) -> Vec<CardMsg> {
    cards.into_iter().map(Written).collect()
}

/// Tiles in the order given.
pub(crate) fn put_tiles(tiles: impl IntoIterator<Item = Tile>) -> Vec<TileMsg> {
    tiles.into_iter().map(Written).collect()
}

/// Kinds in the order given.
pub(crate) fn put_kinds(kinds: impl IntoIterator<Item = Kind>) -> Vec<KindMsg> {
    kinds.into_iter().map(Written).collect()
}
