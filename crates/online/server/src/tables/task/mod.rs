//! One table: a task that owns its state.
//!
//! | file | idea |
//! |---|---|
//! | `handle` | [`TableHandle`]: the way to it, whatever its game |
//! | `messages` | [`TaskMsg`], [`TableRequest`]: what the task is sent, and what it answers |
//! | `requests` | one message after the other is taken |
//! | `effects` | what comes of it: written first, then sent |
//! | `agents` | agents think, and not for ever |
//! | `restoring` | a table that was kept comes back |

mod agents;
mod effects;
mod handle;
mod messages;
mod requests;
mod restoring;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parlor_kit::{ActionMsgOf, Full};
use parlor_table::{Input, Table, Who};
use parlor_wire::online::OccupantMsg;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::agents::seated::SeatedAgents;
use crate::agents::thinkers::Thinkers;
use crate::now_ms;
use crate::ops::metrics::Metrics;
use crate::ops::stopping::Stopping;
use crate::store::{Journal, RoomSettings};
use crate::tables::games::Hosted;
use crate::tables::records::Records;
use crate::tables::restorers::Restorers;
use crate::tables::results::Results;
use crate::tables::tokens::Tokens;
use crate::ws::outbox::Outbox;

pub(crate) use handle::{Gone, TableHandle};
#[cfg(test)]
pub(crate) use handle::{Later, Parsed};
pub(crate) use messages::{Entrance, Look, PlayerSeat, TableRequest};
pub(crate) use restoring::resume;

use handle::Inbox;
use messages::TaskMsg;

/// How much may wait for a table.
const INBOX: usize = 256;

/// What a table's task needs besides its table.
pub(crate) struct TaskContext {
    pub(crate) journal: Journal,
    pub(crate) settings: Arc<RoomSettings>,
    /// Whose tokens count.
    pub(crate) tokens: Arc<Tokens>,
    /// Who knows which tables are given up.
    pub(crate) restorers: Restorers,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) stopping: Stopping,
    /// Where finished matches count, if the room asked for it.
    pub(crate) results: Arc<Results>,
    /// How many agents may think at once on this server.
    pub(crate) thinkers: Arc<Thinkers>,
}

impl TaskContext {
    /// The room's id.
    fn room(&self) -> &str {
        &self.settings.room.id
    }

    /// After so long without a connection or a move the room is closed.
    fn idle(&self) -> Duration {
        Duration::from_secs(60 * u64::from(self.settings.idle_minutes))
    }
}

struct TableTask<K: Full> {
    table: Table<K>,
    game: Hosted<K>,
    context: TaskContext,
    outboxes: HashMap<Who, (u64, Outbox)>,
    records: Records,
    agents: SeatedAgents<K>,
    /// Who asks for the place of someone who has dropped out, and the hash of the token that will
    /// count if they get it. It is written nowhere before: a claim ends with the server.
    claimant: Option<(u64, String)>,
    /// Who plays the match, or has left it.
    players: Vec<OccupantMsg>,
    /// The same by number, where they are people.
    people: Vec<Option<u64>>,
    me: mpsc::Sender<TaskMsg<K>>,
}

/// Starts the task of a new table. It ends when the room has been idle or something has failed; then
/// its inbox is closed.
pub(crate) fn start<K: Full>(
    table: Table<K>,
    game: Hosted<K>,
    context: TaskContext,
) -> Arc<dyn TableHandle> {
    let (me, inbox) = mpsc::channel(INBOX);
    let tables = context.stopping.tables.clone();
    let task = TableTask::new(table, game.clone(), context, me.clone());
    tables.spawn(task.run(inbox, Input::Tick, Vec::new()));
    Arc::new(Inbox { task: me, game })
}

/// How a table ends.
enum End {
    /// The room is closed.
    Closed,
    /// It goes on when the server is back.
    Kept,
    /// Something went wrong: this server cannot go on with it.
    Failed,
}

impl<K: Full> TableTask<K> {
    fn new(
        table: Table<K>,
        game: Hosted<K>,
        context: TaskContext,
        me: mpsc::Sender<TaskMsg<K>>,
    ) -> TableTask<K> {
        let kept = context.journal.is_kept();
        let records = Records::new(table.n_matches(), table.record().map(json), kept);
        let (outboxes, agents) = (HashMap::new(), SeatedAgents::default());
        TableTask {
            table,
            game,
            context,
            outboxes,
            records,
            agents,
            claimant: None,
            players: Vec::new(),
            people: Vec::new(),
            me,
        }
    }

    async fn run(
        mut self,
        mut inbox: mpsc::Receiver<TaskMsg<K>>,
        first: Input<ActionMsgOf<K>>,
        waiting: Vec<TaskMsg<K>>,
    ) {
        let game = K::NAME;
        self.context.metrics.table_opened(game);
        let mut alive = self.put(first).await;
        for told in waiting {
            alive = alive && self.take(told).await;
        }
        let end = if alive { self.go_on(&mut inbox).await } else { End::Failed };
        match end {
            // One that cannot be closed is closed by the next server, when it is idle again. The records
            // of a room with a password are for those who were in it.
            End::Closed => {
                let locked = self.context.settings.password.is_some();
                drop(self.context.journal.close(locked).await);
            }
            End::Kept => {}
            End::Failed => self.context.restorers.give_up(self.context.room()),
        }
        self.context.metrics.table_closed(game);
    }

    async fn go_on(&mut self, inbox: &mut mpsc::Receiver<TaskMsg<K>>) -> End {
        let stopping = self.context.stopping.clone();
        let mut idle_at = Instant::now() + self.context.idle();
        loop {
            let wake = self.table.next_deadline().map(at_instant);
            let next = wake.unwrap_or(idle_at).min(idle_at);
            let alive = tokio::select! {
                told = inbox.recv() => {
                    let Some(told) = told else { return End::Kept };
                    if !told.only_looks() {
                        idle_at = Instant::now() + self.context.idle();
                    }
                    self.take(told).await
                }
                () = sleep_until(next) => {
                    let alive = self.put(Input::Tick).await;
                    if alive && Instant::now() >= idle_at {
                        return End::Closed;
                    }
                    alive
                }
                () = stopping.begun() => return End::Kept,
            };
            if !alive {
                return End::Failed;
            }
        }
    }
}

/// A message in JSON. Our messages have string keys and finite depth, so this cannot fail.
fn json(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// When it is so late by the server's clock.
fn at_instant(at_ms: u64) -> Instant {
    Instant::now() + Duration::from_millis(at_ms.saturating_sub(now_ms()))
}
