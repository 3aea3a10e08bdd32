//! What goes into a table and into its log.

use parlor_wire::online::{ClientMsg, CostMsg};
use serde::{Deserialize, Serialize};

use crate::checkpoint::Checkpoint;
use crate::{ActionMsgOf, AddressMsgOf, ChanceMsgOf, LOG_VERSION};

/// Whom a message is from or for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A player, by the number under which the server knows them.
    Player(u64),
    /// A spectator's connection.
    Watcher(u64),
}

/// What comes from outside; `A` is the message of an action. Everything else about a table follows
/// from these and their times.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Input<A> {
    /// A client said something.
    Client {
        /// The sender.
        who: Who,
        /// The message.
        msg: ClientMsg<A>,
    },
    /// A player whom the server has let in takes a place.
    Joins {
        /// The player's number in the room.
        player: u64,
        /// How to be called.
        name: String,
    },
    /// The host gives a free place to a program of theirs, which the server has given a token.
    SeatsBot {
        /// The host.
        by: u64,
        /// The bot.
        player: u64,
        /// How it is called.
        name: String,
        /// The place.
        entrant: u8,
    },
    /// Someone without a token asks for the place of a player who has dropped out.
    Reclaims {
        /// Who they are from now on, if they get it.
        player: u64,
        /// The name of the player who has dropped out.
        name: String,
        /// Do they know the room's password? Otherwise the other players must consent.
        vouched: bool,
    },
    /// The room was made with an agent at this place.
    Seats {
        /// The entrant's number.
        entrant: u8,
        /// The agent's spec.
        agent: String,
    },
    /// A connection is there.
    Connected {
        /// The client that connected.
        who: Who,
        /// The version of the last event that it has seen.
        last: Option<u64>,
    },
    /// The last connection of someone is gone.
    Lost {
        /// The client that is gone.
        who: Who,
    },
    /// The server's part of the chance of the next match: [`Effects::wants_promise`] asks for it.
    ///
    /// [`Effects::wants_promise`]: crate::Effects::wants_promise
    Promise {
        /// A name used once.
        match_id: String,
        /// 32 bytes from the operating system, as hexadecimal digits.
        secret: String,
    },
    /// The promise of that match is in the chain of all promises of the server.
    Chained {
        /// Which match.
        match_id: String,
        /// How many promises were chained before it.
        number: u64,
    },
    /// An agent has decided.
    Decided {
        /// Which entrant.
        entrant: u8,
        /// The question.
        seq: u64,
        /// The answer.
        action: A,
        /// What it cost.
        cost: Option<CostMsg>,
    },
    /// Time has passed.
    Tick,
    /// The server has come back after it was down: all connections are gone, and nobody's time ran
    /// meanwhile. From now on the table behaves as this version of its log says.
    Resumed {
        /// [`LOG_VERSION`] of the server that has come back; 0 before there was one.
        #[serde(default)]
        version: u32,
    },
}

impl<A> Input<A> {
    /// This server has come back after it was down.
    pub const RESUMED: Input<A> = Input::Resumed { version: LOG_VERSION };
}

/// A line of a table's log; `A` is the message of an action, `D` the name of a chance event, `C`
/// what came out of it.
///
/// The chance lines follow from the inputs and the promised secrets; they stand in the log so that
/// it can be read, and are compared when a table is restored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum LogLine<A, D, C> {
    /// Something came from outside.
    Input {
        /// When it came, by the server's clock.
        at_ms: u64,
        /// The input.
        input: Input<A>,
    },
    /// Chance, while the input before it was handled.
    Chance {
        /// Which deal of the match.
        deal: u64,
        /// Where it belongs.
        at: D,
        /// What came out.
        chance: C,
    },
    /// Everything so far, at a moment when no match lies on the table: the lines before are needed
    /// no more.
    Checkpoint {
        /// When.
        at_ms: u64,
        /// The table.
        table: Box<Checkpoint>,
    },
}

/// A line of the log of a table of this game.
pub type LogLineOf<G> = LogLine<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>;
