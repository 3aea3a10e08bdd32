//! What speaks for one discard and against another.

use parlor_riichi::Tile;

use super::around::Around;
use super::facts::{Facts, Left};
use super::point::Point;
use super::role::{Lone, one_sided, two_sided};
use super::yaku_sight::{allows_tanyao, flush, n_yaochuu};
use crate::values::is_value_tile;

/// From this ratio of points on the dearer hand is named.
const DEARER: f64 = 1.1;
/// One tile more in so many is a difference that a player would name.
const FEWER: u32 = 4;
/// From so many of 14 tiles on that fit one suit, a tile that does not is thrown for it.
const FLUSH: u32 = 11;

/// Everything that holds for `one` and not for `two`, both of them discards.
pub(super) fn compare(around: &Around<'_>, one: &Facts, two: &Facts) -> Vec<Point> {
    let (Some(tile), Some(other), Some(left), Some(right)) =
        (one.tile, two.tile, one.left, two.left)
    else {
        return Vec::new();
    };
    let mut points = Vec::new();
    if left.shanten < right.shanten {
        points.push(Point::Nearer { n: left.shanten, other });
    } else if left.shanten == right.shanten {
        points.extend(faster(&left, &right, other));
    }
    points.extend(dearer(around, (tile, &left), (other, &right)));
    points.extend(shapelier(around, one, two));
    points.extend(safer(around, tile, other));
    points
}

/// As near, but with more tiles that help or win.
fn faster(left: &Left, right: &Left, other: Tile) -> Vec<Point> {
    let mut points = Vec::new();
    match (left.ready, right.ready) {
        (Some(one), Some(two)) => {
            let furiten = two.furiten.filter(|_| one.furiten.is_none());
            points.extend(furiten.map(|kind| Point::NotFuriten { kind, other }));
            let (shape, waits, n, m) = (one.shape, one.waits, one.n_left, two.n_left);
            if n > m {
                points.push(Point::Wait { shape, waits, n, m });
            }
            if one.silent > 0.0 && two.silent == 0.0 && !left.hand.is_closed() {
                points.push(Point::HasYaku { other });
            }
        }
        _ if left.is_wider(right) => {
            points.push(Point::Wider { n: left.n_help, m: right.n_help, other });
        }
        _ => {}
    }
    points
}

/// Dora, yaku and points that the other loses.
fn dearer(
    around: &Around<'_>,
    (tile, left): (Tile, &Left),
    (other, right): (Tile, &Left),
) -> Vec<Point> {
    let mut points = Vec::new();
    if left.dora > right.dora {
        points.push(Point::Dora { other });
    }
    if let (Some(one), Some(two)) = (left.ready, right.ready)
        && one.silent > DEARER * two.silent
        && two.silent > 0.0
    {
        points.push(Point::Points { n: one.silent, m: two.silent });
    }
    let value = |tile: Tile| is_value_tile(around.view, around.view.seat, tile.kind());
    let held = around.view.own.concealed.counts();
    let kind = other.kind();
    if value(other) && kind != tile.kind() && held[kind] == 2 && around.unseen[kind] > 0 {
        points.push(Point::YakuhaiPair { other });
    }
    let simples = allows_tanyao(around, &left.hand) && n_yaochuu(&left.hand) == 0;
    if simples && n_yaochuu(&right.hand) > 0 {
        points.push(Point::Tanyao { other });
    }
    let suit = flush(&around.view.hand(), FLUSH);
    let fits = |tile: Tile| tile.kind().is_honour() || tile.kind().suit() == suit;
    if suit.is_some() && !fits(tile) && fits(other) {
        points.push(Point::Flush { other });
    }
    points
}

/// Lone tiles go before tiles that belong to a shape, and poor shapes before good ones.
fn shapelier(around: &Around<'_>, one: &Facts, two: &Facts) -> Vec<Point> {
    let (Some(tile), Some(other)) = (one.tile, two.tile) else { return Vec::new() };
    let held = around.view.own.concealed.counts();
    let mut points = Vec::new();
    if let (Some(left), Some(right)) = (one.left, two.left)
        && let Some(kept) = two_sided(held, other.kind(), tile.kind())
        && let Some(broken) = one_sided(held, tile.kind())
        && let (Some(low), Some(high)) = (kept[0].down(1), kept[1].up(1))
        && [low, high].iter().all(|&end| left.help.contains(end) && around.unseen[end] > 0)
        && ![low, high].iter().all(|&end| right.help.contains(end))
        && left.shanten <= right.shanten
    {
        let same = left.shanten == right.shanten && left.n_help == right.n_help;
        points.push(Point::TwoSided { kept, broken, same: same.then_some(left.n_help) });
    }
    let Some(lone) = one.lone else { return points };
    let Some(of_other) = two.lone else {
        points.push(Point::LoneOver { lone, other });
        return points;
    };
    let alive = around.unseen[other.kind()] >= 2;
    if lone != Lone::Honour && of_other == Lone::Honour && alive {
        points.push(Point::ValueHonour { other });
    }
    let (n, m) = (around.joins(tile.kind()), around.joins(other.kind()));
    if FEWER * m > (FEWER + 1) * n {
        points.push(Point::Joins { n, m, other });
    }
    points
}

/// Safer against a rival, and against nobody in riichi more dangerous.
pub(super) fn safer(around: &Around<'_>, tile: Tile, other: Tile) -> Option<Point> {
    let ranks = |threat: &super::around::Threat| {
        let of = |tile: Tile| threat.safety(tile.kind(), &around.unseen);
        (of(tile), of(other).rank())
    };
    let riichi = around.threats.iter().filter(|threat| threat.riichi);
    if riichi.map(ranks).any(|(own, other)| own.rank() > other) {
        return None;
    }
    around.threats.iter().find_map(|threat| {
        let (how, rank) = ranks(threat);
        (how.rank() < rank).then_some(Point::Safer { how, threat: *threat, other })
    })
}
