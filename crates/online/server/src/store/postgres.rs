//! The store in a PostgreSQL database.

use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Config, NoTls, Row, Transaction};

use super::change::{Change, Finished, Growth, KeptRecord, KeptRoom, What};
use super::statement::{Cell, Statement};
use super::{Backend, Database, StoreError, schema};

/// How long PostgreSQL may take for an answer, unless the URL says `connect_timeout`. Then the
/// connection is given up, and made anew for the next question.
const ANSWER_IN: Duration = Duration::from_secs(30);
/// How long a server waits for the last one, whose connection may end later than itself.
const LOCK_WAIT: Duration = Duration::from_secs(10);
/// One server to a schema.
const LOCK: &str = "SELECT pg_try_advisory_lock(hashtext('parlor'), hashtext(current_schema()))";
const LINES: &str = "INSERT INTO entries (room, seq, body)
    SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[])
    ON CONFLICT (room, seq) DO UPDATE SET body = excluded.body WHERE entries.body = excluded.body";

/// The database, over a connection that comes back when it was lost.
pub(super) struct Postgres {
    url: String,
    writes: bool,
    link: Option<Link>,
}

/// A connection.
struct Link {
    /// Drives the connection while someone waits for it.
    runtime: Runtime,
    client: Client,
    /// How long an answer may take.
    patience: Duration,
}

impl Postgres {
    /// The connection that writes; there is one in all processes.
    pub(super) fn writer(url: &str) -> Result<Postgres, StoreError> {
        let mut link = Link::open(url, true)?;
        // That may take as long as it takes.
        link.runtime.block_on(migrate(&mut link.client))?;
        Ok(Postgres { url: url.to_owned(), writes: true, link: Some(link) })
    }

    /// A connection that only reads.
    pub(super) fn reader(url: &str) -> Result<Postgres, StoreError> {
        let link = Link::open(url, false)?;
        Ok(Postgres { url: url.to_owned(), writes: false, link: Some(link) })
    }

    /// Asks for something, over a new connection where the last one was lost. One over which no answer
    /// has come in time is closed, because it may come yet; and before the next is opened, because the
    /// lock goes with it.
    fn ask<T>(
        &mut self,
        question: impl AsyncFnOnce(&mut Client) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut link = match self.link.take().filter(|link| !link.client.is_closed()) {
            Some(link) => link,
            None => Link::open(&self.url, self.writes)?,
        };
        let answer = link.runtime.block_on(in_time(link.patience, question(&mut link.client)));
        if !matches!(answer, Err(StoreError::Silent { .. })) {
            self.link = Some(link);
        }
        answer
    }
}

impl Link {
    fn open(url: &str, writes: bool) -> Result<Link, StoreError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::File {
            place: "a runtime for PostgreSQL".into(),
            error,
        })?;
        let config: Config = url.parse()?;
        let patience = config.get_connect_timeout().copied().unwrap_or(ANSWER_IN);
        let client = runtime.block_on(in_time(patience, connect(config, patience)))?;
        if writes {
            runtime.block_on(in_time(patience + LOCK_WAIT, lock(&client, url)))?;
        }
        Ok(Link { runtime, client, patience })
    }
}

async fn in_time<T>(
    patience: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let silent = |_| Err(StoreError::Silent { seconds: patience.as_secs() });
    timeout(patience, work).await.unwrap_or_else(silent)
}

/// The server breaks off what takes longer as well, and a line that is dead is noticed.
async fn connect(mut config: Config, patience: Duration) -> Result<Client, StoreError> {
    config.connect_timeout(patience).keepalives_idle(patience);
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(patience);
    }
    let (client, connection) = config.connect(NoTls).await?;
    // It ends with the client; its errors are those of the client's requests.
    tokio::spawn(connection);
    let limit = format!("SET statement_timeout = {}", patience.as_millis());
    client.batch_execute(&limit).await?;
    Ok(client)
}

async fn lock(client: &Client, url: &str) -> Result<(), StoreError> {
    let until = Instant::now() + LOCK_WAIT;
    while !client.query_one(LOCK, &[]).await?.get::<_, bool>(0) {
        if Instant::now() > until {
            let database = Database::Postgres(url.to_owned()).to_string();
            return Err(StoreError::InUse { database });
        }
        thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}

async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let all = client.transaction().await?;
    all.batch_execute("SET LOCAL statement_timeout = 0").await?;
    all.execute(schema::MAKE_VERSION, &[]).await?;
    let found = all.query_opt(schema::READ_VERSION, &[]).await?;
    for step in schema::steps_after(found.map_or(0, |row| row.get(0)))? {
        all.batch_execute(step).await?;
    }
    all.execute(schema::CLEAR_VERSION, &[]).await?;
    all.execute(schema::WRITE_VERSION, &[&schema::KNOWN]).await?;
    Ok(all.commit().await?)
}

impl Backend for Postgres {
    fn commit(&mut self, changes: &[Change]) -> Result<(), StoreError> {
        self.ask(async |client| {
            let all = client.transaction().await?;
            write(&all, changes).await?;
            Ok(all.commit().await?)
        })
    }

