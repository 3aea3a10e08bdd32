//! What a player may do with another's tile.
//!
//! Rule: `docs/rules/riichi.md#calls`.

use parlor_game::Seat;

use super::faces::{faces, red_held};
use super::{Action, OpenTable, Own, kans, kuikae, winning};
use crate::{Meld, MeldForm, Relative, Tile};

/// Ron, kan, pon, chi, and with any of them pass.
#[inline]
pub(super) fn on_discard(
    table: &OpenTable,
    own: &Own,
    seat: Seat,
    by: Seat,
    tile: Tile,
    offer: &mut impl FnMut(Action),
) {
    let mut any = false;
    let mut offer_call = |action| {
        any = true;
        offer(action);
    };
    if own.waits.contains(tile.kind()) && winning::may_ron(table, own, seat, tile) {
        offer_call(Action::Ron);
    }
    if table.may_be_called(by) && !table.places[seat].riichi.is_declared() {
        equal_tiles(table, own, seat, by, tile, &mut offer_call);
        if by.offset(1) == seat {
            runs(table, own, tile, &mut offer_call);
        }
    }
    if any {
        offer(Action::Pass);
    }
}

/// A declared kan can be robbed: an added one by anyone, a closed one by thirteen orphans.
pub(super) fn on_kan(
    table: &OpenTable,
    own: &Own,
    seat: Seat,
    kan: &Meld,
    offer: &mut impl FnMut(Action),
) {
    let tile = kan.added().unwrap_or(kan.kind().tile());
    let robbable = match kan.form() {
        MeldForm::ClosedKan => {
            table.setup.rules.kokushi_robs_ankan && winning::waits_for_orphan(&own.concealed)
        }
        _ => true,
    };
    if robbable && own.waits.contains(tile.kind()) && winning::may_ron(table, own, seat, tile) {
        offer(Action::Ron);
        offer(Action::Pass);
    }
}

/// Open kan and pon.
#[inline]
fn equal_tiles(
    table: &OpenTable,
    own: &Own,
    seat: Seat,
    by: Seat,
    tile: Tile,
    offer: &mut impl FnMut(Action),
) {
    let held = own.concealed.counts()[tile.kind()];
    if held < 2 {
        return;
    }
    if held == 3 && kans::is_allowed(table) {
        offer(Action::OpenKan);
    }
    let Some(from) = Relative::between(seat, by) else { return };
    let plain = tile.kind().tile();
    let red = red_held(&own.concealed, tile.kind());
    let with_red = red.map(|red| [red, plain]);
    let without_red = (own.concealed.count(plain) >= 2).then_some([plain; 2]);
    for own_tiles in [with_red, without_red].into_iter().flatten() {
        let meld = Meld::pon(tile, own_tiles, from);
        if meld.is_some_and(|meld| leaves_discard(table, own, &meld)) {
            offer(Action::Pon { own: own_tiles });
        }
    }
}

/// Chi: the called tile as the highest, middle and lowest of the run, each with and without a red
/// five.
#[inline]
fn runs(table: &OpenTable, own: &Own, tile: Tile, offer: &mut impl FnMut(Action)) {
    let kind = tile.kind();
    if kind.is_honour() {
        return;
    }
    let shapes =
        [(kind.down(2), kind.down(1)), (kind.down(1), kind.up(1)), (kind.up(1), kind.up(2))];
    for (low, high) in shapes {
        let (Some(low), Some(high)) = (low, high) else { continue };
        let counts = own.concealed.counts();
        if !counts.contains(low) || !counts.contains(high) {
            continue;
        }
        for low in faces(&own.concealed, low) {
            for high in faces(&own.concealed, high) {
                let own_tiles = [low, high];
                let meld = Meld::chi(tile, own_tiles);
                if meld.is_some_and(|meld| leaves_discard(table, own, &meld)) {
                    offer(Action::Chi { own: own_tiles });
                }
            }
        }
    }
}

/// A call is offered only if something may be discarded after it.
fn leaves_discard(table: &OpenTable, own: &Own, meld: &Meld) -> bool {
    let forbidden = kuikae::swap_calls(&table.setup.rules, meld);
    let mut rest = *own.concealed.counts();
    for tile in meld.own() {
        rest.remove(tile.kind());
    }
    !rest.kinds().is_subset(forbidden)
}
