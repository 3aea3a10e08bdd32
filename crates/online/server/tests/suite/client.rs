//! A client over real sockets.

use std::net::SocketAddr;
use std::ops::Range;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use parlor_fair::{Contribution, Scheme};
use parlor_wire::VERSION;
use parlor_wire::online::{CreatedMsg, ErrorCode, RefusalMsg};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// One request over HTTP/1.1.
pub(crate) async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: &Value,
) -> (u16, String) {
    try_http(address, method, path, body).await.unwrap()
}

/// One request over HTTP/1.1; `None` when nobody answers it.
pub(crate) async fn try_http(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: &Value,
) -> Option<(u16, String)> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    request(address, method, path, &body).await
}

/// Posts a text and reads JSON.
pub(crate) async fn send(address: SocketAddr, path: &str, body: &str) -> (u16, Value) {
    let (status, text) = request(address, "POST", path, body).await.unwrap();
    (status, serde_json::from_str(&text).unwrap())
}

async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: &str,
) -> Option<(u16, String)> {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    Some((status, answer.split_once("\r\n\r\n")?.1.to_owned()))
}

pub(crate) async fn post(address: SocketAddr, path: &str, body: Value) -> (u16, Value) {
    let (status, text) = http(address, "POST", path, &body).await;
    (status, serde_json::from_str(&text).unwrap())
}

/// Asks for what must be there.
pub(crate) async fn got<T: DeserializeOwned>(address: SocketAddr, path: &str) -> T {
    let (status, text) = request(address, "GET", path, "").await.unwrap();
    read(path, status, &text, 200..300)
}

/// Posts what must succeed.
pub(crate) async fn posted<T: DeserializeOwned>(
    address: SocketAddr,
    path: &str,
    body: impl Serialize,
) -> T {
    let body = serde_json::to_string(&body).unwrap();
    let (status, text) = request(address, "POST", path, &body).await.unwrap();
    read(path, status, &text, 200..300)
}

/// Posts what must be refused.
pub(crate) async fn refused(
    address: SocketAddr,
    path: &str,
    body: impl Serialize,
) -> (u16, ErrorCode) {
    let body = serde_json::to_string(&body).unwrap();
    let (status, text) = request(address, "POST", path, &body).await.unwrap();
    (status, read::<RefusalMsg>(path, status, &text, 400..500).code)
}

fn read<T: DeserializeOwned>(path: &str, status: u16, text: &str, among: Range<u16>) -> T {
    assert!(among.contains(&status), "{path}: {status} {text}");
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{path}: {error}: {text}"))
}

pub(crate) async fn try_post(
    address: SocketAddr,
    path: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let (status, text) = try_http(address, "POST", path, body).await?;
    Some((status, serde_json::from_str(&text).ok()?))
}

/// A room and Anna's token in it.
pub(crate) async fn seated(address: SocketAddr, room: Value) -> (String, String) {
    let mut room = room;
    room["creator"] = json!({"name": "Anna"});
    let CreatedMsg { id, token, .. } = posted(address, "/api/rooms", room).await;
    (id, token.unwrap())
}

pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    version: u64,
    n_answers: u32,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr, room: &str, token: Option<&str>) -> Client {
        Client::try_connect(address, room, token).await.unwrap()
    }

    /// `None` when there is no server.
    pub(crate) async fn try_connect(
        address: SocketAddr,
        room: &str,
        token: Option<&str>,
    ) -> Option<Client> {
        let address = format!("ws://{address}/api/rooms/{room}/socket");
        let (socket, _) = connect_async(address).await.ok()?;
        let mut client = Client { socket, version: 0, n_answers: 0 };
        client.say(json!({"type": "hello", "version": VERSION, "token": token})).await;
        Some(client)
    }

    /// A client on a connection that someone else has opened.
    pub(crate) async fn on(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Client {
        let mut client = Client { socket, version: 0, n_answers: 0 };
        client.say(json!({"type": "hello", "version": VERSION})).await;
        client
    }

    /// A connection on which nothing has been said.
    pub(crate) async fn dial(address: SocketAddr, room: &str) -> Client {
        let address = format!("ws://{address}/api/rooms/{room}/socket");
        let (socket, _) = connect_async(address).await.unwrap();
        Client { socket, version: 0, n_answers: 0 }
    }

    /// Waits until the connection ends: the last error that was said, and code and reason of the
    /// close.
    pub(crate) async fn hear_the_end(&mut self) -> (Value, Option<(u16, String)>) {
        let mut error = Value::Null;
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    if frame["type"] == "error" {
                        error = frame;
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    let why = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return (error, why);
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return (error, None),
            }
        }
    }

    /// What cannot be said any more is not heard either: see [`Client::hear_or_end`].
    pub(crate) async fn say(&mut self, message: Value) {
        let _ = self.socket.send(Message::text(message.to_string())).await;
    }

    /// Sends anything; false when the connection has ended.
    pub(crate) async fn throw(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).await.is_ok()
    }

    /// Answers a ping that nobody has sent.
    pub(crate) async fn pong(&mut self) {
        let _ = self.socket.send(Message::Pong(Vec::new().into())).await;
    }

    pub(crate) async fn hear(&mut self) -> Value {
        self.hear_or_end().await.unwrap_or(json!({"type": "closed"}))
    }

    /// The next frame; `None` when the connection has ended.
    pub(crate) async fn hear_or_end(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    if let Some(version) =
                        frame["version"].as_u64().filter(|_| frame["type"] != "welcome")
                    {
                        let resync = frame["type"] == "state";
                        assert!(resync || version == self.version + 1, "a hole before {frame}");
                        self.version = version;
                    }
                    return Some(frame);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Waits for a frame or an event of one sort.
    pub(crate) async fn hear_of(&mut self, sort: &str) -> Value {
        loop {
            let frame = self.hear().await;
            assert_ne!(frame["type"], "closed", "while waiting for {sort}");
            if frame["type"] == sort || frame["event"]["type"] == sort {
                return frame;
            }
        }
    }

    pub(crate) async fn answer(&mut self, prompt: &Value) {
        self.n_answers += 1;
        let action = &prompt["legal"][0];
        let id = format!("{}-{}", prompt["seq"], self.n_answers);
        let seq = &prompt["seq"];
        self.say(json!({"type": "act", "expected_seq": seq, "action_id": id, "action": action}))
            .await;
    }

    /// Is ready and brings its part of the chance.
    pub(crate) async fn begin(&mut self, me: u8) {
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
        let pledge = mine.pledge(Scheme::NEWEST, &match_id, me).0.to_string();
        self.say(json!({"type": "pledge", "pledge": pledge})).await;
        self.hear_of("contributing").await;
        self.say(json!({"type": "contribute", "contribution": mine.to_string()})).await;
        self.hear_of("match_began").await;
    }
}

pub(crate) fn backgammon() -> Value {
    json!({
        "name": "A room",
        "game": "backgammon",
        "rules": "standard to=1",
        "seats": [{"type": "open"}, {"type": "agent", "agent": "random"}],
    })
}

pub(crate) fn block_on(test: impl Future<Output = ()>) {
    block_on_for(Duration::from_secs(120), test);
}

pub(crate) fn block_on_for(limit: Duration, test: impl Future<Output = ()>) {
    let limited = async { tokio::time::timeout(limit, test).await.unwrap() };
    Runtime::new().unwrap().block_on(limited);
}
