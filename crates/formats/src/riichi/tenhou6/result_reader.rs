//! The last element of a deal: who won, or why nobody did.

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::{Points, Tile};
use serde_json::Value;

use super::error::Tenhou6Fault;
use super::lists::expected;
use super::value_text::{read_worth, read_yaku};
use crate::riichi::record::{
    DrawReason, Drawn, Outcome, Settlement, StatedValue, Win, Worth, bounded_points,
};

/// What the result says; the winning tiles and ura indicators are told elsewhere.
pub(super) fn read_result(value: &Value, any_tile: Tile) -> Result<Outcome, Tenhou6Fault> {
    let items = value.as_array().map_or(&[][..], Vec::as_slice);
    let name = items.first().and_then(Value::as_str);
    let name = name.ok_or_else(|| expected(value, "a result that begins with its name"))?;
    if name == "和了" {
        return read_wins(&items[1..], value, any_tile);
    }
    let reason = reason(name).ok_or_else(|| expected(&items[0], "和了 or the name of a draw"))?;
    let change = match items.get(1) {
        Some(change) => read_change(change)?,
        None => BySeat::splat(Points::ZERO),
    };
    let paid: SeatSet = Seat::ALL.into_iter().filter(|&seat| change[seat] > Points::ZERO).collect();
    let tenpai = match name {
        "全員聴牌" => Some(SeatSet::FOUR),
        "全員不聴" => Some(SeatSet::EMPTY),
        "流局" if !paid.is_empty() => Some(paid),
        _ => None,
    };
    Ok(Outcome::Drawn(Drawn { reason, tenpai, settlement: Settlement { change, after: None } }))
}

fn reason(name: &str) -> Option<DrawReason> {
    match name {
        "全員聴牌" | "全員不聴" => Some(DrawReason::Exhausted),
        "三家和" => Some(DrawReason::TripleRon),
        _ => DrawReason::by_name(|names| names.japanese == name),
    }
}

fn read_wins(items: &[Value], whole: &Value, tile: Tile) -> Result<Outcome, Tenhou6Fault> {
    let (pairs, rest) = items.as_chunks::<2>();
    if pairs.is_empty() || pairs.len() > 3 || !rest.is_empty() {
        return Err(expected(whole, "和了 with a score change and a win for each winner"));
    }
    let win = |[change, win]: &[Value; 2]| {
        let mut win = read_win(win, tile)?;
        win.settlement.change = read_change(change)?;
        Ok::<_, Tenhou6Fault>(win)
    };
    Ok(Outcome::Won(pairs.iter().map(win).collect::<Result<_, Tenhou6Fault>>()?))
}

fn read_win(value: &Value, tile: Tile) -> Result<Win, Tenhou6Fault> {
    let fault = || expected(value, "winner, discarder, liable player, value and yaku");
    let Some([seat, from, liable, stated @ ..]) = value.as_array().map(Vec::as_slice) else {
        return Err(fault());
    };
    let seat_of = |value: &Value| value.as_u64().and_then(|n| Seat::from_idx(n as usize));
    let (Some(seat), Some(from), Some(liable)) = (seat_of(seat), seat_of(from), seat_of(liable))
    else {
        return Err(fault());
    };
    let settlement = Settlement { change: BySeat::splat(Points::ZERO), after: None };
    Ok(Win {
        seat,
        from,
        tile,
        liable: Some(liable).filter(|&liable| liable != seat),
        ura: Vec::new(),
        value: read_value(stated)?,
        settlement,
    })
}

fn read_value(stated: &[Value]) -> Result<Option<StatedValue>, Tenhou6Fault> {
    let Some((worth, yaku)) = stated.split_first() else { return Ok(None) };
    let mut value = worth
        .as_str()
        .and_then(read_worth)
        .ok_or_else(|| expected(worth, "a value such as 30符4飜7700点 or 満貫8000点"))?;
    for item in yaku {
        let yaku = item.as_str().and_then(read_yaku);
        value.yaku.push(yaku.ok_or_else(|| expected(item, "a yaku such as 立直(1飜)"))?);
    }
    let han = value.yaku.iter().try_fold(0_u8, |sum, &(_, worth)| match worth {
        Worth::Han(han) => Some(sum.saturating_add(han)),
        Worth::Yakuman => None,
    });
    if value.han.is_none() && !value.yaku.is_empty() {
        value.han = han;
    }
    Ok(Some(value))
}

fn read_change(value: &Value) -> Result<BySeat<Points>, Tenhou6Fault> {
    read_scores(value).ok_or_else(|| expected(value, "four score changes"))
}

/// Four numbers of points.
pub(super) fn read_scores(value: &Value) -> Option<BySeat<Points>> {
    let numbers = value.as_array()?.iter().map(|n| n.as_i64().and_then(bounded_points));
    let four: [Points; 4] = numbers.collect::<Option<Vec<_>>>()?.try_into().ok()?;
    Some(BySeat::new(four))
}
