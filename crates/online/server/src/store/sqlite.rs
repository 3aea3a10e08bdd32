//! The store in a file of SQLite.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, Transaction, params, params_from_iter};

use super::change::{Change, Finished, Growth, KeptRecord, KeptRoom, What};
use super::statement::{Cell, Statement};
use super::{Backend, StoreError, schema};

/// How long a server waits for the last one, which may be about to end.
const LOCK_WAIT: Duration = Duration::from_secs(2);
const LINE: &str = "INSERT INTO entries (room, seq, body) VALUES ($1, $2, $3)
    ON CONFLICT (room, seq) DO UPDATE SET body = excluded.body WHERE entries.body = excluded.body";

/// A connection to the file.
pub(super) struct Sqlite {
    connection: Connection,
    /// Held by the one who writes.
    _lock: Option<File>,
}

impl Sqlite {
    /// The connection that writes; there is one in all processes.
    pub(super) fn writer(path: &Path) -> Result<Sqlite, StoreError> {
        let lock = lock(path)?;
        make_private(path).map_err(|error| at(path, error))?;
        let mut sqlite = Sqlite::reader(path)?;
        sqlite._lock = Some(lock);
        sqlite.migrate()?;
        Ok(sqlite)
    }

    /// A connection that only reads.
    pub(super) fn reader(path: &Path) -> Result<Sqlite, StoreError> {
        let connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        Ok(Sqlite { connection, _lock: None })
    }

    fn migrate(&mut self) -> Result<(), StoreError> {
        let all = self.connection.transaction()?;
        all.execute(schema::MAKE_VERSION, [])?;
        let found = all.query_row(schema::READ_VERSION, [], |row| row.get(0)).optional()?;
        let found: i64 = found.unwrap_or(0);
        for step in schema::steps_after(found)? {
            all.execute_batch(step)?;
        }
        all.execute(schema::CLEAR_VERSION, [])?;
        all.execute(schema::WRITE_VERSION, [schema::KNOWN])?;
        Ok(all.commit()?)
    }
}

/// The lock is a file of its own, because SQLite locks the database by itself.
fn lock(path: &Path) -> Result<File, StoreError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| at(folder, error))?;
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(&name).map_err(|error| at(path, error))?;
    let until = Instant::now() + LOCK_WAIT;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < until => {
                thread::sleep(Duration::from_millis(10));
            }
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse { database: path.display().to_string() });
            }
            Err(TryLockError::Error(error)) => return Err(at(path, error)),
        }
    }
}

/// The log holds what no player may know: nobody else on the machine may read it.
fn make_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

fn at(path: &Path, error: io::Error) -> StoreError {
    StoreError::File { place: path.display().to_string(), error }
}

impl Backend for Sqlite {
    fn commit(&mut self, changes: &[Change]) -> Result<(), StoreError> {
        let all = self.connection.transaction()?;
        for Change { room, what } in changes {
            match what {
                What::Founded { settings, seats, at_ms } => {
                    let values = params![room, settings, seats, at_ms.cast_signed()];
                    all.prepare_cached(schema::FOUND)?.execute(values)?;
                }
                What::Grown(growth) => grow(&all, room, growth)?,
                What::Closed { at_ms, keep_tokens } => {
                    all.execute(schema::FORGET_LINES, [room])?;
                    if !keep_tokens {
                        all.execute(schema::FORGET_PLAYERS, [room])?;
                    }
                    all.execute(schema::FORGET_PLAYED, [room])?;
                    all.execute(schema::CLOSE, params![at_ms.cast_signed(), room])?;
                }
                What::Stated(statements) => {
                    for Statement { sql, values } in statements {
                        all.prepare_cached(sql)?.execute(params_from_iter(values))?;
                    }
                }
            }
        }
        Ok(all.commit()?)
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

fn grow(all: &Transaction<'_>, room: &str, growth: &Growth) -> Result<(), StoreError> {
    let mut insert = all.prepare_cached(LINE)?;
    for (seq, line) in (growth.first..).zip(&growth.lines) {
        if insert.execute(params![room, seq.cast_signed(), line])? != 1 {
            return Err(StoreError::Conflict);
        }
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
    Ok(())
}
