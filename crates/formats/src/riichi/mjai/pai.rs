//! A tile as one seat sees it.

use parlor_riichi::Tile;

use crate::riichi::tile_code::{mjai_name, tile_of_mjai_name};

/// A tile of the protocol, or the back of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pai {
    /// The receiver knows it.
    Open(Tile),
    /// `?`.
    Hidden,
}

impl Pai {
    /// The text of the protocol.
    pub fn name(self) -> &'static str {
        match self {
            Pai::Open(tile) => mjai_name(tile),
            Pai::Hidden => "?",
        }
    }

    /// What the text stands for.
    pub fn by_name(name: &str) -> Option<Pai> {
        if name == "?" { Some(Pai::Hidden) } else { tile_of_mjai_name(name).map(Pai::Open) }
    }

    /// The tile, if it is known.
    pub fn tile(self) -> Option<Tile> {
        match self {
            Pai::Open(tile) => Some(tile),
            Pai::Hidden => None,
        }
    }
}
