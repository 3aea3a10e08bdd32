//! Who may win now, and under which circumstances.
//!
//! Rule: `docs/rules/riichi.md#calls`.

use parlor_game::Seat;

use super::{OpenTable, Own, Riichi, Source, Stage, furiten};
use crate::score::{Claim, Finish, RiichiState, value};
use crate::{Hand, KindSet, Tile, Tiles};

/// May `seat` win on the tile it has just drawn, which completes its hand?
pub(super) fn may_tsumo(
    table: &OpenTable,
    own: &Own,
    seat: Seat,
    source: Source,
    drawn: Tile,
) -> bool {
    let hand = table.hand(seat, own);
    // Self-draw with a closed hand is a yaku.
    hand.is_closed() || {
        let finish = finish_by_draw(table, seat, source);
        value(&claim(table, seat, &hand, drawn, finish), &table.setup.rules).is_ok()
    }
}

/// May `seat` win on the `tile` of `by`, which completes its hand?
pub(super) fn may_ron(table: &OpenTable, own: &Own, seat: Seat, tile: Tile) -> bool {
    if furiten(table, own, seat).is_some() {
        return false;
    }
    // Riichi is a yaku.
    table.places[seat].riichi.is_declared() || {
        let mut hand = table.hand(seat, own);
        let finish = finish_by_ron(table, seat);
        hand.draw(tile)
            && value(&claim(table, seat, &hand, tile, finish), &table.setup.rules).is_ok()
    }
}

/// Do these thirteen tiles lack one of the thirteen orphans (kokushi)?
pub(super) fn waits_for_orphan(concealed: &Tiles) -> bool {
    let kinds = concealed.counts().kinds();
    kinds.is_subset(KindSet::YAOCHUU) && kinds.len() >= 12
}

/// How `seat` would win on the tile just drawn.
pub(super) fn finish_by_draw(table: &OpenTable, seat: Seat, source: Source) -> Finish {
    match source {
        Source::DeadWall => Finish::Rinshan,
        Source::Wall if table.is_first_turn(seat) => Finish::FirstDraw,
        Source::Wall if table.live == 0 => Finish::Haitei,
        Source::Wall => Finish::Tsumo,
    }
}

/// How `seat` would win on the tile that lies open.
pub(super) fn finish_by_ron(table: &OpenTable, seat: Seat) -> Finish {
    match table.stage {
        Stage::Declared { .. } => Finish::Chankan,
        _ if table.uninterrupted && table.places[seat].n_draws == 0 => Finish::FirstDiscard,
        _ if table.live == 0 => Finish::Houtei,
        _ => Finish::Ron,
    }
}

/// The claim of `seat` to win with `hand`, the winning `tile` included.
pub(super) fn claim<'a>(
    table: &'a OpenTable,
    seat: Seat,
    hand: &'a Hand,
    tile: Tile,
    finish: Finish,
) -> Claim<'a> {
    let place = &table.places[seat];
    let riichi = match place.riichi {
        Riichi::No => RiichiState::None,
        Riichi::Declared { double: true } | Riichi::Paid { double: true } => RiichiState::Double,
        Riichi::Declared { .. } | Riichi::Paid { .. } => RiichiState::Riichi,
    };
    Claim {
        seat: table.setup.wind(seat),
        round: table.setup.round,
        riichi,
        ippatsu: place.ippatsu,
        dora: table.indicators.dora.as_slice(),
        ura: table.indicators.ura.as_slice(),
        ..Claim::new(hand, tile, finish)
    }
}
