//! What both databases must do. PostgreSQL is tested where `PARLOR_TEST_POSTGRES` names a database.

mod failing;
mod people;
mod two_servers;
mod upkeep;
mod versions;

use std::env;
use std::sync::Arc;
use std::time::Duration;

use parlor_fair::{Bytes32, Commitment};
use parlor_table::{Chain, Room};
use parlor_wire::online::ErrorCode;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_postgres::NoTls;

use super::{
    Database, Finished, Growth, Journal, NewPromise, Opened, RoomSettings, Store, StoreError,
};
use crate::Rooms;
use crate::limits::budgets::Budgets;
use crate::ops::metrics::Metrics;
use crate::tables::token::hashed;

/// Does the same on every database there is, each new.
fn on_each(name: &str, test: &impl AsyncFn(&Database)) {
    let runtime = Runtime::new().unwrap();
    let folder = tempfile::tempdir().unwrap();
    runtime.block_on(test(&Database::Sqlite(folder.path().join("new/parlor.db"))));
    let Ok(url) = env::var("PARLOR_TEST_POSTGRES") else { return };
    let schema = format!("test_{name}_{}", std::process::id());
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(&format!("CREATE SCHEMA {schema}")).await.unwrap();
    });
    let more = if url.contains('?') { '&' } else { '?' };
    let url = format!("{url}{more}options=-csearch_path%3D{schema}");
    runtime.block_on(test(&Database::Postgres(url)));
}

fn open(database: &Database) -> (Opened, Arc<Metrics>) {
    let metrics = Metrics::new();
    (Store::open(database, &metrics).unwrap(), metrics)
}

fn settings(id: &str) -> RoomSettings {
    RoomSettings {
        game: "backgammon".into(),
        rules: "standard".into(),
        room: Room::new(id, "A room"),
        password: None,
        hidden: false,
        results: false,
        idle_minutes: 60,
    }
}

fn lines(texts: &[&str]) -> Growth {
    let lines = texts.iter().map(|&text| text.to_owned()).collect();
    Growth { lines, ..Growth::default() }
}

/// A room in which someone has a place; one of nobody's with no line was never made to its end.
async fn taken(store: &Store, room: &str) -> Journal {
    let mut journal = Journal::begin(store, &settings(room), 2).await.unwrap();
    let player = Some((1, hashed(room)));
    journal.append(Growth { player, ..Growth::default() }).await.unwrap();
    journal
}

fn finished(nth: u64, body: &str) -> Finished {
    Finished { nth, at_ms: 5, body: body.into(), summary: "{}".into(), seats: Vec::new() }
}

#[test]
fn what_is_kept_comes_back_in_order() {
    on_each("order", &async |database| {
        let (opened, _) = open(database);
        assert!(opened.rooms.is_empty());
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        journal.append(lines(&["a", "b"])).await.unwrap();
        let joined = Growth { player: Some((7, "hash".into())), ..lines(&["c"]) };
        journal.append(joined).await.unwrap();
        Journal::begin(&opened.store, &settings("r2"), 4).await.unwrap();
        drop((opened, journal));

        let (opened, _) = open(database);
        let rooms = &opened.rooms;
        assert_eq!(rooms.iter().map(|room| room.seats).collect::<Vec<_>>(), [2, 4]);
        assert_eq!(rooms[0].players, [(7, "hash".to_owned())]);
        let read: RoomSettings = serde_json::from_str(&rooms[0].settings).unwrap();
        assert_eq!(read.room, settings("r1").room);
        let mut journal = Journal::resume(&opened.store, "r1");
        assert_eq!(journal.lines().await.unwrap(), ["a", "b", "c"]);
        journal.append(lines(&["d"])).await.unwrap();
        assert_eq!(journal.lines().await.unwrap(), ["a", "b", "c", "d"]);
    });
}

/// A promise as a table makes it, with its line.
fn promise(match_id: &str, line: &str) -> Growth {
    let commitment = Commitment(Bytes32([match_id.len() as u8; 32]));
    let promise = Some(NewPromise { match_id: match_id.to_owned(), commitment });
    Growth { promise, ..lines(&[line]) }
}

/// The length of a log is that of its lines; what all rooms write is more.
#[test]
fn a_record_is_written_and_does_not_lengthen_the_log() {
    let record = Some(finished(0, "the record"));
    let growth = Growth { record, ..promise("m0", "a line") };
    assert_eq!(growth.log_bytes(), "a line".len());
    let promised = "m0".len() + 2 * 64;
    assert_eq!(growth.n_bytes(), "a line".len() + "the record{}".len() + promised);
}

