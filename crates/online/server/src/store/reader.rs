//! The thread that reads: the logs of tables that come back, and old records.

use tokio::sync::{mpsc, oneshot};

use super::{Backend, StoreError};

/// What is asked of the database.
pub(super) enum Question {
    /// The log of a room.
    Lines { room: String, answer: oneshot::Sender<Result<Vec<String>, StoreError>> },
    /// The record of the last match of a room, or of an earlier one.
    Record {
        room: String,
        nth: Option<u32>,
        answer: oneshot::Sender<Result<Option<String>, StoreError>>,
    },
}

/// Reads until nobody can ask any more.
pub(super) fn run(mut backend: Box<dyn Backend>, mut questions: mpsc::Receiver<Question>) {
    while let Some(question) = questions.blocking_recv() {
        match question {
            Question::Lines { room, answer } => {
                let _ = answer.send(backend.lines(&room));
            }
            Question::Record { room, nth, answer } => {
                let _ = answer.send(backend.record(&room, nth));
            }
        }
    }
}
