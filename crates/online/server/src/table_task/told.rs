//! What a table's task is told, and what it answers.

use std::any::Any;

use parlor_table::{Input, Who};
use parlor_wire::online::{CostMsg, EntrantMsg, ErrorCode};
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::outbox::Outbox;

/// What a table's task is told.
pub(crate) enum ToTable {
    /// A player with a new token wants a place: to join, as a bot, or back. The answer is the place,
    /// or none while others must consent.
    Enter {
        player: u64,
        input: Input<Value>,
        token: String,
        answer: oneshot::Sender<Result<Option<u8>, ErrorCode>>,
    },
    /// An agent has this place from the beginning.
    Seat { entrant: u8, agent: String },
    /// A connection is there.
    Connect { who: Who, connection: u64, last: Option<u64>, outbox: Outbox },
    /// A connection is gone.
    Disconnect { who: Who, connection: u64 },
    /// A client's frame, and when it came.
    Frame { who: Who, frame: String, at: Instant },
    /// An agent has decided.
    Decided { entrant: u8, seq: u64, action: Value, cost: CostMsg },
    /// The open question to the person at a practice table.
    Question { player: u64, answer: oneshot::Sender<Option<Box<dyn Any + Send>>> },
    /// All hands of a practice table.
    Hands { answer: oneshot::Sender<Option<String>> },
    /// Which place has this player?
    Whose { player: u64, answer: oneshot::Sender<Option<Place>> },
    /// How does it stand? Whoever looks at all tables does so in passing, and no table comes back
    /// sooner for it.
    Look { in_passing: bool, answer: oneshot::Sender<Look> },
    /// The record of the last match, or of the one with this number, counted from 0, if it is kept
    /// here.
    Record { nth: Option<u32>, answer: oneshot::Sender<Option<String>> },
}

impl ToTable {
    /// Is the table only looked at? That keeps no room open.
    pub(super) fn only_looks(&self) -> bool {
        matches!(self, ToTable::Look { .. } | ToTable::Record { .. } | ToTable::Whose { .. })
    }

    /// Does nobody wait for this table alone?
    pub(super) fn is_in_passing(&self) -> bool {
        matches!(self, ToTable::Look { in_passing: true, .. })
    }

    /// Does whoever asked in passing wait no longer?
    pub(super) fn is_given_up(&self) -> bool {
        matches!(self, ToTable::Look { in_passing: true, answer } if answer.is_closed())
    }
}

/// Where a player sits.
pub(crate) struct Place {
    pub(crate) entrant: u8,
    /// The table waits for this player's answer.
    pub(crate) asked: bool,
}

/// How a table stands, for the list of rooms.
pub(crate) struct Look {
    pub(crate) free: usize,
    pub(crate) playing: bool,
    pub(crate) entrants: Vec<EntrantMsg>,
    pub(crate) record: bool,
    pub(crate) matches: u64,
}
