//! What happened, in full, and what one seat learns of it.

use parlor_game::Seat;

use crate::{Call, Card, CardSet, Eyes, Layout, Outcome, Seating, Trick};

/// What happened, in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The pack was dealt.
    Dealt {
        /// Who sits where.
        seating: Seating,
        /// All cards.
        layout: Layout,
    },
    /// Somebody called.
    Called {
        /// Who.
        seat: Seat,
        /// What.
        call: Call,
    },
    /// The lielais picked up the table.
    Took {
        /// The lielais.
        seat: Seat,
        /// The two cards.
        table: CardSet,
    },
    /// The lielais laid two cards away.
    Buried {
        /// The lielais.
        seat: Seat,
        /// The two cards.
        cards: CardSet,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick was taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// Its cards.
        trick: Trick,
        /// Its eyes.
        eyes: Eyes,
    },
    /// The lielais gave up the rest.
    ThrownIn {
        /// The lielais.
        seat: Seat,
    },
    /// The deal ended and the two cards out of play were turned up.
    Over {
        /// How it ended.
        outcome: Outcome,
        /// The buried cards, or the table where nobody took it; none when all passed.
        aside: CardSet,
    },
}

/// What one seat learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// I was dealt a hand; an empty one when I sit out.
    Dealt {
        /// My cards.
        hand: CardSet,
    },
    /// Somebody called.
    Called {
        /// Who.
        seat: Seat,
        /// What.
        call: Call,
    },
    /// I picked up the table.
    ITook {
        /// The two cards.
        table: CardSet,
    },
    /// I laid two cards away.
    IBuried {
        /// The two cards.
        cards: CardSet,
    },
    /// Somebody else laid two cards away.
    Buried {
        /// The lielais.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick was taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// Its cards.
        trick: Trick,
        /// Its eyes.
        eyes: Eyes,
    },
    /// The lielais gave up the rest.
    ThrownIn {
        /// The lielais.
        seat: Seat,
    },
    /// The deal ended and the two cards out of play were turned up.
    Over {
        /// How it ended.
        outcome: Outcome,
        /// The buried cards, or the table where nobody took it; none when all passed.
        aside: CardSet,
    },
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
