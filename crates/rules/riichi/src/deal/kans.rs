//! Which kans a player may declare on the own turn.
//!
//! Rules: `docs/rules/riichi.md#kans`, and after riichi `docs/rules/riichi.md#riichi`.

use parlor_game::Seat;

use super::faces::faces;
use super::{Action, OpenTable, Own};
use crate::{Meld, MeldForm, Tile};

/// No more than four kans are laid out in a deal, and none once the live wall is empty.
#[inline]
pub(super) fn is_allowed(table: &OpenTable) -> bool {
    table.n_kans < 4 && table.live > 0
}

/// Closed kans in index order, then added ones. In riichi only the drawn tile may make a kan, and
/// only if the hand stays as it is.
pub(super) fn own_kans(
    table: &OpenTable,
    own: &Own,
    seat: Seat,
    drawn: Tile,
    offer: &mut impl FnMut(Action),
) {
    if !is_allowed(table) {
        return;
    }
    let place = &table.places[seat];
    let fours = own.concealed.counts().at_least(4);
    if place.riichi.is_declared() {
        let kind = drawn.kind();
        let hand = table.hand(seat, own);
        if fours.contains(kind) && hand.allows_riichi_kan(kind, &table.setup.rules) {
            offer(Action::ClosedKan { kind });
        }
        return;
    }
    for kind in fours {
        offer(Action::ClosedKan { kind });
    }
    for pon in place.melds.iter().filter(|meld| meld.form() == MeldForm::Pon) {
        if let Some(tile) = faces(&own.concealed, pon.kind()).next() {
            offer(Action::AddedKan { tile });
        }
    }
}

/// The tiles that leave the hand when `kan` is declared.
pub(crate) fn declared_tiles(kan: &Meld) -> &[Tile] {
    match kan.form() {
        MeldForm::AddedKan => &kan.tiles()[3..],
        _ => kan.own(),
    }
}
