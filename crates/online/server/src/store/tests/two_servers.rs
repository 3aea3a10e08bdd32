//! Two servers on one database: the second is refused, and if it is not, nothing is lost.

use std::fs;
use std::path::Path;
use std::thread;

use super::{Database, Journal, Store, StoreError, lines, on_each, open, settings};
use crate::ops::metrics::Metrics;
use crate::store::change::{Change, What};
use crate::store::lock::FileLock;
use crate::store::postgres::Postgres;
use crate::store::sqlite::Sqlite;
use crate::store::{Backend, schema};

/// Why a server does not open the file of this name.
fn refused(path: &Path) -> Option<StoreError> {
    Store::open(&Database::Sqlite(path.to_owned()), &Metrics::new()).err()
}

#[test]
#[cfg(target_os = "linux")]
fn a_second_server_is_refused_by_whatever_name_it_comes() {
    on_each("names", &async |database| {
        let Database::Sqlite(path) = database else { return };
        let (opened, _) = open(database);
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        let folder = path.parent().unwrap();
        let [hard, soft, moved] =
            ["hard.db", "soft.db", "moved/parlor.db"].map(|to| folder.join(to));
        fs::hard_link(path, &hard).unwrap();
        std::os::unix::fs::symlink(path, &soft).unwrap();
        std::os::unix::fs::symlink(folder, folder.join("moved")).unwrap();
        for lock in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if lock.extension().is_some_and(|end| end == "lock") {
                fs::remove_file(lock).unwrap();
            }
        }
        thread::scope(|scope| {
            let names =
                [path, &hard, &soft, &moved].map(|path| (path, scope.spawn(move || refused(path))));
            for (path, refused) in names {
                let refused = refused.join().unwrap();
                assert!(matches!(refused, Some(StoreError::InUse { .. })), "{path:?}: {refused:?}");
            }
        });
        // The first one has not noticed.
        journal.append(lines(&["a"])).await.unwrap();
        assert_eq!(journal.lines().await.unwrap(), ["a"]);
        assert!(!folder.join("hard.db-wal").exists(), "nobody has written by another name");
    });
}

/// SQLite finds the journal of a database by its name: by another one it would miss what was
/// acknowledged last.
#[test]
#[cfg(unix)]
fn a_file_with_two_names_is_refused_even_when_no_server_runs() {
    on_each("links", &async |database| {
        let Database::Sqlite(path) = database else { return };
        drop(open(database));
        let other = path.with_file_name("other.db");
        fs::hard_link(path, &other).unwrap();
        let said = refused(&other).unwrap();
        assert!(matches!(said, StoreError::Links { names: 2, .. }), "{said}");
        fs::remove_file(other).unwrap();
        open(database);
    });
}

/// Two who write, the second as if no lock had kept it away.
fn two_writers(database: &Database) -> Option<[Box<dyn Backend>; 2]> {
    let [first, second]: [Box<dyn Backend>; 2] = match database {
        Database::Memory => return None,
        Database::Sqlite(path) => {
            let first = Sqlite::writer(path).unwrap();
            let second = first.second_writer().unwrap();
            [Box::new(first), Box::new(second)]
        }
        Database::Postgres(url) => {
            let first = Postgres::writer(url).unwrap();
            [Box::new(first), Box::new(Postgres::second_writer(url).unwrap())]
        }
    };
    Some([first, second])
}

fn founded(room: &str) -> Change {
    let settings = serde_json::to_string(&settings(room)).unwrap();
    Change { room: room.into(), what: What::Founded { settings, seats: 2, at_ms: 1 } }
}

#[test]
fn one_that_got_past_the_locks_writes_nothing_over_another() {
    on_each("fenced", &async |database| {
        let database = database.clone();
        let test = move || {
            let Some([mut first, mut second]) = two_writers(&database) else { return };
            // Both have read the same; who writes first goes on, and the other never does.
            second.commit(&[founded("r1")]).unwrap();
            for _ in 0..2 {
                let refused = first.commit(&[founded("r2")]);
                assert!(matches!(refused, Err(StoreError::Fenced)), "{refused:?}");
            }
            second.commit(&[founded("r3")]).unwrap();
            let rooms = first.rooms().unwrap();
            assert_eq!(rooms.iter().map(|room| room.id.as_str()).collect::<Vec<_>>(), ["r1", "r3"]);
        };
        tokio::task::spawn_blocking(test).await.unwrap();
    });
}

/// A server whose picture of the tables is old must not take over either.
#[test]
fn one_that_has_read_too_early_is_the_one_that_is_refused() {
    on_each("early", &async |database| {
        let database = database.clone();
        let test = move || {
            let Some([mut first, mut second]) = two_writers(&database) else { return };
            first.commit(&[founded("r1")]).unwrap();
            let refused = second.commit(&[founded("r2")]);
            assert!(matches!(refused, Err(StoreError::Fenced)), "{refused:?}");
            first.commit(&[founded("r3")]).unwrap();
        };
        tokio::task::spawn_blocking(test).await.unwrap();
    });
}

