//! What an operator relies on: headers, limits, probes, a log without secrets, an orderly end.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use futures_util::StreamExt;
use parlor_server::{Allowed, Config, Database};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, backgammon, block_on, post};
use crate::running::Running;

/// Experiments keep a core busy: for this machine unless the operator allows others, one at a time.
#[test]
fn experiments_are_listed_and_run_for_this_machine() {
    block_on(async {
        for (experiments, far) in [(Allowed::Local, 403), (Allowed::All, 200), (Allowed::None, 403)]
        {
            let config = Config { experiments, ..Config::default() };
            let server = Running::start(&Database::Memory, config).await;
            let here = if experiments == Allowed::None { 403 } else { 200 };
            assert_eq!(server.ask("GET", "/api/experiments", "").await.0, here);
            let from = "X-Forwarded-For: 203.0.113.5\r\n";
            assert_eq!(server.ask("GET", "/api/experiments", from).await.0, far);
        }
        let server = Running::start(&Database::Memory, Config::default()).await;
        let look = async |id: &str| {
            let (_, _, run) = server.ask("GET", &format!("/api/experiments/{id}"), "").await;
            serde_json::from_str::<Value>(&run).unwrap()
        };
        let (_, _, list) = server.ask("GET", "/api/experiments", "").await;
        let list: Value = serde_json::from_str(&list).unwrap();
        assert_eq!((&list[0]["id"], list.as_array().unwrap().len()), (&json!("quick"), 4));
        // What was found, and a bug, which is no end of the laboratory.
        for (id, found) in [
            ("quick", json!({"found": 7})),
            ("broken", Value::Null),
            ("quick", json!({"found": 7})),
        ] {
            let path = format!("/api/experiments/{id}");
            let (status, begun) = post(server.address, &path, json!({"seed": 7})).await;
            assert_eq!((status, &begun["seed"]), (202, &json!(7)));
            let mut run = look(id).await;
            while run["report"].is_null() && run["error"].is_null() {
                tokio::time::sleep(Duration::from_millis(5)).await;
                run = look(id).await;
            }
            assert_eq!((&run["report"], run["error"].is_string()), (&found, found.is_null()));
        }
        assert_eq!(post(server.address, "/api/experiments/slow", json!({})).await.0, 202);
        let (status, refused) = post(server.address, "/api/experiments/quick", json!({})).await;
        assert_eq!((status, &refused["code"]), (429, &json!("too_fast")));
        assert_eq!(look("slow").await["id"], "slow");
        assert_eq!(look("quick").await["code"], "not_now");
    });
}

#[test]
fn every_answer_is_safe_in_a_browser() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        for path in ["/", "/api/rooms", "/api/rooms/none/record", "/nothing.js", "/healthz"] {
            let (_, headers, _) = server.ask("GET", path, "").await;
            for wanted in [
                "content-security-policy: default-src 'self'",
                "frame-ancestors 'none'",
                "x-content-type-options: nosniff",
                "referrer-policy: no-referrer",
                "permissions-policy: camera=()",
            ] {
                assert!(headers.contains(wanted), "{path}: {headers}");
            }
        }
    });
}

#[test]
fn probes_and_figures_tell_how_it_stands() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let id = server.room().await;
        let mut watcher = Client::connect(server.address, &id, None).await;
        watcher.hear_of("state").await;
        assert_eq!(server.ask("GET", "/healthz", "").await.2, "ok");
        assert_eq!(server.ask("GET", "/readyz", "").await.2, "ready");
        server.ask("GET", "/api/rooms/none/record", "").await;
        let (status, headers, figures) = server.ask("GET", "/metrics", "").await;
        assert_eq!(status, 200);
        assert!(headers.contains("content-type: application/openmetrics-text"), "{headers}");
        for line in [
            "parlor_rooms 1",
            "parlor_sockets 1",
            "parlor_tables{game=\"backgammon\"} 1",
            "parlor_errors_total{code=\"no_room\"} 1",
            "parlor_requests_total{status=\"201\"} 1",
            "# TYPE parlor_action_seconds histogram",
        ] {
            assert!(figures.lines().any(|found| found == line), "{line} in {figures}");
        }
        let (status, ..) = server.ask("GET", "/metrics", "X-Forwarded-For: 203.0.113.5\r\n").await;
        assert_eq!(status, 404, "only for this machine");
    });
}

