//! What speaks for and against riichi, calls, kans and an abort.

use super::around::Around;
use super::facts::Facts;
use super::point::Point;
use super::yaku_sight::in_sight;
use crate::Frame;
use crate::values::is_value_tile;

/// Up to so many winning tiles make a wait poor.
const FEW: u32 = 4;

/// Riichi rather than silent tenpai with the same discard.
pub(super) fn declares(one: &Facts) -> Vec<Point> {
    let Some(ready) = one.ready() else { return Vec::new() };
    let (n, m, left) = (ready.riichi, ready.silent, ready.n_left);
    if m == 0.0 {
        return vec![Point::RiichiYaku { left }];
    }
    if n > m { vec![Point::RiichiPoints { n, m, left }] } else { Vec::new() }
}

/// Silent tenpai rather than riichi with the same discard.
pub(super) fn stays_silent(around: &Around<'_>, one: &Facts) -> Vec<Point> {
    let Some(ready) = one.ready() else { return Vec::new() };
    let mut points = Vec::new();
    points.extend(ready.furiten.map(|kind| Point::SilentFuriten { kind }));
    points.extend(around.in_riichi().map(|threat| Point::SilentThreat { threat }));
    if ready.silent > 0.0 && ready.n_left > FEW {
        points.push(Point::SilentYaku { n: ready.silent });
    }
    if ready.n_left <= FEW {
        points.push(Point::SilentFew { left: ready.n_left });
    }
    points.push(Point::SilentFree);
    points
}

/// A chi or pon rather than letting the tile go by.
pub(super) fn calls(around: &Around<'_>, call: &Facts, pass: &Facts) -> Vec<Point> {
    let (Some(then), Some(now)) = (call.left, pass.left) else { return Vec::new() };
    let mut points = Vec::new();
    let called = around.view.table.offered().map(|(_, tile)| tile.kind());
    let value = called.is_some_and(|kind| is_value_tile(around.view, around.view.seat, kind));
    if call.step == Frame::Pon && value {
        points.push(Point::PonYakuhai { n: then.shanten });
    }
    if then.shanten < now.shanten {
        let yaku = in_sight(around, &then.hand);
        points.push(Point::CallNearer { n: then.shanten, yaku });
    }
    if then.shanten == now.shanten && then.n_help > now.n_help {
        points.push(Point::CallWider { n: then.n_help, m: now.n_help });
    }
    points
}

/// Letting the tile go by rather than a chi, pon or open kan.
pub(super) fn passes(around: &Around<'_>, pass: &Facts, call: &Facts) -> Vec<Point> {
    let (Some(now), Some(then)) = (pass.left, call.left) else { return Vec::new() };
    let mut points = Vec::new();
    if call.step == Frame::Kan {
        points.extend(no_kan(around, now.shanten, call));
        if now.hand.is_closed() && !then.hand.is_closed() {
            points.push(Point::KanOpens);
        }
        return points;
    }
    let opens = now.hand.is_closed() && !then.hand.is_closed();
    let no_yaku = match then.ready {
        Some(ready) => ready.silent == 0.0,
        None => in_sight(around, &then.hand).is_none(),
    };
    if no_yaku {
        points.push(Point::PassNoYaku);
    }
    if then.shanten >= now.shanten {
        points.push(Point::PassNotNearer);
    }
    if opens {
        points.push(Point::PassClosed);
    }
    points
}

/// A kan rather than something else.
pub(super) fn kan(around: &Around<'_>, kan: &Facts, before: i8) -> Vec<Point> {
    let Some(left) = kan.left.filter(|left| left.shanten <= before) else { return Vec::new() };
    let view = around.view;
    let riichi = view.table.places[view.seat].riichi.is_declared() && left.ready.is_some();
    vec![Point::Kan { dora: view.table.setup.rules.kan_dora, riichi }]
}

/// Something else rather than a kan; the hand is so far without it.
pub(super) fn no_kan(around: &Around<'_>, now: i8, kan: &Facts) -> Vec<Point> {
    let Some(left) = kan.left else { return Vec::new() };
    let mut points = Vec::new();
    if left.shanten > now {
        points.push(Point::KanSetsBack);
    }
    let new_dora = around.view.table.setup.rules.kan_dora;
    points
        .extend(around.in_riichi().filter(|_| new_dora).map(|threat| Point::KanThreat { threat }));
    points
}
