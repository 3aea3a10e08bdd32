//! A client's connection.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use parlor_table::Who;
use parlor_wire::VERSION;
use parlor_wire::online::{ClientMsg, ErrorCode};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::Hall;
use crate::guard::Pass;
use crate::refusal::Refusal;
use crate::stopping::going_away;
use crate::table_task::{Saying, ToTable, welcome};

/// How long a client's frame may be.
const FRAME_MAX: usize = 8 << 10;
/// How much of a longer one is read, to say so; what is longer still ends the connection at once.
const READ_MAX: usize = 64 << 10;
/// What is read at once. The library's own 128 KiB for each socket would be a quarter of a gigabyte
/// for two thousand of them, all of it zeroed at every read.
const READ_BUFFER: usize = 4 << 10;
/// How many messages may wait for a client.
const OUTBOX: usize = 256;
/// How many frames a client may send in how long.
const FRAMES_MAX: u32 = 60;
const FRAMES_IN: Duration = Duration::from_secs(10);
/// How soon a client must say hello.
const HELLO_IN: Duration = Duration::from_secs(10);

type Said = ClientMsg<Value>;

/// `GET /api/rooms/{id}/socket`. A page of another site does not get this far: see `guard`.
pub(crate) async fn upgrade(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    pass: Option<Extension<Arc<Pass>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let (inbox, locked) = hall.room(&id)?;
    let upgrade =
        upgrade.max_message_size(READ_MAX).max_frame_size(READ_MAX).read_buffer_size(READ_BUFFER);
    let held = (hall.stopping.socket(&hall.metrics), pass);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _held = held;
        let connection = hall.new_id();
        let client = Client { hall, id, inbox, locked, connection, who: None, outbox: None };
        client.serve(socket).await;
    }))
}

/// One connection.
struct Client {
    hall: Arc<Hall>,
    id: String,
    inbox: mpsc::Sender<ToTable>,
    locked: bool,
    connection: u64,
    who: Option<Who>,
    outbox: Option<mpsc::Receiver<String>>,
}

/// The connection is to be closed.
struct Closed;

impl Client {
    async fn serve(mut self, mut socket: WebSocket) {
        let stopping = self.hall.stopping.clone();
        tokio::select! {
            _ = self.talk(&mut socket) => {}
            () = stopping.begun() => {}
        }
        if let Some(who) = self.who {
            let gone = ToTable::Disconnect { who, connection: self.connection };
            let _ = self.inbox.send(gone).await;
        }
        let goodbye = stopping.has_begun().then(going_away);
        let _ = socket.send(Message::Close(goodbye)).await;
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), Closed> {
        let first = tokio::time::timeout(HELLO_IN, socket.recv()).await.map_err(|_| Closed)?;
        let first = match first {
            Some(Ok(Message::Text(text))) => serde_json::from_str::<Said>(&text).ok(),
            _ => None,
        };
        let Some(ClientMsg::Hello { version, token, last }) = first else {
            return refuse(socket, ErrorCode::HelloFirst).await;
        };
        self.hello(socket, version, token, last).await?;
        let (mut since, mut n_frames) = (Instant::now(), 0);
        loop {
            tokio::select! {
                frame = socket.recv() => {
                    let Some(Ok(frame)) = frame else { return Err(Closed) };
                    if since.elapsed() > FRAMES_IN {
                        (since, n_frames) = (Instant::now(), 0);
                    }
                    n_frames += 1;
                    if n_frames > FRAMES_MAX || !self.may_speak() {
                        return refuse(socket, ErrorCode::TooFast).await;
                    }
                    match frame {
                        Message::Text(text) if text.len() > FRAME_MAX => {
                            return refuse(socket, ErrorCode::TooLarge).await;
                        }
                        Message::Text(text) => self.frame(socket, text.as_str()).await?,
                        Message::Binary(_) => return refuse(socket, ErrorCode::BadMessage).await,
                        Message::Close(_) => return Err(Closed),
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
                text = next(&mut self.outbox) => {
                    let text = text.ok_or(Closed)?;
                    socket.send(Message::Text(text.into())).await.map_err(|_| Closed)?;
                }
            }
        }
    }

    async fn hello(
        &mut self,
        socket: &mut WebSocket,
        version: u32,
        token: Option<String>,
        last: Option<u64>,
    ) -> Result<(), Closed> {
        if version != VERSION {
            return refuse(socket, ErrorCode::Version).await;
        }
        let who = match token {
            Some(token) => match self.hall.known(&self.id, &token) {
                Ok(player) => Some(Who::Player(player)),
                Err(refusal) => return refuse(socket, refusal.code).await,
            },
            // A locked room is watched only by those who are in it.
            None => (!self.locked).then_some(Who::Watcher(self.connection)),
        };
        match who {
            Some(who) => self.connect(who, last).await,
            None => say(socket, &welcome(None)).await,
        }
    }

    /// A player's other sockets count as well.
    fn may_speak(&self) -> bool {
        match self.who {
            Some(Who::Player(player)) => self.hall.may_speak(player),
            Some(Who::Watcher(_)) | None => true,
        }
    }

    async fn connect(&mut self, who: Who, last: Option<u64>) -> Result<(), Closed> {
        let (outbox, texts) = mpsc::channel(OUTBOX);
        let connect = ToTable::Connect { who, connection: self.connection, last, outbox };
        self.inbox.send(connect).await.map_err(|_| Closed)?;
        self.who = Some(who);
        self.outbox = Some(texts);
        Ok(())
    }

    async fn frame(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), Closed> {
        let player = matches!(self.who, Some(Who::Player(_)));
        if let Ok(ClientMsg::Join { name, password }) = serde_json::from_str::<Said>(text)
            && !player
        {
            return self.join(socket, name, password).await;
        }
        let Some(who) = self.who else {
            return say(socket, &error(ErrorCode::Password, None)).await;
        };
        let frame = ToTable::Frame { who, frame: text.to_owned(), at: Instant::now() };
        self.inbox.send(frame).await.map_err(|_| Closed)
    }

    /// A spectator takes a place.
    async fn join(
        &mut self,
        socket: &mut WebSocket,
        name: String,
        password: Option<String>,
    ) -> Result<(), Closed> {
        let joined = self.hall.join(&self.id, name, password.as_deref()).await;
        let (token, me) = match joined {
            Ok(joined) => joined,
            Err(Refusal { code, detail }) => return say(socket, &error(code, Some(detail))).await,
        };
        if let Some(who) = self.who.take() {
            let gone = ToTable::Disconnect { who, connection: self.connection };
            self.inbox.send(gone).await.map_err(|_| Closed)?;
        }
        let player = self.hall.player(&self.id, &token).ok_or(Closed)?;
        say(socket, &Saying::Joined { me, token }).await?;
        self.connect(Who::Player(player), None).await
    }
}

/// The next message for a client; never, while it has no place to get one from.
async fn next(outbox: &mut Option<mpsc::Receiver<String>>) -> Option<String> {
    match outbox {
        Some(outbox) => outbox.recv().await,
        None => std::future::pending().await,
    }
}

fn error(code: ErrorCode, detail: Option<String>) -> Saying {
    Saying::Error { code, detail, action_id: None }
}

async fn say(socket: &mut WebSocket, message: &Saying) -> Result<(), Closed> {
    let text = serde_json::to_string(message).map_err(|_| Closed)?;
    socket.send(Message::Text(text.into())).await.map_err(|_| Closed)
}

/// Says why, and closes.
async fn refuse(socket: &mut WebSocket, code: ErrorCode) -> Result<(), Closed> {
    say(socket, &error(code, None)).await?;
    Err(Closed)
}
