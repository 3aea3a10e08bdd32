//! Advice, and what only a practice table shows.

use parlor_agent::Explanation;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::CostMsg;

/// What every seat of a practice table knows: `POST /api/rooms/{id}/open`. `V` is the view of a
/// seat.
///
/// No event of a stream and no state can hold it, so a table at which people play each other has
/// no way to send it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenHandsMsg<V> {
    /// How many deals were played before in this match.
    pub deal: u64,
    /// What seats A, B, … know.
    pub views: Vec<V>,
}

/// What an agent would do and why: `POST /api/rooms/{id}/advice`, `POST /api/analysis`. `A` is an
/// action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AdviceMsg<A> {
    /// The agent's reasons.
    #[serde(flatten)]
    pub explanation: Explanation,
    /// The answers that its indices mean.
    pub legal: Vec<A>,
    /// What it cost.
    pub cost: CostMsg,
}
