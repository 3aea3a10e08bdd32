//! Games for eyes: what sets one card apart from another when a trick has been opened.

use parlor_zole::{Card, Contract};

use super::edge::Edge;
use super::table::{Fate, Table, eyes, is_high};
use crate::Role;

/// Up to so many eyes a trick is not worth a high trump.
const POOR: u32 = 10;

/// What speaks for `card` against `other`.
pub(super) fn edge(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let limit = limit(table, card, other);
    limit.or_else(|| match (table.fate(card), table.fate(other)) {
        (Fate::Ours, Fate::Ours) => both_ours(table, card, other),
        (Fate::Ours, fate) => Some(taken(table, card, other, fate)),
        (Fate::Theirs, Fate::Theirs) => both_theirs(table, card, other),
        (Fate::Theirs, _) => left(table, card, other),
        (Fate::Open, Fate::Theirs) => tried(table, card, other),
        (Fate::Open, _) => both_open(table, card, other),
    })
}

/// Does `card` bring the soloist to a limit, or its opponents to where the soloist cannot get there?
pub(super) fn limit(table: &Table, card: Card, other: Card) -> Option<Edge> {
    if table.fate(card) != Fate::Ours {
        return None;
    }
    let with = |card: Card| table.eyes + table.eyes_with(card);
    let other_with = if table.fate(other) == Fate::Ours { with(other) } else { table.eyes };
    let crosses = |limit: u32| other_with < limit && limit <= with(card);
    let eyes = table.is_last().then(|| table.eyes_with(card));
    match table.role {
        Role::Soloist => {
            let limit = [61, 91, 31].into_iter().find(|&limit| crosses(limit))?;
            let needs_only = (other_with > table.eyes).then(|| other_with - table.eyes);
            Some(Edge::Reaches { eyes, limit, needs_only })
        }
        // What the soloist lacks of 121 is what the others must have to stop it.
        Role::Opponent { .. } => {
            let limit = [61, 31, 91].into_iter().find(|&limit| crosses(121 - limit))?;
            Some(Edge::Stops { eyes, limit })
        }
        _ => None,
    }
}

/// Ours with `card`, not for certain with `other`.
fn taken(table: &Table, card: Card, other: Card, fate: Fate) -> Edge {
    if fate == Fate::Open {
        return Edge::Safe { by: table.threats(other), is_trumped: false };
    }
    let eyes = table.is_last().then(|| (table.eyes_with(card), table.eyes_with(other)));
    Edge::Takes { eyes, from_soloist: !table.is_soloist() }
}

fn both_ours(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let more = eyes(card).checked_sub(eyes(other)).filter(|&more| more > 0);
    match (table.beats(card), table.beats(other)) {
        (true, true) => match more {
            Some(more) => {
                let needs_only = table.is_soloist().then(|| table.eyes_with(other));
                let is_short = |&only: &u32| table.eyes < 61 && table.eyes + only < 61;
                Some(Edge::MoreEyes { more, needs_only: needs_only.filter(is_short) })
            }
            None => (other > card && is_high(other)).then_some(Edge::Cheaper { spent: other }),
        },
        (false, false) => match more {
            Some(more) => Some(Edge::Gives { eyes: eyes(card), more }),
            None => keeps(card, other),
        },
        (false, true) => Some(Edge::Partners),
        // Taking a trick that the partner has is worth the lead, if it costs no eyes.
        (true, false) => (eyes(card) >= eyes(other) && table.beaten_by(card).is_empty())
            .then_some(Edge::LeadsNext),
    }
}

fn both_theirs(table: &Table, card: Card, other: Card) -> Option<Edge> {
    match eyes(other).checked_sub(eyes(card)) {
        Some(more) if more > 0 => {
            let as_soloist = table.is_soloist();
            Some(Edge::LosesLess { eyes: eyes(card), more, as_soloist })
        }
        Some(_) => keeps(card, other).or_else(|| empties(table, card, other)),
        None => keeps(card, other),
    }
}

/// `card` leaves a trick that `other` might take.
fn left(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let in_trick = u32::from(table.trick.eyes().0);
    let worth = table.beats(other) && is_high(other) && !(card.is_trump() && card > other);
    (worth && in_trick <= POOR).then_some(Edge::NotWorth { spent: other, eyes: in_trick })
}

/// `card` may take the trick, `other` cannot.
fn tried(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let (_, held) = table.holder()?;
    if table.beats(card) && !table.beats(other) {
        return Some(Edge::Tries { by: table.threats(card), held });
    }
    keeps(card, other)
}

fn both_open(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let (_, held) = table.holder()?;
    let fewer = eyes(other).checked_sub(eyes(card)).filter(|&more| more > 0);
    match (table.beats(card), table.beats(other)) {
        (true, false) if !table.partner_holds() => {
            Some(Edge::Tries { by: table.threats(card), held })
        }
        (false, true) if table.partner_holds() => keeps(card, other),
        (true, true) => {
            let (n, m) = (table.threats(card).len() as u32, table.threats(other).len() as u32);
            match fewer {
                _ if n < m => Some(Edge::HarderToBeat { n, other: m }),
                Some(more) => Some(Edge::RisksLess { eyes: eyes(card), more }),
                None => keeps(card, other),
            }
        }
        (false, false) => match fewer {
            Some(more) => Some(Edge::RisksLess { eyes: eyes(card), more }),
            None => keeps(card, other),
        },
        _ => keeps(card, other),
    }
}

/// Does `other` part with a higher trump?
pub(super) fn keeps(card: Card, other: Card) -> Option<Edge> {
    (is_high(other) && other > card).then_some(Edge::Keeps { spent: other })
}

/// Is `card` the last of its plain class, so that its player may trump there later?
pub(super) fn empties(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let alone = |card: Card| {
        let mine = table.hand & card.suit().cards();
        let out = table.unseen.cards() & card.suit().cards();
        !card.is_trump() && mine.len() == 1 && !out.is_empty()
    };
    let trumps = table.hand & parlor_zole::CardSet::TRUMPS;
    let solo = matches!(table.contract, Contract::Lielais(_) | Contract::Zole(_));
    (solo && !trumps.is_empty() && alone(card) && !alone(other))
        .then_some(Edge::Empties { suit: card.suit() })
}