/// The program runs all the while.
#[test]
fn clients_may_come_while_the_database_answers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("parlor.db");
    block_on(async {
        let server = Running::start(&Database::Sqlite(path.clone()), Config::default()).await;
        let other = rusqlite::Connection::open(&path).unwrap();
        other.busy_timeout(Duration::from_secs(20)).unwrap();
        assert_eq!(server.ask("GET", "/readyz", "").await.0, 200);
        for (rename, status, said) in [
            ("parlor_version RENAME TO elsewhere", 503, "the database does not answer"),
            ("elsewhere RENAME TO parlor_version", 200, "ready"),
        ] {
            other.execute_batch(&format!("ALTER TABLE {rename}")).unwrap();
            let mut answer = server.ask("GET", "/readyz", "").await;
            // What it said a moment ago is still believed.
            while answer.0 != status {
                tokio::time::sleep(Duration::from_millis(100)).await;
                answer = server.ask("GET", "/readyz", "").await;
            }
            assert_eq!(answer.2, said);
            assert_eq!(server.ask("GET", "/healthz", "").await.0, 200);
        }
    });
}

#[test]
fn what_sockets_are_refused_is_counted_once() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let id = server.room().await;
        let join = json!({"name": "Anna"});
        post(server.address, &format!("/api/rooms/{id}/join"), join.clone()).await;
        post(server.address, &format!("/api/rooms/{id}/join"), join).await;
        let mut stranger = Client::connect(server.address, &id, Some("x")).await;
        assert_eq!(stranger.hear_the_end().await.1, Some((1008, "token".to_owned())));
        let mut rude = Client::dial(server.address, &id).await;
        rude.throw("{}").await;
        assert_eq!(rude.hear_the_end().await.1, Some((1008, "hello_first".to_owned())));
        let mut watcher = Client::connect(server.address, &id, None).await;
        watcher.say(json!({"type": "join", "name": "Bo"})).await;
        assert_eq!(watcher.hear_of("error").await["code"], "full");
        let (_, _, figures) = server.ask("GET", "/metrics", "").await;
        for (code, n) in [("token", 1), ("hello_first", 1), ("name", 1), ("full", 1)] {
            let line = format!("parlor_errors_total{{code=\"{code}\"}} {n}");
            assert!(figures.lines().any(|found| found == line), "{line} in {figures}");
        }
    });
}

/// The older socket is told why, so that its page does not come back and take the seat again.
#[test]
fn a_seat_that_is_opened_elsewhere_closes_its_older_socket() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let id = server.room().await;
        let join = json!({"name": "Anna"});
        let (_, joined) = post(server.address, &format!("/api/rooms/{id}/join"), join).await;
        let token = joined["token"].as_str();
        let mut older = Client::connect(server.address, &id, token).await;
        older.hear_of("state").await;
        let mut newer = Client::connect(server.address, &id, token).await;
        newer.hear_of("state").await;
        let (error, close) = older.hear_the_end().await;
        assert_eq!(error, Value::Null);
        assert_eq!(close, Some((4001, "this seat was opened elsewhere".to_owned())));
        newer.say(json!({"type": "ping", "n": 1})).await;
        assert_eq!(newer.hear_of("pong").await["n"], 1);
    });
}

