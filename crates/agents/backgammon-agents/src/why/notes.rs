//! What sets a candidate apart from the choice, in a few words.

use parlor_agent::Message;
use parlor_backgammon::Place;

use super::facts::{Facts, is_anchor};
use super::kind::Kind;
use super::words::point;

/// "Two hits, but three blots at home": what `facts` has, and what it lacks against the choice.
pub(crate) fn note(
    facts: &Facts,
    good: Option<Kind>,
    bad: Option<Kind>,
    choice: &Facts,
) -> Option<Message> {
    let deep = good.and_then(deep_point);
    let fault = |is_alone: bool| match (deep, bad) {
        (Some(place), _) => Some(at("bg-fault-deep", place, is_alone)),
        (None, Some(kind)) => Some(fault(kind, facts, choice, is_alone)),
        (None, None) => None,
    };
    match good {
        None => fault(true),
        Some(kind) => Some(match fault(false) {
            Some(bad) => Message::new("bg-note-but").with("good", merit(kind)).with("bad", bad),
            None => merit(kind),
        }),
    }
}

/// A point that hardly stops anyone.
fn deep_point(kind: Kind) -> Option<Place> {
    match kind {
        Kind::PointsOnBlot(place) | Kind::Makes(place) if place.number() <= 2 => Some(place),
        _ => None,
    }
}

/// What a candidate has and the choice lacks.
fn merit(kind: Kind) -> Message {
    let at = |key, place| Message::new(key).with("point", point(place));
    match kind {
        Kind::Wins | Kind::MoreOff { .. } => Message::new("bg-note-more-off"),
        Kind::SavesGammon => Message::new("bg-note-saves-gammon"),
        Kind::ClosesOut => Message::new("bg-note-closes-out"),
        Kind::PointsOnBlot(_) => Message::new("bg-note-points-on-blot"),
        Kind::HitsTwo => Message::new("bg-note-hits-two"),
        Kind::Hits(place) => at("bg-note-hits", place),
        Kind::Prime(n) => Message::new("bg-note-prime").with("n", u32::from(n)),
        Kind::Makes(place) if is_anchor(place) => at("bg-note-anchor", place),
        Kind::Makes(place) => at("bg-note-makes", place),
        Kind::FewerShots { shots: 0, besides: false, .. } => Message::new("bg-note-safe"),
        Kind::FewerShots { .. } => Message::new("bg-note-safer"),
        Kind::MovesUp(place) => at("bg-note-moves-up", place),
        Kind::Clears(place) => at("bg-note-clears", place),
        Kind::Escapes { .. } => Message::new("bg-note-escapes"),
        Kind::KeepsAnchor(_) => Message::new("bg-note-keeps-anchor"),
        Kind::Keeps(place) => at("bg-note-keeps", place),
        Kind::KeepsOut { .. } => Message::new("bg-note-keeps-out"),
        Kind::Slots(place) => at("bg-note-slots", place),
        Kind::Builds(place) => at("bg-note-builds", place),
        Kind::FewerRolls { .. } => Message::new("bg-note-fewer-rolls"),
        Kind::BringsHome { .. } => Message::new("bg-note-brings-home"),
        Kind::NearerHome { .. } => Message::new("bg-note-nearer-home"),
        Kind::NoGap(place) => at("bg-note-no-gap", place),
        Kind::NotStacked(_) => Message::new("bg-note-not-stacked"),
        Kind::NotBuried(_) => Message::new("bg-note-not-buried"),
        Kind::MoreGammons { .. } => Message::new("bg-note-more-gammons"),
        Kind::FewerGammonsLost { .. } => Message::new("bg-note-fewer-gammons-lost"),
        Kind::MoreWins { .. } => Message::new("bg-note-more-wins"),
    }
}

/// What the choice has and this candidate lacks, said of the candidate. A phrase that begins the note
/// may be written with a capital.
fn fault(kind: Kind, facts: &Facts, choice: &Facts, is_alone: bool) -> Message {
    let plain = |key| alone(Message::new(key), is_alone);
    let hits_too = !facts.hits.is_empty();
    match kind {
        Kind::Wins | Kind::MoreOff { .. } => plain("bg-fault-fewer-off"),
        Kind::SavesGammon => plain("bg-fault-gammon-open"),
        Kind::ClosesOut => plain("bg-fault-no-closeout"),
        Kind::PointsOnBlot(place) if hits_too => at("bg-fault-no-point", place, is_alone),
        Kind::HitsTwo if hits_too => plain("bg-fault-one-hit"),
        Kind::PointsOnBlot(_) | Kind::HitsTwo | Kind::Hits(_) => plain("bg-fault-no-hit"),
        Kind::Prime(_) => plain("bg-fault-shorter-prime"),
        Kind::Makes(place) if is_anchor(place) => plain("bg-fault-no-anchor"),
        Kind::Makes(place) => at("bg-fault-no-point", place, is_alone),
        Kind::FewerShots { .. } if facts.home_blots() > choice.home_blots().max(1) => {
            let blots = u32::try_from(facts.home_blots()).unwrap_or(0);
            alone(Message::new("bg-fault-home-blots").with("n", blots), is_alone)
        }
        Kind::FewerShots { other, besides, .. } => {
            let key = if besides { "bg-fault-shots-outside" } else { "bg-fault-shots" };
            alone(Message::new(key).with("n", other), is_alone)
        }
        Kind::MovesUp(_) => plain("bg-fault-not-up"),
        Kind::Clears(place) => at("bg-fault-not-cleared", place, is_alone),
        Kind::Escapes { .. } => plain("bg-fault-stays-back"),
        Kind::KeepsAnchor(place) => at("bg-fault-gives-up-anchor", place, is_alone),
        Kind::Keeps(place) => at("bg-fault-breaks", place, is_alone),
        Kind::KeepsOut { other, .. } => {
            alone(Message::new("bg-fault-enters").with("n", other), is_alone)
        }
        Kind::Slots(place) => at("bg-fault-no-slot", place, is_alone),
        Kind::Builds(_) => plain("bg-fault-no-builder"),
        Kind::FewerRolls { .. } => plain("bg-fault-more-rolls"),
        Kind::BringsHome { .. } => plain("bg-fault-outside"),
        Kind::NearerHome { .. } => plain("bg-fault-farther-from-home"),
        Kind::NoGap(place) => at("bg-fault-gap", place, is_alone),
        Kind::NotStacked(place) => at("bg-fault-stacks", place, is_alone),
        Kind::NotBuried(place) => at("bg-fault-buries", place, is_alone),
        Kind::MoreGammons { .. } => plain("bg-fault-fewer-gammons"),
        Kind::FewerGammonsLost { .. } => plain("bg-fault-more-gammons-lost"),
        Kind::MoreWins { .. } => plain("bg-fault-fewer-wins"),
    }
}

fn at(key: &'static str, place: Place, is_alone: bool) -> Message {
    alone(Message::new(key).with("point", point(place)), is_alone)
}

/// Says whether the phrase begins the note.
fn alone(message: Message, is_alone: bool) -> Message {
    message.with("alone", if is_alone { "yes" } else { "no" })
}
