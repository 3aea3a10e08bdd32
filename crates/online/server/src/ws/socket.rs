//! A client's connection.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use parlor_table::Who;
use parlor_wire::VERSION;
use parlor_wire::online::ErrorCode;
use tokio::time::{Instant, interval_at, timeout};

use crate::Rooms;
use crate::http::refusal::{Refusal, code_name};
use crate::limits::caller::{CHANGE, Caller, LOOK};
use crate::ops::stopping::going_away;
use crate::tables::task::{TableHandle, TableRequest};
use crate::tables::token::log_name;
use crate::ws::greeting::{AnyServerMsg, welcome};
use crate::ws::line::{Closed, GONE, TAKEN_IN, broken, next, put, put_all, say};
use crate::ws::outbox::{Outbox, Waiting};

/// How long a client's frame may be.
const FRAME_MAX: usize = 8 << 10;
/// How much of a longer one is read, to say so; what is longer still ends the connection at once.
const READ_MAX: usize = 64 << 10;
/// What is read at once. The library's own 128 KiB for each socket would be a quarter of a gigabyte
/// for two thousand of them, all of it zeroed at every read.
const READ_BUFFER: usize = 4 << 10;
/// How many frames a client may send in how long.
const FRAMES_MAX: u32 = 120;
const FRAMES_IN: Duration = Duration::from_secs(10);
/// How soon a client must say hello.
const HELLO_IN: Duration = Duration::from_secs(10);
/// How long a client may be silent, unless the server's configuration says otherwise: a line that
/// broke without a word must not keep its seat for ever.
const SILENCE_MAX: Duration = Duration::from_secs(60);
/// How often it is asked in that time whether it is still there.
const PINGS: u32 = 3;

/// The WebSocket of the table: docs/dev/online-protocol.md
// A page of another site does not get this far: see `guard`.
#[utoipa::path(
    get, path = "/api/rooms/{id}/socket", operation_id = "socket", params(("id" = String, Path)),
    responses(
        (status = 101, description = "the socket is open"),
        (status = 400, description = "no request for a WebSocket", body = String,
            content_type = "text/plain"),
        (status = 403, description = "token: the page belongs to another site"),
        (status = 426, description = "this connection cannot be upgraded", body = String,
            content_type = "text/plain"),
    )
)]
pub(crate) async fn upgrade(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    caller: Option<Extension<Caller>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let (table, locked) = rooms.room(&id)?;
    let upgrade =
        upgrade.max_message_size(READ_MAX).max_frame_size(READ_MAX).read_buffer_size(READ_BUFFER);
    let caller = caller.map(|Extension(caller)| caller);
    let pass = caller.as_ref().map(Caller::open_socket).transpose()?;
    let held = (rooms.stopping.socket(&rooms.metrics), pass);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _held = held;
        let connection = rooms.new_id();
        let (who, outbox) = (None, None);
        let client = Client { rooms, id, table, locked, caller, connection, who, outbox };
        client.serve(socket).await;
    }))
}

/// One connection.
struct Client {
    rooms: Arc<Rooms>,
    id: String,
    table: Arc<dyn TableHandle>,
    locked: bool,
    caller: Option<Caller>,
    connection: u64,
    who: Option<Who>,
    outbox: Option<Waiting>,
}

