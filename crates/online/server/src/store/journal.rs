//! The log of one table.

use parlor_wire::online::ChainedPromiseMsg;

use super::change::{Growth, What};
use super::{RoomSettings, Store, StoreError, schema};
use crate::now_ms;

/// Where one table's log grows.
pub(crate) struct Journal {
    store: Store,
    room: String,
    /// The number of the next line.
    next: u64,
}

impl Journal {
    /// Is there a database, or is everything forgotten with the server?
    pub(crate) fn is_kept(&self) -> bool {
        self.store.0.is_some()
    }

    /// Begins the log of a new room.
    pub(crate) async fn begin(
        store: &Store,
        settings: &RoomSettings,
        seats: u8,
    ) -> Result<Journal, StoreError> {
        let room = settings.room.id.clone();
        let settings = settings.json();
        store.keep(&room, What::Founded { settings, seats, at_ms: now_ms() }).await?;
        Ok(Journal { store: store.clone(), room, next: 0 })
    }

    /// Goes on with the log of a room that is to be read.
    pub(crate) fn resume(store: &Store, room: &str) -> Journal {
        Journal { store: store.clone(), room: room.to_owned(), next: 0 }
    }

    /// All that was written; new lines come after it.
    pub(crate) async fn lines(&mut self) -> Result<Vec<String>, StoreError> {
        let lines = self.store.lines(&self.room).await?;
        // Lines are numbered on where others stand for them no more.
        self.next = self.store.number(schema::NEXT_LINE_TEXT, &self.room).await?;
        Ok(lines)
    }

    /// How long all that was written is, in bytes. A log that is too long to be read can be closed.
    pub(crate) async fn length(&mut self) -> Result<u64, StoreError> {
        self.next = self.store.number(schema::NEXT_LINE_TEXT, &self.room).await?;
        self.store.number(schema::LOG_LENGTH, &self.room).await
    }

    /// Keeps what an input has added. When this returns, it is on the disk; its promise, if it has one,
    /// has a number in the chain.
    pub(crate) async fn append(
        &mut self,
        growth: Growth,
    ) -> Result<Option<ChainedPromiseMsg>, StoreError> {
        if growth.is_empty() {
            return Ok(None);
        }
        let n = growth.lines.len() as u64;
        let grown = What::Grown(Box::new(Growth { first: self.next, ..growth }));
        let chained = self.store.keep(&self.room, grown).await?;
        self.next += n;
        Ok(chained)
    }

    /// The promise of a match in the chain of all promises.
    pub(crate) async fn chained(
        &self,
        match_id: &str,
    ) -> Result<Option<ChainedPromiseMsg>, StoreError> {
        self.store.promise_of(match_id).await
    }

    /// The room is closed. Where its records are for those who were in it, their tokens are kept.
    /// A log that has lines which were neither read nor written here stays.
    pub(crate) async fn close(&mut self, keep_tokens: bool) -> Result<(), StoreError> {
        let (at_ms, n_lines) = (now_ms(), self.next);
        self.store.keep(&self.room, What::Closed { at_ms, keep_tokens, n_lines }).await.map(drop)
    }
}
