//! Writes the last element of a deal.

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::Points;
use serde_json::{Value, json};

use super::value_text::{worth_text, yaku_text};
use crate::riichi::record::{DrawReason, Drawn, Outcome, Win};

/// The result of a deal dealt by `dealer`.
pub(super) fn result_json(outcome: &Outcome, dealer: Seat) -> Value {
    match outcome {
        Outcome::Won(wins) => {
            let pairs = wins
                .iter()
                .flat_map(|win| [scores_json(&win.settlement.change), win_json(win, dealer)]);
            Value::Array([json!("和了")].into_iter().chain(pairs).collect())
        }
        Outcome::Drawn(drawn) => draw_json(drawn),
    }
}

fn win_json(win: &Win, dealer: Seat) -> Value {
    let liable = win.liable.unwrap_or(win.seat);
    let mut items = vec![json!(win.seat.idx()), json!(win.from.idx()), json!(liable.idx())];
    if let Some(value) = &win.value
        && let Some(worth) = worth_text(value, win.is_tsumo(), win.seat == dealer)
    {
        items.push(json!(worth));
        items.extend(value.yaku.iter().map(|&(yaku, worth)| json!(yaku_text(yaku, worth))));
    }
    Value::Array(items)
}

fn draw_json(drawn: &Drawn) -> Value {
    let bare = match (drawn.reason, drawn.tenpai) {
        (DrawReason::Exhausted, Some(SeatSet::FOUR)) => "全員聴牌",
        (DrawReason::Exhausted, Some(SeatSet::EMPTY)) => "全員不聴",
        (reason, _) => reason.names().japanese,
    };
    let change = &drawn.settlement.change;
    let moved = *change != BySeat::splat(Points::ZERO);
    if moved || bare == "流局" { json!([bare, scores_json(change)]) } else { json!([bare]) }
}

/// Four numbers of points.
pub(super) fn scores_json(scores: &BySeat<Points>) -> Value {
    json!(scores.as_array().map(|points| points.0))
}
