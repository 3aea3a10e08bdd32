//! Tables come back after a restart, a few at a time.

use std::collections::HashSet;
use std::sync::Arc;
use std::thread::available_parallelism;

use parking_lot::Mutex;
use parlor_kit::Host;
use parlor_table::{OpenError, Table};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::store::{Journal, RoomSettings, StoreError};

/// How many tables may be restored at once: those that someone waits for, and the others.
#[derive(Clone)]
pub(crate) struct Restorers {
    urgent: Arc<Semaphore>,
    others: Arc<Semaphore>,
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
    #[error("restoring it failed")]
    Panicked,
}

impl Default for Restorers {
    fn default() -> Restorers {
        let cores = available_parallelism().map_or(2, usize::from);
        let semaphore = |n| Arc::new(Semaphore::new(n));
        Restorers { urgent: semaphore(cores), others: semaphore(1), given_up: Arc::default() }
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

    /// The turn of a table for which someone waits.
    pub(crate) async fn urgent_turn(&self) -> Turn {
        Turn { _permit: self.urgent.clone().acquire_owned().await.ok() }
    }
}

impl Turn {
    /// The table of a log.
    pub(crate) async fn restore<K: Host>(
        self,
        settings: &Arc<RoomSettings>,
        journal: &mut Journal,
    ) -> Result<Table<K>, RestoringError> {
        let lines = journal.lines().await?;
        let settings = settings.clone();
        let table = tokio::task::spawn_blocking(move || {
            Table::open(&settings.rules, settings.room.clone(), &lines)
        });
        Ok(table.await.map_err(|_| RestoringError::Panicked)??)
    }
}
