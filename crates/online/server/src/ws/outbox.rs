//! What waits for a client, and why nothing more comes.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::CloseFrame;
use tokio::sync::mpsc;

use crate::limits::budgets::Spent;

/// How many times a table may have told a client something that it has not read.
const WAITING_MAX: usize = 256;

/// Where a table puts what a client is to hear. The connection ends with it.
pub(crate) struct Outbox {
    texts: mpsc::Sender<Vec<String>>,
    ending: Arc<OnceLock<Ending>>,
}

/// The client's end of it.
pub(crate) struct Waiting {
    texts: mpsc::Receiver<Vec<String>>,
    ending: Arc<OnceLock<Ending>>,
}

/// Why a table ends a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The same token has opened a newer one.
    Elsewhere,
    /// Too much waits that the client does not read.
    Slow,
    /// The personal link that gave the seat to this device was revoked, or may have been.
    Revoked,
    /// The room was closed, or its table has failed.
    Closed,
    /// The room was closed because it has used up what it may.
    Spent(Spent),
    /// The player for whom this one played has come back.
    PlayerBack,
}

impl Outbox {
    /// An empty outbox, both ends of it.
    pub(crate) fn new() -> (Outbox, Waiting) {
        let (sender, receiver) = mpsc::channel(WAITING_MAX);
        let ending = Arc::new(OnceLock::new());
        let waiting = Waiting { texts: receiver, ending: ending.clone() };
        (Outbox { texts: sender, ending }, waiting)
    }

    /// Puts messages in that go out together; false when too much waits there.
    pub(crate) fn put(&self, texts: Vec<String>) -> bool {
        self.texts.try_send(texts).is_ok()
    }

    /// Nothing more comes, for this reason. What waits is still delivered.
    pub(crate) fn end(self, why: Ending) {
        let _ = self.ending.set(why);
    }
}

impl Waiting {
    /// The next messages, which go out together, or why there will be none.
    pub(crate) async fn next(&mut self) -> Result<Vec<String>, Ending> {
        let texts = self.texts.recv().await;
        texts.ok_or_else(|| self.ending.get().copied().unwrap_or(Ending::Closed))
    }
}

impl Ending {
    /// What the client is told when the connection is closed; the codes are those that the
    /// WebSocket protocol leaves to applications.
    pub(crate) fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Ending::Elsewhere => (4001, "this seat was opened elsewhere"),
            Ending::Slow => (4002, "too many unread messages; reconnect"),
            Ending::Revoked => {
                (4006, "a personal link was revoked; come back with a token that counts")
            }
            Ending::Closed => (4003, "the room was closed"),
            Ending::Spent(spent) => (4004, spent.reason()),
            Ending::PlayerBack => (4005, "the player whose seat it is has come back"),
        };
        CloseFrame { code, reason: reason.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_delivered_before_the_reason() {
        let (outbox, mut waiting) = Outbox::new();
        assert!(outbox.put(vec!["one".to_owned(), "two".to_owned()]));
        outbox.end(Ending::Elsewhere);
        assert_eq!(waiting.next().await, Ok(vec!["one".to_owned(), "two".to_owned()]));
        assert_eq!(waiting.next().await, Err(Ending::Elsewhere));
        let (outbox, mut waiting) = Outbox::new();
        assert!((0..WAITING_MAX).all(|_| outbox.put(Vec::new())));
        assert!(!outbox.put(Vec::new()));
        drop(outbox);
        while waiting.next().await.is_ok() {}
        assert_eq!(waiting.next().await, Err(Ending::Closed));
    }
}
