//! What one player learns.

use parlor_riichi::Seen;
use serde::Serialize;

use super::{MeldMsg, OutcomeMsg, SourceMsg, WinsMsg};
use crate::notation::{Written, put_tiles};
use crate::{SeatMsg, TileMsg};

/// What one player learns.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenMsg {
    /// My hand was dealt.
    Dealt {
        /// The hand.
        hand: Vec<TileMsg>,
    },
    /// A dora indicator was turned.
    Indicator {
        /// The indicator.
        tile: TileMsg,
    },
    /// I drew a tile.
    IDrew {
        /// From where.
        source: SourceMsg,
        /// What.
        tile: TileMsg,
    },
    /// Another player drew a tile.
    OtherDrew {
        /// Who.
        seat: SeatMsg,
        /// From where.
        source: SourceMsg,
    },
    /// A tile was discarded.
    Discarded {
        /// By whom.
        seat: SeatMsg,
        /// What.
        tile: TileMsg,
        /// As it was drawn?
        drawn: bool,
        /// With a declaration of riichi?
        riichi: bool,
    },
    /// A riichi stick was paid.
    StickPaid {
        /// By whom.
        seat: SeatMsg,
    },
    /// A discard was taken for a set.
    Called {
        /// By whom.
        seat: SeatMsg,
        /// The set.
        meld: MeldMsg,
    },
    /// A closed or added kan was declared.
    KanDeclared {
        /// By whom.
        seat: SeatMsg,
        /// The kan.
        kan: MeldMsg,
    },
    /// I let a tile by.
    IPassed,
    /// One or more players won.
    Won(WinsMsg),
    /// An ura indicator was turned.
    Ura {
        /// The indicator.
        tile: TileMsg,
    },
    /// The deal ended.
    Ended(OutcomeMsg),
}

impl From<&Seen> for SeenMsg {
    fn from(seen: &Seen) -> SeenMsg {
        match *seen {
            Seen::Dealt { hand } => SeenMsg::Dealt { hand: put_tiles(hand.iter()) },
            Seen::Indicator { tile } => SeenMsg::Indicator { tile: Written(tile) },
            Seen::IDrew { source, tile } => {
                SeenMsg::IDrew { source: source.into(), tile: Written(tile) }
            }
            Seen::OtherDrew { seat, source } => {
                SeenMsg::OtherDrew { seat: seat.into(), source: source.into() }
            }
            Seen::Discarded { seat, tile, drawn, riichi } => {
                SeenMsg::Discarded { seat: seat.into(), tile: Written(tile), drawn, riichi }
            }
            Seen::StickPaid { seat } => SeenMsg::StickPaid { seat: seat.into() },
            Seen::Called { seat, ref meld } => {
                SeenMsg::Called { seat: seat.into(), meld: MeldMsg::new(meld, seat) }
            }
            Seen::KanDeclared { seat, ref kan } => {
                SeenMsg::KanDeclared { seat: seat.into(), kan: MeldMsg::new(kan, seat) }
            }
            Seen::IPassed => SeenMsg::IPassed,
            Seen::Won { ref wins } => SeenMsg::Won(wins.into()),
            Seen::Ura { tile } => SeenMsg::Ura { tile: Written(tile) },
            Seen::Ended { ref outcome } => SeenMsg::Ended(outcome.into()),
        }
    }
}
