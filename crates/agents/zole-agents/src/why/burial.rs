//! What sets one burial apart from another.

use parlor_zole::{Card, CardSet, Suit};

use super::edge::Edge;

/// What speaks for burying `pair` of `ten` rather than `other`.
pub(super) fn edge(ten: CardSet, pair: CardSet, other: CardSet) -> Option<Edge> {
    let trumps = |cards: CardSet| cards & CardSet::TRUMPS;
    if let (true, Some(buried)) = (trumps(pair).is_empty(), trumps(other).first()) {
        return Some(Edge::KeepsTrumps { buried });
    }
    let lost = |card: &Card| ace_above(ten, *card).is_some() && !other.contains(*card);
    if let Some(ten_card) = pair.into_iter().find(lost)
        && let Some(ace) = ace_above(ten, ten_card)
    {
        return Some(Edge::BuriesTen { ten: ten_card, ace });
    }
    let eyes = |cards: CardSet| u32::from(cards.eyes().0);
    let is_ace = |card: &Card| !card.is_trump() && card.rank_letter() == 'A';
    if let Some(ace) = (other - pair).into_iter().find(is_ace)
        && !(pair - other).into_iter().any(|card| is_ace(&card))
        && eyes(pair) <= eyes(other)
    {
        return Some(Edge::KeepsAce { ace });
    }
    if let Some(suit) = emptied(ten, pair).find(|&suit| emptied(ten, other).all(|one| one != suit))
        && emptied(ten, pair).count() > emptied(ten, other).count()
    {
        return Some(Edge::Empties { suit });
    }
    let more = eyes(pair).checked_sub(eyes(other)).filter(|&more| more > 0)?;
    Some(Edge::BuriesEyes { eyes: eyes(pair), more })
}

/// The ace that could take a plain ten of which it is not held.
fn ace_above(ten: CardSet, card: Card) -> Option<Card> {
    let is_ten = !card.is_trump() && card.rank_letter() == 'T';
    let ace = card.beaten_by().into_iter().find(|one| one.suit() == card.suit())?;
    (is_ten && !ten.contains(ace)).then_some(ace)
}

/// The plain classes of which nothing is left.
fn emptied(ten: CardSet, pair: CardSet) -> impl Iterator<Item = Suit> {
    Suit::ALL.into_iter().filter(move |&suit| {
        let held = ten & suit.cards();
        suit != Suit::Trump && !held.is_empty() && held.is_subset(pair)
    })
}
