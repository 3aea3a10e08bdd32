//! What speaks for one action and against another, whatever they are.

use parlor_riichi::Shanten;
use parlor_riichi::deal::Action;

use super::around::Around;
use super::facts::Facts;
use super::numbers::Numbers;
use super::point::{Part, Point};
use super::yaku_sight::in_sight;
use super::{calls, discards};
use crate::Frame;

/// Less than so many thousands of points are not what decides.
const MATTERS: f64 = 0.05;
const THOUSAND: f64 = 1_000.0;

/// Everything that holds for `one` and not for `two`.
pub(super) fn compare(around: &Around<'_>, one: &Facts, two: &Facts) -> Vec<Point> {
    let far = |facts: &Facts| facts.shanten().unwrap_or(0);
    match (one.action, two.action) {
        (Action::Riichi { tile: a, .. }, Action::Discard { tile: b, .. }) if a == b => {
            calls::declares(one)
        }
        (Action::Discard { tile: a, .. }, Action::Riichi { tile: b, .. }) if a == b => {
            calls::stays_silent(around, one)
        }
        (Action::NineKinds, _) => {
            let shanten = around.view.hand().shanten().map_or(0, Shanten::number);
            vec![Point::Abort { n: shanten }]
        }
        (_, Action::NineKinds) => vec![Point::PlaysOn { n: far(one) }],
        (Action::Pass, _) if Frame::is_call(two.action) => calls::passes(around, one, two),
        (_, Action::Pass) => match one.step {
            Frame::Pon | Frame::Chi => calls::calls(around, one, two),
            _ => calls::kan(around, one, far(two)),
        },
        (Action::ClosedKan { .. } | Action::AddedKan { .. } | Action::OpenKan, _) => {
            calls::kan(around, one, far(two))
        }
        (_, Action::ClosedKan { .. } | Action::AddedKan { .. }) => {
            calls::no_kan(around, far(one), two)
        }
        _ if one.tile.is_some() && two.tile.is_some() => discards::compare(around, one, two),
        _ => between_calls(around, one, two),
    }
}

/// Two calls on the same tile: the one that leaves the better hand.
fn between_calls(around: &Around<'_>, one: &Facts, two: &Facts) -> Vec<Point> {
    let (Some(left), Some(right)) = (one.left, two.left) else { return Vec::new() };
    if left.shanten < right.shanten {
        let yaku = in_sight(around, &left.hand);
        return vec![Point::CallNearer { n: left.shanten, yaku }];
    }
    Vec::new()
}

/// The point that decides by the agent's own numbers, where it has them. Points that its numbers speak
/// against are never named, nor is safety where it does not look at it.
pub(super) fn deciding(points: &[Point], one: &Numbers, two: &Numbers) -> Option<Point> {
    let danger = one.danger_of(two);
    let attack = one.attack().zip(two.attack()).map_or(0.0, |(one, two)| (one - two) / THOUSAND);
    let by_safety = danger >= MATTERS && danger > attack;
    let by_value = ratio(one.gain, two.gain) > ratio(one.win, two.win);
    let rank = |point: &Point| match point.part() {
        Part::Own => Some(0),
        // Bare numbers come last, unless nothing else tells of a danger that decides.
        Part::Speed | Part::Value if is_number(point) => Some(6),
        Part::Safety if by_safety => Some(1),
        Part::Safety if danger > 0.0 && one.deal_in.is_some() => Some(5),
        Part::Safety => None,
        Part::Speed if Numbers::exceeds(two.win, one.win) => None,
        Part::Value if Numbers::exceeds(two.gain, one.gain) => None,
        Part::Speed => Some(if by_value { 3 } else { 2 }),
        Part::Value => Some(if by_value { 2 } else { 3 }),
        Part::Shape => Some(4),
    };
    let told = by_numbers(one, two);
    let all = points.iter().chain(&told);
    all.filter_map(|point| Some((rank(point)?, point)))
        .min_by_key(|&(rank, _)| rank)
        .map(|it| *it.1)
}

/// What the agent's own numbers say, for want of a better reason: it stands behind all others of its part.
fn by_numbers(one: &Numbers, two: &Numbers) -> Vec<Point> {
    let pair = |one: Option<f64>, two: Option<f64>| one.zip(two);
    let mut points = Vec::new();
    if let Some((n, m)) = pair(one.deal_in, two.deal_in)
        && m > n + 0.005
    {
        points.push(Point::DealsIn { n, m });
    }
    if let Some((n, m)) = pair(one.win, two.win)
        && n > m + 0.005
    {
        points.push(Point::WinChance { n, m });
    }
    if let Some((n, m)) = pair(one.gain, two.gain)
        && n > m + 100.0
    {
        points.push(Point::Gain { n, m });
    }
    points
}

const fn is_number(point: &Point) -> bool {
    matches!(point, Point::WinChance { .. } | Point::Gain { .. })
}

/// How many times as large, where both are known.
fn ratio(one: Option<f64>, two: Option<f64>) -> f64 {
    one.zip(two).filter(|&(_, two)| two > 0.0).map_or(1.0, |(one, two)| one / two)
}
