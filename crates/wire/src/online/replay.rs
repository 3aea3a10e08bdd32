//! A finished match step by step. Everything lies open: it is over.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::RecordedAnswerMsg;
use crate::SeatMsg;

/// A finished match step by step; `V` is the view of a seat, `E` what a seat saw happen, `A` an
/// action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayMsg<V, E, A> {
    /// Which game.
    pub game: String,
    /// Its rules in canonical text.
    pub rules: String,
    /// Who sat at seats A, B, …
    pub players: Vec<String>,
    /// The deals in order.
    pub deals: Vec<ReplayDealMsg<V, E, A>>,
    /// The final score of seats A, B, C and D.
    pub standing: [i32; 4],
}

/// One deal of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayDealMsg<V, E, A> {
    /// The number by which the match names it.
    pub number: u64,
    /// The score of seats A, B, C and D after it.
    pub standing: [i32; 4],
    /// How many steps it has.
    pub n_steps: usize,
    /// The steps: the first is the deal before anything has happened. Left out where another deal
    /// was asked for.
    pub steps: Vec<ReplayStepMsg<V, E, A>>,
}

/// One step of a deal, as every seat saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStepMsg<V, E, A> {
    /// The answers that led here; none where chance did.
    pub answers: Vec<RecordedAnswerMsg<A>>,
    /// What seats A, B, … saw happen.
    pub seen: Vec<Vec<E>>,
    /// What seats A, B, … know now.
    pub views: Vec<V>,
    /// Who is asked now.
    pub asked: Vec<SeatMsg>,
}
