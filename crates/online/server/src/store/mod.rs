//! What outlives the server: rooms, the logs of their tables, the hashes of players' tokens, and
//! the records of finished matches.
//!
//! One thread writes. What waits for it goes to the disk in one transaction, so a thousand tables
//! cost hardly more than one; a table tells nobody of an action before its transaction is on the disk. SQLite
//! and PostgreSQL hold the same tables (`schema`).
//!
//! One server writes to a database: `lock` keeps others away from a file, an advisory lock from
//! PostgreSQL, and behind both every transaction checks who wrote last (`owner`). What an operator does
//! with a database is `upkeep`.

mod change;
mod database;
mod error;
mod journal;
mod lock;
mod owner;
mod people;
mod postgres;
mod promises;
mod room_settings;
mod schema;
mod sqlite;
mod statement;
#[cfg(test)]
mod tests;
pub mod upkeep;
mod writer;

use std::sync::Arc;
use std::thread::Builder;

use parlor_wire::online::ChainedPromiseMsg;
use tokio::sync::{mpsc, oneshot};

pub(crate) use change::{Finished, Growth, KeptRecord, KeptRoom};
pub use database::{Database, DatabaseError};
pub use error::StoreError;
pub(crate) use journal::Journal;
pub(crate) use people::{Person, PlayedGame};
pub(crate) use promises::NewPromise;
pub(crate) use room_settings::RoomSettings;

use crate::ops::metrics::Metrics;
use change::{Change, What};
use postgres::Postgres;
use sqlite::Sqlite;
use statement::{Cell, Statement};
use writer::Order;

/// How much may wait for a thread; more waits outside.
const QUEUE: usize = 4_096;

/// A promise with its number in the chain, where a change has brought one.
type Chained = Option<ChainedPromiseMsg>;

/// What a database can do.
trait Backend: Send {
    /// Keeps all changes in one transaction; what was chained by each. What is there already, word for
    /// word, is fine: the answer to an earlier attempt may have been lost.
    fn commit(&mut self, changes: &[Change]) -> Result<Vec<Chained>, StoreError>;
    /// The rooms that were not closed.
    fn rooms(&mut self) -> Result<Vec<KeptRoom>, StoreError>;
    /// The texts that a statement selects: log lines, results.
    fn texts(&mut self, sql: &str, room: Option<&str>) -> Result<Vec<String>, StoreError>;
    /// The record of the last match of a room, or of the one with this number, counted from 0, for
    /// anyone who brings the token with this hash.
    fn record(
        &mut self,
        room: &str,
        token: &str,
        nth: Option<u32>,
    ) -> Result<Option<KeptRecord>, StoreError>;
    /// The rows that a statement selects, none of their values missing.
    fn rows(&mut self, statement: &Statement) -> Result<Vec<Vec<Cell>>, StoreError>;
    /// The version of its tables: a database that can say it answers.
    fn version(&mut self) -> Result<i64, StoreError>;
    /// Closes all rooms and forgets their logs; their number. For a database that no server uses.
    fn void(&mut self, at_ms: u64) -> Result<u64, StoreError>;
}

/// The way to the threads that write and read; to nowhere when everything stays in memory.
#[derive(Clone)]
pub(crate) struct Store(Option<Threads>);

#[derive(Clone)]
struct Threads {
    orders: mpsc::Sender<Order>,
    questions: mpsc::Sender<Question>,
}

/// What the thread that reads is asked: logs of tables that come back, and old records.
type Question = Box<dyn FnOnce(&mut dyn Backend) + Send>;

/// A store that was just opened.
pub(crate) struct Opened {
    pub(crate) store: Store,
    /// The rooms that were not closed.
    pub(crate) rooms: Vec<KeptRoom>,
    /// The matches that count among the results of people against agents, as JSON.
    pub(crate) results: Vec<String>,
    /// The rooms that were closed because the database was restored from a backup.
    pub(crate) voided: Vec<String>,
    /// Tokens that personal links have given to further devices: the hash, and whose link.
    pub(crate) lent: Vec<(String, Person)>,
}

