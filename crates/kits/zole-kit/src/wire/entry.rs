//! What a deal writes on the score sheet.

use parlor_zole::{Deal, Place};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ZoleOutcome, ZolePules};
use parlor_wire::SeatMsg;

/// How a deal ended, for its line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZoleEntry {
    /// First, second and third hand.
    pub places: [SeatMsg; 3],
    /// How it ended.
    pub outcome: ZoleOutcome,
    /// The pules that stand after it.
    pub pules: ZolePules,
}

impl ZoleEntry {
    /// The entry of a deal; `None` before it is over.
    pub fn of(deal: &Deal) -> Option<ZoleEntry> {
        let (outcome, settled) = deal.outcome().zip(deal.settlement())?;
        let seating = deal.public().setup().seating();
        Some(ZoleEntry {
            places: Place::ALL.map(|place| seating.seat(place).into()),
            outcome: (*outcome).into(),
            pules: (&settled.pules).into(),
        })
    }
}
