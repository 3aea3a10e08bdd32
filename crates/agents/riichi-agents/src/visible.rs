//! What lies open.

use parlor_riichi::{Kind, View};

/// How many tiles of each kind a player sees: the own concealed tiles, everybody's called sets and
/// everybody's discards. Dora indicators are not in the source's list.
pub fn visible(view: &View) -> [u8; Kind::COUNT] {
    let mut seen = *view.own.concealed.counts().as_array();
    for place in view.table.places.as_array() {
        let called = place.melds.iter().flat_map(|meld| meld.tiles().iter().copied());
        for tile in called.chain(place.river.lying()) {
            seen[tile.kind().idx()] += 1;
        }
    }
    seen
}
