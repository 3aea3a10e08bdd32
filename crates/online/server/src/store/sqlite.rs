//! The store in a file of SQLite.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use parlor_wire::online::ChainedPromiseMsg;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, ToSql, Transaction};
use rusqlite::{params, params_from_iter};

use super::change::{Change, Finished, Growth, KeptRecord, KeptRoom, What};
use super::lock::FileLock;
use super::owner::Owner;
use super::statement::{Cell, Statement};
use super::{Backend, Chained, NewPromise, StoreError, promises, schema};

const LINE: &str = "INSERT INTO entries (room, seq, body) VALUES ($1, $2, $3)
    ON CONFLICT (room, seq) DO UPDATE SET body = excluded.body WHERE entries.body = excluded.body";
const HAS_TABLE: &str = "SELECT COUNT(*) FROM sqlite_schema WHERE name = $1";

/// A connection to the file.
pub(super) struct Sqlite {
    // It is closed before the lock is given up: the order of these fields matters, see `lock`.
    connection: Connection,
    /// The right to write; of the one who writes.
    owner: Option<Owner>,
    /// Nobody else writes; for those of a server.
    lock: Option<Arc<FileLock>>,
}

impl Sqlite {
    /// The connection that writes; there is one in all processes.
    pub(super) fn writer(path: &Path) -> Result<Sqlite, StoreError> {
        let mut sqlite = Sqlite::locked(Arc::new(FileLock::take(path)?))?;
        sqlite.migrate()?;
        sqlite.owned()
    }

    /// A connection that only reads, beside the one that writes.
    pub(super) fn reader(&self) -> Result<Sqlite, StoreError> {
        self.lock.clone().map_or(Err(StoreError::Closed), Sqlite::locked)
    }

    /// Another one that writes, as if there were no locks.
    #[cfg(test)]
    pub(super) fn second_writer(&self) -> Result<Sqlite, StoreError> {
        self.reader()?.owned()
    }

    /// From now on it writes, unless another one does first.
    fn owned(mut self) -> Result<Sqlite, StoreError> {
        let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        let (last, commits) = self.connection.query_row(schema::READ_OWNER, [], read)?;
        self.owner = Some(Owner::after(last, commits)?);
        Ok(self)
    }

    fn locked(lock: Arc<FileLock>) -> Result<Sqlite, StoreError> {
        let connection = Connection::open(lock.path())?;
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        Ok(Sqlite { connection, owner: None, lock: Some(lock) })
    }

    /// A connection to a file that is there, whether or not a server uses it.
    pub(super) fn beside(path: &Path) -> Result<Sqlite, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        Ok(Sqlite { connection, owner: None, lock: None })
    }

    /// Is there such a table?
    pub(super) fn has_table(&self, name: &str) -> Result<bool, StoreError> {
        let n: i64 = self.connection.query_row(HAS_TABLE, [name], |row| row.get(0))?;
        Ok(n > 0)
    }

    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Makes the tables, or what an older database lacks. One that is up to date is not written to: the
    /// disk may be full.
    pub(super) fn migrate(&mut self) -> Result<(), StoreError> {
        let all = self.connection.transaction()?;
        let exists: i64 = all.query_row(HAS_TABLE, ["parlor_version"], |row| row.get(0))?;
        let found = match exists {
            0 => None,
            _ => all.query_row(schema::READ_VERSION, [], |row| row.get(0)).optional()?,
        };
        let steps = schema::steps_after(found.unwrap_or(0))?;
        if steps.is_empty() {
            return Ok(());
        }
        all.execute(schema::MAKE_VERSION, [])?;
        for step in steps {
            all.execute_batch(step)?;
        }
        all.execute(schema::CLEAR_VERSION, [])?;
        all.execute(schema::WRITE_VERSION, [schema::KNOWN])?;
        Ok(all.commit()?)
    }
}

impl Backend for Sqlite {
    fn commit(&mut self, changes: &[Change]) -> Result<Vec<Chained>, StoreError> {
        let (Some(owner), Some(lock)) = (&self.owner, &self.lock) else {
            return Err(StoreError::Closed);
        };
        lock.expect_in_place()?;
        let all = self.connection.transaction()?;
        let own = params![owner.me, owner.last, owner.commits];
        if all.prepare_cached(schema::OWN)?.execute(own)? != 1 {
            return Err(StoreError::Fenced);
        }
        let mut all_chained = Vec::with_capacity(changes.len());
        for Change { room, what } in changes {
            let mut chained = None;
            match what {
                What::Founded { settings, seats, at_ms } => {
                    let values = params![room, settings, seats, at_ms.cast_signed()];
                    all.prepare_cached(schema::FOUND)?.execute(values)?;
                }
                What::Grown(growth) => chained = grow(&all, room, growth)?,
                What::Closed { at_ms, keep_tokens, n_lines } => {
                    close(&all, room, at_ms.cast_signed(), *keep_tokens, n_lines.cast_signed())?;
                }
                What::Stated(statements) => {
                    for Statement { sql, values } in statements {
                        all.prepare_cached(sql)?.execute(params_from_iter(values))?;
                    }
                }
            }
            all_chained.push(chained);
        }
        all.commit()?;
        Ok(all_chained)
    }

    fn rooms(&mut self) -> Result<Vec<KeptRoom>, StoreError> {
        let mut rooms = self.connection.prepare(schema::ROOMS)?;
        let rooms = rooms.query_map([], |row| row.try_into())?;
        let mut players = self.connection.prepare(schema::PLAYERS)?;
        let players = players.query_map([], |row| row.try_into())?;
        Ok(KeptRoom::all(rooms.collect::<Result<_, _>>()?, players.collect::<Result<_, _>>()?))
    }

