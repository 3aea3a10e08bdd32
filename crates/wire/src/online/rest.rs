//! What is asked and answered over HTTP besides the messages of a table.

use std::num::NonZeroU32;

use parlor_agent::Message;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::ErrorCode;
use crate::SeatMsg;

/// Every refused request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RefusalMsg {
    /// Why, as in the protocol of the table.
    pub code: ErrorCode,
    /// More about it in English, for programmers.
    pub detail: String,
    /// The same for the person who can do something about it: where it goes wrong, and what would be right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub message: Option<Message>,
}

/// A new room: the answer to `POST /api/rooms`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CreatedMsg {
    /// Its name in addresses.
    pub id: String,
    /// The entrant's number of its creator, who is the host; none where nobody asked for a place.
    #[serde(default)]
    pub me: Option<u8>,
    /// Who the creator is from now on.
    #[serde(default)]
    pub token: Option<String>,
}

/// Who makes a room and sits down in it at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CreatorMsg {
    /// The nickname at the table.
    pub name: String,
}

/// Asks for a place, or for a lost one: `POST /api/rooms/{id}/join` and `/reclaim`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields = nullable)]
pub struct JoinRequestMsg {
    /// The nickname at the table.
    pub name: String,
    /// The room's password. For a lost place it is needed only where nobody else could consent.
    pub password: Option<String>,
}

/// A token, and the place if it has one already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EnteredMsg {
    /// The entrant's number; none while the others are asked.
    pub me: Option<u8>,
    /// Who the client is from now on.
    pub token: String,
}

/// Who asks: `POST /api/rooms/{id}/leave` and `/seat`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenMsg {
    /// The token got when joining.
    pub token: String,
}

/// Whose token it is: `POST /api/rooms/{id}/seat`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfoMsg {
    /// The entrant's number.
    pub me: u8,
    /// The nickname at the table.
    pub name: String,
    /// Does the table wait for an answer of theirs?
    pub asked: bool,
    /// Is the place theirs only from the next deal on? Until then they watch.
    #[serde(default)]
    pub waits: bool,
    /// Which deal is played, or was played last; none before a match and after it.
    #[serde(default)]
    pub deal: Option<DealAtMsg>,
}

/// Where in a match a table is: what everyone at it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DealAtMsg {
    /// The number by which the match names the deal.
    pub number: u64,
    /// Its place in the match, from 1.
    pub nth: u64,
}

/// The host asks for a token for a program: `POST /api/rooms/{id}/bots`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BotRequestMsg {
    /// The host's own token.
    pub token: String,
    /// The free place.
    pub entrant: u8,
    /// The program's name at the table.
    pub name: String,
}

/// Whose token shows the hands of a practice table: `POST /api/rooms/{id}/open`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields = nullable)]
pub struct OpenRequestMsg {
    /// None where agents play alone.
    pub token: Option<String>,
}

/// Asks what an agent would do in a room: `POST /api/rooms/{id}/advice`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields = nullable)]
pub struct AdviceRequestMsg {
    /// Its spec.
    pub agent: String,
    /// Whose advice it is, at a practice table.
    pub token: Option<String>,
    /// A moment of a finished match, instead of the open question.
    pub at: Option<MomentMsg>,
    /// Which match, counted from 1; default: the last.
    #[serde(rename = "match")]
    #[schema(value_type = Option<u32>, minimum = 1)]
    pub nth: Option<NonZeroU32>,
    /// How much of the search tree is wanted.
    pub trace: Option<TraceMsg>,
    /// For how long the agent may think; never longer than the server lets it.
    pub think_ms: Option<u32>,
}

/// Asks about a position, or about a moment of a record: `POST /api/analysis`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields = nullable)]
pub struct AnalysisRequestMsg {
    /// The agent's spec.
    pub agent: String,
    /// The game of the position.
    pub game: Option<String>,
    /// In the game's own notation: `XGID=…`.
    pub position: Option<String>,
    /// A record in any format that can be uploaded.
    pub record: Option<String>,
    /// A moment of the record.
    pub at: Option<MomentMsg>,
    /// How much of the search tree is wanted.
    pub trace: Option<TraceMsg>,
    /// For how long the agent may think; never longer than the server lets it.
    pub think_ms: Option<u32>,
}

/// A moment of a finished match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MomentMsg {
    /// The deal, counted from 0.
    pub deal: usize,
    /// The step of the deal, counted from 0.
    pub step: usize,
    /// Who is asked then.
    pub seat: SeatMsg,
}

/// How much of a search tree is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TraceMsg {
    /// At most so many nodes.
    pub nodes: usize,
}
