//! What would have to be different for a candidate to be right.

use parlor_agent::{Candidate, Message};

use super::facts::Facts;
use super::kind::Kind;
use super::words::point;

/// Chances this close are the same.
const CLOSE: f64 = 0.002;

/// A change that takes away what speaks for the choice, or gives weight to what speaks for the
/// candidate; `None` where none can be named.
pub(crate) fn right_if(
    (candidate, facts): (&Candidate, &Facts),
    (choice, chosen): (&Candidate, &Facts),
    (good, bad): (Option<Kind>, Option<Kind>),
) -> Option<Message> {
    by_gammons(candidate, choice)
        .or_else(|| by_fault(bad?, facts, chosen))
        .or_else(|| by_merit(good?, facts))
}

/// Gammons alone can turn the order round: the candidate wins more games, or more gammons.
fn by_gammons(candidate: &Candidate, choice: &Candidate) -> Option<Message> {
    let (&[own_double, own, ..], &[double, won, ..]) = (&candidate.shares[..], &choice.shares[..])
    else {
        return None;
    };
    let more_wins = (own_double + own) - (double + won);
    let more_gammons = own_double - double;
    if more_wins > CLOSE && more_gammons < -CLOSE {
        return Some(Message::new("bg-if-no-gammons"));
    }
    (more_gammons > CLOSE && more_wins < -CLOSE).then(|| Message::new("bg-if-gammon-needed"))
}

/// Without what the choice has, or with less harm from what the candidate lacks.
fn by_fault(bad: Kind, facts: &Facts, chosen: &Facts) -> Option<Message> {
    let at = |key, place| Message::new(key).with("point", point(place));
    match bad {
        Kind::FewerShots { .. } => Some(at("bg-if-not-hit", facts.exposure.worst?)),
        Kind::PointsOnBlot(place) | Kind::Hits(place) if facts.hits.is_empty() => {
            Some(at("bg-if-nothing-to-hit", place))
        }
        Kind::KeepsOut { .. } | Kind::ClosesOut if facts.hits.is_empty() => {
            Some(Message::new("bg-if-bar-empty"))
        }
        Kind::Escapes { .. } if leads(chosen) => Some(Message::new("bg-if-behind")),
        _ => None,
    }
}

/// With more weight on what the candidate has.
fn by_merit(good: Kind, facts: &Facts) -> Option<Message> {
    match good {
        Kind::FewerShots { .. } => Some(Message::new("bg-if-hit-costs-more")),
        Kind::Escapes { .. } if !leads(facts) => Some(Message::new("bg-if-ahead")),
        _ => None,
    }
}

/// Is the mover ahead in the race after the play?
fn leads(facts: &Facts) -> bool {
    facts.after.own().pips() < facts.after.other().pips()
}
