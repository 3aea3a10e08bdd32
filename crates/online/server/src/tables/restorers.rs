//! Tables come back after a restart, a few at a time.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::available_parallelism;

use parking_lot::Mutex;
use parlor_kit::Host;
use parlor_table::{OpenError, Table};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::limits::budgets::{Budgets, Spent};
use crate::store::{Journal, RoomSettings, StoreError};

/// A log of more bytes than this takes much memory while it is read: one at a time.
const LONG: u64 = 1 << 20;
/// As many bytes of logs are read before anyone asks for their tables.
const UNASKED_MAX: u64 = 256 << 20;
/// Where nobody has ever had a place, a log of more bytes than this is one that agents have written:
/// it waits for someone who wants to watch.
const AGENTS_LOG: u64 = 64 << 10;
/// For so many rooms it is remembered why they were closed.
const REASONS_MAX: usize = 1_000;

/// How many tables may be restored at once: those that someone waits for, and the others.
#[derive(Clone)]
pub(crate) struct Restorers {
    urgent: Arc<Semaphore>,
    others: Arc<Semaphore>,
    long: Arc<Semaphore>,
    /// How much was read before anyone asked for it.
    unasked: Arc<AtomicU64>,
    /// Rooms that were closed because they had used up what they may.
    closed: Arc<Mutex<HashMap<String, Spent>>>,
    /// The rooms whose tables have failed, or whose logs make none.
    given_up: Arc<Mutex<HashSet<String>>>,
}

/// The right to restore a table. Nobody closes the semaphores, so there is a permit in each.
pub(crate) struct Turn {
    _permit: Option<OwnedSemaphorePermit>,
}

/// Why a table does not come back.
#[derive(Debug, thiserror::Error)]
pub(crate) enum RestoringError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Table(#[from] OpenError),
    #[error("its log has {length} bytes, and {most} are allowed")]
    TooLong { length: u64, most: u64 },
    #[error("restoring it failed")]
    Panicked,
}

impl Default for Restorers {
    fn default() -> Restorers {
        let cores = available_parallelism().map_or(2, usize::from);
        let semaphore = |n| Arc::new(Semaphore::new(n));
        Restorers {
            urgent: semaphore(cores),
            others: semaphore(1),
            long: semaphore(1),
            unasked: Arc::default(),
            closed: Arc::default(),
            given_up: Arc::default(),
        }
    }
}

impl Restorers {
    /// The turn of a table for which nobody waits yet.
    pub(crate) async fn turn(&self) -> Turn {
        Turn { _permit: self.others.clone().acquire_owned().await.ok() }
    }

    /// The table of this room has failed, or its log makes none. The log stays where it is: another
    /// version may read it.
    pub(crate) fn give_up(&self, room: &str) {
        self.given_up.lock().insert(room.to_owned());
    }

    /// Is this a room whose table has failed?
    pub(crate) fn has_given_up(&self, room: &str) -> bool {
        self.given_up.lock().contains(room)
    }

    /// A room was closed because it had used up what it may.
    pub(crate) fn note_closed(&self, room: &str, why: Spent) {
        let mut closed = self.closed.lock();
        if closed.len() >= REASONS_MAX {
            closed.clear();
        }
        closed.insert(room.to_owned(), why);
    }

    /// Why this room was closed, if it had used up what it may.
    pub(crate) fn why_closed(&self, room: &str) -> Option<Spent> {
        self.closed.lock().get(room).copied()
    }

    /// May a log of so many bytes be read before anyone asks for its table? Restoring must not take
    /// more memory than the machine has, and agents whom nobody watches wait anyway.
    pub(crate) fn may_read_unasked(&self, length: u64, has_players: bool) -> bool {
        if !has_players && length > AGENTS_LOG {
            return false;
        }
        let with_it = |before: u64| before.checked_add(length).filter(|all| *all <= UNASKED_MAX);
        self.unasked.fetch_update(Ordering::Relaxed, Ordering::Relaxed, with_it).is_ok()
    }

    /// Waits until no other long log is read, where this one is long.
    async fn place_for(&self, length: u64) -> Option<OwnedSemaphorePermit> {
        if length <= LONG {
            return None;
        }
        self.long.clone().acquire_owned().await.ok()
    }

    /// The turn of a table for which someone waits.
    pub(crate) async fn urgent_turn(&self) -> Turn {
        Turn { _permit: self.urgent.clone().acquire_owned().await.ok() }
    }
}

impl Turn {
    /// The table of a log, and how long that is. One that is longer than the budgets allow is not
    /// even read.
    pub(crate) async fn restore<K: Host>(
        self,
        settings: &Arc<RoomSettings>,
        journal: &mut Journal,
        restorers: &Restorers,
        budgets: &Budgets,
    ) -> Result<(Table<K>, u64), RestoringError> {
        let (length, most) = (journal.length().await?, budgets.restored_bytes());
        if most > 0 && length > most {
            return Err(RestoringError::TooLong { length, most });
        }
        let place = restorers.place_for(length).await;
        let lines = journal.lines().await?;
        let settings = settings.clone();
        let table = tokio::task::spawn_blocking(move || {
            let _place = place;
            Table::open(&settings.rules, settings.room.clone(), &lines)
        });
        Ok((table.await.map_err(|_| RestoringError::Panicked)??, length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_asks_for_is_read_only_while_it_is_little() {
        let restorers = Restorers::default();
        assert!(restorers.may_read_unasked(AGENTS_LOG, false), "nobody has come yet");
        assert!(!restorers.may_read_unasked(AGENTS_LOG + 1, false), "agents play there");
        assert!(
            !restorers.may_read_unasked(UNASKED_MAX, true),
            "this one waits, and others do not"
        );
        let long = 8 << 20;
        let n_read = (0..100).filter(|_| restorers.may_read_unasked(long, true)).count();
        assert_eq!(n_read as u64, (UNASKED_MAX - AGENTS_LOG) / long);
    }
}
