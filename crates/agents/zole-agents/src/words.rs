//! What actions are called in explanations.

use parlor_agent::{Candidate, Edge, Message, Piece};
use parlor_zole::{Action, Call, CardSet, Deal};

/// A call in words.
pub(crate) fn call(call: Call) -> Message {
    Message::new(match call {
        Call::Pass => "zole-call-pass",
        Call::Take => "zole-call-take",
        Call::Zole => "zole-call-zole",
        Call::MazaZole => "zole-call-maza-zole",
    })
}

/// The cards of an action, to be drawn.
pub(crate) fn pieces(cards: CardSet) -> Vec<Piece> {
    cards.into_iter().map(|card| Piece::new(card.to_string())).collect()
}

/// An action in words.
pub(crate) fn action(action: Action) -> Message {
    match action {
        Action::Call(said) => call(said),
        Action::Bury(pair) => Message::new("zole-bury").with("cards", pieces(pair.cards())),
        Action::Play(card) => Message::new("zole-play").with("card", pieces(CardSet::one(card))),
        Action::ThrowIn => Message::new("zole-throw-in"),
    }
}

/// What leads on from a position in a search.
pub(crate) fn edge(edge: &Edge<Deal>) -> Message {
    match edge {
        Edge::Action(_, action) => self::action(*action),
        Edge::World(nth) => Message::verbatim((nth + 1).to_string()),
        Edge::Root | Edge::Chance { .. } => Message::verbatim(""),
    }
}

/// A candidate without a value yet.
pub(crate) fn candidate(legal_idx: usize, action: Action) -> Candidate {
    let cards = match action {
        Action::Call(_) | Action::ThrowIn => CardSet::EMPTY,
        Action::Bury(pair) => pair.cards(),
        Action::Play(card) => CardSet::one(card),
    };
    Candidate { pieces: pieces(cards), ..Candidate::new(legal_idx, self::action(action)) }
}
