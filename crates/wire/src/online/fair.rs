//! The proof of fair chance. The scheme: `docs/dev/fair-chance.md`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What the server promises before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PromiseMsg {
    /// The name of the scheme.
    pub scheme: String,
    /// The name of the match.
    pub match_id: String,
    /// The hash of the server's secret.
    pub commitment: String,
}

/// What the server shows after a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RevealMsg {
    /// The secret.
    pub secret: String,
    /// What the entrants added, in the order of their numbers.
    pub entrants: Vec<FairEntrantMsg>,
}

/// One entrant's part of the chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FairEntrantMsg {
    /// What was pledged.
    pub pledge: Option<String>,
    /// What was shown; nothing counts as empty.
    pub contribution: Option<String>,
}

/// All that is needed to check the chance of a finished match, but for the keys of its deals, which
/// stand beside them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FairMsg {
    /// What was promised.
    #[serde(flatten)]
    pub promise: PromiseMsg,
    /// What was shown.
    #[serde(flatten)]
    pub reveal: RevealMsg,
    /// Which entrant sat at seats A, B, …
    pub seat_order: Vec<u8>,
    /// Was that order drawn?
    pub seats_drawn: bool,
}
