//! Whether the database answers, asked no more often than it helps.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::store::Store;

/// How long the database may take to say that it is there.
const ANSWER_IN: Duration = Duration::from_secs(3);
/// How long that is believed: anyone who asks all the time costs the database nothing.
const BELIEVED_FOR: Duration = Duration::from_secs(1);

/// What the database said last, and when.
#[derive(Default)]
pub(crate) struct Readiness {
    last: Mutex<Option<(Instant, bool)>>,
}

impl Readiness {
    /// Does the database answer? Those who ask at the same time get the same answer.
    pub(crate) async fn of(&self, store: &Store) -> bool {
        let mut last = self.last.lock().await;
        if let Some((at, answered)) = *last
            && at.elapsed() < BELIEVED_FOR
        {
            return answered;
        }
        let answered = timeout(ANSWER_IN, store.answers()).await.unwrap_or(false);
        *last = Some((Instant::now(), answered));
        answered
    }
}
