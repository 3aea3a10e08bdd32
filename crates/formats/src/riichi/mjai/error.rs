//! What can be wrong with mjai messages, and where.

use crate::riichi::RulesTextError;
use crate::riichi::record::Misplaced;

/// Why an object is not a message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum MessageFault {
    /// Not JSON.
    #[error("not JSON: {0}")]
    Json(String),
    /// Not an object with a `type`.
    #[error("{found} is not an object with a \"type\"")]
    NoType { found: String },
    /// A type that the protocol does not have.
    #[error("unknown type {name:?}")]
    UnknownType { name: String },
    /// A field is missing.
    #[error("the field {field} is missing")]
    Missing { field: &'static str },
    /// A field has a value that cannot be.
    #[error("{field}: {found} is not {expected}")]
    Field { field: &'static str, found: String, expected: String },
}

/// Why messages are not the log of a match, and at which of them.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("message {message}, deal {deal}: {fault}")]
pub struct MjaiError {
    /// The message, counted from 1 (the line, where every message has its own).
    pub message: usize,
    /// The deal, counted from 1; 0 before the first.
    pub deal: usize,
    /// What is wrong.
    pub fault: MjaiFault,
}

/// What is wrong with a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum MjaiFault {
    /// It is no message.
    #[error(transparent)]
    Message(#[from] MessageFault),
    /// A message where it cannot stand.
    #[error("{found} is not allowed here; {expected}")]
    Order { found: &'static str, expected: &'static str },
    /// The log ends too early.
    #[error("the log ends here, before {expected}")]
    Truncated { expected: &'static str },
    /// A tile that this log does not show.
    #[error("{what} is hidden; only a log that shows all tiles is a record")]
    Hidden { what: &'static str },
    /// A field that a record needs.
    #[error("the field {field} is missing")]
    Missing { field: &'static str },
    /// A call that makes no set.
    #[error("pai and consumed make no set of this sort")]
    NoSet,
    /// A yaku that nobody knows.
    #[error("unknown yaku {name:?}")]
    UnknownYaku { name: String },
    /// A reason for a draw that nobody knows.
    #[error("unknown reason {name:?}")]
    UnknownReason { name: String },
    /// The rules written beside the log.
    #[error(transparent)]
    Rules(#[from] RulesTextError),
    /// The message does not fit the tiles on the table.
    #[error(transparent)]
    Misplaced(#[from] Misplaced),
}

/// Why a record cannot be written as mjai.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("event {event}: {fault}")]
pub struct MjaiWriteError {
    /// The event of the deal, counted from 1; 0 for the start.
    pub event: usize,
    /// The record contradicts itself.
    pub fault: Misplaced,
}
