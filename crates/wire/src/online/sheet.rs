//! The score sheet of a match.

use serde::Serialize;

use crate::zole;

/// A deal of this match that is over, as the score sheet has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "online.gen.ts"))]
pub struct SheetLineMsg {
    /// The score of seats A, B, C and D after it.
    pub standing: [i32; 4],
    /// What Zole's sheet has besides; none in other games.
    pub zole: Option<zole::EntryMsg>,
}
