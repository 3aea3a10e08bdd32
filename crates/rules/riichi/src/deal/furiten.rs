//! When a player may not win on another's tile.
//!
//! Rule: `docs/rules/riichi.md#furiten`.

use parlor_game::Seat;

use super::{OpenTable, Own};
use crate::KindSet;
use crate::score::Furiten;

/// Which furiten `seat` is in, if any; the one that lasts longest is named.
///
/// All of it follows from the waits and what lies open: the kinds discarded, and the kinds let by.
#[inline]
pub fn furiten(table: &OpenTable, own: &Own, seat: Seat) -> Option<Furiten> {
    let place = &table.places[seat];
    let open_now = table.to_let_by().filter(|_| own.passed);
    let open_now = open_now.map_or(KindSet::EMPTY, |(_, tile)| KindSet::one(tile.kind()));
    let let_by = own.waits.meets(place.let_by | open_now);
    if let_by && place.riichi.is_declared() {
        Some(Furiten::Riichi)
    } else if own.waits.meets(place.river.kinds()) {
        Some(Furiten::Discard)
    } else {
        let_by.then_some(Furiten::Temporary)
    }
}