impl Client {
    async fn serve(mut self, mut socket: WebSocket) {
        let stopping = self.rooms.stopping.clone();
        let ended = tokio::select! {
            ended = self.talk(&mut socket) => ended,
            () = stopping.begun() => Ok(()),
        };
        if let Some(who) = self.who {
            let gone = TableRequest::Disconnect { who, connection: self.connection };
            let _ = self.table.send(gone).await;
        }
        let why = ended.err().and_then(|Closed(why)| why);
        let goodbye = stopping.has_begun().then(going_away).or(why);
        let _ = timeout(TAKEN_IN, socket.send(Message::Close(goodbye))).await;
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), Closed> {
        let first = timeout(HELLO_IN, socket.recv()).await.map_err(|_| GONE)?;
        let first = match first {
            Some(Ok(Message::Text(text))) => self.table.parse(&text),
            _ => None,
        };
        let Some((version, token, last)) = first.as_ref().and_then(|first| first.hello()) else {
            return self.refuse(socket, ErrorCode::HelloFirst).await;
        };
        self.hello(socket, version, token, last).await?;
        let (mut since, mut n_frames) = (Instant::now(), 0);
        let config = self.caller.as_ref().map(|caller| &caller.guard.config);
        let silence_max = config.map_or(SILENCE_MAX, |config| config.silence_max);
        let every = silence_max / PINGS;
        let (mut pings, mut heard) = (interval_at(Instant::now() + every, every), Instant::now());
        loop {
            tokio::select! {
                _ = pings.tick() => {
                    if heard.elapsed() > silence_max {
                        return Err(GONE);
                    }
                    put(socket, Message::Ping(Bytes::new())).await?;
                }
                frame = socket.recv() => {
                    let Some(Ok(frame)) = frame else { return Err(GONE) };
                    heard = Instant::now();
                    if since.elapsed() > FRAMES_IN {
                        (since, n_frames) = (Instant::now(), 0);
                    }
                    n_frames += 1;
                    // An answer to the server's own question costs nothing, but there are few of those.
                    let speaks = !matches!(frame, Message::Pong(_));
                    if n_frames > FRAMES_MAX || (speaks && !self.may_speak()) {
                        return self.refuse(socket, ErrorCode::TooFast).await;
                    }
                    match frame {
                        Message::Text(text) if text.len() > FRAME_MAX => {
                            return self.refuse(socket, ErrorCode::TooLarge).await;
                        }
                        Message::Text(text) => self.frame(socket, text.as_str()).await?,
                        Message::Binary(_) => return self.refuse(socket, ErrorCode::BadMessage).await,
                        Message::Close(_) => return Err(GONE),
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
                texts = next(&mut self.outbox) => {
                    let texts = texts.map_err(|ending| Closed(Some(ending.frame())))?;
                    put_all(socket, texts).await?;
                }
            }
        }
    }

    async fn hello(
        &mut self,
        socket: &mut WebSocket,
        version: u32,
        token: Option<&str>,
        last: Option<u64>,
    ) -> Result<(), Closed> {
        if version != VERSION {
            return self.refuse(socket, ErrorCode::Version).await;
        }
        let who = match token {
            Some(token) => match self.rooms.known(&self.id, token) {
                Ok(player) => Some(Who::Player(player)),
                Err(refusal) => return self.refuse(socket, refusal.code).await,
            },
            // A locked room is watched only by those who are in it.
            None => (!self.locked).then_some(Who::Watcher(self.connection)),
        };
        match who {
            Some(who) => self.connect(who, last).await,
            None => say(socket, &welcome(None, self.now_ms())).await,
        }
    }

    /// The time at the table.
    fn now_ms(&self) -> u64 {
        self.table.status().clock.now_ms()
    }

    /// A player's other sockets count as well, and whatever comes from a spectator's household.
    fn may_speak(&self) -> bool {
        match self.who {
            Some(Who::Player(player)) => self.rooms.may_speak(player),
            Some(Who::Watcher(_)) | None => self.may_ask(LOOK),
        }
    }

    fn may_ask(&self, drops: f64) -> bool {
        self.caller.as_ref().is_none_or(|caller| caller.may_ask(drops))
    }

    async fn connect(&mut self, who: Who, last: Option<u64>) -> Result<(), Closed> {
        let (outbox, waiting) = Outbox::new();
        let connect = TableRequest::Connect { who, connection: self.connection, last, outbox };
        self.table.send(connect).await?;
        self.who = Some(who);
        self.outbox = Some(waiting);
        Ok(())
    }

    async fn frame(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), Closed> {
        let heard = self.table.parse(text);
        if let Some((name, password)) = heard.as_ref().and_then(|heard| heard.join())
            && !matches!(self.who, Some(Who::Player(_)))
        {
            return self.join(socket, name.to_owned(), password).await;
        }
        // Here and not at the table: how long that takes would tell what the table does.
        if let Some(n) =
            heard.as_ref().and_then(|heard| heard.ping()).filter(|_| self.who.is_some())
        {
            return say(socket, &AnyServerMsg::Pong { n, now_ms: self.now_ms() }).await;
        }
        match (self.who, heard) {
            (None, _) => self.tell_refusal(socket, ErrorCode::Password, None).await,
            (Some(who), None) => Ok(self.table.send(TableRequest::Nonsense { who }).await?),
            (Some(who), Some(heard)) => Ok(heard.send(who, Instant::now()).await?),
        }
    }

    /// A spectator takes a place. That costs as much as over HTTP: anyone who tries passwords finds no
    /// other way in.
    async fn join(
        &mut self,
        socket: &mut WebSocket,
        name: String,
        password: Option<&str>,
    ) -> Result<(), Closed> {
        if !self.may_ask(CHANGE) {
            let detail = "too many requests from your address".to_owned();
            return self.tell_refusal(socket, ErrorCode::TooFast, Some(detail)).await;
        }
        let joined = self.rooms.join(&self.id, name, password).await;
        let (token, me) = match joined {
            Ok(joined) => joined,
            Err(Refusal { code, detail, .. }) => {
                return self.tell_refusal(socket, code, Some(detail)).await;
            }
        };
        if let Some(who) = self.who.take() {
            let gone = TableRequest::Disconnect { who, connection: self.connection };
            self.table.send(gone).await?;
        }
        let player = self.rooms.player(&self.id, &token).ok_or(GONE)?;
        say(socket, &AnyServerMsg::Joined { me, token }).await?;
        self.connect(Who::Player(player), None).await
    }

    /// Says that something was refused, and counts it.
    async fn tell_refusal(
        &self,
        socket: &mut WebSocket,
        code: ErrorCode,
        detail: Option<String>,
    ) -> Result<(), Closed> {
        self.rooms.metrics.refused(code);
        // Why, and never what was sent: it may be a password.
        let (room, code_name) = (log_name(&self.id), code_name(code));
        tracing::debug!(room, code = code_name, "a client's frame is refused");
        say(socket, &AnyServerMsg::Error { code, detail, action_id: None }).await
    }

    /// Says why, and closes.
    async fn refuse(&self, socket: &mut WebSocket, code: ErrorCode) -> Result<(), Closed> {
        self.tell_refusal(socket, code, None).await?;
        Err(Closed(Some(broken(code))))
    }
}
