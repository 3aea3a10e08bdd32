//! What comes out of a table.

use parlor_wire::online::{ErrorCode, ServerMsg};
use serde::Serialize;

use crate::{ActionMsgOf, AddressMsgOf, ChanceMsgOf, Host, LogLine, RecordOf, Who};

/// What one input has brought about. The log lines are to be durable before anything is sent.
pub struct Effects<G: Host> {
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

/// Something for one client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Out {
    /// For whom.
    pub to: Who,
    /// The message.
    pub say: Say,
}

/// What a client is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    /// A message in JSON.
    Frame(String),
    /// What the client asked for was refused.
    Refused(Refused),
}

/// Why something was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The reason as a code.
    pub code: ErrorCode,
    /// The answer that was refused, if it was one.
    pub action_id: Option<String>,
}

impl Out {
    pub(crate) fn frame(to: Who, text: String) -> Out {
        Out { to, say: Say::Frame(text) }
    }

    pub(crate) fn refused(to: Who, refused: impl Into<Refused>) -> Out {
        Out { to, say: Say::Refused(refused.into()) }
    }
}

impl Say {
    /// The message in JSON.
    pub fn text(self) -> String {
        match self {
            Say::Frame(text) => text,
            Say::Refused(Refused { code, action_id }) => {
                text(&ServerMsg::<(), (), (), (), ()>::Error { code, detail: None, action_id })
            }
        }
    }
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

impl<G: Host> Default for Effects<G> {
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

impl From<ErrorCode> for Refused {
    fn from(code: ErrorCode) -> Refused {
        Refused { code, action_id: None }
    }
}

/// A message in JSON. Our messages have string keys and finite depth, so this cannot fail; if it
/// did, the client would learn that and nothing else.
pub(crate) fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_else(|_| {
        r#"{"type":"error","code":"internal","detail":null,"action_id":null}"#.to_owned()
    })
}
