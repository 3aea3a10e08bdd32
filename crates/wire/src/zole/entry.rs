//! What a deal writes on the score sheet.

use parlor_zole::{Deal, Place};
use serde::Serialize;

use super::{OutcomeMsg, PulesMsg};
use crate::SeatMsg;

/// How a deal ended, for its line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct EntryMsg {
    /// First, second and third hand.
    pub places: [SeatMsg; 3],
    /// How it ended.
    pub outcome: OutcomeMsg,
    /// The pules that stand after it.
    pub pules: PulesMsg,
}

impl EntryMsg {
    /// The entry of a deal; `None` before it is over.
    pub fn of(deal: &Deal) -> Option<EntryMsg> {
        let (outcome, settled) = deal.outcome().zip(deal.settlement())?;
        let seating = deal.public().setup().seating();
        Some(EntryMsg {
            places: Place::ALL.map(|place| seating.seat(place).into()),
            outcome: (*outcome).into(),
            pules: (&settled.pules).into(),
        })
    }
}
