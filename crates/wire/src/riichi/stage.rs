//! What the table waits for.

use parlor_riichi::deal::{Source, Stage};
use serde::Serialize;

use super::{MeldMsg, OutcomeMsg, WinsMsg};
use crate::notation::{Written, put_kinds};
use crate::{KindMsg, SeatMsg, TileMsg};

/// Where a drawn tile came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum SourceMsg {
    /// The live wall.
    Wall,
    /// The dead wall, after a kan.
    DeadWall,
}

/// What the table waits for; the same whether or not somebody else is being asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StageMsg {
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
        source: SourceMsg,
    },
    /// A discard was taken by chi or pon: now discard.
    Called {
        /// Who called.
        seat: SeatMsg,
        /// What may not be discarded.
        forbidden: Vec<KindMsg>,
    },
    /// A discard lies open.
    Discarded {
        /// Who discarded.
        seat: SeatMsg,
        /// What.
        tile: TileMsg,
    },
    /// A closed or added kan was declared.
    Declared {
        /// Who declared.
        seat: SeatMsg,
        /// The kan.
        kan: MeldMsg,
    },
    /// The replacement of a kan is to be drawn.
    Replacing {
        /// Who draws.
        seat: SeatMsg,
    },
    /// Somebody has won: ura indicators are to be turned.
    Won(WinsMsg),
    /// The deal is over.
    Over(OutcomeMsg),
}

impl From<Source> for SourceMsg {
    fn from(source: Source) -> SourceMsg {
        match source {
            Source::Wall => SourceMsg::Wall,
            Source::DeadWall => SourceMsg::DeadWall,
        }
    }
}

impl From<&Stage> for StageMsg {
    fn from(stage: &Stage) -> StageMsg {
        match *stage {
            Stage::Dealing => StageMsg::Dealing,
            Stage::Drawing { seat } => StageMsg::Drawing { seat: seat.into() },
            Stage::Turn { seat, source } => {
                StageMsg::Turn { seat: seat.into(), source: source.into() }
            }
            Stage::Called { seat, forbidden } => {
                StageMsg::Called { seat: seat.into(), forbidden: put_kinds(forbidden) }
            }
            Stage::Discarded { by, tile } => {
                StageMsg::Discarded { seat: by.into(), tile: Written(tile) }
            }
            Stage::Declared { by, ref kan } => {
                StageMsg::Declared { seat: by.into(), kan: MeldMsg::new(kan, by) }
            }
            Stage::Replacing { seat } => StageMsg::Replacing { seat: seat.into() },
            Stage::Won(ref wins) => StageMsg::Won((&**wins).into()),
            Stage::Over(ref outcome) => StageMsg::Over((&**outcome).into()),
        }
    }
}
