//! What a bot can do wrong.

use std::io;

use super::BotCommand;
use crate::Fault;

/// How a bot broke the rules of the talk.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Breach {
    /// It cannot be started.
    #[error("cannot start {program:?}: {reason}")]
    NoStart {
        /// The program.
        program: String,
        /// What the system reported.
        reason: String,
    },
    /// It says itself that it cannot play.
    #[error("it cannot play: {message}")]
    CannotPlay {
        /// Why.
        message: String,
    },
    /// It ended, or closed its output.
    #[error("exited while {wanted} was expected ({how})")]
    Ended {
        /// What it should have said.
        wanted: String,
        /// Its exit status.
        how: String,
    },
    /// It did not answer in time.
    #[error("{wanted} did not arrive within {ms} ms")]
    Late {
        /// What it should have said.
        wanted: String,
        /// How long was waited.
        ms: u128,
    },
    /// A line that is too long.
    #[error("a line of more than {max} bytes where {wanted} was expected")]
    TooLong {
        /// What it should have said.
        wanted: String,
        /// How long a line may be.
        max: usize,
    },
    /// A line that is no message.
    #[error("{line:?} where {wanted} was expected: {reason}")]
    NoMessage {
        /// What it should have said.
        wanted: String,
        /// What it said, shortened.
        line: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Another version of the messages.
    #[error("it speaks version {theirs} of the messages, this is version {ours}")]
    Version {
        /// Its version.
        theirs: u32,
        /// The version of this program.
        ours: u32,
    },
    /// An answer to another question, or to none.
    #[error("an answer to question {got} where an answer to question {wanted} was expected")]
    WrongId {
        /// The question asked.
        wanted: u64,
        /// The question answered.
        got: u64,
    },
    /// An action that is not among the legal ones.
    #[error("question {id}: {what} is not one of the {n_legal} legal actions")]
    NotLegal {
        /// The question.
        id: u64,
        /// What was answered.
        what: String,
        /// How many actions were listed.
        n_legal: usize,
    },
    /// It was ended too often.
    #[error("restarted {restarts} times already; not started again")]
    TooOften {
        /// How often.
        restarts: u32,
    },
}

impl Breach {
    pub(super) fn no_message(wanted: &str, line: &str, reason: &str) -> Breach {
        let (wanted, line, reason) = (wanted.to_owned(), line.to_owned(), reason.to_owned());
        Breach::NoMessage { wanted, line, reason }
    }

    pub(super) fn no_start(command: &BotCommand, error: &io::Error) -> Breach {
        Breach::NoStart { program: command.program().to_owned(), reason: error.to_string() }
    }

    /// What it counts as.
    pub fn fault(&self) -> Fault {
        match self {
            Breach::NoStart { .. }
            | Breach::CannotPlay { .. }
            | Breach::Ended { .. }
            | Breach::TooOften { .. } => Fault::Crash,
            Breach::Late { .. } => Fault::TimeOut,
            _ => Fault::WrongAnswer,
        }
    }
}
