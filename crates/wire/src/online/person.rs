//! A personal link: what connects the rooms and matches of one player.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::rest::DealAtMsg;
use crate::SeatMsg;

/// A new personal link: the answer to `POST /api/me` and `/api/me/renew`. It is said once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LinkMsg {
    /// 128 random bits in hexadecimal digits. Requests bring it as `Authorization: Bearer`.
    pub secret: String,
}

/// The rooms and matches of a personal link: `GET /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyGamesMsg {
    /// The rooms that are open and in which the player has a seat, the newest first.
    pub running: Vec<RunningGameMsg>,
    /// Finished matches, the newest first.
    pub finished: Vec<FinishedGameMsg>,
    /// Are there more finished ones? `?from=` skips those already known.
    pub more: bool,
}

/// An open room in which the player has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RunningGameMsg {
    /// Its name in addresses.
    pub room: String,
    /// What people call it.
    pub name: String,
    /// Which game.
    pub game: String,
    /// Its rules in canonical text.
    pub rules: String,
    /// The player's seat there.
    pub seat: MySeatMsg,
    /// Is a match being played?
    pub playing: bool,
    /// How many matches are over.
    pub matches: u64,
    /// Which deal is played, or was played last; none before a match and after it.
    #[serde(default)]
    pub deal: Option<DealAtMsg>,
}

/// A seat of the player's own, and who plays it at the moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MySeatMsg {
    /// The entrant's number.
    pub me: u8,
    /// The nickname at the table.
    pub name: String,
    /// Does the table wait for an answer of theirs?
    pub asked: bool,
    /// Is a device connected? One that takes the seat over closes its connection.
    pub connected: bool,
}

/// Connects a seat with a personal link: `POST /api/me/seats`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyNewSeatMsg {
    /// The room.
    pub room: String,
    /// The token got when joining it.
    pub token: String,
}

/// Asks for a seat on this device: `POST /api/me/seats/{room}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct TakeSeatMsg {
    /// Without it nothing changes: the answer only says what would.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub confirm: bool,
}

/// The answer to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TakenSeatMsg {
    /// The seat.
    pub seat: MySeatMsg,
    /// A token of this device's own; none where it was not confirmed.
    pub token: Option<String>,
}

/// A finished match of the player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FinishedGameMsg {
    /// The room it was played in, which may be closed.
    pub room: String,
    /// Which match of the room, counted from 1.
    #[serde(rename = "match")]
    #[schema(value_type = u32, minimum = 1)]
    pub nth: NonZeroU32,
    /// When it ended.
    pub finished_ms: u64,
    /// The player's seat.
    pub seat: SeatMsg,
    /// What was played, by whom, and with which result.
    #[serde(flatten)]
    pub summary: MatchSummaryMsg,
}

/// What a finished match was, in short.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchSummaryMsg {
    /// What people called the room.
    pub name: String,
    /// Which game.
    pub game: String,
    /// Its rules in canonical text.
    pub rules: String,
    /// Who sat at seats A, B, …
    pub players: Vec<MatchPlayerMsg>,
}

/// Who sat at a seat of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchPlayerMsg {
    /// The nickname at the table, or an agent's spec.
    pub name: String,
    /// Is it an agent of the house?
    pub agent: bool,
    /// The final score.
    pub score: i32,
}
