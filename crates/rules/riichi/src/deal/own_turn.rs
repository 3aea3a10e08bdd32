//! What a player may do on the own turn.
//!
//! Rule: `docs/rules/riichi.md#a-turn`.

use parlor_game::Seat;

use super::faces::faces;
use super::{Action, OpenTable, Own, Riichi, Source, kans, riichi, winning};
use crate::{KindSet, Tile};

/// After a draw: win, abort, kan, riichi, discard.
pub(super) fn after_draw(
    table: &OpenTable,
    own: &Own,
    seat: Seat,
    source: Source,
    offer: &mut impl FnMut(Action),
) {
    let Some(drawn) = own.drawn else { return };
    if own.waits.contains(drawn.kind()) && winning::may_tsumo(table, own, seat, source, drawn) {
        offer(Action::Tsumo);
    }
    if may_abort(table, own, seat) {
        offer(Action::NineKinds);
    }
    kans::own_kans(table, own, seat, drawn, offer);
    if table.places[seat].riichi != Riichi::No {
        return offer(Action::Discard { tile: drawn, drawn: true });
    }
    let ready = riichi::declaring_discards(table, own, seat);
    if !ready.is_empty() {
        each_discard(own, ready, |tile, drawn| offer(Action::Riichi { tile, drawn }));
    }
    discards(own, KindSet::EMPTY, offer);
}

/// Every discard but those of `forbidden` kinds.
pub(super) fn discards(own: &Own, forbidden: KindSet, offer: &mut impl FnMut(Action)) {
    each_discard(own, !forbidden, |tile, drawn| offer(Action::Discard { tile, drawn }));
}

/// Every tile of the hand of these kinds, in written order; the drawn tile and an equal one that
/// stood in the hand are told apart.
#[inline]
fn each_discard(own: &Own, kinds: KindSet, mut each: impl FnMut(Tile, bool)) {
    for kind in own.concealed.counts().kinds() & kinds {
        for tile in faces(&own.concealed, kind) {
            let held = own.concealed.count(tile);
            let is_drawn = own.drawn == Some(tile);
            if held > u8::from(is_drawn) {
                each(tile, false);
            }
            if is_drawn {
                each(tile, true);
            }
        }
    }
}

/// Nine kinds of terminals and honours on an uninterrupted first turn.
fn may_abort(table: &OpenTable, own: &Own, seat: Seat) -> bool {
    table.setup.rules.abort_nine_kinds
        && table.is_first_turn(seat)
        && (own.concealed.counts().kinds() & KindSet::YAOCHUU).len() >= 9
}
