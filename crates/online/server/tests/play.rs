//! A server over real sockets: rooms, a whole match, mistakes, and a restart.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use parlor_fair::Contribution;
use parlor_server::{Hall, router};
use parlor_table::verify_text;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server on a port of its own, on a runtime of its own: dropping it is a crash.
struct Server {
    address: SocketAddr,
    runtime: Option<Runtime>,
}

impl Server {
    fn start(folder: Option<PathBuf>) -> Server {
        let runtime = Runtime::new().unwrap();
        let address = runtime.block_on(async {
            let hall = Arc::new(Hall::open(folder).unwrap());
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            tokio::spawn(async move { axum::serve(listener, router(hall)).await.unwrap() });
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

/// One request over HTTP/1.1.
async fn http(address: SocketAddr, method: &str, path: &str, body: &Value) -> (u16, String) {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
    (status, answer.split_once("\r\n\r\n").unwrap().1.to_owned())
}

async fn post(address: SocketAddr, path: &str, body: Value) -> (u16, Value) {
    let (status, text) = http(address, "POST", path, &body).await;
    (status, serde_json::from_str(&text).unwrap())
}

struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    version: u64,
    n_answers: u32,
}

impl Client {
    async fn connect(address: SocketAddr, room: &str, token: Option<&str>) -> Client {
        let address = format!("ws://{address}/api/rooms/{room}/socket");
        let (socket, _) = connect_async(address).await.unwrap();
        let mut client = Client { socket, version: 0, n_answers: 0 };
        client.say(json!({"type": "hello", "version": 1, "token": token})).await;
        client
    }

    async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    async fn hear(&mut self) -> Value {
        loop {
            match self.socket.next().await.unwrap().unwrap() {
                Message::Text(text) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    if let Some(version) =
                        frame["version"].as_u64().filter(|_| frame["type"] != "welcome")
                    {
                        let resync = frame["type"] == "state";
                        assert!(resync || version == self.version + 1, "a hole before {frame}");
                        self.version = version;
                    }
                    return frame;
                }
                Message::Close(_) => return json!({"type": "closed"}),
                _ => {}
            }
        }
    }

    /// Waits for a frame or an event of one sort.
    async fn hear_of(&mut self, sort: &str) -> Value {
        loop {
            let frame = self.hear().await;
            assert_ne!(frame["type"], "closed", "while waiting for {sort}");
            if frame["type"] == sort || frame["event"]["type"] == sort {
                return frame;
            }
        }
    }

    async fn answer(&mut self, prompt: &Value) {
        self.n_answers += 1;
        let action = &prompt["legal"][0];
        let id = format!("{}-{}", prompt["seq"], self.n_answers);
        let seq = &prompt["seq"];
        self.say(json!({"type": "act", "expected_seq": seq, "action_id": id, "action": action}))
            .await;
    }

    /// Is ready and brings its part of the chance.
    async fn begin(&mut self, me: u8) {
        let state = self.hear_of("state").await;
        let promise = &state["state"]["promise"];
        let match_id = match promise["match_id"].as_str() {
            Some(id) => id.to_owned(),
            None => {
                let promised = self.hear_of("promised").await;
                promised["event"]["promise"]["match_id"].as_str().unwrap().to_owned()
            }
        };
        let mine = Contribution::new(&[7; 16]).unwrap();
        self.say(json!({"type": "ready", "ready": true})).await;
        self.hear_of("pledging").await;
        let pledge = mine.pledge(&match_id, me).0.to_string();
        self.say(json!({"type": "pledge", "pledge": pledge})).await;
        self.hear_of("contributing").await;
        self.say(json!({"type": "contribute", "contribution": mine.to_string()})).await;
        self.hear_of("match_began").await;
    }
}

fn backgammon() -> Value {
    json!({
        "name": "A room",
        "game": "backgammon",
        "rules": "standard to=1",
        "seats": [{"type": "open"}, {"type": "agent", "agent": "random"}],
    })
}

fn block_on(test: impl Future<Output = ()>) {
    let limited = async {
        tokio::time::timeout(std::time::Duration::from_secs(120), test).await.unwrap();
    };
    Runtime::new().unwrap().block_on(limited);
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
