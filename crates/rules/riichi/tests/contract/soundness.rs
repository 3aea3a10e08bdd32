//! What is true of every state of a deal.

use parlor_game::Seat;
use parlor_riichi::deal::Stage;
use parlor_riichi::{Deal, Points, Tiles};

/// All 136 tiles are somewhere, once.
pub(crate) fn n_tiles(deal: &Deal) -> i64 {
    let concealed: usize = Seat::ALL.iter().map(|&seat| deal.own(seat).concealed.len()).sum();
    (deal.undrawn().len() + concealed + deal.table().open_tiles().count()) as i64
}

/// Points with the sticks on the table.
pub(crate) fn n_points(deal: &Deal) -> i64 {
    let table = deal.table();
    let points: i32 = table.points.as_array().iter().map(|points| points.0).sum();
    i64::from(points + i32::from(table.sticks) * Points::STICK.0)
}

/// No kind is there five times, hands have the right size, riichi players are tenpai, and the
/// waits that are kept are those of the hand.
pub(crate) fn is_sound(deal: &Deal) -> Result<(), String> {
    let table = deal.table();
    let mut all = *deal.undrawn();
    let concealed = Seat::ALL.map(|seat| deal.own(seat).concealed);
    for tile in table.open_tiles().chain(concealed.iter().flat_map(Tiles::iter)) {
        if !all.add(tile) {
            return Err(format!("too many of {tile}"));
        }
    }
    if matches!(table.stage, Stage::Dealing | Stage::Won(_) | Stage::Over(_)) {
        return Ok(());
    }
    Seat::ALL.into_iter().try_for_each(|seat| hand_is_sound(deal, seat))
}

fn hand_is_sound(deal: &Deal, seat: Seat) -> Result<(), String> {
    let (table, own) = (deal.table(), deal.own(seat));
    let place = &table.places[seat];
    let n_due = match table.stage {
        Stage::Called { seat: mover, .. } if mover == seat => place.n_concealed() + 1,
        Stage::Declared { by, ref kan } if by == seat && kan.added().is_none() => {
            place.n_concealed() - 3
        }
        _ => place.n_concealed(),
    };
    let standing = own.standing();
    if standing.len() != n_due {
        return Err(format!("seat {seat} holds {} tiles, not {n_due}", standing.len()));
    }
    if matches!(table.stage, Stage::Declared { by, .. } if by == seat) {
        return Ok(());
    }
    let mut hand = table.hand(seat, own);
    hand.concealed = standing;
    if hand.waits() != own.waits {
        return Err(format!("seat {seat} waits for {:?}, not {:?}", hand.waits(), own.waits));
    }
    if place.riichi.is_declared() && own.waits.is_empty() {
        return Err(format!("seat {seat} is in riichi and not tenpai"));
    }
    Ok(())
}
