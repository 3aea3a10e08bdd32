//! The end of a deal, as stated and as computed.

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::deal::{Draw, Ending, Win as Scored};
use parlor_riichi::{Points, Yaku, score};

use super::driver::Played;
use super::mismatch::Differences;
use crate::riichi::record::{
    DealRecord, DrawReason, Drawn, Event, Limit, Outcome, Settlement, StatedValue, StatedYaku, Win,
    Worth,
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
    *running = BySeat::from_fn(|seat| running[seat] + stated.change[seat]);
    found.same_if_stated("the scores", stated.after, *running);
}

fn compare_win(stated: &Win, scored: &Scored, played: &Played, found: &mut Differences) {
    let liable = scored.liable.map(|liability| liability.seat);
    if stated.liable.is_some() {
        found.same("who is liable", &stated.liable, &liable);
    }
    let Some(value) = &stated.value else { return };
    let computed = &scored.value;
    let yakuman = computed.n_yakuman > 0;
    let fu = u16::from(computed.fu);
    if !yakuman {
        // Where a limit makes fu irrelevant some formats leave it out.
        found.same_if_stated("fu", value.fu, fu);
        found.same_if_stated("han", value.han, computed.han);
    }
    let points = computed.price.total();
    found.same_if_stated("the hand's points", value.points, points);
    let limit = limit_of(computed.limit);
    found.same_if_stated("the limit", value.limit, limit);
    if !value.yaku.is_empty() {
        let open = played.deal.table().places[stated.seat].melds.is_open();
        found.same("the yaku", &sorted(value), &computed_yaku(computed, !open));
    }
}

fn limit_of(limit: Option<score::Limit>) -> Limit {
    match limit {
        None => Limit::None,
        Some(score::Limit::KiriageMangan | score::Limit::Mangan) => Limit::Mangan,
        Some(score::Limit::Haneman) => Limit::Haneman,
        Some(score::Limit::Baiman) => Limit::Baiman,
        Some(score::Limit::Sanbaiman) => Limit::Sanbaiman,
        Some(score::Limit::KazoeYakuman | score::Limit::Yakuman) => Limit::Yakuman,
    }
}

fn sorted(value: &StatedValue) -> Vec<(StatedYaku, Worth)> {
    let mut yaku = value.yaku.clone();
    yaku.sort_unstable_by_key(|&(yaku, _)| yaku);
    yaku
}

fn computed_yaku(value: &score::Value, closed: bool) -> Vec<(StatedYaku, Worth)> {
    let worth = |yaku: Yaku| match yaku.is_yakuman() {
        true => Worth::Yakuman,
        false => Worth::Han(yaku.han(closed)),
    };
    let yaku = value
        .yaku
        .into_iter()
        .filter_map(|yaku| Some((StatedYaku::from_idx(yaku.number().into())?, worth(yaku))));
    let dora = [
        (StatedYaku::DORA, value.dora.plain),
        (StatedYaku::URA, value.dora.ura),
        (StatedYaku::RED, value.dora.red),
    ];
    let dora = dora.into_iter().filter(|&(_, han)| han > 0);
    yaku.chain(dora.map(|(yaku, han)| (yaku, Worth::Han(han)))).collect()
}

fn compare_draw(
    stated: &Drawn,
    draw: Draw,
    showed: SeatSet,
    nagashi: SeatSet,
    found: &mut Differences,
) {
    let reason = match draw {
        Draw::Exhaustive if nagashi.is_empty() => DrawReason::Exhausted,
        Draw::Exhaustive => DrawReason::NagashiMangan,
        Draw::NineKinds => DrawReason::NineKinds,
        Draw::FourWinds => DrawReason::FourWinds,
        Draw::FourRiichi => DrawReason::FourRiichi,
        Draw::FourKans => DrawReason::FourKans,
        Draw::TripleRon => DrawReason::TripleRon,
    };
    found.same("the reason of the draw", &stated.reason, &reason);
    if draw == Draw::Exhaustive {
        found.same_if_stated("who is tenpai", stated.tenpai, showed);
    }
}
