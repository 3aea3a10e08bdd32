//! The end of a deal, as stated and as computed.

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::Points;
use parlor_riichi::deal::{Draw, Ending, Win as Scored};

use super::driver::Played;
use super::mismatch::Differences;
use crate::riichi::record::{
    DealRecord, Drawn, Event, Outcome, Settlement, StatedValue, StatedYaku, Win, Worth, reason,
};

/// Compares everything that `record` states with the deal as it was played.
pub(super) fn compare(record: &DealRecord, played: &Played, found: &mut Differences) {
    let mut running = record.start.scores;
    compare_sticks(record, played, &mut running, found);
    found.event = record.events.len() + 1;
    found.same("the number of dora indicators left over", &0, &played.unturned);
    let Some(outcome) = played.deal.outcome() else { return };
    match (&record.outcome, &outcome.ending) {
        (Outcome::Won(stated), Ending::Won { wins, .. }) => {
            let seats: Vec<Seat> = stated.iter().map(|win| win.seat).collect();
            let winners: Vec<Seat> = wins.iter().map(|win| win.winner.seat).collect();
            found.same("who wins", &seats, &winners);
            for (stated, scored) in stated.iter().zip(wins) {
                compare_win(stated, scored, played, found);
                settle(&stated.settlement, &scored.deltas, &mut running, found);
            }
        }
        (Outcome::Drawn(stated), Ending::Drawn { draw, shown, nagashi }) => {
            let showed = Seat::ALL.into_iter().filter(|&seat| shown[seat].is_some()).collect();
            compare_draw(stated, *draw, showed, *nagashi, found);
            settle(&stated.settlement, &outcome.deltas, &mut running, found);
        }
        (_, computed) => {
            let stated = match &record.outcome {
                Outcome::Won(_) => "a win",
                Outcome::Drawn(_) => "a draw",
            };
            found.same("the end of the deal", stated, format!("{computed:?}").as_str());
        }
    }
}

/// Who paid for a riichi, and the scores stated with it.
fn compare_sticks(
    record: &DealRecord,
    played: &Played,
    running: &mut BySeat<Points>,
    found: &mut Differences,
) {
    let mut accepted = Vec::new();
    for (n, event) in record.events.iter().enumerate() {
        if let Event::RiichiAccepted { seat, scores } = *event {
            found.event = n + 1;
            accepted.push(seat);
            running[seat] -= Points::STICK;
            found.same_if_stated("the scores", scores, *running);
        }
    }
    found.same("who pays for a riichi", &accepted, &played.sticks);
}

fn settle(
    stated: &Settlement,
    computed: &BySeat<Points>,
    running: &mut BySeat<Points>,
    found: &mut Differences,
) {
    found.same("the score change", &stated.change, computed);
    *running += stated.change;
    found.same_if_stated("the scores", stated.after, *running);
}

fn compare_win(stated: &Win, scored: &Scored, played: &Played, found: &mut Differences) {
    let liable = scored.liable.first().map(|liability| liability.seat);
    // A record has room for one of two.
    let is_one = |seat| scored.liable.iter().any(|liability| liability.seat == seat);
    if stated.liable.is_some_and(|seat| !is_one(seat)) {
        found.same("who is liable", &stated.liable, &liable);
    }
    let Some(value) = &stated.value else { return };
    let open = played.deal.table().places[stated.seat].melds.is_open();
    let computed = StatedValue::of(&scored.value, !open);
    if let (Some(fu), Some(han)) = (computed.fu, computed.han) {
        found.same_if_stated("fu", value.fu, fu);
        found.same_if_stated("han", value.han, han);
    }
    if value.points.is_some() {
        found.same("the hand's points", &value.points, &computed.points);
    }
    found.same_if_stated("the limit", value.limit, computed.limit());
    if !value.yaku.is_empty() {
        found.same("the yaku", &sorted(value), &computed.yaku);
    }
}

fn sorted(value: &StatedValue) -> Vec<(StatedYaku, Worth)> {
    let mut yaku = value.yaku.clone();
    yaku.sort_unstable_by_key(|&(yaku, _)| yaku);
    yaku
}

fn compare_draw(
    stated: &Drawn,
    draw: Draw,
    showed: SeatSet,
    nagashi: SeatSet,
    found: &mut Differences,
) {
    let reason = reason(draw, nagashi);
    found.same("the reason of the draw", &stated.reason, &reason);
    if draw == Draw::Exhaustive {
        found.same_if_stated("who is tenpai", stated.tenpai, showed);
    }
}
