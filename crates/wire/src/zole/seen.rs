//! What one seat learns.

use parlor_zole::Seen;
use serde::Serialize;

use super::{CallMsg, OutcomeMsg};
use crate::notation::{Written, put_cards};
use crate::{CardMsg, SeatMsg};

/// What one seat learns.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenMsg {
    /// I was dealt a hand; an empty one when I sit out.
    Dealt {
        /// My cards.
        hand: Vec<CardMsg>,
    },
    /// Somebody called.
    Called {
        /// Who.
        seat: SeatMsg,
        /// What.
        call: CallMsg,
    },
    /// I picked up the table.
    ITook {
        /// The two cards.
        table: Vec<CardMsg>,
    },
    /// I laid two cards away.
    IBuried {
        /// The two cards.
        cards: Vec<CardMsg>,
    },
    /// Somebody else laid two cards away.
    Buried {
        /// The lielais.
        seat: SeatMsg,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: SeatMsg,
        /// Which.
        card: CardMsg,
    },
    /// A trick was taken.
    Taken {
        /// By whom.
        seat: SeatMsg,
        /// Its cards in the order of play.
        cards: Vec<CardMsg>,
        /// Its eyes.
        eyes: u8,
    },
    /// The lielais gave up the rest.
    ThrownIn {
        /// The lielais.
        seat: SeatMsg,
    },
    /// The deal ended and the two cards out of play were turned up.
    Over {
        /// How it ended.
        outcome: OutcomeMsg,
        /// The buried cards, or the table where nobody took it; none when all passed.
        aside: Vec<CardMsg>,
    },
}

impl From<&Seen> for SeenMsg {
    fn from(seen: &Seen) -> SeenMsg {
        match *seen {
            Seen::Dealt { hand } => SeenMsg::Dealt { hand: put_cards(hand) },
            Seen::Called { seat, call } => SeenMsg::Called { seat: seat.into(), call: call.into() },
            Seen::ITook { table } => SeenMsg::ITook { table: put_cards(table) },
            Seen::IBuried { cards } => SeenMsg::IBuried { cards: put_cards(cards) },
            Seen::Buried { seat } => SeenMsg::Buried { seat: seat.into() },
            Seen::Played { seat, card } => {
                SeenMsg::Played { seat: seat.into(), card: Written(card) }
            }
            Seen::Taken { seat, trick, eyes } => {
                let cards = trick.cards().iter().copied().map(Written).collect();
                SeenMsg::Taken { seat: seat.into(), cards, eyes: eyes.0 }
            }
            Seen::ThrownIn { seat } => SeenMsg::ThrownIn { seat: seat.into() },
            Seen::Over { outcome, aside } => {
                SeenMsg::Over { outcome: outcome.into(), aside: put_cards(aside) }
            }
        }
    }
}