#[test]
fn promises_are_chained_without_a_gap_and_once() {
    on_each("chain", &async |database| {
        let (opened, _) = open(database);
        let store = opened.store.clone();
        assert_eq!(store.chain_head().await.unwrap().n, 0);
        assert!(store.chain(0).await.unwrap().unwrap().promises.is_empty());
        assert!(store.chain(1).await.unwrap().is_none());
        let mut first = Journal::begin(&store, &settings("r1"), 2).await.unwrap();
        let mut second = Journal::begin(&store, &settings("r2"), 2).await.unwrap();
        let told = first.append(promise("m0", "a")).await.unwrap();
        assert_eq!(told, store.promise_of("m0").await.unwrap(), "nobody need ask for the number");
        assert_eq!(told.as_ref().map(|chained| chained.number), Some(0));
        // The answer was lost, so it is written again; another line in its place is kept nowhere.
        let again = Journal::resume(&store, "r1").append(promise("m0", "a")).await.unwrap();
        assert_eq!(again, told);
        assert!(Journal::resume(&store, "r1").append(promise("lost", "z")).await.is_err());
        let told = second.append(promise("m1", "a")).await.unwrap();
        assert_eq!(told.map(|chained| chained.number), Some(1));
        drop((first, second, store, opened));

        let (opened, _) = open(database);
        let store = &opened.store;
        let mut third = Journal::begin(store, &settings("r3"), 2).await.unwrap();
        third.append(promise("m2", "a")).await.unwrap();
        let number = async |match_id: &str| {
            store.promise_of(match_id).await.unwrap().map(|chained| chained.number)
        };
        let numbers =
            [number("m0").await, number("m1").await, number("m2").await, number("lost").await];
        assert_eq!(numbers, [Some(0), Some(1), Some(2), None]);
        let whole = store.chain(0).await.unwrap().unwrap();
        let head = store.chain_head().await.unwrap();
        assert_eq!((head.n, whole.promises.len(), whole.next), (3, 3, None));
        let rest = store.chain(2).await.unwrap().unwrap();
        assert_eq!(rest.promises, whole.promises[2..]);
        let chain = Chain::read(&[whole]).unwrap();
        assert_eq!(chain.has_head(head.head.parse().unwrap()), Ok(()));
        assert!(Chain::read(&[rest]).is_ok());
    });
}

#[test]
fn no_line_is_written_twice() {
    on_each("twice", &async |database| {
        let (opened, _) = open(database);
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        journal.append(lines(&["a"])).await.unwrap();
        // One that does not know of the first line: the same again is fine, another is not.
        let mut other = Journal::resume(&opened.store, "r1");
        other.append(lines(&["a"])).await.unwrap();
        let mut third = Journal::resume(&opened.store, "r1");
        assert!(third.append(lines(&["z"])).await.is_err());
        assert_eq!(journal.lines().await.unwrap(), ["a"]);
        journal.append(lines(&["b"])).await.unwrap();
        assert_eq!(other.lines().await.unwrap(), ["a", "b"], "the store goes on");
    });
}

#[test]
fn a_closed_room_is_forgotten_except_its_record() {
    on_each("closed", &async |database| {
        let (opened, _) = open(database);
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        let over = Growth {
            player: Some((1, "hash".into())),
            record: Some(finished(0, "the record")),
            ..lines(&["a"])
        };
        journal.append(over.clone()).await.unwrap();
        let again = Growth { record: Some(finished(1, "the second record")), ..lines(&["b"]) };
        journal.append(again).await.unwrap();
        journal.close(false).await.unwrap();
        assert!(journal.lines().await.unwrap().is_empty());
        let record = async |room: &str, token: Option<&str>, nth| {
            let kept = opened.store.record(room, token.map(str::to_owned), nth).await.unwrap();
            kept.map(|kept| (kept.body, kept.is_open))
        };
        let of_all = |body: &str| Some((body.to_owned(), true));
        assert_eq!(record("r1", None, None).await, of_all("the second record"));
        assert_eq!(record("r1", None, Some(0)).await, of_all("the record"));
        assert_eq!(record("r1", None, Some(1)).await, of_all("the second record"));
        assert_eq!(record("r1", None, Some(2)).await, None);
        // A match keeps its number when an older one is deleted.
        if let Database::Sqlite(path) = database {
            let other = rusqlite::Connection::open(path).unwrap();
            other.execute("DELETE FROM records WHERE body = 'the record'", []).unwrap();
            assert_eq!(record("r1", None, Some(0)).await, None);
            assert_eq!(record("r1", None, Some(1)).await, of_all("the second record"));
        }
        assert_eq!(record("r2", None, None).await, None);
        // One with a password: only for those who were in it.
        let locked = RoomSettings { password: Some("x".into()), ..settings("r3") };
        journal = Journal::begin(&opened.store, &locked, 2).await.unwrap();
        journal.append(Growth { player: Some((2, "other hash".into())), ..over }).await.unwrap();
        journal.close(true).await.unwrap();
        for (token, is_open) in [(None, false), (Some("hash"), false), (Some("other hash"), true)] {
            for nth in [None, Some(0)] {
                let kept = record("r3", token, nth).await;
                assert_eq!(kept, Some(("the record".to_owned(), is_open)));
            }
        }
        drop((opened, journal));
        assert!(open(database).0.rooms.is_empty());
    });
}

