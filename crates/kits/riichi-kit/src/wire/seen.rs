//! What one player learns.

use parlor_riichi::Seen;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::notation::{RiichiTile, put_tiles};
use super::{RiichiMeld, RiichiOutcome, RiichiSource, RiichiWins};
use parlor_wire::SeatMsg;

/// What one player learns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RiichiSeen {
    /// My hand was dealt.
    Dealt {
        /// The hand.
        hand: Vec<RiichiTile>,
    },
    /// A dora indicator was turned.
    Indicator {
        /// The indicator.
        tile: RiichiTile,
    },
    /// I drew a tile.
    IDrew {
        /// Which part of the wall it came from.
        source: RiichiSource,
        /// The tile I drew.
        tile: RiichiTile,
    },
    /// Another player drew a tile.
    OtherDrew {
        /// Who drew.
        seat: SeatMsg,
        /// Which part of the wall it came from.
        source: RiichiSource,
    },
    /// A tile was discarded.
    Discarded {
        /// Who discarded.
        seat: SeatMsg,
        /// The tile that was discarded.
        tile: RiichiTile,
        /// As it was drawn?
        drawn: bool,
        /// With a declaration of riichi?
        riichi: bool,
    },
    /// A riichi stick was paid.
    StickPaid {
        /// Who declared riichi.
        seat: SeatMsg,
    },
    /// A discard was taken for a set.
    Called {
        /// Who called.
        seat: SeatMsg,
        /// The set as it now lies open.
        meld: RiichiMeld,
    },
    /// A closed or added kan was declared.
    KanDeclared {
        /// Who declared it.
        seat: SeatMsg,
        /// The kan, which can still be robbed.
        kan: RiichiMeld,
    },
    /// I let a tile by.
    IPassed,
    /// One or more players won.
    Won(RiichiWins),
    /// An ura indicator was turned.
    Ura {
        /// The indicator.
        tile: RiichiTile,
    },
    /// The deal ended.
    Ended(RiichiOutcome),
}

impl From<&Seen> for RiichiSeen {
    fn from(seen: &Seen) -> RiichiSeen {
        match *seen {
            Seen::Dealt { hand } => RiichiSeen::Dealt { hand: put_tiles(hand.iter()) },
            Seen::Indicator { tile } => RiichiSeen::Indicator { tile: RiichiTile(tile) },
            Seen::IDrew { source, tile } => {
                RiichiSeen::IDrew { source: source.into(), tile: RiichiTile(tile) }
            }
            Seen::OtherDrew { seat, source } => {
                RiichiSeen::OtherDrew { seat: seat.into(), source: source.into() }
            }
            Seen::Discarded { seat, tile, drawn, riichi } => {
                RiichiSeen::Discarded { seat: seat.into(), tile: RiichiTile(tile), drawn, riichi }
            }
            Seen::StickPaid { seat } => RiichiSeen::StickPaid { seat: seat.into() },
            Seen::Called { seat, ref meld } => {
                RiichiSeen::Called { seat: seat.into(), meld: RiichiMeld::new(meld, seat) }
            }
            Seen::KanDeclared { seat, ref kan } => {
                RiichiSeen::KanDeclared { seat: seat.into(), kan: RiichiMeld::new(kan, seat) }
            }
            Seen::IPassed => RiichiSeen::IPassed,
            Seen::Won { ref wins } => RiichiSeen::Won(wins.into()),
            Seen::Ura { tile } => RiichiSeen::Ura { tile: RiichiTile(tile) },
            Seen::Ended { ref outcome } => RiichiSeen::Ended(outcome.into()),
        }
    }
}
