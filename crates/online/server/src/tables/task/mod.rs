//! One table: a task that owns its state.
//!
//! | file | idea |
//! |---|---|
//! | `handle` | [`TableHandle`]: the way to it, whatever its game |
//! | `told` | [`ToTable`]: what the task is told, and what it answers |
//! | `taking` | one thing after the other is taken |
//! | `spreading` | what comes of it: written first, then told |
//! | `asking` | agents think, and not for ever |
//! | `resuming` | a table that was kept comes back |

mod asking;
mod handle;
mod resuming;
mod spreading;
mod taking;
mod told;

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
use crate::store::Journal;
use crate::tables::games::Hosted;
use crate::tables::records::Records;
use crate::tables::restorers::Restorers;
use crate::tables::results::Results;
use crate::tables::tokens::Tokens;
use crate::ws::outbox::Outbox;

pub(crate) use handle::{Gone, TableHandle};
#[cfg(test)]
pub(crate) use handle::{Heard, Later};
pub(crate) use resuming::resume;
pub(crate) use told::{Entrance, Look, Place, Told};

use handle::Inbox;
use told::ToTable;

/// How much may wait for a table.
const INBOX: usize = 256;

/// What a table's task needs besides its table.
pub(crate) struct Surroundings {
    pub(crate) journal: Journal,
    /// The room's id.
    pub(crate) room: String,
    /// Whose tokens count.
    pub(crate) tokens: Arc<Tokens>,
    /// Who knows which tables are given up.
    pub(crate) restorers: Restorers,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) stopping: Stopping,
    /// Where finished matches count, if they do.
    pub(crate) results: Option<Arc<Results>>,
    /// How many agents may think at once on this server.
    pub(crate) thinkers: Arc<Thinkers>,
    /// Has the room a password? Then its records are for those who were in it.
    pub(crate) locked: bool,
    /// After so long without a connection or a move the room is closed.
    pub(crate) idle: Duration,
}

struct TableTask<K: Full> {
    table: Table<K>,
    game: Hosted<K>,
    around: Surroundings,
    outboxes: HashMap<Who, (u64, Outbox)>,
    records: Records,
    minds: SeatedAgents<K>,
    /// Who asks for the place of somebody who has dropped out, and the hash of the token that will
    /// count if they get it. It is written nowhere before: a claim ends with the server.
    claimant: Option<(u64, String)>,
    /// Who plays the match, or has left it; kept where matches count.
    players: Vec<OccupantMsg>,
    me: mpsc::Sender<ToTable<K>>,
}

/// Starts the task of a new table. It ends when the room has been idle or something has failed; then
/// its inbox is closed.
pub(crate) fn start<K: Full>(
    table: Table<K>,
    game: Hosted<K>,
    around: Surroundings,
) -> Arc<dyn TableHandle> {
    let (me, inbox) = mpsc::channel(INBOX);
    let stopping = around.stopping.clone();
    let task = TableTask::new(table, game.clone(), around, me.clone());
    stopping.run_table(task.run(inbox, Input::Tick, Vec::new()));
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
        around: Surroundings,
        me: mpsc::Sender<ToTable<K>>,
    ) -> TableTask<K> {
        let kept = around.journal.is_kept();
        let records = Records::new(table.n_matches(), table.record().map(json), kept);
        let (outboxes, minds) = (HashMap::new(), SeatedAgents::default());
        TableTask {
            table,
            game,
            around,
            outboxes,
            records,
            minds,
            claimant: None,
            players: Vec::new(),
            me,
        }
    }

    async fn run(
        mut self,
        mut inbox: mpsc::Receiver<ToTable<K>>,
        first: Input<ActionMsgOf<K>>,
        waiting: Vec<ToTable<K>>,
    ) {
        let game = K::NAME;
        self.around.metrics.table_opened(game);
        let mut alive = self.put(first).await;
        for told in waiting {
            alive = alive && self.take(told).await;
        }
        let end = if alive { self.go_on(&mut inbox).await } else { End::Failed };
        match end {
            // One that cannot be closed is closed by the next server, when it is idle again.
            End::Closed => drop(self.around.journal.close(self.around.locked).await),
            End::Kept => {}
            End::Failed => self.around.restorers.give_up(&self.around.room),
        }
        self.around.metrics.table_closed(game);
    }

    async fn go_on(&mut self, inbox: &mut mpsc::Receiver<ToTable<K>>) -> End {
        let stopping = self.around.stopping.clone();
        let mut idle_at = Instant::now() + self.around.idle;
        loop {
            let wake = self.table.next_deadline().map(at_instant);
            let next = wake.unwrap_or(idle_at).min(idle_at);
            let alive = tokio::select! {
                told = inbox.recv() => {
                    let Some(told) = told else { return End::Kept };
                    if !told.only_looks() {
                        idle_at = Instant::now() + self.around.idle;
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
