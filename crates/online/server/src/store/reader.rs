//! The thread that reads: the logs of tables that come back, and old records.

use tokio::sync::{mpsc, oneshot};

use super::change::KeptRecord;
use super::{Backend, StoreError};

/// What is asked of the database.
pub(super) enum Question {
    /// Is anybody there? The version of the tables.
    Version { answer: oneshot::Sender<Result<i64, StoreError>> },
    /// The log of a room.
    Lines { room: String, answer: oneshot::Sender<Result<Vec<String>, StoreError>> },
    /// The record of the last match of a room, or of an earlier one, for whoever brings the token with
    /// this hash.
    Record {
        room: String,
        token: String,
        nth: Option<u32>,
        answer: oneshot::Sender<Result<Option<KeptRecord>, StoreError>>,
    },
}

impl Question {
    /// Does nobody wait for the answer any more?
    fn is_given_up(&self) -> bool {
        match self {
            Question::Version { answer } => answer.is_closed(),
            Question::Lines { answer, .. } => answer.is_closed(),
            Question::Record { answer, .. } => answer.is_closed(),
        }
    }
}

/// Reads until nobody can ask any more. A database that does not answer is not asked for those who
/// have gone meanwhile.
pub(super) fn run(mut backend: Box<dyn Backend>, mut questions: mpsc::Receiver<Question>) {
    while let Some(question) = questions.blocking_recv() {
        if question.is_given_up() {
            continue;
        }
        match question {
            Question::Version { answer } => {
                let _ = answer.send(backend.version());
            }
            Question::Lines { room, answer } => {
                let _ = answer.send(backend.lines(&room));
            }
            Question::Record { room, token, nth, answer } => {
                let _ = answer.send(backend.record(&room, &token, nth));
            }
        }
    }
}
