//! What goes over a client's connection, and why it ends.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use parlor_wire::online::ErrorCode;
use tokio::time::timeout;

use crate::http::refusal::code_name;
use crate::tables::task::Gone;
use crate::ws::greeting::AnyServerMsg;
use crate::ws::outbox::{Ending, Waiting};

/// How soon a client must take what it is sent.
pub(super) const TAKEN_IN: Duration = Duration::from_secs(30);

/// The connection is to be closed, with a reason where there is someone to hear it.
pub(super) struct Closed(pub(super) Option<CloseFrame>);

/// Nobody is there any more, or nobody listens.
pub(super) const GONE: Closed = Closed(None);

impl From<Gone> for Closed {
    fn from(_: Gone) -> Closed {
        GONE
    }
}

/// The next messages for a client; never, while it has no place to get one from.
pub(super) async fn next(outbox: &mut Option<Waiting>) -> Result<Vec<String>, Ending> {
    match outbox {
        Some(outbox) => outbox.next().await,
        None => std::future::pending().await,
    }
}

pub(super) async fn say(socket: &mut WebSocket, message: &AnyServerMsg) -> Result<(), Closed> {
    let text = serde_json::to_string(message).map_err(|_| GONE)?;
    put(socket, Message::Text(text.into())).await
}

/// A client that takes nothing for long is given up.
pub(super) async fn put(socket: &mut WebSocket, message: Message) -> Result<(), Closed> {
    let sent = timeout(TAKEN_IN, socket.send(message)).await;
    sent.map_err(|_| GONE)?.map_err(|_| GONE)
}

/// Sends what a table has said at one time, and all of it at once: how far its parts are apart would
/// tell what else the table had to say, and to how many.
pub(super) async fn put_all(socket: &mut WebSocket, texts: Vec<String>) -> Result<(), Closed> {
    let send = async {
        for text in texts {
            socket.feed(Message::Text(text.into())).await?;
        }
        socket.flush().await
    };
    timeout(TAKEN_IN, send).await.map_err(|_| GONE)?.map_err(|_| GONE)
}

/// What a client is told that has broken the rules of the protocol; the error said the same before.
pub(super) fn broken(code: ErrorCode) -> CloseFrame {
    CloseFrame { code: close_code::POLICY, reason: code_name(code).into() }
}
