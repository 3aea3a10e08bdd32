//! The way to a table's task, whatever its game: where its types are erased.

use std::pin::Pin;
use std::sync::Arc;

use parlor_kit::{ActionMsgOf, Asked, Full};
use parlor_table::Who;
use parlor_wire::online::ClientMsg;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::{TableRequest, TableStatus, TaskMsg};
use crate::tables::games::Hosted;

/// The table is not there any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone;

/// Something that takes a while.
pub(crate) type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The way to a table of some game. One channel keeps messages and disconnections in order.
pub(crate) trait TableHandle: Send + Sync {
    /// Reads a client's frame: nobody else does. `None` when it is no message.
    fn parse(&self, frame: &str) -> Option<Box<dyn Parsed>>;
    /// Sends the table something that has no game in it.
    fn send(&self, request: TableRequest) -> Later<'_, Result<(), Gone>>;
    /// The open question to the person at a practice table.
    fn question(&self, player: u64) -> Later<'_, Option<Box<dyn Asked>>>;
    /// Has the task ended?
    fn is_closed(&self) -> bool;
    /// Waits until the task has ended.
    fn closed(&self) -> Later<'_, ()>;
    /// What may be known of it without asking it.
    fn status(&self) -> &TableStatus;
}

impl dyn TableHandle + '_ {
    /// Asks the table something; `None` when it is not there any more.
    pub(crate) async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<T>) -> TableRequest,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.send(request(answer)).await.ok()?;
        answered.await.ok()
    }
}

/// A client's message.
pub(crate) trait Parsed: Send {
    /// The first one of a connection: version, token, and the last event that the client has seen.
    fn hello(&self) -> Option<(u32, Option<&str>, Option<u64>)>;
    /// Someone wants a place: the name, and the password.
    fn join(&self) -> Option<(&str, Option<&str>)>;
    /// The client asks whether anyone is there, by this number.
    fn ping(&self) -> Option<u64>;
    /// Sends it to the table.
    fn send(self: Box<Self>, who: Who, at: Instant) -> Later<'static, Result<(), Gone>>;
}

/// The way to a table of one game.
pub(super) struct Inbox<K: Full> {
    pub(super) task: mpsc::Sender<TaskMsg<K>>,
    pub(super) game: Hosted<K>,
    pub(super) status: Arc<TableStatus>,
}

/// A message to a table of one game.
struct Frame<K: Full> {
    msg: ClientMsg<ActionMsgOf<K>>,
    task: mpsc::Sender<TaskMsg<K>>,
}

impl<K: Full> TableHandle for Inbox<K> {
    fn parse(&self, frame: &str) -> Option<Box<dyn Parsed>> {
        let msg = serde_json::from_str(frame).ok()?;
        Some(Box::new(Frame { msg, task: self.task.clone() }))
    }

    fn send(&self, request: TableRequest) -> Later<'_, Result<(), Gone>> {
        Box::pin(async move { self.task.send(TaskMsg::Request(request)).await.map_err(|_| Gone) })
    }

    fn question(&self, player: u64) -> Later<'_, Option<Box<dyn Asked>>> {
        Box::pin(async move {
            let (answer, question) = oneshot::channel();
            self.task.send(TaskMsg::Question { player, answer }).await.ok()?;
            Some(self.game.asked(question.await.ok()??))
        })
    }

    fn is_closed(&self) -> bool {
        self.task.is_closed()
    }

    fn closed(&self) -> Later<'_, ()> {
        Box::pin(self.task.closed())
    }

    fn status(&self) -> &TableStatus {
        &self.status
    }
}

impl<K: Full> Parsed for Frame<K> {
    fn hello(&self) -> Option<(u32, Option<&str>, Option<u64>)> {
        let ClientMsg::Hello { version, token, last } = &self.msg else { return None };
        Some((*version, token.as_deref(), *last))
    }

    fn join(&self) -> Option<(&str, Option<&str>)> {
        let ClientMsg::Join { name, password } = &self.msg else { return None };
        Some((name, password.as_deref()))
    }

    fn ping(&self) -> Option<u64> {
        let ClientMsg::Ping { n } = &self.msg else { return None };
        Some(*n)
    }

    fn send(self: Box<Self>, who: Who, at: Instant) -> Later<'static, Result<(), Gone>> {
        Box::pin(async move {
            let client = TaskMsg::Client { who, msg: self.msg, at };
            self.task.send(client).await.map_err(|_| Gone)
        })
    }
}
