//! Copies of databases, and what comes back of them.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parlor_wire::online::ErrorCode;
use serde_json::{Value, json};

use super::versions::{
    LOCKED, SUNDAY, SUNDAY_MATCHES, VERSION_1, execute, left_by_version_1, match_id,
};
use super::{Database, Journal, StoreError, lines, on_each, open, settings};
use crate::Rooms;
use crate::ops::metrics::Metrics;
use crate::store::Store;
use crate::store::upkeep::{UpkeepError, backup, check, restore, void};

fn beside(database: &Database, name: &str) -> Option<PathBuf> {
    let Database::Sqlite(path) = database else { return None };
    Some(path.with_file_name(name))
}

/// The lines of all logs in a file that no server need be using.
fn kept_lines(path: &Path) -> Vec<String> {
    let connection = rusqlite::Connection::open(path).unwrap();
    let mut lines = connection.prepare("SELECT body FROM entries ORDER BY room, seq").unwrap();
    let lines = lines.query_map([], |row| row.get(0)).unwrap();
    lines.map(Result::unwrap).collect()
}

/// The secrets from which chance is made.
fn secrets(path: &Path) -> HashSet<String> {
    let read = |line: String| {
        let line: Value = serde_json::from_str(&line).unwrap();
        Some(line["input"]["secret"].as_str()?.to_owned())
    };
    kept_lines(path).into_iter().filter_map(read).collect()
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn a_backup_holds_what_was_acknowledged_before_it_began() {
    on_each("backup", &async |database| {
        let Some(copy) = beside(database, "copy.db") else { return };
        let (opened, _) = open(database);
        let (store, n_kept) = (opened.store.clone(), Arc::new(AtomicU64::new(0)));
        let counted = n_kept.clone();
        let writing = tokio::spawn(async move {
            let mut journal = Journal::begin(&store, &settings("r1"), 2).await.unwrap();
            loop {
                let line = counted.load(Ordering::SeqCst).to_string();
                journal.append(lines(&[&line])).await.unwrap();
                counted.fetch_add(1, Ordering::SeqCst);
            }
        });
        while n_kept.load(Ordering::SeqCst) < 20 {
            tokio::task::yield_now().await;
        }
        let (before, from) = (n_kept.load(Ordering::SeqCst), database.clone());
        let to = copy.clone();
        tokio::task::spawn_blocking(move || backup(&from, &to).unwrap()).await.unwrap();
        let after = n_kept.load(Ordering::SeqCst);
        writing.abort();
        let kept = kept_lines(&copy);
        assert!((before..=after + 1).contains(&(kept.len() as u64)), "{before} {after}");
        assert!(kept.iter().enumerate().all(|(n, line)| *line == n.to_string()));
        #[cfg(unix)]
        assert_eq!(mode(&copy), 0o600);
        assert!(!beside(database, "copy.db.part").unwrap().exists());
        // It is no database to play on, and no backup is overwritten.
        let copied = Database::Sqlite(copy.clone());
        let refused = Store::open(&copied, &Metrics::new()).err();
        assert!(matches!(refused, Some(StoreError::Copy { .. })), "{refused:?}");
        assert!(matches!(backup(database, &copy), Err(UpkeepError::Exists(path)) if path == copy));
    });
}

#[test]
fn what_cannot_be_backed_up_is_explained() {
    on_each("no_backup", &async |database| {
        let file = Path::new("copy.db");
        let said = backup(database, file).unwrap_err().to_string();
        match database {
            Database::Postgres(_) => assert!(said.contains("pg_dump --format=custom"), "{said}"),
            _ => assert!(said.ends_with("parlor.db does not exist"), "{said}"),
        }
        assert!(matches!(backup(&Database::Memory, file), Err(UpkeepError::Memory)));
        assert!(matches!(void(&Database::Memory), Err(UpkeepError::Memory)));
        let Some(other) = beside(database, "other.db") else { return };
        fs::create_dir_all(other.parent().unwrap()).unwrap();
        rusqlite::Connection::open(&other).unwrap().execute_batch("CREATE TABLE x (y)").unwrap();
        assert!(matches!(restore(&other, database, false), Err(UpkeepError::NotOurs(_))));
        fs::write(&other, "no database at all, but rather long for a text").unwrap();
        assert!(restore(&other, database, false).is_err());
        let Database::Sqlite(path) = database else { return };
        assert!(!path.exists(), "nothing is made of it");
    });
}

/// A new room, in a server of its own; the server is closed again.
async fn play(database: &Database) {
    let rooms = Rooms::on(database).unwrap();
    let request = json!({
        "name": "A room",
        "game": "backgammon",
        "rules": "standard to=1",
        "seats": [{"type": "open"}, {"type": "agent", "agent": "random"}],
    });
    let made = rooms.create(serde_json::from_value(request).unwrap(), None).await.unwrap();
    assert!(rooms.look(&made.id).await.is_ok());
    assert!(rooms.stopping.stop(std::time::Duration::from_secs(60)).await);
}

#[test]
fn a_restored_backup_replays_no_chance_and_says_why() {
    on_each("restore", &async |database| {
        let Database::Sqlite(path) = database else { return };
        let copy = beside(database, "copy.db").unwrap();
        left_by_version_1(database, VERSION_1).await;
        play(database).await;
        backup(database, &copy).unwrap();
        let known = secrets(&copy);
        assert!(known.len() >= 3, "matches run, and one is promised");
        // It has a database in its place, which others may read.
        let refused = restore(&copy, database, false);
        assert!(matches!(refused, Err(UpkeepError::Exists(_))), "{refused:?}");
        #[cfg(unix)]
        fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
        assert_eq!(restore(&copy, database, true).unwrap(), 3);
        #[cfg(unix)]
        assert_eq!(mode(path), 0o600);
        assert!(kept_lines(path).is_empty());
        assert_eq!(secrets(&copy), known, "the backup is as it was");

        let rooms = Rooms::on(database).unwrap();
        let gone = rooms.look(SUNDAY).await.err().map(|refusal| refusal.code);
        assert_eq!(gone, Some(ErrorCode::Voided));
        let gone = rooms.look(LOCKED).await.err().map(|refusal| refusal.code);
        assert_eq!(gone, Some(ErrorCode::NoRoom), "this one was closed before");
        for (nth, id) in (0..).zip(SUNDAY_MATCHES) {
            let record = rooms.record(SUNDAY, None, Some(nth)).await.unwrap();
            assert_eq!(match_id(&record), id, "what is finished stays");
        }
        assert!(rooms.stopping.stop(std::time::Duration::from_secs(60)).await);
        drop(rooms);
        play(database).await;
        let drawn = secrets(path);
        assert!(!drawn.is_empty() && drawn.is_disjoint(&known));
    });
}

#[test]
fn nothing_is_restored_under_a_server() {
    on_each("under", &async |database| {
        let Some(copy) = beside(database, "copy.db") else { return };
        let (opened, _) = open(database);
        let mut journal = Journal::begin(&opened.store, &settings("r1"), 2).await.unwrap();
        backup(database, &copy).unwrap();
        let in_use = |result| matches!(result, Err(UpkeepError::Store(StoreError::InUse { .. })));
        assert!(in_use(restore(&copy, database, true)));
        assert!(in_use(void(database)));
        journal.append(lines(&["a"])).await.unwrap();
        assert_eq!(journal.lines().await.unwrap(), ["a"]);
        // Where there is none, it is made.
        let new = Database::Sqlite(copy.with_file_name("elsewhere/parlor.db"));
        assert_eq!(restore(&copy, &new, false).unwrap(), 1);
        assert_eq!(open(&new).0.voided, ["r1"]);
    });
}

#[test]
fn open_rooms_are_voided_in_a_database_that_came_back_by_other_means() {
    on_each("void", &async |database| {
        left_by_version_1(database, VERSION_1).await;
        let here = database.clone();
        let n = tokio::task::spawn_blocking(move || void(&here).unwrap()).await.unwrap();
        assert_eq!(n, 2);
        let rooms = Rooms::on(database).unwrap();
        let gone = rooms.look(SUNDAY).await.err().map(|refusal| refusal.code);
        assert_eq!(gone, Some(ErrorCode::Voided));
        assert!(rooms.record(SUNDAY, None, None).await.is_ok());
    });
}

#[test]
fn a_check_finds_what_is_wrong() {
    on_each("check", &async |database| {
        left_by_version_1(database, VERSION_1).await;
        let checked = async || {
            let here = database.clone();
            tokio::task::spawn_blocking(move || check(&here).unwrap()).await.unwrap()
        };
        let whole = checked().await;
        assert_eq!((whole.version, whole.rooms, whole.records), (1, 2, 3));
        assert!(whole.lines > 100 && whole.faults.is_empty(), "{whole:?}");
        drop(open(database));
        let newer = checked().await;
        assert_eq!((newer.version, newer.rooms, &newer.faults), (newer.known, 2, &Vec::new()));
        let wrong = format!(
            "UPDATE entries SET body = 'no line' WHERE room = '{SUNDAY}' AND seq = 3;
             UPDATE records SET body = REPLACE(body, '{0}', 'another') WHERE room = '{SUNDAY}';",
            SUNDAY_MATCHES[0]
        );
        execute(database, &wrong).await;
        let faults = checked().await.faults;
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].starts_with(&format!("room {SUNDAY}: line 4 of the log")), "{faults:?}");
        assert!(faults[1].starts_with(&format!("record 1 of room {SUNDAY}: ")), "{faults:?}");
        if matches!(database, Database::Sqlite(_)) {
            let nowhere = "PRAGMA foreign_keys = OFF; INSERT INTO players (token, room, player) VALUES ('x', 'no room', 1)";
            execute(database, nowhere).await;
            assert!(checked().await.faults[0].ends_with("of players belongs to nothing in rooms"));
        }
    });
}
