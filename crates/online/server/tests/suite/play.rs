//! Rooms, a whole match, mistakes, and a restart.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use parlor_server::{Budgets, Database, Rooms, router, verify_text};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, backgammon, block_on, http, post};
use crate::player::Player;

/// A server on a port of its own, on a runtime of its own: dropping it is a crash.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    runtime: Option<Runtime>,
}

impl Server {
    pub(crate) fn start(folder: Option<PathBuf>) -> Server {
        Server::start_with(folder, Duration::ZERO)
    }

    /// The same, with a time for which lost seats are kept in new rooms.
    pub(crate) fn start_with(folder: Option<PathBuf>, grace: Duration) -> Server {
        let runtime = Runtime::new().unwrap();
        let address = runtime.block_on(async {
            let file = folder.map(|folder| folder.join("parlor.db"));
            let database = file.map_or(Database::Memory, Database::Sqlite);
            // Agents play as fast as they can.
            let budgets = Budgets { agent_move: Duration::ZERO, ..Budgets::default() };
            let rooms = Rooms::within(&database, budgets).unwrap();
            let rooms = rooms.with_reclaim_grace(grace);
            let rooms = Arc::new(rooms);
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            tokio::spawn(async move { axum::serve(listener, router(rooms)).await.unwrap() });
            address
        });
        Server { address, runtime: Some(runtime) }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.runtime.take().unwrap().shutdown_background();
    }
}

#[test]
fn a_match_is_played_and_its_record_verified() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (status, room) = post(address, "/api/rooms", backgammon()).await;
        assert_eq!(status, 201);
        let id = room["id"].as_str().unwrap();
        let (_, list) = http(address, "GET", "/api/rooms", &Value::Null).await;
        let list: Value = serde_json::from_str(&list).unwrap();
        assert_eq!(
            (&list[0]["name"], &list[0]["rules"]),
            (&json!("A room"), &json!("standard to=1"))
        );
        let join = json!({"name": "Anna"});
        let (status, joined) = post(address, &format!("/api/rooms/{id}/join"), join).await;
        assert_eq!((status, &joined["me"]), (201, &json!(0)));
        assert_eq!(
            http(address, "GET", &format!("/api/rooms/{id}/record"), &Value::Null).await.0,
            409
        );

        let mut watcher = Client::connect(address, id, None).await;
        watcher.hear_of("state").await;
        let mut anna = Client::connect(address, id, joined["token"].as_str()).await;
        let welcome = anna.hear().await;
        assert_eq!((&welcome["type"], &welcome["me"]), (&json!("welcome"), &json!(0)));
        anna.begin(0).await;
        loop {
            let frame = anna.hear().await;
            match frame["event"]["type"].as_str() {
                Some("asked") => anna.answer(&frame["event"]["prompt"]).await,
                Some("match_ended") => break,
                _ => assert_ne!(frame["type"], "error", "{frame}"),
            }
        }
        watcher.hear_of("match_ended").await;
        let (status, record) =
            http(address, "GET", &format!("/api/rooms/{id}/record"), &Value::Null).await;
        assert_eq!(status, 200);
        assert_eq!(verify_text(&record).unwrap().contributions, 1);
    });
}

#[test]
fn every_game_is_played_against_agents() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        for (game, rules, n_seats) in [
            ("zole", "lzf-classic, round_length=3", 3),
            ("zole", "tournament-lv, players=4, round_length=2", 4),
            ("riichi", "tenhou length=east", 4),
        ] {
            let mut seats = vec![json!({"type": "agent", "agent": "random"}); n_seats];
            seats[n_seats - 1] = json!({"type": "open"});
            let calls = json!({"min_ms": 0, "jitter_ms": 0, "strict": false});
            let body =
                json!({"name": game, "game": game, "rules": rules, "seats": seats, "calls": calls});
            let (_, room) = post(address, "/api/rooms", body).await;
            let id = room["id"].as_str().unwrap();
            let join = json!({"name": "Anna"});
            let (_, joined) = post(address, &format!("/api/rooms/{id}/join"), join).await;
            let (token, me) = (joined["token"].as_str(), joined["me"].as_u64().unwrap());
            let mut client = Client::connect(address, id, token).await;
            client.begin(me as u8).await;
            let mut player = Player::default();
            drop(client);
            while !player.play(&mut Client::connect(address, id, token).await).await {}
            let (_, record) =
                http(address, "GET", &format!("/api/rooms/{id}/record"), &Value::Null).await;
            let proof = verify_text(&record).unwrap();
            assert_eq!((proof.game.as_str(), proof.contributions), (game, 1));
            assert_eq!(player.n_accepted, player.n_said);
        }
    });
}

