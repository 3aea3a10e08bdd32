//! What a table, an address and all together may use up, and what becomes of a room that has.

use std::path::Path;
use std::time::Duration;

use parlor_server::{Budgets, Config, Database};
use rusqlite::Connection;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::{Client, backgammon, block_on, post};
use crate::running::Running;

/// Players may say as much as they like.
fn talkative() -> Config {
    Config { messages_per_token: 0, ..Config::default() }
}

/// Agents alone.
fn agents() -> Value {
    let mut room = backgammon();
    room["seats"][0] = json!({"type": "agent", "agent": "random"});
    room
}

/// Says so many long sentences, and hears each of them.
async fn chat(anna: &mut Client, n: usize) {
    for _ in 0..n {
        anna.say(json!({"type": "chat", "text": "x".repeat(500)})).await;
        anna.hear_of("chat").await;
    }
}

async fn look(server: &Running, id: &str) -> (u16, String) {
    let (status, _, body) = server.ask("GET", &format!("/api/rooms/{id}"), "").await;
    (status, body)
}

/// A room in a file, and the token of Anna, who has said so much in it. The server is gone.
async fn talked_in(database: &Database, n: usize) -> (String, String) {
    let budgets = Budgets { table_bytes: 0, ..Budgets::default() };
    let server = Running::within(database, talkative(), budgets).await;
    let (id, token) = server.seated(backgammon(), "Anna").await;
    let mut anna = Client::connect(server.address, &id, Some(&token)).await;
    chat(&mut anna, n).await;
    server.end().await;
    (id, token)
}

fn n_lines(file: &Path, room: &str) -> u32 {
    let other = Connection::open(file).unwrap();
    let count = "SELECT COUNT(*) FROM entries WHERE room = $1";
    other.query_row(count, [room], |row| row.get(0)).unwrap()
}

#[test]
fn a_match_that_is_too_long_is_refused_with_what_is_possible() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let seats = json!([{"type": "open"}, {"type": "open"}, {"type": "open"}]);
        let mut room = json!({"name": "Zole", "game": "zole", "seats": seats});
        for (length, status) in [(200, 201), (201, 422), (65_535, 422)] {
            room["rules"] = json!(format!("lzf-classic, round_length={length}"));
            let (found, answer) = post(server.address, "/api/rooms", room.clone()).await;
            assert_eq!(found, status, "{length}: {answer}");
            if status == 422 {
                assert_eq!(answer["code"], "limit");
                assert!(answer["detail"].as_str().unwrap().contains("at most 200 deals"));
            }
        }
    });
}

/// Where rules set no limit, or an operator allows less than a room was made with.
#[test]
fn a_match_that_becomes_too_long_ends_the_room() {
    block_on(async {
        let file = tempfile::tempdir().unwrap();
        let database = Database::Sqlite(file.path().join("parlor.db"));
        let fast = Budgets { agent_move: Duration::ZERO, ..Budgets::default() };
        let server = Running::within(&database, talkative(), fast.clone()).await;
        let mut room = agents();
        room["rules"] = json!("seed to=9");
        let id =
            post(server.address, "/api/rooms", room).await.1["id"].as_str().unwrap().to_owned();
        server.end().await;
        let budgets = Budgets { deals_per_match: 2, ..fast };
        let server = Running::within(&database, talkative(), budgets).await;
        let mut watcher = Client::connect(server.address, &id, None).await;
        watcher.say(json!({"type": "pace", "move_ms": 0})).await;
        for _ in 0..2 {
            watcher.hear_of("deal_ended").await;
            watcher.say(json!({"type": "ready", "ready": true})).await;
        }
        let (error, close) = watcher.hear_the_end().await;
        assert_eq!(error["code"], "limit");
        assert!(error["detail"].as_str().unwrap().contains("more deals"), "{error}");
        assert_eq!(close.map(|(code, _)| code), Some(4004));
        let (status, body) = look(&server, &id).await;
        assert!(status == 404 && body.contains("more deals"), "{body}");
    });
}

