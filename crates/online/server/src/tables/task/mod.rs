//! One table: a task that owns its state.
//!
//! | file | idea |
//! |---|---|
//! | `handle` | [`TableHandle`]: the way to it, whatever its game |
//! | `messages` | [`TaskMsg`], [`TableRequest`]: what the task is sent, and what it answers |
//! | `requests` | one message after the other is taken |
//! | `effects` | what comes of it: written first, then sent |
//! | `chaining` | the promise of a match in the chain of all promises |
//! | `agents` | agents think, and not for ever |
//! | `restoring` | a table that was kept comes back |
//! | `spending` | what it uses up, and what is done about it |
//! | `status` | what others may know of it without asking |

mod agents;
mod chaining;
mod effects;
mod handle;
mod messages;
mod requests;
mod restoring;
mod spending;
mod status;

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
use crate::limits::budgets::{Budgets, Purse, Spent};
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
pub(crate) use status::TableStatus;

use handle::Inbox;
use messages::TaskMsg;
use spending::LogLength;

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
    pub(crate) budgets: Arc<Budgets>,
    /// What the room may still write.
    pub(crate) purse: Purse,
    /// Has anyone ever had a place here? Otherwise nothing happens while nobody comes.
    pub(crate) has_players: bool,
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
    log_length: LogLength,
    /// What the table has used up: it is closed for that.
    spent: Option<Spent>,
    /// Does the input that is handled answer a question that others do not know of?
    hidden: bool,
    status: Arc<TableStatus>,
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
    let status = task.status.clone();
    // On a busy machine it may be long until the task has its turn.
    status.note(task.is_idle());
    tables.spawn(task.run(inbox, Input::Tick, Vec::new()));
    Arc::new(Inbox { task: me, game, status })
}

/// How a table ends.
enum End {
    /// The room is closed.
    Closed,
    /// It goes on when the server is back.
    Kept,
    /// It has used up what it may: the room is closed.
    Spent(Spent),
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
        let records = Records::new(table.n_matches(), kept);
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
            log_length: LogLength::default(),
            spent: None,
            hidden: false,
            status: Arc::default(),
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
        let resumed = matches!(first, Input::Resumed { .. });
        let mut alive = self.put(first).await && (!resumed || self.tell_number().await);
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
            End::Spent(spent) => self.close_spent(spent).await,
            End::Kept => {}
            End::Failed => self.context.restorers.give_up(self.context.room()),
        }
        self.context.metrics.table_closed(game);
    }

    async fn go_on(&mut self, inbox: &mut mpsc::Receiver<TaskMsg<K>>) -> End {
        let stopping = self.context.stopping.clone();
        let mut active_at = Instant::now();
        loop {
            if let Some(spent) = self.spent {
                return End::Spent(spent);
            }
            self.status.note(self.is_idle());
            let idle_at = active_at + self.idle();
            let due = self.table.next_deadline().into_iter().chain(self.left_at()).min();
            let wake = due.map(|at| self.status.clock.instant_of(at));
            let next = wake.unwrap_or(idle_at).min(idle_at);
            let alive = tokio::select! {
                told = inbox.recv() => {
                    let Some(told) = told else { return End::Kept };
                    // What agents do keeps no room open to which nobody comes.
                    let decided = matches!(told, TaskMsg::Decided { .. });
                    let unwatched = decided && self.outboxes.is_empty();
                    if !told.only_looks() && !unwatched {
                        active_at = Instant::now();
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

    /// After so long without a connection or a move the room is closed: sooner where agents have all
    /// places and nobody watches.
    fn idle(&self) -> Duration {
        let (usual, agents) = (self.context.idle(), self.context.budgets.agents_idle);
        let unwatched = self.outboxes.is_empty() && self.table.is_of_agents();
        if unwatched && !agents.is_zero() { usual.min(agents) } else { usual }
    }
}

/// A message in JSON. Our messages have string keys and finite depth, so this cannot fail.
fn json(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
