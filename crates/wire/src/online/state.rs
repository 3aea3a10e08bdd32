//! All that a client may know, at once.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatMsg, ClockMsg, EntrantMsg, PromiseMsg, PromptMsg, RevealMsg, RoomMsg};

/// All that a client may know; `V` is the view of a seat, `A` an action, `T` the open
/// table, `N` what the score sheet has besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct StateMsg<V, A, T, N> {
    /// The table as it was set up.
    pub room: RoomMsg,
    /// The client's own entrant number; none for a spectator.
    pub me: Option<u8>,
    /// Who is at the table.
    pub entrants: Vec<EntrantMsg>,
    /// What the server promises for this match.
    pub promise: Option<PromiseMsg>,
    /// Where the match stands.
    pub phase: PhaseMsg<V, A, T>,
    /// The score of seats A, B, C and D.
    pub standing: [i32; 4],
    /// The deals of this match that are over, in order.
    pub sheet: Vec<SheetLineMsg<N>>,
    /// The running hash of the record of these deals; none in the first scheme and before a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub transcript: Option<String>,
    /// How many matches of this room are over; a replay is named by such a number, from 1.
    pub n_matches: u64,
    /// The last things said.
    pub chat: Vec<ChatMsg>,
    /// Someone asks for the place of a player who has dropped out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub claim: Option<ClaimMsg>,
}

/// Someone asks for the place of a player who has dropped out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClaimMsg {
    /// The place.
    pub entrant: u8,
    /// Until then the others may consent.
    pub until_ms: u64,
    /// Who has consented, by entrant number.
    pub agreed: Vec<u8>,
}

/// A deal of this match that is over, as the score sheet has it; `N` is what the game adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SheetLineMsg<N> {
    /// The score of seats A, B, C and D after it.
    pub standing: [i32; 4],
    /// What the game's sheet has besides.
    pub entry: N,
}

/// Where a match stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseMsg<V, A, T> {
    /// Places are taken; all must be ready.
    Gathering,
    /// Clients send their pledges.
    Pledging {
        /// Until then.
        until_ms: u64,
    },
    /// Clients show their contributions.
    Contributing {
        /// Until then.
        until_ms: u64,
        /// What was pledged, by entrant.
        pledges: Vec<Option<String>>,
    },
    /// A deal is played.
    Playing {
        /// How many were played before in this match.
        deal: u64,
        /// What my seat knows; none for a spectator.
        view: Option<V>,
        /// What lies open; none for a player, whose view has it.
        table: Option<T>,
        /// The question to me.
        prompt: Option<PromptMsg<A>>,
        /// The clock that publicly runs.
        clock: Option<ClockMsg>,
    },
    /// Between two deals: all must be ready.
    Between {
        /// How many were played before the one that has ended.
        deal: u64,
        /// The last view of that deal; none for a spectator.
        view: Option<V>,
        /// What lies open; none for a player.
        table: Option<T>,
        /// When the next deal begins at the latest; none where nobody but one person is waited for.
        next_ms: Option<u64>,
    },
    /// The match is over.
    Over {
        /// How many were played before the last deal.
        deal: u64,
        /// The last view of the match; none for a spectator.
        view: Option<V>,
        /// What lies open; none for a player.
        table: Option<T>,
        /// The server's secret and all contributions.
        reveal: RevealMsg,
    },
}
