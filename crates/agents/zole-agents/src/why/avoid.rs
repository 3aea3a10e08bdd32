//! Little zole and galdiņš: what sets one card apart from another where tricks are not wanted.

use parlor_zole::{Card, CardSet, Place, playable};

use super::edge::Edge;
use super::table::Table;
use crate::Role;

/// What speaks for `card` against `other`.
pub(super) fn edge(table: &Table, card: Card, other: Card) -> Option<Edge> {
    match table.role {
        Role::MazaOpponent { soloist } => against(table, soloist, card, other),
        _ => avoiding(table, card, other),
    }
}

/// How a trick ends for the player of a card that does not want it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Leaves,
    Takes,
    Open,
}

fn end(table: &Table, card: Card) -> End {
    match (table.beats(card), table.beaten_by(card).is_empty()) {
        (false, _) => End::Leaves,
        (true, true) => End::Takes,
        (true, false) => End::Open,
    }
}

fn avoiding(table: &Table, card: Card, other: Card) -> Option<Edge> {
    let beatable = || {
        let n = table.beaten_by(card).len() as u32;
        let other = table.beaten_by(other).len() as u32;
        (n > other).then_some(Edge::Beatable { n, other })
    };
    match (end(table, card), end(table, other)) {
        (End::Leaves, End::Leaves) => sheds(table, card, other),
        (End::Leaves, end) => {
            let is_top = other.beaten_by().is_empty();
            Some(Edge::Under { other_takes: end == End::Takes, is_top })
        }
        (End::Takes, End::Takes) if riskier(table, card, other) => {
            let may = playable(table.hand, table.trick.led());
            let must = may.into_iter().all(|one| end(table, one) == End::Takes);
            Some(if must { Edge::MustTake { card } } else { Edge::Sheds { card } })
        }
        (End::Open, End::Open | End::Takes) => beatable(),
        _ => None,
    }
}

/// Both leave the trick: is `card` the one better got rid of?
fn sheds(table: &Table, card: Card, other: Card) -> Option<Edge> {
    riskier(table, card, other).then_some(Edge::Sheds { card })
}

/// Is `card` the higher one, or do fewer of the cards not seen beat it within its class?
fn riskier(table: &Table, card: Card, other: Card) -> bool {
    if card.suit() == other.suit() {
        return card > other;
    }
    let above = |card: Card| (table.unseen.cards() & card.suit().cards() & card.beaten_by()).len();
    above(card) < above(other)
}

/// A soloist must be made to take a trick.
fn against(table: &Table, soloist: Place, card: Card, other: Card) -> Option<Edge> {
    let holder = table.holder();
    if holder.is_some_and(|(place, _)| place == soloist) {
        return match (table.beats(card), table.beats(other)) {
            (false, true) => {
                let for_certain = table.beaten_by(card).is_empty();
                Some(Edge::ToSoloist { for_certain })
            }
            (false, false) => sheds(table, card, other),
            _ => None,
        };
    }
    if table.later().any(|place| place == soloist) {
        let (n, other) = (under(table, soloist, card), under(table, soloist, other));
        return (n < other).then_some(Edge::HardToDuck { n, other });
    }
    // Someone else has the trick already, or takes it now.
    sheds(table, card, other)
}

/// How many cards that the soloist may hold follow and stay under what lies there after `card`.
fn under(table: &Table, soloist: Place, card: Card) -> u32 {
    let best = match table.holder() {
        Some((_, best)) if !card.beats(best) => best,
        _ => card,
    };
    let led: CardSet = table.led(card).cards();
    let held = table.unseen.may_hold(soloist) & led;
    held.into_iter().filter(|one| !one.beats(best)).count() as u32
}
