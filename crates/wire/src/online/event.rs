//! One step of a client's stream.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ClockMsg, EntrantMsg, PromiseMsg, PromptMsg, RevealMsg};
use crate::SeatMsg;

/// What a client learns; `V` is the view of a seat, `E` what a seat sees happen, `A` an action, `T`
/// the open table and `N` what the score sheet has besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEventMsg<V, E, A, T, N> {
    /// Who is at the table has changed: the whole list.
    Entrants {
        /// By number.
        entrants: Vec<EntrantMsg>,
    },
    /// The server promises the chance of the next match.
    Promised {
        /// The commitment to the match's seed.
        promise: PromiseMsg,
    },
    /// All are ready: clients send their pledges.
    Pledging {
        /// Until then.
        until_ms: u64,
    },
    /// All have pledged: clients show their contributions.
    Contributing {
        /// Until then.
        until_ms: u64,
        /// What was pledged, by entrant.
        pledges: Vec<Option<String>>,
    },
    /// The match begins.
    MatchBegan {
        /// Which entrant sits at seats A, B, …
        seat_order: Vec<u8>,
        /// What everyone contributed, by entrant.
        contributions: Vec<Option<String>>,
    },
    /// A deal begins. To a player.
    DealBegan {
        /// How many were played before in this match.
        deal: u64,
        /// What the seat knows.
        view: V,
    },
    /// Something happened that the seat may know. To a player.
    Seen {
        /// What, in order.
        events: Vec<E>,
        /// What the seat knows now.
        view: V,
    },
    /// A deal begins. To a spectator.
    WatchBegan {
        /// How many were played before in this match.
        deal: u64,
        /// What lies open.
        table: T,
    },
    /// Something happened. To a spectator.
    Watched {
        /// What all seats saw alike.
        events: Vec<E>,
        /// What lies open now.
        table: T,
    },
    /// A question to this player.
    Asked {
        /// Its sequence number is this event's version.
        prompt: PromptMsg<A>,
    },
    /// The question is closed.
    Closed {
        /// The number of the question.
        seq: u64,
        /// The reason it was closed.
        why: WithdrawnMsg,
    },
    /// It is publicly someone's turn.
    Clock {
        /// The clock that runs.
        clock: ClockMsg,
    },
    /// A deal is over.
    DealEnded {
        /// How many were played before it in this match.
        deal: u64,
        /// Its key, for the proof; none in a game where it would show what stays hidden: then all keys
        /// are shown after the match.
        key: Option<String>,
        /// The score of seats A, B, C and D.
        standing: [i32; 4],
        /// What the game's score sheet has besides.
        entry: N,
        /// When the next deal begins at the latest, unless someone asks for a pause; none after
        /// the last, and where nobody but one person is waited for.
        next_ms: Option<u64>,
        /// The running hash of the record up to here, to be kept; none in the first scheme.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        transcript: Option<String>,
    },
    /// Someone has asked for a pause between deals.
    Paused {
        /// Who, by entrant number.
        entrant: u8,
        /// When the next deal begins at the latest.
        next_ms: u64,
    },
    /// The match is over.
    MatchEnded {
        /// The final score of seats A, B, C and D.
        standing: [i32; 4],
        /// How many matches of this room are over now: the number of this one, from 1.
        n_matches: u64,
        /// The server's secret and all contributions.
        reveal: RevealMsg,
        /// The running hash of the record of the match, to be kept; none in the first scheme.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        transcript: Option<String>,
    },
    /// Someone said something.
    Chat {
        /// The message with its sender.
        chat: ChatMsg,
    },
    /// Someone offers to lose the deal at once.
    ResignOffered {
        /// The player who offers.
        seat: SeatMsg,
        /// How many times the stake.
        worth: u8,
    },
    /// The offer to lose was answered.
    ResignAnswered {
        /// Whose offer.
        seat: SeatMsg,
        /// Is the deal over?
        accepted: bool,
    },
    /// Someone says that they are the player of this place, who has dropped out. Everyone else at the
    /// table may consent, and all must.
    ReclaimAsked {
        /// The place.
        entrant: u8,
        /// Until then.
        until_ms: u64,
    },
    /// That is over: all have consented, and during a match the place is theirs from the next deal on;
    /// or they do not get it.
    ReclaimAnswered {
        /// The place.
        entrant: u8,
        /// Do they get it?
        granted: bool,
    },
    /// An agent has moved, when everyone could see that it was its turn.
    Thought {
        /// Which entrant.
        entrant: u8,
        /// What it cost.
        cost: CostMsg,
    },
}

/// What an agent's move has cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CostMsg {
    /// How long it thought.
    pub think_ms: u64,
    /// What it counted while searching. At practice tables alone: it might tell of a hidden hand.
    pub nodes: Option<u64>,
}

/// Why a question was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawnMsg {
    /// It was answered.
    Answered,
    /// Time was up; the table answered.
    TimeUp,
    /// The player is away; the table answered.
    Away,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatMsg {
    /// Who, by entrant number; none for a spectator.
    pub entrant: Option<u8>,
    /// By which name.
    pub name: String,
    /// The text of the message.
    pub text: String,
}