#[test]
fn pages_of_other_sites_are_kept_out() {
    block_on(async {
        let friend = "https://friend.example".to_owned();
        let config = Config { origins: vec![friend.clone()], ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let own = format!("http://{}", server.address);
        let id = server.room().await;
        for (origin, fine) in
            [(own.as_str(), true), (&friend, true), ("https://evil.example", false)]
        {
            let headers = format!("Origin: {origin}\r\nContent-Length: 0\r\n");
            let (status, _, body) = server.ask("POST", "/api/rooms", &headers).await;
            assert_eq!(status != 403, fine, "{origin}: {body}");
            let refused = server.socket(&id, "origin", origin).await.err();
            assert_eq!(refused, (!fine).then_some(403), "{origin}");
        }
        // What a browser asks before a friend's page posts, and what it needs to show the answer.
        for (origin, status, allowed) in
            [(friend.as_str(), 204, true), ("https://evil.example", 405, false)]
        {
            let headers = format!("Origin: {origin}\r\nAccess-Control-Request-Method: POST\r\n");
            let (found, headers, _) = server.ask("OPTIONS", "/api/rooms", &headers).await;
            assert_eq!(found, status, "{origin}");
            let methods = headers.contains("access-control-allow-methods: get, post");
            assert_eq!(methods, allowed, "{headers}");
            let (status, headers, _) =
                server.ask("GET", "/api/rooms", &format!("Origin: {origin}\r\n")).await;
            assert_eq!(status, 200);
            let shown = headers.contains(&format!("access-control-allow-origin: {origin}"));
            assert_eq!(shown, allowed, "{headers}");
        }
    });
}

#[test]
fn an_address_that_asks_too_often_must_wait() {
    block_on(async {
        let config =
            Config { requests_per_minute: 30, sockets_per_address: 2, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let id = server.room().await;
        let from = |address: &str| format!("X-Forwarded-For: {address}\r\n");
        let mut statuses = Vec::new();
        for _ in 0..12 {
            statuses.push(server.ask("GET", "/api/rooms", &from("203.0.113.5")).await.0);
        }
        assert_eq!(statuses[..10], [200; 10]);
        assert_eq!(statuses[11], 429, "{statuses:?}");
        assert_eq!(server.ask("GET", "/api/rooms", &from("203.0.113.6")).await.0, 200);
        assert_eq!(server.ask("GET", "/", &from("203.0.113.5")).await.0, 200, "a page is free");
        let socket = async || server.socket(&id, "x-forwarded-for", "203.0.113.7").await;
        let (first, second) = (socket().await, socket().await);
        assert!(first.is_ok() && second.is_ok());
        assert_eq!(socket().await.err(), Some(429));
        drop(first);
        while socket().await.is_err() {
            tokio::time::sleep(Duration::from_millis(400)).await;
        }
    });
}

/// Another socket or another address does not help: what counts is whose token it is.
#[test]
fn a_token_that_says_too_much_must_wait() {
    block_on(async {
        let config = Config { messages_per_token: 30, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let mut body = backgammon();
        body["seats"][1] = json!({"type": "open"});
        let (_, room) = post(server.address, "/api/rooms", body).await;
        let id = room["id"].as_str().unwrap();
        let mut tokens = Vec::new();
        for name in ["Anna", "Berta"] {
            let join = json!({"name": name});
            let (_, joined) = post(server.address, &format!("/api/rooms/{id}/join"), join).await;
            tokens.push(joined["token"].as_str().unwrap().to_owned());
        }
        // Twenty seconds' worth is ten: a hello and four pings, over two sockets.
        for _ in 0..2 {
            let mut anna = Client::connect(server.address, id, Some(&tokens[0])).await;
            for n in 0..4 {
                anna.say(json!({"type": "ping", "n": n})).await;
                assert_eq!(anna.hear_of("pong").await["n"], n);
            }
        }
        let mut anna = Client::connect(server.address, id, Some(&tokens[0])).await;
        assert_eq!(anna.hear().await["code"], "too_fast");
        assert_eq!(anna.hear_or_end().await, None);
        let seat = format!("/api/rooms/{id}/seat");
        let (status, refused) = post(server.address, &seat, json!({"token": tokens[0]})).await;
        assert_eq!((status, &refused["code"]), (429, &json!("too_fast")));
        let (status, _) = post(server.address, &seat, json!({"token": tokens[1]})).await;
        assert_eq!(status, 200, "another token has its own");
    });
}

#[test]
fn a_server_that_stops_says_goodbye_and_keeps_its_tables() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("parlor.db"));
    block_on(async {
        let server = Running::start(&database, Config::default()).await;
        let id = server.room().await;
        let path = format!("/api/rooms/{id}/join");
        let (_, joined) = post(server.address, &path, json!({"name": "Anna"})).await;
        let mut idle = server.socket(&id, "origin", &format!("http://{}", server.address)).await;
        let mut anna = Client::connect(server.address, &id, joined["token"].as_str()).await;
        anna.begin(0).await;
        server.stop.send(()).unwrap();
        let closed = idle.as_mut().unwrap().next().await.unwrap().unwrap();
        let Message::Close(Some(frame)) = closed else { panic!("{closed:?}") };
        assert_eq!(u16::from(frame.code), 1001);
        while anna.hear_or_end().await.is_some() {}
        server.ended.await.unwrap().unwrap();
        assert!(TcpStream::connect(server.address).await.is_err(), "nobody listens any more");

        let server = Running::start(&database, Config::default()).await;
        let mut anna = Client::connect(server.address, &id, joined["token"].as_str()).await;
        let state = anna.hear_of("state").await;
        assert_eq!(state["state"]["phase"]["type"], "playing", "{state}");
    });
}

/// All that was logged.
static LOGGED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Log;

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOGGED.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn secrets_are_neither_logged_nor_kept() {
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(|| Log);
    tracing::subscriber::set_global_default(subscriber.finish()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("parlor.db"));
    let (token, room_id) = (Mutex::new(String::new()), Mutex::new(String::new()));
    let links = Mutex::new(vec!["f".repeat(32)]);
    block_on(async {
        let server = Running::start(&database, Config::default()).await;
        let mut body = backgammon();
        body["password"] = json!("open-sesame");
        let (_, room) = post(server.address, "/api/rooms", body).await;
        let path = format!("/api/rooms/{}/join", room["id"].as_str().unwrap());
        for password in ["shut-sesame", "open-sesame"] {
            let join = json!({"name": "Anna", "password": password});
            let (_, joined) = post(server.address, &path, join).await;
            if let Some(mine) = joined["token"].as_str() {
                mine.clone_into(&mut token.lock().unwrap());
            }
        }
        let token = token.lock().unwrap().clone();
        let id = room["id"].as_str().unwrap();
        id.clone_into(&mut room_id.lock().unwrap());
        let mut anna = Client::connect(server.address, id, Some(&token)).await;
        anna.hear_of("state").await;
        let (_, _, made) = server.request("POST", "/api/me", "", "").await;
        let made: Value = serde_json::from_str(&made).unwrap();
        links.lock().unwrap().push(made["secret"].as_str().unwrap().to_owned());
        let seat = json!({"room": id, "token": token}).to_string();
        let all = links.lock().unwrap().clone();
        for link in all {
            let bearer = format!("Authorization: Bearer {link}\r\n");
            let (take, nonsense) = (format!("/api/me/seats/{id}"), format!("{{{link}"));
            for (method, path, body) in [
                ("POST", "/api/me/seats", seat.as_str()),
                ("GET", "/api/me", ""),
                ("POST", take.as_str(), r#"{"confirm":true}"#),
                ("POST", "/api/me/seats", nonsense.as_str()),
            ] {
                let (_, head, answer) = server.request(method, path, &bearer, body).await;
                assert!(!head.contains(&link) && !answer.contains(&link), "{path}: {answer}");
            }
        }
        let (_, _, figures) = server.ask("GET", "/metrics", "").await;
        assert!(!figures.contains(&token));
        server.stop.send(()).unwrap();
        server.ended.await.unwrap().unwrap();
    });
    let token = token.into_inner().unwrap();
    assert_eq!(token.len(), 32);
    let log = String::from_utf8(LOGGED.lock().unwrap().clone()).unwrap();
    assert!(log.contains("/api/rooms/{id}/join"), "requests are logged: {log}");
    let room_id = room_id.into_inner().unwrap();
    assert!(!log.contains(&room_id), "an id lets people into a hidden room");
    let files = read_folder(folder.path());
    let links = links.into_inner().unwrap();
    assert!(log.contains("/api/me/seats/{id}"), "requests are logged: {log}");
    let secrets = [token.as_str(), "open-sesame", "shut-sesame"];
    for secret in secrets.into_iter().chain(links.iter().map(String::as_str)) {
        assert!(!log.contains(secret), "{secret} in the log");
        for bytes in &files {
            let found = bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
            assert!(!found, "{secret} in the database");
        }
    }
}

/// Every file of a folder. SQLite folds its journal into the database and removes it when its
/// last connection closes, which may be just now: then everything is read again.
fn read_folder(folder: &Path) -> Vec<Vec<u8>> {
    loop {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        match paths.map(fs::read).collect() {
            Ok(files) => return files,
            Err(error) => assert_eq!(error.kind(), io::ErrorKind::NotFound, "{error}"),
        }
    }
}

#[test]
fn a_program_without_its_page_says_how_to_build_one() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let (status, headers, body) = server.ask("GET", "/room/abc", "").await;
        assert_eq!(status, 200);
        assert!(headers.contains("content-type: text/html"), "{headers}");
        assert!(body.contains("make run"), "{body}");
        let (status, ..) = server.ask("GET", "/api/nothing", "").await;
        assert_eq!(status, 404);
        assert_eq!(post(server.address, "/api/rooms", Value::Null).await.0, 422);
    });
}