    fn rooms(&mut self) -> Result<Vec<KeptRoom>, StoreError> {
        self.ask(async |client| {
            let rooms = client.query(schema::ROOMS, &[]).await?;
            let rooms = rooms.iter().map(|row| (row.get(0), row.get(1), row.get(2)));
            let players = client.query(schema::PLAYERS, &[]).await?;
            let players = players.iter().map(|row| (row.get(0), row.get(1), row.get(2)));
            Ok(KeptRoom::all(rooms.collect(), players.collect()))
        })
    }

    fn texts(&mut self, sql: &str, room: Option<&str>) -> Result<Vec<String>, StoreError> {
        self.ask(async |client| {
            let values = room.as_ref().map(|room| room as &(dyn ToSql + Sync));
            let rows = client.query(sql, values.as_slice()).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn record(
        &mut self,
        room: &str,
        token: &str,
        nth: Option<u32>,
    ) -> Result<Option<KeptRecord>, StoreError> {
        self.ask(async |client| {
            let nth = nth.map(i64::from);
            let found = client.query_opt(schema::NTH_RECORD, &[&token, &room, &nth]).await?;
            Ok(found.map(|row| KeptRecord::of(row.get(0), row.get(1), row.get(2))))
        })
    }

    fn rows(&mut self, statement: &Statement) -> Result<Vec<Vec<Cell>>, StoreError> {
        self.ask(async |client| {
            let rows = client.query(statement.sql, &parameters(&statement.values)).await?;
            Ok(rows.iter().map(cells).collect())
        })
    }

    fn version(&mut self) -> Result<i64, StoreError> {
        self.ask(async |client| Ok(client.query_one(schema::READ_VERSION, &[]).await?.get(0)))
    }
}

fn parameters(values: &[Cell]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(Cell::parameter).collect()
}

impl Cell {
    fn parameter(&self) -> &(dyn ToSql + Sync) {
        match self {
            Cell::Text(text) => text,
            Cell::Number(number) => number,
        }
    }
}

fn cells(row: &Row) -> Vec<Cell> {
    let cell = |(at, column): (usize, &tokio_postgres::Column)| {
        if *column.type_() == Type::INT8 {
            return Cell::Number(row.get(at));
        }
        Cell::Text(row.get(at))
    };
    row.columns().iter().enumerate().map(cell).collect()
}

/// All lines of all rooms go in one statement, so that a batch takes few round trips.
async fn write(all: &Transaction<'_>, changes: &[Change]) -> Result<(), StoreError> {
    let (mut rooms, mut seqs, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    for Change { room, what } in changes {
        match what {
            What::Founded { settings, seats, at_ms } => {
                let (seats, at_ms) = (i64::from(*seats), at_ms.cast_signed());
                all.execute(schema::FOUND, &[room, settings, &seats, &at_ms]).await?;
            }
            What::Grown(growth) => {
                rooms.extend(growth.lines.iter().map(|_| room.as_str()));
                seqs.extend((growth.first.cast_signed()..).take(growth.lines.len()));
                bodies.extend(growth.lines.iter().map(String::as_str));
                grow(all, room, growth).await?;
            }
            What::Stated(statements) => {
                for Statement { sql, values } in statements {
                    all.execute(*sql, &parameters(values)).await?;
                }
            }
            What::Closed { .. } => {}
        }
    }
    if !rooms.is_empty() {
        let n = all.execute(LINES, &[&rooms, &seqs, &bodies]).await?;
        if n != rooms.len() as u64 {
            return Err(StoreError::Conflict);
        }
    }
    for Change { room, what } in changes {
        if let What::Closed { at_ms, keep_tokens } = what {
            all.execute(schema::FORGET_LINES, &[room]).await?;
            if !keep_tokens {
                all.execute(schema::FORGET_PLAYERS, &[room]).await?;
            }
            all.execute(schema::FORGET_PLAYED, &[room]).await?;
            all.execute(schema::CLOSE, &[&at_ms.cast_signed(), room]).await?;
        }
    }
    Ok(())
}

async fn grow(all: &Transaction<'_>, room: &str, growth: &Growth) -> Result<(), StoreError> {
    if let Some((player, token)) = &growth.player {
        all.execute(schema::PLAYER, &[token, &room, &player.cast_signed()]).await?;
    }
    if let Some(Finished { nth, at_ms, body, summary, seats }) = &growth.record {
        let (seq, nth, at_ms) =
            (growth.first.cast_signed(), nth.cast_signed(), at_ms.cast_signed());
        all.execute(schema::RECORD, &[&room, &seq, &nth, &at_ms, body, summary]).await?;
        for (seat, player) in seats {
            let (seat, player) = (i64::from(*seat), player.cast_signed());
            all.execute(schema::PLAYED, &[&room, &nth, &seat, &player]).await?;
        }
    }
    if let Some(counted) = &growth.result {
        all.execute(schema::RESULT, &[&counted.match_id, &counted.json()]).await?;
    }
    Ok(())
}
