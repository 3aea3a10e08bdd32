//! What a client says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client says; `A` is the game's action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMsg<A> {
    /// The first frame.
    Hello {
        /// The version of the messages that the client speaks.
        version: u32,
        /// Who it is: the token got when joining. Without one it is a spectator.
        #[ts(optional = nullable)]
        token: Option<String>,
        /// The version of the last event it has seen, if it was here before.
        #[ts(optional = nullable)]
        last: Option<u64>,
    },
    /// Takes a free place at the table.
    Join {
        /// How to be called.
        name: String,
        /// The room's password, where it has one.
        #[ts(optional = nullable)]
        password: Option<String>,
    },
    /// Gives the place up. During a match the table plays for a player who has left.
    Leave,
    /// Ready for the match, or for the next deal.
    Ready {
        /// Or not any more.
        ready: bool,
    },
    /// Between deals: wait for me, until I am ready.
    Pause,
    /// The hash of my part of the chance, 64 hexadecimal digits.
    Pledge {
        /// See `docs/dev/fair-chance.md`.
        pledge: String,
    },
    /// My part of the chance, once all have pledged: 32 to 128 hexadecimal digits.
    Contribute {
        /// See `docs/dev/fair-chance.md`.
        contribution: String,
    },
    /// Answers a question.
    Act {
        /// The version of the event that asked: an answer to any other question is refused.
        expected_seq: u64,
        /// A name that the client uses once: the same answer sent again is answered again and not
        /// played again. At most 64 bytes.
        action_id: String,
        /// The answer.
        action: A,
    },
    /// Let the table play for me, or no longer.
    Away {
        /// Away or back.
        away: bool,
    },
    /// Says something. Not while a deal is played.
    Chat {
        /// What; at most 500 bytes.
        text: String,
    },
    /// After the match: play another one.
    Rematch {
        /// Or not.
        agreed: bool,
    },
    /// Before the match, by the host alone: removes the player or agent at this place.
    Kick {
        /// The entrant's number.
        entrant: u8,
    },
    /// Before the match, by the host alone: gives a free place to an agent.
    Invite {
        /// The entrant's number.
        entrant: u8,
        /// The agent, e.g. `house:level=club`.
        agent: String,
    },
    /// Offers to lose the deal at once, where the game knows that.
    Resign {
        /// How many times the stake: 1, 2 for a gammon, 3 for a backgammon.
        worth: u8,
    },
    /// Answers the other player's offer to lose the deal.
    AnswerResign {
        /// Accept it, or play on.
        accept: bool,
    },
    /// Lets the claimant have the place of a player who has dropped out, or not.
    Consent {
        /// The place.
        entrant: u8,
        /// Or not.
        agreed: bool,
    },
    /// At a practice table: the agent that thinks is to answer with the best it has found so far.
    Stop,
    /// From a spectator of a table of agents alone: how fast they play. The last message counts.
    Pace {
        /// How long every move lies before the next one, at most 10,000; none halts the table.
        move_ms: Option<u64>,
    },
    /// Send the whole state again.
    Resync,
    /// Are you there?
    Ping {
        /// Comes back.
        n: u64,
    },
}