impl Store {
    /// Opens a database and brings it up to date.
    pub(crate) fn open(database: &Database, metrics: &Arc<Metrics>) -> Result<Opened, StoreError> {
        let Some((mut writer, mut reader)) = backends(database)? else {
            let (rooms, results, voided, lent) = Default::default();
            return Ok(Opened { store: Store(None), rooms, results, voided, lent });
        };
        let (rooms, results, voided, lent) = in_thread(|| {
            if !writer.texts(schema::COPIES, None)?.is_empty() {
                return Err(StoreError::Copy { database: database.to_string() });
            }
            let results = writer.texts(schema::RESULTS, None)?;
            let voided = writer.texts(schema::VOIDED, None)?;
            Ok((writer.rooms()?, results, voided, people::lent(&mut *writer)?))
        })?;
        let (orders, waiting) = mpsc::channel(QUEUE);
        let (questions, mut asked) = mpsc::channel::<Question>(QUEUE);
        let metrics = metrics.clone();
        spawn("store-writer", move || writer::run(writer, waiting, &metrics))?;
        spawn("store-reader", move || {
            while let Some(question) = asked.blocking_recv() {
                question(&mut *reader);
            }
        })?;
        let store = Store(Some(Threads { orders, questions }));
        Ok(Opened { store, rooms, results, voided, lent })
    }

    async fn keep(&self, room: &str, what: What) -> Result<Chained, StoreError> {
        let Some(threads) = &self.0 else { return Ok(None) };
        let (done, kept) = oneshot::channel();
        let order = Order { change: Change { room: room.to_owned(), what }, done };
        threads.orders.send(order).await.map_err(|_| StoreError::Closed)?;
        kept.await.map_err(|_| StoreError::Closed)
    }

    async fn lines(&self, room: &str) -> Result<Vec<String>, StoreError> {
        let room = room.to_owned();
        let lines = self.ask(move |backend| backend.texts(schema::LINES, Some(&room))).await;
        Ok(lines.transpose()?.unwrap_or_default())
    }

    /// The number that a statement selects for a room; 0 where there is no database.
    async fn number(&self, sql: &'static str, room: &str) -> Result<u64, StoreError> {
        let room = room.to_owned();
        let found = self.ask(move |backend| backend.texts(sql, Some(&room))).await;
        let found = found.transpose()?.unwrap_or_default();
        Ok(found.first().and_then(|text| text.parse().ok()).unwrap_or(0))
    }

    /// The record of the last match of a room, or of the one with this number, counted from 0, for
    /// anyone who brings the token with this hash; the room may be closed.
    pub(crate) async fn record(
        &self,
        room: &str,
        token: Option<String>,
        nth: Option<u32>,
    ) -> Result<Option<KeptRecord>, StoreError> {
        let (room, token) = (room.to_owned(), token.unwrap_or_default());
        let record = self.ask(move |backend| backend.record(&room, &token, nth)).await;
        Ok(record.transpose()?.flatten())
    }

    /// Does the database answer? Where everything stays in memory there is nothing to ask.
    pub(crate) async fn answers(&self) -> bool {
        self.ask(|backend| backend.version()).await.is_none_or(|version| version.is_ok())
    }

    /// Asks the database something; `None` where there is none. One that does not answer is not asked
    /// for those who have gone meanwhile.
    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut dyn Backend) -> Result<T, StoreError> + Send + 'static,
    ) -> Option<Result<T, StoreError>> {
        let threads = self.0.as_ref()?;
        let (answer, answered) = oneshot::channel();
        let question: Question = Box::new(move |backend| {
            if !answer.is_closed() {
                let _ = answer.send(question(backend));
            }
        });
        // It is dropped, and its answer with it, where nobody reads any more.
        let _ = threads.questions.send(question).await;
        Some(answered.await.unwrap_or(Err(StoreError::Closed)))
    }
}

type WriterAndReader = (Box<dyn Backend>, Box<dyn Backend>);

/// The one who writes, who makes the tables and keeps other servers away, and one who reads; none where
/// everything stays in memory.
fn backends(database: &Database) -> Result<Option<WriterAndReader>, StoreError> {
    Ok(match database {
        Database::Memory => None,
        Database::Sqlite(path) => {
            let writer = Sqlite::writer(path)?;
            let reader = writer.reader()?;
            Some((Box::new(writer), Box::new(reader)))
        }
        // Its connections make runtimes of their own, which a runtime's thread may not.
        Database::Postgres(url) => in_thread(|| {
            let writer: Box<dyn Backend> = Box::new(Postgres::writer(url)?);
            let reader: Box<dyn Backend> = Box::new(Postgres::reader(url)?);
            Ok(Some((writer, reader)))
        })?,
    })
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let spawned = Builder::new().name(name.into()).spawn(work);
    spawned.map(drop).map_err(|error| StoreError::File { place: name.into(), error })
}

/// Does something in a thread that belongs to no runtime, and waits for it.
fn in_thread<T: Send>(
    work: impl FnOnce() -> Result<T, StoreError> + Send,
) -> Result<T, StoreError> {
    std::thread::scope(|scope| scope.spawn(work).join()).unwrap_or(Err(StoreError::Closed))
}
