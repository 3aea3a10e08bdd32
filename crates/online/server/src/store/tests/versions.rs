//! Databases of older and of newer versions.
//!
//! `testdata/online/` holds what servers of before wrote into databases of version 1: one whose tables
//! behaved as version 1 of logs says, and an older one (see `LOG_VERSION`). In the room *Sunday* Anna
//! has played two matches of Zole against agents, was away between the deals of the second, and is asked
//! for the last card of the third. In *Locked*, which is closed, Berta has played one. In *Claimed* the
//! others have given Berta's seat to someone after a restart.

use std::time::Duration;

use parlor_table::Who;
use parlor_wire::online::ErrorCode;
use serde_json::{Value, json};
use tokio::time::{Instant, timeout};
use tokio_postgres::NoTls;

use super::{Database, StoreError, on_each, open};
use crate::Rooms;
use crate::ops::metrics::Metrics;
use crate::store::{Store, schema};
use crate::tables::task::TableRequest;
use crate::ws::outbox::Outbox;

pub(super) const VERSION_1: &str = include_str!("../../../../../../testdata/online/version-1.sql");
const OLDER: &str = include_str!("../../../../../../testdata/online/version-1-older.sql");

pub(super) const SUNDAY: &str = "gm2mq-2wdfm";
pub(super) const SUNDAY_MATCHES: [&str; 2] =
    ["0feb3858b0ba4e79c7ca8b3fc617b57d", "464d4fc9b1e85ae6309196b9fa34070a"];
const ANNA: &str = "2196fc3816f58feacdcb8143a9d5e59e";
pub(super) const LOCKED: &str = "9n019-chejn";
const LOCKED_MATCH: &str = "ed1af0c9a98b10f59e73c30cb55c9f66";
const BERTA: &str = "faf2a3ef2d698eb6d361a8152db4419f";
const CLAIMED: &str = "yha2y-x6z8b";
const CLAIMED_BERTA: &str = "c5c0b9c4ea2c063c580a87eaad2f8e63";
const CLAIMANT: &str = "2dc1ec09d23ad9ab2d9d0dfd05427d9b";
const OLDER_SUNDAY: &str = "c9a5170088cec200";
const OLDER_ANNA: &str = "c58dbebc4bc472f9ca38dbaa478e9d4c";

/// Executes statements in a database that no server uses.
pub(super) async fn execute(database: &Database, statements: &str) {
    match database {
        Database::Memory => {}
        Database::Sqlite(path) => {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            rusqlite::Connection::open(path).unwrap().execute_batch(statements).unwrap();
        }
        Database::Postgres(url) => {
            let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
            tokio::spawn(connection);
            client.batch_execute(statements).await.unwrap();
        }
    }
}

/// Makes the database as an older server has left it.
pub(super) async fn left_by_version_1(database: &Database, rows: &str) {
    let version = schema::MAKE_VERSION;
    let begin = format!("{version}; INSERT INTO parlor_version VALUES (1); {}", schema::STEPS[0]);
    execute(database, &begin).await;
    execute(database, rows).await;
}

/// The name of a match, as the proof in its record has it.
pub(super) fn match_id(record: &str) -> String {
    let record: Value = serde_json::from_str(record).unwrap();
    record["fair"]["match_id"].as_str().unwrap().to_owned()
}

/// Someone comes back to a table and answers whatever is asked until the match is over.
async fn play_to_the_end(rooms: &Rooms, room: &str, token: &str) {
    let who = Who::Player(rooms.player(room, token).unwrap());
    let (table, _) = rooms.room(room).ok().unwrap();
    let (outbox, mut waiting) = Outbox::new();
    let connect = TableRequest::Connect { who, connection: 1, last: None, outbox };
    table.send(connect).await.ok().unwrap();
    loop {
        let texts = waiting.next().await.unwrap();
        let frames: Vec<Value> =
            texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        let is = |sort: &str| frames.iter().any(|frame| frame["type"] == sort);
        assert!(
            !is("accepted") || is("event"),
            "what an answer brings goes out together: {texts:?}"
        );
        if frames.iter().any(|frame| frame["event"]["type"] == "match_ended") {
            return;
        }
        let prompts = frames
            .iter()
            .flat_map(|frame| [&frame["state"]["phase"]["prompt"], &frame["event"]["prompt"]]);
        let Some(prompt) = prompts.into_iter().find(|prompt| prompt.is_object()) else { continue };
        let act = json!({
            "type": "act",
            "expected_seq": prompt["seq"],
            "action_id": prompt["seq"].to_string(),
            "action": prompt["legal"][0],
        });
        let heard = table.parse(&act.to_string()).unwrap();
        heard.send(who, Instant::now()).await.ok().unwrap();
    }
}

