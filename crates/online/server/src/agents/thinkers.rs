//! Agents think in threads that may block, only so many at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout_at};

use crate::agents::decide::THINK_MAX;

/// In this time everyone who waits is to have had a turn: less than a table waits for its agents.
const ROUND: Duration = Duration::from_secs(8);
/// However many wait, nobody thinks for less.
const THINK_MIN: Duration = Duration::from_millis(20);

/// Those who may think at once, and those who wait for it.
pub(crate) struct Thinkers {
    permits: Arc<Semaphore>,
    n: u32,
    waiting: AtomicU32,
}

/// The right to think until a time.
pub(crate) struct Turn {
    _permit: OwnedSemaphorePermit,
    pub(crate) until: Instant,
}

/// One who waits, also when nobody waits for them any more.
struct Waiting<'a>(&'a AtomicU32);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Thinkers {
    /// So many at once.
    pub(crate) fn new(n: u32) -> Thinkers {
        let permits = Arc::new(Semaphore::new(n as usize));
        Thinkers { permits, n, waiting: AtomicU32::new(0) }
    }

    /// Waits for a turn; `None` when the question is closed before it comes.
    pub(crate) async fn turn(&self, open_until: Instant) -> Option<Turn> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let waiting = Waiting(&self.waiting);
        let permit = timeout_at(open_until, self.permits.clone().acquire_owned()).await;
        drop(waiting);
        let time = self.time_for_each(self.waiting.load(Ordering::Relaxed));
        let until = (Instant::now() + time).min(open_until);
        Some(Turn { _permit: permit.ok()?.ok()?, until })
    }

    /// The more wait, the shorter everyone thinks: a quick answer is better than the table's own.
    fn time_for_each(&self, n_waiting: u32) -> Duration {
        (ROUND * self.n / (self.n + n_waiting)).clamp(THINK_MIN, THINK_MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn soon(ms: u64) -> Instant {
        Instant::now() + Duration::from_millis(ms)
    }

    #[test]
    fn the_more_wait_the_shorter_everyone_thinks() {
        let thinkers = Thinkers::new(2);
        assert_eq!(thinkers.time_for_each(0), THINK_MAX);
        // A hundred questions at once: fifty turns for each of two, all within the round.
        let each = thinkers.time_for_each(98);
        assert_eq!(50 * each, ROUND);
        assert_eq!(thinkers.time_for_each(1_000_000), THINK_MIN);
    }

    #[tokio::test]
    async fn anyone_who_gets_no_turn_in_time_waits_no_longer() {
        let thinkers = Thinkers::new(1);
        let turn = thinkers.turn(soon(60_000)).await.unwrap();
        assert!(thinkers.turn(soon(20)).await.is_none());
        assert_eq!(thinkers.waiting.load(Ordering::Relaxed), 0);
        drop(turn);
        let turn = thinkers.turn(soon(50)).await.unwrap();
        assert!(
            turn.until <= soon(50),
            "a question that is nearly closed is thought about so long"
        );
    }
}
