//! Databases that fail, or say nothing at all.

use std::sync::Arc;
use std::time::Duration;

use parlor_wire::online::ErrorCode;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_postgres::NoTls;

use super::{Database, Journal, StoreError, lines, on_each, open, settings};
use crate::Rooms;
use crate::ops::metrics::Metrics;
use crate::store::{Person, Store};

/// Long enough for any machine, and no end of the world.
const SOON: Duration = Duration::from_secs(60);

#[test]
fn a_database_that_fails_is_no_missing_room() {
    on_each("failing", &async |database| {
        let Database::Sqlite(path) = database else { return };
        let rooms = Rooms::on(database).unwrap();
        let other = rusqlite::Connection::open(path).unwrap();
        other.busy_timeout(SOON).unwrap();
        let code = async || rooms.record("none", None, None).await.err().map(|it| it.code);
        assert_eq!((code().await, rooms.database_answers().await), (Some(ErrorCode::NoRoom), true));
        let rename = |from: &str, to: &str| {
            other.execute_batch(&format!("ALTER TABLE {from} RENAME TO {to}")).unwrap();
        };
        rename("records", "elsewhere");
        rename("parlor_version", "nowhere");
        assert_eq!(code().await, Some(ErrorCode::Internal));
        while rooms.database_answers().await {
            sleep(Duration::from_millis(50)).await;
        }
        rename("nowhere", "parlor_version");
        while !rooms.database_answers().await {
            sleep(Duration::from_millis(50)).await;
        }
    });
}

#[test]
fn a_postgresql_that_says_nothing_is_not_waited_for() {
    on_each("nobody", &async |database| {
        if matches!(database, Database::Postgres(_)) {
            return;
        }
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let url = format!("postgres://parlor@127.0.0.1:{port}/x?connect_timeout=1");
        let opened = tokio::task::spawn_blocking(move || {
            Store::open(&Database::Postgres(url), &Metrics::new()).err()
        });
        let error = timeout(SOON, opened).await.unwrap().unwrap();
        assert!(matches!(error, Some(StoreError::Silent { seconds: 1 })), "{error:?}");
    });
}

/// Otherwise one request that no database can hold would stop all others for ever.
#[test]
fn a_change_that_cannot_be_kept_is_given_up_alone() {
    on_each("unkeepable", &async |database| {
        let (opened, _) = open(database);
        let store = &opened.store;
        let mut journal = Journal::begin(store, &settings("r1"), 2).await.unwrap();
        // A log of no room, for every database; a text that PostgreSQL does not take.
        let mut nowhere = Journal::resume(store, "nowhere");
        let who = Person::new("anna".to_owned());
        let (lost, forgot, kept) = timeout(SOON, async {
            tokio::join!(
                nowhere.append(lines(&["a"])),
                store.forget_game(&who, "\0", 0),
                journal.append(lines(&["a"])),
            )
        })
        .await
        .unwrap();
        assert!(lost.is_err() && kept.is_ok());
        assert_eq!(forgot.is_err(), matches!(database, Database::Postgres(_)));
        assert_eq!(journal.lines().await.unwrap(), ["a"]);
    });
}

/// A line to PostgreSQL that can be held up, without being closed.
async fn held_up_line(url: &str) -> (String, watch::Sender<bool>) {
    let (rest, place) = url.split_once('@').unwrap();
    let (place, name) = place.split_once('/').unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let (hold, held) = watch::channel(false);
    let place = place.to_owned();
    tokio::spawn(async move {
        loop {
            let (mut near, _) = listener.accept().await.unwrap();
            let (place, mut held) = (place.clone(), held.clone());
            tokio::spawn(async move {
                held.wait_for(|held| !held).await.unwrap();
                let mut far = TcpStream::connect(place).await.unwrap();
                let is_held = async |held: &mut watch::Receiver<bool>| {
                    held.wait_for(|held| *held).await.map(drop)
                };
                tokio::select! {
                    _ = copy_bidirectional(&mut near, &mut far) => return,
                    _ = is_held(&mut held) => {}
                }
                // Anyone who waits at either end hears nothing; this line never moves again.
                held.wait_for(|held| !held).await.unwrap();
            });
        }
    });
    (format!("{rest}@127.0.0.1:{port}/{name}&connect_timeout=1"), hold)
}

/// Nothing is acknowledged, a client that asks is told so, and all of it is kept when the line is there
/// again.
#[test]
fn a_postgresql_that_falls_silent_is_noticed_and_comes_back() {
    on_each("silent", &async |database| {
        let Database::Postgres(url) = database else { return };
        let (url, hold) = held_up_line(url).await;
        let (opened, metrics) = open(&Database::Postgres(url));
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        assert!(opened.store.answers().await);
        hold.send(true).unwrap();
        let writing = tokio::spawn(async move {
            journal.append(lines(&["a"])).await.unwrap();
            journal
        });
        let store = Arc::new(opened.store);
        assert!(!timeout(SOON, store.answers()).await.unwrap());
        while metrics.store_works() {
            sleep(Duration::from_millis(50)).await;
        }
        assert!(!writing.is_finished());
        hold.send(false).unwrap();
        let mut journal = timeout(SOON, writing).await.unwrap().unwrap();
        assert!(metrics.store_works());
        while !store.answers().await {
            sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(journal.lines().await.unwrap(), ["a"]);
    });
}

/// A session that began while the database was read-only stays so: another one is needed.
#[test]
fn a_postgresql_that_was_read_only_is_written_to_again() {
    on_each("read_only", &async |database| {
        let Database::Postgres(url) = database else { return };
        let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
        tokio::spawn(connection);
        // A user of its own, so that no other test finds the database read-only.
        let role = format!("test_read_only_{}", std::process::id());
        let user = format!(
            "CREATE ROLE {role} LOGIN PASSWORD 'x';
             DO $$ BEGIN EXECUTE 'GRANT ALL ON SCHEMA ' || current_schema() || ' TO {role}'; END $$"
        );
        client.batch_execute(&user).await.unwrap();
        let place = url.split_once('@').unwrap().1;
        let url = format!("postgres://{role}:x@{place}");
        let (opened, metrics) = open(&Database::Postgres(url));
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        let set = format!("ALTER ROLE {role} SET default_transaction_read_only = on");
        client.batch_execute(&set).await.unwrap();
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1";
        client.query(end, &[&role]).await.unwrap();
        let writing = tokio::spawn(async move {
            journal.append(lines(&["a"])).await.unwrap();
            journal
        });
        // The first may be the end of the old session, the next is of a new one.
        while metrics.n_store_failures() < 2 {
            sleep(Duration::from_millis(20)).await;
        }
        assert!(!writing.is_finished());
        let reset = format!("ALTER ROLE {role} RESET default_transaction_read_only");
        client.batch_execute(&reset).await.unwrap();
        let mut journal = timeout(SOON, writing).await.unwrap().unwrap();
        assert!(metrics.store_works());
        let read = async |journal: &mut Journal| journal.lines().await;
        let again = read(&mut journal).await.or(read(&mut journal).await);
        assert_eq!(again.unwrap(), ["a"]);
    });
}