#[test]
fn a_database_of_version_1_goes_on_with_its_tables_and_matches() {
    on_each("version_1", &async |database| {
        left_by_version_1(database, VERSION_1).await;
        let rooms = Rooms::on(database).unwrap();
        let sunday = rooms.look(SUNDAY).await.unwrap();
        assert_eq!((sunday.summary.playing, sunday.matches), (true, 2));
        assert_eq!(rooms.look(LOCKED).await.err().map(|it| it.code), Some(ErrorCode::NoRoom));
        let nth = async |rooms: &Rooms, room, token, nth| {
            rooms
                .record(room, token, nth)
                .await
                .map(|record| match_id(&record))
                .map_err(|it| it.code)
        };
        let first = nth(&rooms, SUNDAY, None, Some(0)).await;
        assert_eq!(first.as_deref(), Ok(SUNDAY_MATCHES[0]));
        assert_eq!(nth(&rooms, SUNDAY, None, Some(1)).await.as_deref(), Ok(SUNDAY_MATCHES[1]));
        assert_eq!(nth(&rooms, SUNDAY, None, Some(2)).await, Err(ErrorCode::NotNow));
        for (token, opened) in [(Some(BERTA), Ok(LOCKED_MATCH)), (None, Err(&ErrorCode::Token))] {
            let only = nth(&rooms, LOCKED, token, Some(0)).await;
            assert_eq!(only.as_deref(), opened);
        }
        // The old token of a seat that was given away is worth nothing, the claim's is.
        assert_eq!(rooms.seat(CLAIMED, CLAIMANT).await.map(|seat| seat.me).ok(), Some(1));
        let lost = rooms.seat(CLAIMED, CLAIMED_BERTA).await;
        assert_eq!(lost.err().map(|it| it.code), Some(ErrorCode::NotSeated));
        // The third match goes on to its end and is the third, also for the next server.
        let limit = Duration::from_secs(60);
        timeout(limit, play_to_the_end(&rooms, SUNDAY, ANNA)).await.unwrap();
        let third = nth(&rooms, SUNDAY, None, Some(2)).await.unwrap();
        assert!(rooms.stopping.stop(limit).await);
        drop(rooms);
        let (opened, _) = open(database);
        for (n, name) in (0..).zip([SUNDAY_MATCHES[0], SUNDAY_MATCHES[1], &third]) {
            let kept = opened.store.record(SUNDAY, None, Some(n)).await.unwrap().unwrap();
            assert_eq!(match_id(&kept.body), name);
        }
        assert!(opened.store.record(SUNDAY, None, Some(3)).await.unwrap().is_none());
        assert_eq!(opened.rooms.len(), 2);
    });
}

#[test]
fn the_tables_of_still_older_servers_come_back_too() {
    on_each("older", &async |database| {
        left_by_version_1(database, OLDER).await;
        let rooms = Rooms::on(database).unwrap();
        let sunday = rooms.look(OLDER_SUNDAY).await.unwrap();
        assert_eq!((sunday.summary.playing, sunday.matches), (true, 2));
        let limit = Duration::from_secs(60);
        timeout(limit, play_to_the_end(&rooms, OLDER_SUNDAY, OLDER_ANNA)).await.unwrap();
        assert_eq!(rooms.look(OLDER_SUNDAY).await.unwrap().matches, 3);
    });
}

#[test]
fn a_database_of_a_newer_version_is_refused_and_left_alone() {
    on_each("newer", &async |database| {
        drop(open(database));
        execute(database, "UPDATE parlor_version SET version = version + 1").await;
        for _ in 0..2 {
            let error = Store::open(database, &Metrics::new()).err().unwrap();
            let (found, known) = (schema::KNOWN + 1, schema::KNOWN);
            let said = format!(
                "the database has version {found}, and this program knows {known}: use a newer Parlor"
            );
            assert!(matches!(error, StoreError::Version { .. }) && error.to_string() == said);
        }
    });
}
