//! The machine's clock may be set while the server is down: tables go on from their own time.

use parlor_server::{Config, Database};
use rusqlite::{Connection, params};
use serde_json::{Value, json};

use crate::client::{Client, backgammon, block_on, post};
use crate::running::Running;

/// Lets every line of a log say a later time: as if the clock had been set back since.
fn shift_log(file: &std::path::Path, by_ms: u64) {
    let other = Connection::open(file).unwrap();
    let mut lines = other.prepare("SELECT room, seq, body FROM entries").unwrap();
    let read = lines.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
    let read: Vec<(String, i64, String)> = read.map(Result::unwrap).collect();
    for (room, seq, body) in read {
        let mut line: Value = serde_json::from_str(&body).unwrap();
        if let Some(at_ms) = line["at_ms"].as_u64() {
            line["at_ms"] = json!(at_ms + by_ms);
        }
        let update = "UPDATE entries SET body = $1 WHERE room = $2 AND seq = $3";
        other.execute(update, params![line.to_string(), room, seq]).unwrap();
    }
}

#[test]
fn a_clock_that_was_set_back_stops_no_table() {
    block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("parlor.db");
        let database = Database::Sqlite(file.clone());
        let server = Running::start(&database, Config::default()).await;
        let mut room = backgammon();
        room["seats"][0] = json!({"type": "agent", "agent": "random"});
        let made = post(server.address, "/api/rooms", room).await.1;
        server.end().await;
        shift_log(&file, 3_600_000);
        let server = Running::start(&database, Config::default()).await;
        let mut watcher = Client::connect(server.address, made["id"].as_str().unwrap(), None).await;
        let told = watcher.hear_of("welcome").await["now_ms"].as_u64().unwrap();
        let began = watcher.hear_of("watch_began").await["at_ms"].as_u64().unwrap();
        assert!(began.abs_diff(told) < 600_000, "one time for all that the client is told");
        // Two moves are made, each after its time. They would come in an hour.
        watcher.hear_of("watched").await;
        watcher.hear_of("watched").await;
        watcher.say(json!({"type": "ping", "n": 1})).await;
        let pong = watcher.hear_of("pong").await["now_ms"].as_u64().unwrap();
        assert!(pong >= began, "{pong}");
    });
}