#[test]
fn a_table_whose_log_is_too_long_is_closed_and_says_why() {
    block_on(async {
        let budgets = Budgets { table_bytes: 4_000, ..Budgets::default() };
        let server = Running::within(&Database::Memory, talkative(), budgets).await;
        let (id, token) = server.seated(backgammon(), "Anna").await;
        let mut anna = Client::connect(server.address, &id, Some(&token)).await;
        for _ in 0..10 {
            anna.say(json!({"type": "chat", "text": "x".repeat(500)})).await;
        }
        let (error, close) = anna.hear_the_end().await;
        assert_eq!(error["code"], "limit");
        let (code, reason) = close.unwrap();
        assert!(code == 4004 && reason.contains("its log is longer"), "{reason}");
        let (status, body) = look(&server, &id).await;
        assert!(status == 404 && body.contains("its log is longer"), "{body}");
        assert_eq!(look(&server, &server.room().await).await.0, 200, "others go on");
    });
}

#[test]
fn what_the_rooms_of_an_address_write_is_limited() {
    block_on(async {
        let budgets =
            Budgets { address_bytes: 30_000, agent_move: Duration::ZERO, ..Budgets::default() };
        let server = Running::within(&Database::Memory, talkative(), budgets).await;
        let mut room = agents();
        // Without a cube: two doubled games could end the match before much is written.
        room["rules"] = json!("seed to=25");
        let from = "X-Forwarded-For: 2001:db8::5\r\n";
        let (_, _, made) = server.request("POST", "/api/rooms", from, &room.to_string()).await;
        let made: Value = serde_json::from_str(&made).unwrap();
        let mut watcher = Client::connect(server.address, made["id"].as_str().unwrap(), None).await;
        watcher.say(json!({"type": "pace", "move_ms": 0})).await;
        let (error, _) = watcher.hear_the_end().await;
        assert!(error["detail"].as_str().unwrap().contains("its address"), "{error}");
    });
}

/// Before, a room that was closed for its address could be made anew at once, and what is written to
/// make one was nobody's.
#[test]
fn new_rooms_are_paid_for_by_their_address() {
    block_on(async {
        let budgets = Budgets { address_bytes: 3_000, ..Budgets::default() };
        let server = Running::within(&Database::Memory, talkative(), budgets).await;
        let make = async |from: &str| {
            let from = format!("X-Forwarded-For: {from}\r\n");
            let body = backgammon().to_string();
            let (status, _, answer) = server.request("POST", "/api/rooms", &from, &body).await;
            (status, answer)
        };
        assert_eq!(make("192.0.2.1").await.0, 201);
        let mut refused = Vec::new();
        for _ in 0..9 {
            let (status, answer) = make("192.0.2.1").await;
            refused.extend((status == 429).then_some(answer));
        }
        assert!(refused.len() > 3, "{refused:?}");
        assert!(refused.iter().all(|why| why.contains("from your address have written")));
        assert_eq!(make("198.51.100.1").await.0, 201, "others have their own");
    });
}

