//! What a table's task is sent, and what it answers.

use parlor_kit::{ActionMsgOf, Kit, Question};
use parlor_table::{Input, Right, Who};
use parlor_wire::online::{ClientMsg, CostMsg, DealAtMsg, EntrantMsg, ErrorCode};
use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::ws::outbox::Outbox;

/// What a table's task is sent.
pub(crate) enum TaskMsg<K: Kit> {
    /// Something that has no game in it.
    Request(TableRequest),
    /// A client's message, and when it came.
    Client { who: Who, msg: ClientMsg<ActionMsgOf<K>>, at: Instant },
    /// An agent has decided.
    Decided { entrant: u8, seq: u64, action: ActionMsgOf<K>, cost: CostMsg },
    /// The open question to the person at a practice table.
    Question { player: u64, answer: oneshot::Sender<Option<Question<K>>> },
}

/// What any table's task is sent.
pub(crate) enum TableRequest {
    /// A player with a new token wants a place. The answer is the place, or none while others must
    /// consent or a deal must end first.
    Enter {
        player: u64,
        how: Entrance,
        token: String,
        answer: oneshot::Sender<Result<Option<u8>, ErrorCode>>,
    },
    /// An agent has this place from the beginning.
    Seat { entrant: u8, agent: String },
    /// The connection of a player ends: it may have come by a token that counts no more.
    HangUp { player: u64 },
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
    Whose { player: u64, answer: oneshot::Sender<Option<PlayerSeat>> },
    /// How does it stand? Anyone who looks at all tables does so in passing, and no table comes back
    /// sooner for it.
    Look { in_passing: bool, answer: oneshot::Sender<Look> },
    /// Others need the room: it is closed if nobody is connected and no people play. Was it?
    Close { answer: oneshot::Sender<bool> },
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

impl<K: Kit> TaskMsg<K> {
    /// Is the table only looked at? That keeps no room open.
    pub(super) fn only_looks(&self) -> bool {
        let TaskMsg::Request(request) = self else { return false };
        matches!(
            request,
            TableRequest::Look { .. } | TableRequest::Record { .. } | TableRequest::Whose { .. }
        )
    }

    /// Does nobody wait for this table alone?
    pub(super) fn is_in_passing(&self) -> bool {
        matches!(self, TaskMsg::Request(TableRequest::Look { in_passing: true, .. }))
    }

    /// Has the one who asked in passing given up?
    pub(super) fn is_given_up(&self) -> bool {
        let TaskMsg::Request(TableRequest::Look { in_passing: true, answer }) = self else {
            return false;
        };
        answer.is_closed()
    }
}

/// The seat of a player.
pub(crate) struct PlayerSeat {
    pub(crate) entrant: u8,
    /// The table waits for this player's answer.
    pub(crate) asked: bool,
    /// Do they have it now, or may they have it?
    pub(crate) right: Right,
    /// A device is connected.
    pub(crate) connected: bool,
}

/// How a table stands, for the list of rooms.
pub(crate) struct Look {
    pub(crate) free: usize,
    pub(crate) playing: bool,
    pub(crate) entrants: Vec<EntrantMsg>,
    pub(crate) record: bool,
    pub(crate) matches: u64,
    pub(crate) deal: Option<DealAtMsg>,
}
