//! What one client may cost, and who is taken for a program on the server's machine.

use std::time::Duration;

use parlor_server::{Config, Database};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, timeout};

use crate::client::{Client, backgammon, block_on, post};
use crate::player::Player;
use crate::running::Running;

const FAR: &str = "203.0.113.5";

/// A client from elsewhere who watches a room.
async fn watcher(server: &Running, room: &str, address: &str) -> Client {
    Client::on(server.socket(room, "x-forwarded-for", address).await.unwrap()).await
}

/// Figures and experiments are for this machine: not for those behind a proxy on it, and not for a
/// page whose site's name was made to lead here.
#[test]
fn the_machines_own_address_alone_opens_nothing() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        for (headers, status) in [
            ("", 200),
            ("Host: localhost:7878\r\n", 200),
            ("Host: evil.example:7878\r\n", 404),
            ("Host: parlor.example\r\n", 404),
            ("Via: 1.1 proxy\r\n", 404),
            ("X-Real-IP: 127.0.0.1\r\n", 404),
            ("X-Forwarded-For: 127.0.0.1\r\n", 404),
            ("Origin: http://evil.example\r\n", 404),
        ] {
            assert_eq!(server.ask("GET", "/metrics", headers).await.0, status, "{headers}");
            let experiments = if status == 200 { 200 } else { 403 };
            let found = server.ask("GET", "/api/experiments", headers).await.0;
            assert_eq!(found, experiments, "{headers}");
        }
        // A proxy that passes neither the host nor a word of itself looks like a program here.
        let config = Config { behind_proxy: true, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        assert_eq!(server.ask("GET", "/metrics", "").await.0, 404);
        assert_eq!(server.ask("GET", "/api/experiments", "").await.0, 403);
    });
}

/// Twenty seconds' worth of 30 a minute are ten drops: a socket takes one, a frame one, a try five.
#[test]
fn passwords_are_tried_over_a_socket_no_faster_than_over_http() {
    block_on(async {
        let config = Config { requests_per_minute: 30, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let mut room = backgammon();
        room["password"] = json!("sesame");
        let id =
            post(server.address, "/api/rooms", room).await.1["id"].as_str().unwrap().to_owned();
        let mut stranger = watcher(&server, &id, FAR).await;
        let wrong = json!({"type": "join", "name": "Eve", "password": "open"});
        for code in ["password", "too_fast"] {
            stranger.say(wrong.clone()).await;
            assert_eq!(stranger.hear_of("error").await["code"], code);
        }
        let path = format!("/api/rooms/{id}/join");
        let from = format!("X-Forwarded-For: {FAR}\r\n");
        let body = json!({"name": "Eve", "password": "sesame"}).to_string();
        assert_eq!(server.request("POST", &path, &from, &body).await.0, 429, "the same household");
        let mut other = watcher(&server, &id, "203.0.113.6").await;
        other.say(json!({"type": "join", "name": "Bo", "password": "sesame"})).await;
        assert_eq!(other.hear_of("joined").await["me"], 0);
    });
}

#[test]
fn those_who_watch_may_not_say_more_than_others_ask() {
    block_on(async {
        let config = Config { requests_per_minute: 30, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let id = server.room().await;
        let mut eve = watcher(&server, &id, FAR).await;
        for n in 0..9 {
            eve.say(json!({"type": "ping", "n": n})).await;
            assert_eq!(eve.hear_of("pong").await["n"], n);
        }
        eve.say(json!({"type": "ping", "n": 9})).await;
        let (error, close) = eve.hear_the_end().await;
        assert_eq!(error["code"], "too_fast");
        assert_eq!(close, Some((1008, "too_fast".to_owned())));
    });
}

#[test]
fn a_flood_of_pongs_is_a_flood() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let id = server.room().await;
        let mut eve = watcher(&server, &id, FAR).await;
        for _ in 0..200 {
            eve.pong().await;
        }
        assert_eq!(eve.hear_the_end().await.0["code"], "too_fast");
    });
}

