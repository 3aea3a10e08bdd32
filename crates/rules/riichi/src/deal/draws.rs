//! Deals without a winner, and the penalty that is paid like one.
//!
//! Rule: `docs/rules/riichi.md#end-of-a-deal`.

use parlor_game::{BySeat, Seat, SeatSet};

use super::{Draw, Ending, OpenSeat, OpenTable, Outcome, Own, Stage};
use crate::score::Limit;
use crate::{Points, Tiles};

/// The end of a drawn deal. Only an exhaustive draw is paid for; sticks stay.
pub(super) fn drawn(table: &OpenTable, own: &BySeat<Own>, draw: Draw) -> Outcome {
    let shown = BySeat::from_fn(|seat| shows(table, &own[seat], seat, draw));
    let showing = |seat: &Seat| shown[*seat].is_some();
    let tenpai = Seat::ALL.into_iter().filter(showing).collect();
    let nagashi = nagashi(table, draw);
    let deltas = match draw {
        Draw::Exhaustive if !nagashi.is_empty() => nagashi_payments(table, nagashi),
        Draw::Exhaustive => noten_payments(table, tenpai),
        _ => BySeat::splat(Points::ZERO),
    };
    let ending = Ending::Drawn { draw, shown, nagashi };
    Outcome { ending, deltas, sticks_left: table.sticks }
}

/// The concealed tiles that `seat` shows: when tenpai at an exhaustive draw, when in riichi as the
/// fourth player, or to claim nine kinds.
fn shows(table: &OpenTable, own: &Own, seat: Seat, draw: Draw) -> Option<Tiles> {
    let shows = match draw {
        Draw::Exhaustive => table.hand(seat, own).is_tenpai(&table.setup.rules),
        Draw::FourRiichi => true,
        Draw::NineKinds => matches!(table.stage, Stage::Turn { seat: mover, .. } if mover == seat),
        Draw::FourWinds | Draw::FourKans | Draw::TripleRon => false,
    };
    shows.then_some(own.concealed)
}

/// Whose discards are all terminals and honours, none taken by others.
fn nagashi(table: &OpenTable, draw: Draw) -> SeatSet {
    let is_nagashi = |place: &OpenSeat| {
        let discards = place.river.as_slice();
        discards.iter().all(|discard| discard.tile.kind().is_yaochuu() && !discard.called)
    };
    if !table.setup.rules.nagashi || draw != Draw::Exhaustive {
        return SeatSet::EMPTY;
    }
    Seat::ALL.into_iter().filter(|&seat| is_nagashi(&table.places[seat])).collect()
}

/// A mangan by self-draw for each, without honba.
fn nagashi_payments(table: &OpenTable, winners: SeatSet) -> BySeat<Points> {
    let mut deltas = BySeat::splat(Points::ZERO);
    for winner in winners {
        let paid = reverse_mangan(winner, table.setup.dealer);
        for seat in Seat::ALL {
            deltas[seat] -= paid[seat];
        }
    }
    deltas
}

/// A mangan by self-draw the other way round: `payer` pays each of the others what each would have
/// paid, twice the base to and from the dealer and once among the others.
pub(super) fn reverse_mangan(payer: Seat, dealer: Seat) -> BySeat<Points> {
    let mut deltas = BySeat::splat(Points::ZERO);
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != payer) {
        let share = if seat == dealer || payer == dealer { 2 } else { 1 };
        let points = Limit::Mangan.base() * share;
        deltas[seat] += points;
        deltas[payer] -= points;
    }
    deltas
}

/// The noten players pay the pool to the tenpai players, each side in equal shares.
fn noten_payments(table: &OpenTable, tenpai: SeatSet) -> BySeat<Points> {
    let n_tenpai = tenpai.len() as i32;
    if n_tenpai == 0 || n_tenpai == 4 {
        return BySeat::splat(Points::ZERO);
    }
    let pool = table.setup.rules.noten_pool.0;
    let (gain, loss) = (pool / n_tenpai, pool / (4 - n_tenpai));
    BySeat::from_fn(|seat| if tenpai.contains(seat) { Points(gain) } else { Points(-loss) })
}
