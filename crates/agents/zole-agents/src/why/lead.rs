//! Games for eyes: what sets one lead apart from another.

use parlor_zole::{Card, CardSet, Suit};

use super::edge::Edge;
use super::follow::{empties, keeps, limit};
use super::table::{Fate, Table, eyes, is_rich};
use crate::Role;

/// What speaks for leading `card` rather than `other`.
pub(super) fn edge(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let by = table.threats(other);
    // Only trumps beat it, and only of players who lack its class.
    let is_trumped = !other.is_trump() && table.is_master(other) && !by.is_empty();
    if let Some(limit) = limit(table, card, other) {
        return Some(limit);
    }
    if let Some(drawn) = draws(table, card, other, is_trumped) {
        return Some(drawn);
    }
    match (table.fate(card), table.fate(other)) {
        (Fate::Ours, Fate::Ours) => cashed(table, card, other),
        (Fate::Ours, _) => Some(Edge::Safe { by, is_trumped }),
        (_, Fate::Ours) => keeps(card, other),
        _ => uncertain(table, card, other, by, is_trumped),
    }
}

/// A soloist leads trumps while others may have some.
fn draws(table: &Table, card: Card, other: Card, is_trumped: bool) -> Option<Edge> {
    let n = (table.unseen.cards() & CardSet::TRUMPS).len() as u32;
    if table.role != Role::Soloist || !card.is_trump() || other.is_trump() || n == 0 {
        return None;
    }
    if is_trumped && is_rich(other) {
        return Some(Edge::DrawsFor { saved: other });
    }
    // A sure plain card is not the worse for the trumps that are out.
    (!table.threats(other).is_empty()).then_some(Edge::Draws { n })
}

/// Both take the trick.
fn cashed(table: &Table, card: Card, other: Card) -> Option<Edge> {
    if eyes(card) > eyes(other) {
        let needs_only = table.is_soloist().then(|| eyes(other));
        let is_short = |&only: &u32| only > 0 && table.eyes + only < 61;
        let more = eyes(card) - eyes(other);
        return Some(Edge::MoreEyes { more, needs_only: needs_only.filter(is_short) });
    }
    keeps(card, other)
}

/// Neither is certain to take the trick.
fn uncertain(
    table: &Table,
    card: Card,
    other: Card,
    by: CardSet,
    is_trumped: bool,
) -> Option<Edge> {
    if let Some(suited) = suited(table, card, other) {
        return Some(suited);
    }
    if is_rich(other) && !is_rich(card) && !by.is_empty() {
        return Some(Edge::Saves { saved: other, by, is_trumped });
    }
    if let Some(kept) = keeps(card, other) {
        return Some(kept);
    }
    match eyes(other).checked_sub(eyes(card)) {
        Some(more) if more > 0 => Some(Edge::RisksLess { eyes: eyes(card), more }),
        _ if card.suit() == other.suit() => {
            let (n, m) = (table.threats(card).len() as u32, by.len() as u32);
            (n < m).then_some(Edge::HarderToBeat { n, other: m })
        }
        _ => empties(table, card, other),
    }
}

/// What speaks for the class that is led.
fn suited(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let suit = card.suit();
    if suit == other.suit() || suit == Suit::Trump {
        return None;
    }
    if let Role::Opponent { soloist } = table.role {
        let partner = table.partner()?;
        let trumps = table.unseen.may_hold(partner) & CardSet::TRUMPS;
        if table.is_void(partner, suit)
            && !table.is_void(partner, other.suit())
            && !trumps.is_empty()
        {
            return Some(Edge::PartnerTrumps { suit });
        }
        if table.is_void(soloist, suit) && !table.is_void(soloist, other.suit()) {
            return Some(Edge::SoloistLacks { suit });
        }
    }
    let out = (table.unseen.cards() & suit.cards()).len();
    let all_follow = table.later().all(|place| !table.is_void(place, suit));
    if card.rank_letter() == 'A' && all_follow && out >= 2 && !is_rich(other) {
        return Some(Edge::AceNow { suit });
    }
    let through = matches!(table.role, Role::Opponent { soloist } if table.me.next() == soloist);
    (through && other.is_trump()).then_some(Edge::Through)
}
