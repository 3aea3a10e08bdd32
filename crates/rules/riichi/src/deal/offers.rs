//! What a player may do: one answer for the referee and for the player's own view.

use parlor_game::Seat;

use super::{Action, OpenTable, Own, Stage, calls, own_turn};

/// Hands every action open to `seat` to `offer`; none when it is not asked.
///
/// It sees the open table and the player's own secrets only, so what a player is offered cannot
/// depend on what that player does not know. Both `legal` and `prompt` are this function.
#[inline]
pub(crate) fn offers(table: &OpenTable, own: &Own, seat: Seat, mut offer: impl FnMut(Action)) {
    if table.indicators.owed > 0 {
        return;
    }
    match table.stage {
        Stage::Turn { seat: mover, source } if mover == seat => {
            own_turn::after_draw(table, own, seat, source, &mut offer);
        }
        Stage::Called { seat: mover, forbidden } if mover == seat => {
            own_turn::discards(own, forbidden, &mut offer);
        }
        Stage::Discarded { by, tile } if by != seat && !own.passed => {
            calls::on_discard(table, own, seat, by, tile, &mut offer);
        }
        Stage::Declared { by, ref kan } if by != seat && !own.passed => {
            calls::on_kan(table, own, seat, kan, &mut offer);
        }
        _ => {}
    }
}

/// Is anything offered to `seat`?
#[inline]
pub(super) fn is_asked(table: &OpenTable, own: &Own, seat: Seat) -> bool {
    let mut asked = false;
    offers(table, own, seat, |_| asked = true);
    asked
}
