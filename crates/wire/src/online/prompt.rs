//! A question and its time.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::SeatMsg;

/// A question to one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PromptMsg<A> {
    /// The version of the event that asked; the answer names it.
    pub seq: u64,
    /// What may be answered.
    pub legal: Vec<A>,
    /// When the time for this move is over; none without a clock.
    pub until_ms: Option<u64>,
    /// What is then taken from the bank, at most.
    pub bank_ms: u64,
    /// Is it a call that others do not know of? Its time does not depend on the bank, and an answer
    /// takes effect only when the time is over.
    pub window: bool,
}

/// The clock of the seat whose turn everyone can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockMsg {
    /// The seat whose clock it is.
    pub seat: SeatMsg,
    /// When the time for this move is over; none without a clock.
    pub until_ms: Option<u64>,
    /// What is then taken from the bank, at most.
    pub bank_ms: u64,
}