#[test]
fn after_a_crash_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_path_buf();
    let server = Server::start(Some(path.clone()));
    let (mut id, mut token, mut moved) = (String::new(), String::new(), Value::Null);
    let first = (&mut id, &mut token, &mut moved);
    let address = server.address;
    block_on(async move {
        let (id, token, moved) = first;
        let (_, room) = post(address, "/api/rooms", backgammon()).await;
        *id = room["id"].as_str().unwrap().to_owned();
        let join = json!({"name": "Anna"});
        let (_, joined) = post(address, &format!("/api/rooms/{id}/join"), join).await;
        *token = joined["token"].as_str().unwrap().to_owned();
        let mut anna = Client::connect(address, id, Some(token)).await;
        anna.begin(0).await;
        for _ in 0..4 {
            let asked = anna.hear_of("asked").await;
            anna.answer(&asked["event"]["prompt"]).await;
            anna.hear_of("accepted").await;
        }
        *moved = anna.hear_of("asked").await["event"]["prompt"].clone();
    });
    drop(server);

    let server = Server::start(Some(path));
    let address = server.address;
    block_on(async move {
        let mut anna = Client::connect(address, &id, Some(&token)).await;
        let state = anna.hear_of("state").await;
        let prompt = &state["state"]["phase"]["prompt"];
        assert_eq!((&prompt["seq"], &prompt["legal"]), (&moved["seq"], &moved["legal"]));
        anna.answer(prompt).await;
        loop {
            let frame = anna.hear().await;
            match frame["event"]["type"].as_str() {
                Some("asked") => anna.answer(&frame["event"]["prompt"]).await,
                Some("match_ended") => break,
                _ => assert_ne!(frame["type"], "error", "{frame}"),
            }
        }
        let (_, record) =
            http(address, "GET", &format!("/api/rooms/{id}/record"), &Value::Null).await;
        assert!(verify_text(&record).is_ok());
    });
}

#[test]
fn what_is_wrong_is_refused_with_a_code() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let refused = async |body: Value| {
            let (status, answer) = post(address, "/api/rooms", body).await;
            (status, answer["code"].as_str().unwrap_or_default().to_owned())
        };
        let with = |name: &str, value: Value| {
            let mut body = backgammon();
            body[name] = value;
            body
        };
        let agent = |spec: &str| json!([{"type": "open"}, {"type": "agent", "agent": spec}]);
        for (body, status, code) in [
            (json!({}), 422, "bad_message"),
            (with("game", json!("chess")), 422, "bad_message"),
            (with("rules", json!("none")), 422, "bad_message"),
            (with("name", json!("")), 422, "name"),
            (with("seats", json!([{"type": "open"}])), 422, "place"),
            (with("seats", agent("no-such-agent")), 422, "agent"),
            (with("seats", agent("random:depth=99")), 422, "agent"),
            (with("clock", json!({"move_ms": 1, "bank_ms": 0})), 422, "bad_message"),
        ] {
            let shown = body.to_string();
            assert_eq!(refused(body).await, (status, code.to_owned()), "{shown}");
        }
        let (_, room) = post(address, "/api/rooms", with("password", json!("sesame"))).await;
        let id = room["id"].as_str().unwrap();
        let join = async |room: &str, body: Value| {
            let (status, answer) = post(address, &format!("/api/rooms/{room}/join"), body).await;
            (status, answer["code"].as_str().unwrap_or_default().to_owned())
        };
        let named = |name: &str, password: &str| json!({"name": name, "password": password});
        assert_eq!(join("nowhere", named("a", "")).await, (404, "no_room".into()));
        assert_eq!(join(id, named("a", "wrong")).await, (403, "password".into()));
        assert_eq!(join(id, named(" ", "sesame")).await, (422, "name".into()));
        assert_eq!(join(id, named("a", "sesame")).await.0, 201);
        assert_eq!(join(id, named("b", "sesame")).await, (409, "full".into()));

        let mut stranger = Client::connect(address, id, Some("not a token")).await;
        assert_eq!(stranger.hear().await["code"], "token");
        let mut locked_out = Client::connect(address, id, None).await;
        locked_out.hear_of("welcome").await;
        locked_out.say(json!({"type": "resync"})).await;
        assert_eq!(locked_out.hear().await["code"], "password");
        locked_out.say(json!({"type": "join", "name": "c", "password": "sesame"})).await;
        assert_eq!(locked_out.hear().await["code"], "full");
        let url = format!("ws://{address}/api/rooms/{id}/socket");
        let (mut silent, _) = connect_async(url).await.unwrap();
        silent.send(Message::text("{}")).await.unwrap();
        let said = silent.next().await.unwrap().unwrap().into_text().unwrap();
        assert!(said.contains("hello_first"), "{said}");
    });
}
