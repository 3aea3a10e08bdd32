//! What one seat learns.

use parlor_zole::Seen;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::notation::{ZoleCard, put_cards};
use super::{ZoleCall, ZoleOutcome};
use parlor_wire::SeatMsg;

/// What one seat learns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ZoleSeen {
    /// I was dealt a hand; an empty one when I sit out.
    Dealt {
        /// My cards.
        hand: Vec<ZoleCard>,
    },
    /// Someone called.
    Called {
        /// Whose turn it was to call.
        seat: SeatMsg,
        /// What was called.
        call: ZoleCall,
    },
    /// I picked up the table.
    ITook {
        /// The two cards.
        table: Vec<ZoleCard>,
    },
    /// I laid two cards away.
    IBuried {
        /// The two cards.
        cards: Vec<ZoleCard>,
    },
    /// Someone else laid two cards away.
    Buried {
        /// The lielais.
        seat: SeatMsg,
    },
    /// A card was played.
    Played {
        /// Who played.
        seat: SeatMsg,
        /// The card that was played.
        card: ZoleCard,
    },
    /// A trick was taken.
    Taken {
        /// Who took the trick and leads next.
        seat: SeatMsg,
        /// Its cards in the order of play.
        cards: Vec<ZoleCard>,
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
        outcome: ZoleOutcome,
        /// The buried cards, or the table where nobody took it; none when all passed.
        aside: Vec<ZoleCard>,
    },
}

impl From<&Seen> for ZoleSeen {
    fn from(seen: &Seen) -> ZoleSeen {
        match *seen {
            Seen::Dealt { hand } => ZoleSeen::Dealt { hand: put_cards(hand) },
            Seen::Called { seat, call } => {
                ZoleSeen::Called { seat: seat.into(), call: call.into() }
            }
            Seen::ITook { table } => ZoleSeen::ITook { table: put_cards(table) },
            Seen::IBuried { cards } => ZoleSeen::IBuried { cards: put_cards(cards) },
            Seen::Buried { seat } => ZoleSeen::Buried { seat: seat.into() },
            Seen::Played { seat, card } => {
                ZoleSeen::Played { seat: seat.into(), card: ZoleCard(card) }
            }
            Seen::Taken { seat, trick, eyes } => {
                let cards = trick.cards().iter().copied().map(ZoleCard).collect();
                ZoleSeen::Taken { seat: seat.into(), cards, eyes: eyes.0 }
            }
            Seen::ThrownIn { seat } => ZoleSeen::ThrownIn { seat: seat.into() },
            Seen::Over { outcome, aside } => {
                ZoleSeen::Over { outcome: outcome.into(), aside: put_cards(aside) }
            }
        }
    }
}