#[test]
fn agents_whom_nobody_watches_do_not_stay() {
    block_on(async {
        let budgets = Budgets { agents_idle: Duration::from_millis(50), ..Budgets::default() };
        let server = Running::within(&Database::Memory, Config::default(), budgets).await;
        let made = post(server.address, "/api/rooms", agents()).await.1;
        let others = server.room().await;
        while look(&server, made["id"].as_str().unwrap()).await.0 == 200 {
            sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(look(&server, &others).await.0, 200, "someone may come there");
    });
}

/// Three rooms of four for those who have one already; the last is for others.
#[test]
fn one_origin_neither_fills_the_server_nor_drives_others_out() {
    block_on(async {
        let budgets = Budgets { rooms: 4, rooms_reserved: 1, ..Budgets::default() };
        let server = Running::within(&Database::Memory, Config::default(), budgets).await;
        let make = async |from: &str| {
            let from = format!("X-Forwarded-For: {from}\r\n");
            let body = backgammon().to_string();
            let (status, _, made) = server.request("POST", "/api/rooms", &from, &body).await;
            let made: Value = serde_json::from_str(&made).unwrap();
            (status, made["id"].as_str().unwrap_or_default().to_owned())
        };
        let mut taken = Vec::new();
        for from in ["2001:db8:0:100::1", "2001:db8:0:200::1", "2001:db8:0:300::1"] {
            taken.push(make(from).await.1);
        }
        assert_eq!(make("2001:db8:0:400::1").await.0, 429, "the last one is not for the same /48");
        let (status, newcomer) = make("192.0.2.1").await;
        assert_eq!(status, 201);
        assert_eq!(make("2001:db8:0:400::1").await.0, 429, "who has most drives nobody out");
        // The server is full: of those who have most the one goes that was idle first.
        assert_eq!(make("198.51.100.1").await.0, 201);
        assert_eq!(look(&server, &taken[0]).await.0, 404);
        let (_, reason) = look(&server, &taken[0]).await;
        assert!(reason.contains("nobody was connected"), "{reason}");
        // One that someone watches is needed.
        let mut watcher = Client::connect(server.address, &taken[1], None).await;
        watcher.hear_of("state").await;
        assert_eq!(make("203.0.113.1").await.0, 201);
        let statuses = [look(&server, &taken[1]).await.0, look(&server, &taken[2]).await.0];
        assert_eq!(statuses, [200, 404]);
        assert_eq!(look(&server, &newcomer).await.0, 200);
        assert_eq!(make("203.0.114.1").await.0, 429, "nobody has two any more");
    });
}

/// Each looked whether there was place before any of the others was open.
#[test]
fn requests_at_the_same_time_do_not_pass_the_cap() {
    block_on(async {
        let budgets = Budgets { rooms: 3, rooms_reserved: 0, ..Budgets::default() };
        let server = Running::within(&Database::Memory, Config::default(), budgets).await;
        let mut requests = JoinSet::new();
        for _ in 0..12 {
            requests.spawn(post(server.address, "/api/rooms", backgammon()));
        }
        let made = requests.join_all().await.into_iter().filter(|(status, _)| *status == 201);
        assert!(made.count() >= 3);
        // Some may have been closed for others, which nobody needed any more.
        let (_, _, list) = server.ask("GET", "/api/rooms", "").await;
        let open: Vec<Value> = serde_json::from_str(&list).unwrap();
        assert_eq!(open.len(), 3);
    });
}

/// The log of a room that stays open begins anew between matches, and nothing is lost by it.
#[test]
fn a_long_log_becomes_a_short_one() {
    block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("parlor.db");
        let database = Database::Sqlite(file.clone());
        let (id, token) = talked_in(&database, 100).await;
        assert!(n_lines(&file, &id) < 80, "{} lines", n_lines(&file, &id));
        let server = Running::start(&database, talkative()).await;
        let mut anna = Client::connect(server.address, &id, Some(&token)).await;
        let state = anna.hear_of("state").await;
        assert_eq!(state["state"]["chat"].as_array().unwrap().len(), 50);
        assert_eq!(state["state"]["entrants"][0]["occupant"]["name"], "Anna");
        // The numbers of the lines go on, so a further restart finds them in order.
        chat(&mut anna, 3).await;
        server.end().await;
        let server = Running::start(&database, talkative()).await;
        let mut anna = Client::connect(server.address, &id, Some(&token)).await;
        anna.begin(0).await;
    });
}

/// A log that is longer than allowed is not read, and no reason not to start.
#[test]
fn an_oversized_table_is_closed_at_the_restart() {
    block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("parlor.db");
        let database = Database::Sqlite(file.clone());
        let (long, _) = talked_in(&database, 20).await;
        let (short, _) = talked_in(&database, 0).await;
        let budgets = Budgets { table_bytes: 2_000, ..Budgets::default() };
        let server = Running::within(&database, Config::default(), budgets).await;
        assert_eq!(look(&server, &short).await.0, 200);
        while n_lines(&file, &long) > 0 {
            sleep(Duration::from_millis(10)).await;
        }
        let (status, body) = look(&server, &long).await;
        assert!(status == 404 && body.contains("its log is longer"), "{body}");
    });
}