    fn texts(&mut self, sql: &str, room: Option<&str>) -> Result<Vec<String>, StoreError> {
        let mut query = self.connection.prepare_cached(sql)?;
        let rows = query.query_map(params_from_iter(room), |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn record(
        &mut self,
        room: &str,
        token: &str,
        nth: Option<u32>,
    ) -> Result<Option<KeptRecord>, StoreError> {
        let read = |row: &Row<'_>| {
            let settings: String = row.get(1)?;
            Ok(KeptRecord::of(row.get(0)?, &settings, row.get(2)?))
        };
        let mut query = self.connection.prepare_cached(schema::NTH_RECORD)?;
        Ok(query.query_row(params![token, room, nth], read).optional()?)
    }

    fn rows(&mut self, statement: &Statement) -> Result<Vec<Vec<Cell>>, StoreError> {
        let mut query = self.connection.prepare_cached(statement.sql)?;
        let n = query.column_count();
        let read = |row: &Row<'_>| -> rusqlite::Result<Vec<Cell>> {
            (0..n).map(|at| Ok(Cell::from(row.get_ref(at)?))).collect()
        };
        let rows = query.query_map(params_from_iter(&statement.values), read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn version(&mut self) -> Result<i64, StoreError> {
        Ok(self.connection.prepare_cached(schema::READ_VERSION)?.query_row([], |row| row.get(0))?)
    }

    fn void(&mut self, at_ms: u64) -> Result<u64, StoreError> {
        let all = self.connection.transaction()?;
        all.execute(schema::VOID_LINES, [])?;
        let at_ms = at_ms.cast_signed();
        let n_voided = all.execute(schema::VOID_ROOMS, [at_ms, at_ms])?;
        all.execute(schema::DISOWN, [])?;
        all.commit()?;
        Ok(n_voided as u64)
    }
}

/// A room that is closed already was so by an earlier attempt, whose answer was lost.
fn close(
    all: &Transaction<'_>,
    room: &str,
    at_ms: i64,
    keep_tokens: bool,
    n_lines: i64,
) -> Result<(), StoreError> {
    if all.execute(schema::CLOSE, params![at_ms, room])? == 0 {
        return Ok(());
    }
    let next: i64 = all.query_row(schema::NEXT_LINE, [room], |row| row.get(0))?;
    if next != n_lines {
        return Err(StoreError::Conflict);
    }
    all.execute(schema::FORGET_LINES, [room])?;
    if !keep_tokens {
        all.execute(schema::FORGET_PLAYERS, [room])?;
    }
    all.execute(schema::FORGET_PLAYED, [room])?;
    Ok(())
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Cell::Text(text) => text.to_sql(),
            Cell::Number(number) => number.to_sql(),
        }
    }
}

impl From<ValueRef<'_>> for Cell {
    fn from(value: ValueRef<'_>) -> Cell {
        match value {
            ValueRef::Integer(number) => Cell::Number(number),
            ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
            _ => Cell::Text(String::new()),
        }
    }
}

fn grow(all: &Transaction<'_>, room: &str, growth: &Growth) -> Result<Chained, StoreError> {
    let mut insert = all.prepare_cached(LINE)?;
    for (seq, line) in (growth.first..).zip(&growth.lines) {
        if insert.execute(params![room, seq.cast_signed(), line])? != 1 {
            return Err(StoreError::Conflict);
        }
    }
    if growth.replaces {
        let before = params![room, growth.first.cast_signed()];
        all.prepare_cached(schema::FORGET_LINES_BEFORE)?.execute(before)?;
    }
    if let Some((player, token)) = &growth.player {
        let values = params![token, room, player.cast_signed()];
        all.prepare_cached(schema::PLAYER)?.execute(values)?;
    }
    if let Some(Finished { nth, at_ms, body, summary, seats }) = &growth.record {
        let (seq, nth, at_ms) =
            (growth.first.cast_signed(), nth.cast_signed(), at_ms.cast_signed());
        let values = params![room, seq, nth, at_ms, body, summary];
        all.prepare_cached(schema::RECORD)?.execute(values)?;
        for (seat, player) in seats {
            let values = params![room, nth, seat, player.cast_signed()];
            all.prepare_cached(schema::PLAYED)?.execute(values)?;
        }
    }
    if let Some(counted) = &growth.result {
        let values = params![counted.match_id, counted.json()];
        all.prepare_cached(schema::RESULT)?.execute(values)?;
    }
    growth.promise.as_ref().map(|promise| chain(all, promise)).transpose()
}

/// Gives a promise its number, unless an earlier attempt has.
fn chain(all: &Transaction<'_>, promise: &NewPromise) -> Result<ChainedPromiseMsg, StoreError> {
    let text = |row: &Row<'_>| row.get::<_, String>(0);
    let mut known = all.prepare_cached(schema::PROMISE_OF)?;
    if let Some(known) = known.query_row([&promise.match_id], text).optional()? {
        return promises::read(&known);
    }
    let last = all.prepare_cached(schema::LAST_PROMISE)?.query_row([], text).optional()?;
    let chained = promise.after(last.as_deref())?;
    let number = chained.number.cast_signed();
    let values = params![number, chained.match_id, chained.commitment, chained.head];
    all.prepare_cached(schema::PROMISE)?.execute(values)?;
    Ok(chained)
}