#[test]
fn a_household_has_so_many_rooms_open() {
    block_on(async {
        let config = Config { rooms_per_address: 2, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let make = async |from: &str| {
            let (headers, body) =
                (format!("X-Forwarded-For: {from}\r\n"), backgammon().to_string());
            let (status, _, answer) = server.request("POST", "/api/rooms", &headers, &body).await;
            (status, serde_json::from_str::<Value>(&answer).unwrap()["code"].clone())
        };
        assert_eq!(make("2001:db8::1").await.0, 201);
        assert_eq!(make("2001:db8::2").await.0, 201);
        assert_eq!(make("2001:db8::3").await, (429, json!("too_fast")));
        assert_eq!(make(FAR).await.0, 201, "another household");
    });
}

#[test]
fn a_connection_that_brings_no_request_is_given_up() {
    block_on(async {
        let config = Config { header_patience: Duration::from_millis(200), ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        for begun in ["", "GET /healthz HTTP/1.1\r\nHost: local"] {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            stream.write_all(begun.as_bytes()).await.unwrap();
            let mut answer = Vec::new();
            let ended = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
            assert!(ended.is_ok(), "it is still open after {begun:?}");
        }
        assert_eq!(server.ask("GET", "/healthz", "").await.2, "ok");
    });
}

/// A byte now and then is no body.
#[test]
fn a_body_that_does_not_come_in_time_is_given_up() {
    block_on(async {
        let config = Config { body_patience: Duration::from_millis(300), ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        for path in ["/api/rooms", "/api/replay"] {
            let head = format!(
                "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                 Content-Length: 10000\r\n\r\n"
            );
            let stream = TcpStream::connect(server.address).await.unwrap();
            let (mut read, mut write) = stream.into_split();
            write.write_all(head.as_bytes()).await.unwrap();
            let dripping = tokio::spawn(async move {
                while write.write_all(b" ").await.is_ok() {
                    sleep(Duration::from_millis(20)).await;
                }
            });
            let mut answer = Vec::new();
            let ended = timeout(Duration::from_secs(20), read.read_to_end(&mut answer)).await;
            assert!(ended.is_ok(), "{path} still listens");
            let answer = String::from_utf8_lossy(&answer);
            assert!(answer.starts_with("HTTP/1.1 422 ") && answer.contains("too long"), "{answer}");
            assert!(timeout(Duration::from_secs(20), dripping).await.is_ok());
        }
    });
}

/// Asks for the description so often that no buffer holds all the answers, and reads nothing yet.
async fn much_asked(server: &Running) -> TcpStream {
    const TIMES: usize = 300;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let ask = "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let last = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all((ask.repeat(TIMES) + last).as_bytes()).await.unwrap();
    stream
}

#[test]
fn answers_that_nobody_takes_are_given_up() {
    block_on(async {
        let config = Config { answer_patience: Duration::from_millis(300), ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let mut stream = much_asked(&server).await;
        let gone = async {
            while stream.write_all(b" ").await.is_ok() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        assert!(timeout(Duration::from_secs(20), gone).await.is_ok(), "it is still open");
    });
}

#[test]
fn who_reads_slowly_gets_everything_and_a_socket_may_be_silent() {
    block_on(async {
        let patience = Duration::from_secs(2);
        let config =
            Config { answer_patience: patience, body_patience: patience, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let id = server.room().await;
        let mut watcher = Client::connect(server.address, &id, None).await;
        watcher.hear_of("state").await;
        let begin = Instant::now();
        let mut stream = much_asked(&server).await;
        let (mut answers, mut part) = (Vec::new(), vec![0; 1 << 20]);
        loop {
            let n = stream.read(&mut part).await.unwrap();
            if n == 0 {
                break;
            }
            answers.extend_from_slice(&part[..n]);
            if answers.len() >> 20 > (answers.len() - n) >> 20 {
                sleep(Duration::from_millis(300)).await;
            }
        }
        assert!(answers.ends_with(b"ok") && begin.elapsed() > patience, "{}", answers.len());
        watcher.say(json!({"type": "ping", "n": 1})).await;
        assert_eq!(watcher.hear_of("pong").await["n"], 1);
    });
}

#[test]
fn an_address_has_so_many_connections() {
    block_on(async {
        let trusted_proxies = Vec::new();
        let config = Config { connections_per_address: 2, trusted_proxies, ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let ask = async |stream: &mut TcpStream| {
            let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
            let mut answer = [0; 12];
            stream.read_exact(&mut answer).await.is_ok_and(|_| &answer == b"HTTP/1.1 200")
        };
        let mut streams = Vec::new();
        for expected in [true, true, false] {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            assert_eq!(ask(&mut stream).await, expected);
            streams.push(stream);
        }
        streams.clear();
        // The server needs a moment to see that they are gone.
        while !ask(&mut TcpStream::connect(server.address).await.unwrap()).await {
            sleep(Duration::from_millis(20)).await;
        }
    });
}

/// A line that broke without a word: nobody closes the socket and nobody answers its pings.
#[test]
fn a_silent_socket_is_closed_and_one_that_answers_stays() {
    block_on(async {
        let config = Config { silence_max: Duration::from_millis(300), ..Config::default() };
        let server = Running::start(&Database::Memory, config).await;
        let id = server.room().await;
        let mut lively = Client::connect(server.address, &id, None).await;
        lively.hear_of("state").await;
        // Reading is what answers pings.
        let listening = tokio::spawn(async move { lively.hear_or_end().await });
        let mut silent = Client::connect(server.address, &id, None).await;
        silent.hear_of("state").await;
        let sockets = async || {
            let (_, _, figures) = server.ask("GET", "/metrics", "").await;
            let line = figures.lines().find_map(|line| line.strip_prefix("parlor_sockets "));
            line.unwrap().parse::<u32>().unwrap()
        };
        assert_eq!(sockets().await, 2);
        while sockets().await > 1 {
            sleep(Duration::from_millis(50)).await;
        }
        sleep(Duration::from_millis(900)).await;
        assert!(!listening.is_finished());
        assert_eq!(sockets().await, 1);
        let (_, close) = silent.hear_the_end().await;
        assert_ne!(close.map(|(code, _)| code), Some(1008), "it has broken no rule");
    });
}

/// The list of rooms names a locked room, so its id alone must not open what was played there.
#[test]
fn the_match_of_a_locked_room_is_for_those_who_were_in_it() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let mut room = backgammon();
        room["password"] = json!("sesame");
        let (_, made) = post(server.address, "/api/rooms", room).await;
        let id = made["id"].as_str().unwrap();
        let path = |end: &str| format!("/api/rooms/{id}/{end}");
        let join = json!({"name": "Anna", "password": "sesame"}).to_string();
        let (_, headers, joined) = server.request("POST", &path("join"), "", &join).await;
        let joined: Value = serde_json::from_str(&joined).unwrap();
        let token = joined["token"].as_str().unwrap();
        let cookie = format!("set-cookie: parlor={token}; path=/api/rooms/{id};");
        assert!(headers.contains(&cookie) && headers.contains("httponly; samesite=strict"));
        let mut anna = Client::connect(server.address, id, Some(token)).await;
        anna.begin(0).await;
        drop(anna);
        let mut player = Player::default();
        while !player.play(&mut Client::connect(server.address, id, Some(token)).await).await {}
        for (headers, status) in [
            (String::new(), 403),
            ("Cookie: parlor=somebody\r\n".to_owned(), 403),
            (format!("Cookie: theme=dark; parlor={token}\r\n"), 200),
            (format!("Authorization: Bearer {token}\r\n"), 200),
        ] {
            for end in ["record", "replay?deal=0"] {
                let found = server.ask("GET", &path(end), &headers).await;
                assert_eq!(found.0, status, "{headers} {}", found.2);
            }
        }
    });
}
