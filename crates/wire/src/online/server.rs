//! What the server says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatMsg, ErrorCode, StateMsg, TableEventMsg};

/// What the server says; `V` is the view of a seat, `E` what a seat sees happen, `A` an action, `T`
/// the open table and `N` what the score sheet has besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMsg<V, E, A, T, N> {
    /// The answer to hello.
    Welcome {
        /// The version of all messages.
        version: u32,
        /// The version of Parlor.
        parlor: String,
        /// What the server's clock shows.
        now_ms: u64,
        /// The client's entrant number; none for a spectator.
        me: Option<u8>,
    },
    /// The client has taken a place.
    Joined {
        /// The entrant's number.
        me: u8,
        /// Who the client is from now on: keep it, and say it in the next hello.
        token: String,
    },
    /// One step of the stream. A client that misses one asks for all.
    Event {
        /// One more than the step before.
        version: u64,
        /// When it happened.
        at_ms: u64,
        /// What happened.
        event: TableEventMsg<V, E, A, T, N>,
    },
    /// All at once, instead of what was missed.
    State {
        /// The version of the last step that is in it.
        version: u64,
        /// The whole state of the table for this client.
        state: Box<StateMsg<V, A, T, N>>,
    },
    /// The answer was taken: it is in the log and will not be lost.
    Accepted {
        /// The ID that the client gave the answer.
        action_id: String,
        /// The question it answered.
        seq: u64,
    },
    /// Refused. Nothing has changed.
    Error {
        /// The reason as a code.
        code: ErrorCode,
        /// More about it in English, for programmers.
        detail: Option<String>,
        /// The answer that was refused, if it was one.
        action_id: Option<String>,
    },
    /// What a spectator has said. It is no step of the stream: only those who are there hear it.
    Said {
        /// What was said.
        chat: ChatMsg,
    },
    /// The answer to ping.
    Pong {
        /// As it came.
        n: u64,
        /// What the server's clock shows.
        now_ms: u64,
    },
}
