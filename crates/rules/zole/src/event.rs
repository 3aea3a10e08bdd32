//! What happened, in full, and what one seat learns of it.

use parlor_game::Seat;

use crate::{Call, Card, CardSet, Eyes, Layout, Outcome, Seating, Trick};

/// What happened, in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Event {
    /// The pack was dealt.
    Dealt { seating: Seating, layout: Layout },
    /// Someone called.
    Called { seat: Seat, call: Call },
    /// The lielais picked up the two cards of the table.
    Took { seat: Seat, table: CardSet },
    /// The lielais laid two cards away.
    Buried { seat: Seat, cards: CardSet },
    /// A card was played.
    Played { seat: Seat, card: Card },
    /// A trick was taken.
    Taken { seat: Seat, trick: Trick, eyes: Eyes },
    /// The lielais gave up the rest.
    ThrownIn { seat: Seat },
    /// The deal ended and the two cards out of play were turned up: the buried ones, or the table
    /// where nobody took it; none when all passed.
    Over { outcome: Outcome, aside: CardSet },
}

/// What one seat learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Seen {
    /// I was dealt a hand; an empty one when I sit out.
    Dealt { hand: CardSet },
    /// Someone called.
    Called { seat: Seat, call: Call },
    /// I picked up the two cards of the table.
    ITook { table: CardSet },
    /// I laid two cards away.
    IBuried { cards: CardSet },
    /// The lielais, someone else, laid two cards away.
    Buried { seat: Seat },
    /// A card was played.
    Played { seat: Seat, card: Card },
    /// A trick was taken.
    Taken { seat: Seat, trick: Trick, eyes: Eyes },
    /// The lielais gave up the rest.
    ThrownIn { seat: Seat },
    /// The deal ended and the two cards out of play were turned up: the buried ones, or the table
    /// where nobody took it; none when all passed.
    Over { outcome: Outcome, aside: CardSet },
}

impl Event {
    /// The part of this event that `viewer` may know.
    pub fn seen_by(&self, viewer: Seat) -> Option<Seen> {
        Some(match *self {
            Event::Dealt { seating, layout } => {
                let hand = seating.place(viewer).map(|place| layout.hands()[place]);
                Seen::Dealt { hand: hand.unwrap_or_default() }
            }
            Event::Called { seat, call } => Seen::Called { seat, call },
            Event::Took { seat, table } if seat == viewer => Seen::ITook { table },
            Event::Took { .. } => return None,
            Event::Buried { seat, cards } if seat == viewer => Seen::IBuried { cards },
            Event::Buried { seat, .. } => Seen::Buried { seat },
            Event::Played { seat, card } => Seen::Played { seat, card },
            Event::Taken { seat, trick, eyes } => Seen::Taken { seat, trick, eyes },
            Event::ThrownIn { seat } => Seen::ThrownIn { seat },
            Event::Over { outcome, aside } => Seen::Over { outcome, aside },
        })
    }
}
