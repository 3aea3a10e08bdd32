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
    /// How many promises this server has chained before this one; none where it keeps no chain, or
    /// before the promise is in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chain_number: Option<u64>,
}

/// One promise in the chain of all promises of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChainedPromiseMsg {
    /// How many were before it.
    pub number: u64,
    /// The name of the match.
    pub match_id: String,
    /// The hash of the server's secret.
    pub commitment: String,
    /// What the chain has come to with it.
    pub head: String,
}

/// A part of the chain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChainMsg {
    /// What the chain had come to before the first of these; 64 zeros before all.
    pub before: String,
    /// In order.
    pub promises: Vec<ChainedPromiseMsg>,
    /// Where to go on, if there is more.
    pub next: Option<u64>,
}

/// What the chain has come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChainHeadMsg {
    /// How many promises are in it.
    pub n: u64,
    /// The head; 64 zeros when there is none.
    pub head: String,
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
    /// What sort of player it is: part of the key from the second scheme on, and none before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<EntrantKindMsg>,
}

/// What sort of player an entrant is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntrantKindMsg {
    /// Someone at a client of their own.
    Person,
    /// A program that a player has brought along.
    Bot,
    /// An agent of the server.
    Agent,
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
