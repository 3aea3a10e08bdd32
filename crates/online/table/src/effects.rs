//! What comes out of a table.

use parlor_wire::online::{ErrorCode, ServerMsg};
use serde::Serialize;

use crate::{ActionMsgOf, AddressMsgOf, ChanceMsgOf, LogLine, RecordOf, TableGame, Who};

/// What one input has brought about. The log lines are to be durable before anything is sent.
pub struct Effects<G: TableGame> {
    /// For the log; empty when nothing has changed.
    pub log: Vec<LogLine<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>>,
    /// For clients, in order.
    pub out: Vec<Out>,
    /// For agents.
    pub asks: Vec<AgentAsk>,
    /// The agents of this table are to answer at once with the best they have.
    pub stop: bool,
    /// The next match needs an [`Input::Promise`](crate::Input::Promise).
    pub wants_promise: bool,
    /// A match is over: its record.
    pub finished: Option<Box<RecordOf<G>>>,
    /// The rules or the chance of the game have failed: a bug. The table must be closed.
    pub fault: Option<String>,
}

/// One frame for one client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Out {
    /// For whom.
    pub to: Who,
    /// A message in JSON.
    pub text: String,
}

/// A question to an agent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgentAsk {
    /// Which entrant.
    pub entrant: u8,
    /// Its spec.
    pub agent: String,
    /// The question.
    pub seq: u64,
    /// When the table answers for it.
    pub until_ms: u64,
}

impl<G: TableGame> Default for Effects<G> {
    fn default() -> Effects<G> {
        Effects {
            log: Vec::new(),
            out: Vec::new(),
            asks: Vec::new(),
            stop: false,
            wants_promise: false,
            finished: None,
            fault: None,
        }
    }
}

/// Why an input was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) code: ErrorCode,
    pub(crate) action_id: Option<String>,
}

impl From<ErrorCode> for Refused {
    fn from(code: ErrorCode) -> Refused {
        Refused { code, action_id: None }
    }
}

impl Refused {
    pub(crate) fn message(self) -> String {
        let Refused { code, action_id } = self;
        text(&ServerMsg::<(), (), (), (), ()>::Error { code, detail: None, action_id })
    }
}

/// A message in JSON. Our messages have string keys and finite depth, so this cannot fail; if it
/// did, the client would learn that and nothing else.
pub(crate) fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_else(|_| {
        r#"{"type":"error","code":"internal","detail":null,"action_id":null}"#.to_owned()
    })
}
