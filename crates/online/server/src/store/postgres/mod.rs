//! The store in a PostgreSQL database.

mod cells;
mod writing;

use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls};

use cells::{cells, parameters};

use super::change::{Change, KeptRecord, KeptRoom};
use super::owner::Owner;
use super::statement::{Cell, Statement};
use super::{Backend, Chained, Database, StoreError, schema};

/// How long PostgreSQL may take for an answer, unless the URL says `connect_timeout`. Then the
/// connection is given up, and made anew for the next question.
const ANSWER_IN: Duration = Duration::from_secs(30);
/// How long a server waits for the last one, whose connection may end later than itself.
const LOCK_WAIT: Duration = Duration::from_secs(10);
/// One server to a schema.
const LOCK: &str = "SELECT pg_try_advisory_lock(hashtext('parlor'), hashtext(current_schema()))";
const HAS_VERSION: &str = "SELECT to_regclass('parlor_version') IS NOT NULL";

/// The database, over a connection that comes back when it was lost.
pub(super) struct Postgres {
    url: String,
    /// Does every connection take the lock first?
    locks: bool,
    /// The right to write; of the one who writes. It outlives connections, and the lock does not.
    owner: Option<Owner>,
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
        Postgres { url: url.to_owned(), locks: true, owner: None, link: Some(link) }.owned()
    }

    /// Another one that writes, as if there were no locks.
    #[cfg(test)]
    pub(super) fn second_writer(url: &str) -> Result<Postgres, StoreError> {
        Postgres::reader(url)?.owned()
    }

    /// From now on it writes, unless another one does first.
    fn owned(mut self) -> Result<Postgres, StoreError> {
        let last =
            self.ask(async |client, _| Ok(client.query_one(schema::READ_OWNER, &[]).await?))?;
        self.owner = Some(Owner::after(last.get(0), last.get(1))?);
        Ok(self)
    }

    /// A connection that only reads.
    pub(super) fn reader(url: &str) -> Result<Postgres, StoreError> {
        let link = Link::open(url, false)?;
        Ok(Postgres { url: url.to_owned(), locks: false, owner: None, link: Some(link) })
    }

    /// Asks for something, over a new connection where the last one was lost. One over which no answer
    /// has come in time is closed, because it may come yet; and before the next is opened, because the
    /// lock goes with it. So is one over which an error has come: what made it may belong to the session,
    /// as being read-only does to one that began while the database was.
    fn ask<T>(
        &mut self,
        question: impl AsyncFnOnce(&mut Client, Option<&Owner>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut link = match self.link.take().filter(|link| !link.client.is_closed()) {
            Some(link) => link,
            None => Link::open(&self.url, self.locks)?,
        };
        let asked = question(&mut link.client, self.owner.as_ref());
        let answer = link.runtime.block_on(in_time(link.patience, asked));
        if !matches!(answer, Err(StoreError::Silent { .. } | StoreError::Postgres(_))) {
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

/// Makes the tables, or what an older database lacks. One that is up to date is not written to: it may be
/// read-only for a while.
async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let all = client.transaction().await?;
    all.batch_execute("SET LOCAL statement_timeout = 0").await?;
    let exists: bool = all.query_one(HAS_VERSION, &[]).await?.get(0);
    let found = if exists { all.query_opt(schema::READ_VERSION, &[]).await? } else { None };
    let steps = schema::steps_after(found.map_or(0, |row| row.get(0)))?;
    if steps.is_empty() {
        return Ok(());
    }
    all.execute(schema::MAKE_VERSION, &[]).await?;
    for step in steps {
        all.batch_execute(step).await?;
    }
    all.execute(schema::CLEAR_VERSION, &[]).await?;
    all.execute(schema::WRITE_VERSION, &[&schema::KNOWN]).await?;
    Ok(all.commit().await?)
}

impl Backend for Postgres {
    fn commit(&mut self, changes: &[Change]) -> Result<Vec<Chained>, StoreError> {
        self.ask(async |client, owner| {
            let owner = owner.ok_or(StoreError::Closed)?;
            let all = client.transaction().await?;
            // Both at once, which saves a round trip: nothing of it counts before the end.
            let (owns, written) =
                tokio::join!(writing::own(&all, owner), writing::write(&all, changes));
            owns?;
            let chained = written?;
            all.commit().await?;
            Ok(chained)
        })
    }

    fn rooms(&mut self) -> Result<Vec<KeptRoom>, StoreError> {
        self.ask(async |client, _| {
            let rooms = client.query(schema::ROOMS, &[]).await?;
            let rooms = rooms.iter().map(|row| (row.get(0), row.get(1), row.get(2)));
            let players = client.query(schema::PLAYERS, &[]).await?;
            let players = players.iter().map(|row| (row.get(0), row.get(1), row.get(2)));
            Ok(KeptRoom::all(rooms.collect(), players.collect()))
        })
    }

    fn texts(&mut self, sql: &str, room: Option<&str>) -> Result<Vec<String>, StoreError> {
        self.ask(async |client, _| {
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
        self.ask(async |client, _| {
            let nth = nth.map(i64::from);
            let found = client.query_opt(schema::NTH_RECORD, &[&token, &room, &nth]).await?;
            Ok(found.map(|row| KeptRecord::of(row.get(0), row.get(1), row.get(2))))
        })
    }

    fn rows(&mut self, statement: &Statement) -> Result<Vec<Vec<Cell>>, StoreError> {
        self.ask(async |client, _| {
            let rows = client.query(statement.sql, &parameters(&statement.values)).await?;
            Ok(rows.iter().map(cells).collect())
        })
    }

    fn version(&mut self) -> Result<i64, StoreError> {
        self.ask(async |client, _| Ok(client.query_one(schema::READ_VERSION, &[]).await?.get(0)))
    }

    fn void(&mut self, at_ms: u64) -> Result<u64, StoreError> {
        self.ask(async |client, _| {
            let all = client.transaction().await?;
            all.execute(schema::VOID_LINES, &[]).await?;
            let at_ms = at_ms.cast_signed();
            let n_voided = all.execute(schema::VOID_ROOMS, &[&at_ms, &at_ms]).await?;
            all.execute(schema::DISOWN, &[]).await?;
            all.commit().await?;
            Ok(n_voided)
        })
    }
}
