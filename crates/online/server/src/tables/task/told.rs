//! What a table's task is told, and what it answers.

use parlor_kit::{ActionMsgOf, Kit, Question};
use parlor_table::{Input, Who};
use parlor_wire::online::{ClientMsg, CostMsg, EntrantMsg, ErrorCode};
use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::ws::outbox::Outbox;

/// What a table's task is told.
pub(crate) enum ToTable<K: Kit> {
    /// Something that has no game in it.
    Told(Told),
    /// A client's message, and when it came.
    Heard { who: Who, msg: ClientMsg<ActionMsgOf<K>>, at: Instant },
    /// An agent has decided.
    Decided { entrant: u8, seq: u64, action: ActionMsgOf<K>, cost: CostMsg },
    /// The open question to the person at a practice table.
    Question { player: u64, answer: oneshot::Sender<Option<Question<K>>> },
}

/// What any table's task is told.
pub(crate) enum Told {
    /// A player with a new token wants a place. The answer is the place, or none while others must
    /// consent.
    Enter {
        player: u64,
        how: Entrance,
        token: String,
        answer: oneshot::Sender<Result<Option<u8>, ErrorCode>>,
    },
    /// An agent has this place from the beginning.
    Seat { entrant: u8, agent: String },
    /// A player gives up the place.
    Leave { player: u64 },
    /// A connection is there.
    Connect { who: Who, connection: u64, last: Option<u64>, outbox: Outbox },
    /// A connection is gone.
    Disconnect { who: Who, connection: u64 },
    /// A client has sent a frame that is no message.
    Nonsense { who: Who },
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

/// How a player comes to a place.
pub(crate) enum Entrance {
    /// Joins by this name.
    Joins { name: String },
    /// A program that the host brings along.
    Bot { by: u64, name: String, entrant: u8 },
    /// Back to a seat that was lost.
    Reclaims { name: String, vouched: bool },
}

impl Entrance {
    /// The table's input, for this player.
    pub(super) fn input<A>(self, player: u64) -> Input<A> {
        match self {
            Entrance::Joins { name } => Input::Joins { player, name },
            Entrance::Bot { by, name, entrant } => Input::SeatsBot { by, player, name, entrant },
            Entrance::Reclaims { name, vouched } => Input::Reclaims { player, name, vouched },
        }
    }
}

impl<K: Kit> ToTable<K> {
    /// Is the table only looked at? That keeps no room open.
    pub(super) fn only_looks(&self) -> bool {
        let ToTable::Told(told) = self else { return false };
        matches!(told, Told::Look { .. } | Told::Record { .. } | Told::Whose { .. })
    }

    /// Does nobody wait for this table alone?
    pub(super) fn is_in_passing(&self) -> bool {
        matches!(self, ToTable::Told(Told::Look { in_passing: true, .. }))
    }

    /// Does whoever asked in passing wait no longer?
    pub(super) fn is_given_up(&self) -> bool {
        let ToTable::Told(Told::Look { in_passing: true, answer }) = self else { return false };
        answer.is_closed()
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
