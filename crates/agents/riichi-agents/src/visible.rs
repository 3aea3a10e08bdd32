//! What lies open.

use parlor_riichi::{Kind, View};

/// How many tiles of each kind a player sees: the own concealed tiles, everyone's called sets and
/// everyone's discards; the dora indicators if they are to count.
pub fn visible(view: &View, indicators: bool) -> [u8; Kind::COUNT] {
    let mut seen = *view.own.concealed.counts().as_array();
    for place in view.table.places.as_array() {
        let called = place.melds.iter().flat_map(|meld| meld.tiles().iter().copied());
        for tile in called.chain(place.river.lying()) {
            seen[tile.kind().idx()] += 1;
        }
    }
    for tile in view.table.indicators.dora.as_slice().iter().filter(|_| indicators) {
        seen[tile.kind().idx()] += 1;
    }
    seen
}