#[test]
fn a_server_that_was_taken_over_acknowledges_nothing_and_says_so() {
    on_each("taken", &async |database| {
        let (opened, metrics) = open(database);
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        journal.append(lines(&["a"])).await.unwrap();
        let statement = "UPDATE parlor_owner SET owner = 'another server'";
        super::versions::execute(database, statement).await;
        assert!(journal.append(lines(&["b"])).await.is_err());
        assert!(Journal::begin(&opened.store, &settings("r2"), 2).await.is_err());
        assert!(!metrics.store_works(), "/readyz says so");
        assert_eq!(Journal::resume(&opened.store, "r1").lines().await.unwrap(), ["a"]);
    });
}

#[test]
#[cfg(unix)]
fn nothing_is_acknowledged_that_goes_to_a_file_without_a_name() {
    on_each("removed", &async |database| {
        let Database::Sqlite(path) = database else { return };
        let (opened, metrics) = open(database);
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        let aside = path.with_extension("aside");
        fs::rename(path, &aside).unwrap();
        let writing = tokio::spawn(async move {
            journal.append(lines(&["a"])).await.unwrap();
            journal.lines().await.unwrap()
        });
        while metrics.store_works() {
            tokio::task::yield_now().await;
        }
        assert!(!writing.is_finished());
        fs::rename(&aside, path).unwrap();
        assert_eq!(writing.await.unwrap(), ["a"], "it is back, and so is the server");
    });
}

#[test]
fn a_room_is_not_closed_over_lines_of_another() {
    on_each("over", &async |database| {
        let (opened, _) = open(database);
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        journal.append(lines(&["a", "b"])).await.unwrap();
        let mut late = Journal::resume(&opened.store, "r1");
        assert!(late.close(false).await.is_err(), "it knows of no line");
        assert_eq!(late.lines().await.unwrap(), ["a", "b"]);
        journal.append(lines(&["c"])).await.unwrap();
        assert!(late.close(false).await.is_err(), "it knows of two");
        assert_eq!(late.lines().await.unwrap(), ["a", "b", "c"]);
        journal.close(false).await.unwrap();
        // The answer may have been lost: the same again is fine.
        journal.close(false).await.unwrap();
        assert!(late.lines().await.unwrap().is_empty());
        drop((opened, journal, late));
        assert!(open(database).0.rooms.is_empty());
    });
}

/// The disk may be full, or PostgreSQL read-only: what is up to date needs no writing.
#[test]
fn opening_a_database_that_is_up_to_date_writes_nothing() {
    on_each("full", &async |database| {
        let (opened, _) = open(database);
        Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        drop(opened);
        match database {
            Database::Memory => {}
            Database::Sqlite(path) => {
                // Waits until the server before has closed it, which empties its journal.
                drop(open(database));
                drop(Sqlite::writer(path).unwrap());
                let refuse = |what: &str| {
                    format!(
                        "CREATE TRIGGER full_{what} BEFORE {what} ON parlor_version
                         BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;"
                    )
                };
                let full = ["DELETE", "INSERT", "UPDATE"].map(refuse).concat();
                super::versions::execute(database, &full).await;
                let before = fs::read(path).unwrap();
                let writer = Sqlite::writer(path).unwrap();
                let reader = writer.reader().unwrap();
                let journal = path.with_file_name("parlor.db-wal");
                assert_eq!(fs::metadata(journal).map_or(0, |data| data.len()), 0);
                drop((reader, writer));
                assert_eq!(fs::read(path).unwrap(), before);
                assert_eq!(open(database).0.rooms.len(), 1);
            }
            Database::Postgres(url) => {
                let url = format!("{url}%20-cdefault_transaction_read_only%3Don");
                assert_eq!(open(&Database::Postgres(url)).0.rooms.len(), 1);
            }
        }
    });
}

#[test]
fn a_database_of_version_2_gets_an_owner() {
    on_each("version_2", &async |database| {
        let made = schema::STEPS[..2].concat();
        let version = schema::MAKE_VERSION;
        let begin = format!("{version}; INSERT INTO parlor_version VALUES (2); {made}");
        super::versions::execute(database, &begin).await;
        let (opened, _) = open(database);
        assert!(opened.rooms.is_empty() && opened.voided.is_empty());
        Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
    });
}

/// A server that waited for a file that was replaced meanwhile has locked the one of that name.
#[test]
fn a_file_that_was_replaced_while_another_waited_for_it_is_locked_again() {
    let folder = tempfile::tempdir().unwrap();
    let (path, other) = (folder.path().join("parlor.db"), folder.path().join("other.db"));
    let first = FileLock::take(&path).unwrap();
    let waits = thread::spawn({
        let path = path.clone();
        move || FileLock::take(&path).map(|lock| lock.expect_in_place().is_ok())
    });
    // As a restore does, which has the lock.
    fs::write(&other, "").unwrap();
    fs::rename(&other, &path).unwrap();
    thread::sleep(std::time::Duration::from_millis(50));
    drop(first);
    assert!(waits.join().unwrap().unwrap());
}