#[test]
fn an_idle_room_is_closed_and_its_players_forgotten() {
    on_each("idle", &async |database| {
        let (opened, _) = open(database);
        let idle = RoomSettings { idle_minutes: 0, ..settings("r1") };
        let mut journal = Journal::begin(&opened.store, &idle, 2).await.unwrap();
        let joined = Growth { player: Some((1, hashed("token"))), ..Growth::default() };
        journal.append(joined).await.unwrap();
        drop((opened, journal));
        let rooms = Rooms::on(database).unwrap();
        assert_eq!(rooms.player("r1", "token"), Some(1));
        while rooms.room("r1").is_ok() {
            tokio::task::yield_now().await;
        }
        rooms.tidy();
        assert_eq!(rooms.player("r1", "token"), None);
        drop(rooms);
        assert!(open(database).0.rooms.is_empty());
    });
}

/// Neither a room whose making was broken off nor more rooms than there may be outlive a restart.
#[test]
fn rooms_that_no_limit_counted_are_closed_at_the_start() {
    on_each("uncounted", &async |database| {
        let (opened, _) = open(database);
        Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        taken(&opened.store, "r2").await;
        drop(opened);
        let rooms = Rooms::on(database).unwrap();
        while rooms.room("r1").is_ok() {
            tokio::task::yield_now().await;
        }
        assert!(rooms.look("r2").await.is_ok());
        assert!(rooms.stopping.stop(Duration::from_secs(60)).await);
        drop(rooms);

        let (opened, _) = open(database);
        assert_eq!(opened.rooms.iter().map(|room| &room.id).collect::<Vec<_>>(), ["r2"]);
        for room in ["r3", "r4"] {
            let mut journal = Journal::begin(&opened.store, &settings(room), 2).await.unwrap();
            journal.append(lines(&["not read"])).await.unwrap();
        }
        drop(opened);
        let one = Budgets { rooms: 1, ..Budgets::default() };
        let rooms = Rooms::within(database, one).unwrap();
        let code = |room: &str| rooms.room(room).err().map(|refusal| refusal.code);
        let codes = ["r2", "r3", "r4"].map(code);
        assert_eq!(codes, [None, Some(ErrorCode::NoRoom), Some(ErrorCode::NoRoom)]);
        assert!(rooms.stopping.stop(Duration::from_secs(60)).await);
        drop(rooms);
        assert_eq!(open(database).0.rooms.len(), 1);
    });
}

/// A table is not lost because its log cannot be read for a while.
#[test]
fn a_table_comes_back_when_its_log_can_be_read_again() {
    on_each("unreadable", &async |database| {
        let Database::Sqlite(path) = database else { return };
        let (opened, _) = open(database);
        taken(&opened.store, "r1").await;
        let other = rusqlite::Connection::open(path).unwrap();
        other.busy_timeout(Duration::from_secs(5)).unwrap();
        other.execute_batch("ALTER TABLE entries RENAME TO elsewhere").unwrap();
        drop(opened);
        let rooms = Rooms::on(database).unwrap();
        let look = timeout(Duration::from_millis(400), rooms.look("r1")).await;
        assert!(look.is_err(), "nobody is told that there is no such room");
        other.execute_batch("ALTER TABLE elsewhere RENAME TO entries").unwrap();
        let look = timeout(Duration::from_secs(60), rooms.look("r1")).await.unwrap();
        assert_eq!(look.map(|room| room.summary.free).ok(), Some(2));
    });
}

