//! What the table waits for.

use parlor_riichi::deal::{Source, Stage};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::mirror::mirror;
use super::notation::{RiichiKind, RiichiTile, put_kinds};
use super::{RiichiMeld, RiichiOutcome, RiichiWins};
use parlor_wire::SeatMsg;

mirror! {
    /// Where a drawn tile came from.
    RiichiSource of Source {
        /// The live wall.
        Wall,
        /// The dead wall, after a kan.
        DeadWall,
    }
}

/// What the table waits for; the same whether or not someone else is being asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RiichiStage {
    /// The hands are to be dealt.
    Dealing,
    /// A tile is to be drawn, and nobody can call any more.
    Drawing {
        /// Who draws.
        seat: SeatMsg,
    },
    /// A tile was drawn.
    Turn {
        /// Whose turn it is.
        seat: SeatMsg,
        /// Where the tile came from.
        source: RiichiSource,
    },
    /// A discard was taken by chi or pon: now discard.
    Called {
        /// Who called.
        seat: SeatMsg,
        /// What may not be discarded.
        forbidden: Vec<RiichiKind>,
    },
    /// A discard lies open.
    Discarded {
        /// Who discarded.
        seat: SeatMsg,
        /// The tile that can be called or won with.
        tile: RiichiTile,
    },
    /// A closed or added kan was declared.
    Declared {
        /// Who declared.
        seat: SeatMsg,
        /// The kan, whose tile can be robbed.
        kan: RiichiMeld,
    },
    /// The replacement of a kan is to be drawn.
    Replacing {
        /// Who draws.
        seat: SeatMsg,
    },
    /// Someone has won: ura indicators are to be turned.
    Won(RiichiWins),
    /// The deal is over.
    Over(RiichiOutcome),
}

impl From<&Stage> for RiichiStage {
    fn from(stage: &Stage) -> RiichiStage {
        match *stage {
            Stage::Dealing => RiichiStage::Dealing,
            Stage::Drawing { seat } => RiichiStage::Drawing { seat: seat.into() },
            Stage::Turn { seat, source } => {
                RiichiStage::Turn { seat: seat.into(), source: source.into() }
            }
            Stage::Called { seat, forbidden } => {
                RiichiStage::Called { seat: seat.into(), forbidden: put_kinds(forbidden) }
            }
            Stage::Discarded { by, tile } => {
                RiichiStage::Discarded { seat: by.into(), tile: RiichiTile(tile) }
            }
            Stage::Declared { by, ref kan } => {
                RiichiStage::Declared { seat: by.into(), kan: RiichiMeld::new(kan, by) }
            }
            Stage::Replacing { seat } => RiichiStage::Replacing { seat: seat.into() },
            Stage::Won(ref wins) => RiichiStage::Won((&**wins).into()),
            Stage::Over(ref outcome) => RiichiStage::Over((&**outcome).into()),
        }
    }
}
