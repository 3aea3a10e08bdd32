//! The reason that decides, as a player gives it.

use parlor_agent::{Message, Unit};
use parlor_backgammon::{Place, PlaceSet};

use super::facts::Facts;
use super::kind::Kind;

/// A point's number, for a sentence.
pub(crate) fn point(place: Place) -> String {
    place.number().to_string()
}

/// Why `facts`, which `kind` sets apart from the play called `next`.
pub(crate) fn reason(kind: Kind, facts: &Facts, next: &Message) -> Message {
    let against = |key, own: u32, other: u32| {
        Message::new(key).with("n", own).with("m", other).with("next", next.clone())
    };
    let measured = |key, unit: Unit, own: f64, other: f64| {
        Message::new(key)
            .with("n", unit.of(own))
            .with("m", unit.of(other))
            .with("next", next.clone())
    };
    let at = |key, place| Message::new(key).with("point", point(place));
    match kind {
        Kind::Wins => Message::new("bg-reason-wins"),
        Kind::SavesGammon => Message::new("bg-reason-saves-gammon"),
        Kind::ClosesOut => Message::new("bg-reason-closes-out"),
        Kind::PointsOnBlot(place) if PlaceSet::HOME.contains(place) => {
            at("bg-reason-points-on-blot", place).with("points", home_points(facts))
        }
        Kind::PointsOnBlot(place) => at("bg-reason-hits-and-makes", place),
        Kind::HitsTwo => Message::new("bg-reason-hits-two"),
        Kind::Hits(place) => at("bg-reason-hits", place).with("n", u32::from(place.number())),
        Kind::Prime(6..) => Message::new("bg-reason-full-prime"),
        Kind::Prime(n) => Message::new("bg-reason-prime").with("n", u32::from(n)),
        Kind::Makes(place) => makes(facts, place),
        Kind::FewerShots { shots: 0, other, besides, .. } => {
            let key = if besides { "bg-reason-no-shot-outside" } else { "bg-reason-no-shot" };
            Message::new(key).with("m", other).with("next", next.clone())
        }
        Kind::FewerShots { shots, other, besides: true, .. } => {
            against("bg-reason-fewer-shots-outside", shots, other)
        }
        Kind::FewerShots { shots, other, only_indirect: true, .. } => {
            against("bg-reason-indirect", shots, other)
        }
        Kind::FewerShots { shots, other, .. } => against("bg-reason-fewer-shots", shots, other),
        Kind::MovesUp(place) => at("bg-reason-moves-up", place),
        Kind::Clears(place) => at("bg-reason-clears", place),
        Kind::Escapes { to, is_safe: true } => at("bg-reason-escapes-safe", to),
        Kind::Escapes { to, is_safe: false } => at("bg-reason-escapes", to),
        Kind::KeepsAnchor(place) => at("bg-reason-keeps-anchor", place).with("next", next.clone()),
        Kind::Keeps(place) => at("bg-reason-keeps-point", place).with("next", next.clone()),
        Kind::KeepsOut { entering: 0, other } => {
            Message::new("bg-reason-shuts-out").with("m", other).with("next", next.clone())
        }
        Kind::KeepsOut { entering, other } => against("bg-reason-keeps-out", entering, other),
        Kind::Slots(place) => at("bg-reason-slots", place),
        Kind::Builds(place) => at("bg-reason-builds", place),
        Kind::MoreOff { off, other } => against("bg-reason-more-off", off.into(), other.into()),
        Kind::FewerRolls { rolls, other } => {
            measured("bg-reason-fewer-rolls", Unit::number(2), rolls, other)
        }
        Kind::BringsHome { outside, other } => {
            against("bg-reason-brings-home", outside.into(), other.into())
        }
        Kind::NearerHome { pips, other } => against("bg-reason-nearer-home", pips, other),
        Kind::NoGap(place) => no_gap(facts, place).with("next", next.clone()),
        Kind::NotStacked(place) => at("bg-reason-not-stacked", place).with("next", next.clone()),
        Kind::NotBuried(place) => at("bg-reason-not-buried", place).with("next", next.clone()),
        Kind::MoreGammons { share, other } => {
            measured("bg-reason-more-gammons", Unit::Percent, share, other)
        }
        Kind::FewerGammonsLost { share, other } => {
            measured("bg-reason-fewer-gammons-lost", Unit::Percent, share, other)
        }
        Kind::MoreWins { share, other } => {
            measured("bg-reason-more-wins", Unit::Percent, share, other)
        }
    }
}

/// A gap that the other leaves is filled, or has not been one.
fn no_gap(facts: &Facts, place: Place) -> Message {
    let is_new = facts.before.own().on(place) == 0;
    let key = if is_new { "bg-reason-fills-gap" } else { "bg-reason-no-gap" };
    Message::new(key).with("point", point(place))
}

/// What a point is good for depends on where it is.
fn makes(facts: &Facts, place: Place) -> Message {
    let key = match place.number() {
        5 => "bg-reason-five-point",
        7 if facts.blocks_sixes() => "bg-reason-bar-point-sixes",
        7 => "bg-reason-bar-point",
        20 => "bg-reason-golden-anchor",
        18 => "bg-reason-their-bar-point",
        19..=24 => "bg-reason-anchor",
        1..=6 => "bg-reason-home-point",
        _ => "bg-reason-outer-point",
    };
    Message::new(key).with("point", point(place))
}

/// The home points made, from the lowest: `3, 5, 6`.
fn home_points(facts: &Facts) -> String {
    let made = facts.after.own().made() & PlaceSet::HOME;
    let mut numbers: Vec<String> = made.into_iter().map(point).collect();
    numbers.reverse();
    numbers.join(", ")
}