/// One room that a server cannot read leaves the others alone, and nobody is told that it was never
/// there: its log is kept.
#[test]
fn a_room_that_cannot_be_read_closes_no_other() {
    on_each("broken", &async |database| {
        let Database::Sqlite(path) = database else { return };
        let (opened, _) = open(database);
        for room in ["r1", "r2", "r3"] {
            let mut journal = taken(&opened.store, room).await;
            let lines = if room == "r2" { lines(&["no line of a log"]) } else { Growth::default() };
            journal.append(lines).await.unwrap();
        }
        drop(opened);
        let other = rusqlite::Connection::open(path).unwrap();
        other.execute("UPDATE rooms SET founding = '{}' WHERE id = 'r3'", []).unwrap();
        let rooms = Rooms::on(database).unwrap();
        assert!(rooms.look("r1").await.is_ok());
        let code = async |room: &str| rooms.look(room).await.err().map(|refusal| refusal.code);
        assert_eq!(code("r2").await, Some(ErrorCode::Internal));
        assert_eq!(code("r3").await, Some(ErrorCode::Internal));
        assert_eq!(code("r4").await, Some(ErrorCode::NoRoom));
        assert_eq!(rooms.room("r2").err().map(|refusal| refusal.code), Some(ErrorCode::Internal));
        let kept: u32 = other
            .query_row("SELECT COUNT(*) FROM entries WHERE room = 'r2'", [], |row| row.get(0))
            .unwrap();
        assert_eq!(kept, 1);
    });
}

/// A table that cannot go on is not told to be no room either.
#[test]
fn a_table_that_cannot_be_written_has_failed() {
    on_each("failed", &async |database| {
        let Database::Sqlite(path) = database else { return };
        let (opened, _) = open(database);
        taken(&opened.store, "r1").await;
        drop(opened);
        let rooms = Rooms::on(database).unwrap();
        assert!(rooms.look("r1").await.is_ok());
        let other = rusqlite::Connection::open(path).unwrap();
        other.busy_timeout(Duration::from_secs(5)).unwrap();
        let another = "INSERT INTO entries SELECT room, MAX(seq) + 1, 'not ours' FROM entries";
        other.execute(another, []).unwrap();
        let joined = rooms.join("r1", "Anna".into(), None).await;
        assert_eq!(joined.err().map(|it| it.code), Some(ErrorCode::Internal));
        let looked = rooms.look("r1").await;
        assert_eq!(looked.err().map(|it| it.code), Some(ErrorCode::Internal));
    });
}

#[test]
fn two_servers_cannot_use_one_database() {
    on_each("lock", &async |database| {
        let (_opened, metrics) = open(database);
        let second = Store::open(database, &metrics);
        assert!(matches!(second, Err(StoreError::InUse { .. })));
    });
}

#[test]
fn many_tables_share_a_transaction() {
    on_each("group", &async |database| {
        const TABLES: usize = 200;
        let (opened, metrics) = open(database);
        let mut tasks = Vec::new();
        for n in 0..TABLES {
            let store = opened.store.clone();
            tasks.push(tokio::spawn(async move {
                let settings = settings(&format!("r{n}"));
                let mut journal = Journal::begin(&store, &settings, 2).await.unwrap();
                for line in ["a", "b", "c", "d", "e"] {
                    journal.append(lines(&[line])).await.unwrap();
                }
                journal.lines().await.unwrap()
            }));
        }
        for task in tasks {
            assert_eq!(task.await.unwrap(), ["a", "b", "c", "d", "e"]);
        }
        let n_commits = metrics.n_commits();
        println!("{} changes in {n_commits} transactions on {database}", 6 * TABLES);
        assert!(n_commits < 3 * TABLES as u64, "{n_commits} transactions");
    });
}

#[test]
fn a_lost_connection_to_postgresql_comes_back() {
    on_each("lost", &async |database| {
        let Database::Postgres(url) = database else { return };
        let url = format!("{url}&application_name=parlor_lost");
        let (opened, metrics) = open(&Database::Postgres(url.clone()));
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
        tokio::spawn(connection);
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'parlor_lost' AND pid <> pg_backend_pid()";
        assert_eq!(client.query(end, &[]).await.unwrap().len(), 2, "one writes, one reads");
        journal.append(lines(&["a"])).await.unwrap();
        assert!(metrics.store_works());
        let read = async || Journal::resume(&opened.store, "r1").lines().await;
        let again = read().await.or(read().await);
        assert_eq!(again.unwrap(), ["a"]);
    });
}
