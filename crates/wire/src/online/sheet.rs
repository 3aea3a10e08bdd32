//! The score sheet of a match.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A deal of this match that is over, as the score sheet has it; `N` is what the game adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "online.gen.ts")]
pub struct SheetLineMsg<N> {
    /// The score of seats A, B, C and D after it.
    pub standing: [i32; 4],
    /// What the game's sheet has besides.
    pub entry: N,
}
