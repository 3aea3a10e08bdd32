//! Actions as a player would announce them.

use parlor_agent::{Message, Piece};
use parlor_zole::{Action, Card, CardSet};

use super::table::{Fate, Table, eyes};
use crate::Role;
use crate::words::{self, pieces};

/// From so many eyes on a card is given to the partner rather than just played.
const RICH: u32 = 4;

/// An action in words.
pub(super) fn words(table: Option<&Table>, action: Action) -> Message {
    match (action, table) {
        (Action::Play(card), Some(table)) => {
            Message::new(played(table, card)).with("card", pieces(CardSet::one(card)))
        }
        (Action::Bury(pair), _) => named_both("zole-bury-two", pieces(pair.cards())),
        _ => words::action(action),
    }
}

/// A message with two cards, the richer one first, as players name them.
pub(super) fn named_both(key: &'static str, mut cards: Vec<Piece>) -> Message {
    let worth = |piece: &Piece| piece.0.parse().map_or(0, eyes);
    cards.sort_by_key(|piece| std::cmp::Reverse(worth(piece)));
    let mut cards = cards.into_iter();
    let mut next = || cards.next().map_or(Vec::new(), |card| vec![card]);
    Message::new(key).with("one", next()).with("two", next())
}

fn played(table: &Table, card: Card) -> &'static str {
    let for_eyes = matches!(table.role, Role::Soloist | Role::Opponent { .. });
    let Some(led) = table.trick.led() else { return "zole-lead-card" };
    let takes = table.beats(card) && table.beaten_by(card).is_empty();
    if takes && (for_eyes || table.is_last()) {
        return "zole-take-with";
    }
    if for_eyes && table.partner_holds() && !table.beats(card) && table.fate(card) == Fate::Ours {
        return if eyes(card) >= RICH { "zole-give-partner" } else { "zole-play" };
    }
    match (card.suit() == led, table.beats(card)) {
        (true, _) => "zole-play",
        (false, true) => "zole-trump-with",
        (false, false) if card.is_trump() => "zole-play",
        (false, false) => "zole-throw-off-card",
    }
}
