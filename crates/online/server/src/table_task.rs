//! One table: a task that owns its state.

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parlor_table::{AgentAsk, AnyEffects, AnyTable, Input, Who};
use parlor_wire::VERSION;
use parlor_wire::online::{ClientMsg, CostMsg, EntrantMsg, ErrorCode, ServerMsg};
use serde_json::Value;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::agents::{Agents, Minds};
use crate::metrics::Metrics;
use crate::now_ms;
use crate::outbox::{Ending, Outbox};
use crate::records::Records;
use crate::restorers::Restorers;
use crate::results::{Counted, Results};
use crate::stopping::Stopping;
use crate::store::{Founding, Growth, Journal};
use crate::token::random_hex;

/// How much may wait for a table.
const INBOX: usize = 256;

/// How the text of a refusal begins.
const ERROR: &str = r#"{"type":"error","code":""#;

/// What the server says that is the same in all games.
pub(crate) type Saying = ServerMsg<(), (), (), ()>;

/// The answer to hello.
pub(crate) fn welcome(me: Option<u8>) -> Saying {
    let parlor = env!("CARGO_PKG_VERSION").to_owned();
    Saying::Welcome { version: VERSION, parlor, now_ms: now_ms(), me }
}

/// What a table's task is told.
pub(crate) enum ToTable {
    /// A player with a new token wants a place: to join, as a bot, or back. The answer is the place,
    /// or none while others must consent.
    Enter {
        player: u64,
        input: Input<Value>,
        token: String,
        answer: oneshot::Sender<Result<Option<u8>, ErrorCode>>,
    },
    /// An agent has this place from the beginning.
    Seat { entrant: u8, agent: String },
    /// A connection is there.
    Connect { who: Who, connection: u64, last: Option<u64>, outbox: Outbox },
    /// A connection is gone.
    Disconnect { who: Who, connection: u64 },
    /// A client's frame, and when it came.
    Frame { who: Who, frame: String, at: Instant },
    /// An agent has decided.
    Decided { entrant: u8, seq: u64, action: Value, cost: CostMsg },
    /// The open question to the person at a practice table.
    Question { player: u64, answer: oneshot::Sender<Option<Box<dyn Any + Send>>> },
    /// All hands of a practice table.
    Hands { answer: oneshot::Sender<Option<String>> },
    /// Which place has this player?
    Whose { player: u64, answer: oneshot::Sender<Option<u8>> },
    /// How does it stand?
    Look { answer: oneshot::Sender<Look> },
    /// The record of the last match, or of the one with this number, counted from 0, if it is kept
    /// here.
    Record { nth: Option<u32>, answer: oneshot::Sender<Option<String>> },
}

impl ToTable {
    /// Is the table only looked at? That keeps no room open.
    fn only_looks(&self) -> bool {
        matches!(self, ToTable::Look { .. } | ToTable::Record { .. } | ToTable::Whose { .. })
    }
}

/// How a table stands, for the list of rooms.
pub(crate) struct Look {
    pub(crate) free: usize,
    pub(crate) playing: bool,
    pub(crate) entrants: Vec<EntrantMsg>,
    pub(crate) record: bool,
    pub(crate) matches: u64,
}

/// What a table's task needs besides its table.
pub(crate) struct Surroundings {
    pub(crate) journal: Journal,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) stopping: Stopping,
    pub(crate) agents: Arc<Agents>,
    /// Where finished matches count, if they do.
    pub(crate) results: Option<Arc<Results>>,
    /// How many agents may think at once on this server.
    pub(crate) thinkers: Arc<Semaphore>,
    /// After so long without a connection or a move the room is closed.
    pub(crate) idle: Duration,
}

struct TableTask {
    table: Box<dyn AnyTable>,
    around: Surroundings,
    outboxes: HashMap<Who, (u64, Outbox)>,
    records: Records,
    minds: Minds,
    me: mpsc::Sender<ToTable>,
}

/// Starts the task of a new table. It ends when the room has been idle or something has failed; then
/// its inbox is closed.
pub(crate) fn start(table: Box<dyn AnyTable>, around: Surroundings) -> mpsc::Sender<ToTable> {
    let (me, inbox) = mpsc::channel(INBOX);
    let stopping = around.stopping.clone();
    let task = TableTask::new(table, around, me.clone());
    stopping.run_table(task.run(inbox, Input::Tick, None));
    me
}

/// Starts the task of a table that is to be restored: at once when somebody comes, otherwise when
/// it is its turn.
pub(crate) fn resume(
    founding: Arc<Founding>,
    mut around: Surroundings,
    restorers: Restorers,
) -> mpsc::Sender<ToTable> {
    let (me, mut inbox) = mpsc::channel(INBOX);
    let (stopping, mine) = (around.stopping.clone(), me.clone());
    stopping.clone().run_table(async move {
        let (first, turn) = tokio::select! {
            told = inbox.recv() => (told, restorers.urgent_turn().await),
            turn = restorers.turn() => (None, turn),
            () = stopping.begun() => return,
        };
        let begin = Instant::now();
        match turn.restore(&founding, &mut around.journal).await {
            Ok(table) => {
                around.metrics.restored(begin.elapsed());
                let task = TableTask::new(table, around, mine);
                task.run(inbox, Input::Resumed, first).await;
            }
            Err(error) => {
                around.metrics.not_restored();
                tracing::error!(room = founding.room.id, %error, "a table cannot be restored");
            }
        }
    });
    me
}

/// How a table ends.
enum End {
    /// The room is closed.
    Closed,
    /// It goes on when the server is back.
    Kept,
}

impl TableTask {
    fn new(table: Box<dyn AnyTable>, around: Surroundings, me: mpsc::Sender<ToTable>) -> TableTask {
        let kept = around.journal.is_kept();
        let records = Records::new(table.n_matches(), table.record(), kept);
        let (outboxes, minds) = (HashMap::new(), Minds::default());
        TableTask { table, around, outboxes, records, minds, me }
    }

    async fn run(
        mut self,
        mut inbox: mpsc::Receiver<ToTable>,
        first: Input<Value>,
        told: Option<ToTable>,
    ) {
        let game = self.table.game();
        self.around.metrics.table_opened(game);
        let mut alive = self.put(first).await;
        if let Some(told) = told {
            alive = alive && self.take(told).await;
        }
        if alive && let End::Closed = self.go_on(&mut inbox).await {
            // One that cannot be closed is closed by the next server, when it is idle again.
            let _ = self.around.journal.close().await;
        }
        self.around.metrics.table_closed(game);
    }

    async fn go_on(&mut self, inbox: &mut mpsc::Receiver<ToTable>) -> End {
        let stopping = self.around.stopping.clone();
        let mut idle_at = Instant::now() + self.around.idle;
        loop {
            let wake = self
                .table
                .next_deadline()
                .map(|at| Instant::now() + Duration::from_millis(at.saturating_sub(now_ms())));
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
                    if Instant::now() >= idle_at {
                        return End::Closed;
                    }
                    alive
                }
                () = stopping.begun() => return End::Kept,
            };
            if !alive {
                return End::Kept;
            }
        }
    }

    async fn take(&mut self, told: ToTable) -> bool {
        match told {
            ToTable::Enter { player, input, token, answer } => {
                return self.enter(player, input, &token, answer).await;
            }
            ToTable::Seat { entrant, agent } => {
                return self.put(Input::Seats { entrant, agent }).await;
            }
            ToTable::Connect { who, connection, last, outbox } => {
                let me = match who {
                    Who::Player(player) => self.table.entrant_of(player),
                    Who::Watcher(_) => None,
                };
                if let Some((_, older)) = self.outboxes.insert(who, (connection, outbox)) {
                    older.end(Ending::Elsewhere);
                }
                if let Ok(welcome) = serde_json::to_string(&welcome(me)) {
                    self.send(who, welcome);
                }
                return self.put(Input::Connected { who, last }).await;
            }
            ToTable::Disconnect { who, connection } => {
                // A newer connection of the same player stays.
                let newer = self.outboxes.get(&who).is_some_and(|(id, _)| *id != connection);
                if !newer {
                    self.outboxes.remove(&who);
                    return self.put(Input::Lost { who }).await;
                }
            }
            ToTable::Frame { who, frame, at } => {
                if let Some(refused) = self.refused_invitation(&frame) {
                    self.send(who, refused);
                    return true;
                }
                let effects = self.table.handle_frame(now_ms(), who, &frame);
                let changed = !effects.log.is_empty();
                let alive = self.spread(effects).await;
                if changed {
                    self.around.metrics.acted(self.table.game(), at.elapsed());
                }
                return alive;
            }
            ToTable::Decided { entrant, seq, action, cost } => {
                let cost = Some(cost);
                return self.put(Input::Decided { entrant, seq, action, cost }).await;
            }
            ToTable::Question { player, answer } => {
                let _ = answer.send(self.table.practice_question(player));
            }
            ToTable::Hands { answer } => {
                let _ = answer.send(self.table.open_hands());
            }
            ToTable::Whose { player, answer } => {
                let _ = answer.send(self.table.entrant_of(player));
            }
            ToTable::Look { answer } => {
                let look = Look {
                    free: self.table.n_free(),
                    playing: self.table.is_playing(),
                    entrants: self.table.entrants(),
                    record: self.records.get(None).is_some(),
                    matches: self.records.n_over(),
                };
                let _ = answer.send(look);
            }
            ToTable::Record { nth, answer } => {
                let _ = answer.send(self.records.get(nth).cloned());
            }
        }
        true
    }

    async fn enter(
        &mut self,
        player: u64,
        input: Input<Value>,
        token: &str,
        answer: oneshot::Sender<Result<Option<u8>, ErrorCode>>,
    ) -> bool {
        let mut effects = self.table.handle(now_ms(), input);
        let refused = effects.out.iter().find(|out| out.to == Who::Player(player));
        let refused: Option<ErrorCode> = refused.and_then(|out| {
            let said: Value = serde_json::from_str(&out.text).ok()?;
            serde_json::from_value(said["code"].clone()).ok()
        });
        // Whoever asked tells it, and counts it.
        effects.out.retain(|out| refused.is_none() || out.to != Who::Player(player));
        let entrant = self.table.entrant_of(player);
        let token = refused.is_none().then(|| (player, token.to_owned()));
        let alive = self.spread_with(effects, token).await;
        let _ = answer.send(refused.map_or(Ok(entrant), Err));
        alive
    }

    /// The table takes any agent's name; the server knows which there are.
    fn refused_invitation(&self, frame: &str) -> Option<String> {
        let ClientMsg::Invite { agent, .. } =
            serde_json::from_str::<ClientMsg<Value>>(frame).ok()?
        else {
            return None;
        };
        let detail = self.around.agents.check(self.table.game(), &agent).err()?;
        let (code, detail) = (ErrorCode::Agent, Some(detail));
        serde_json::to_string(&Saying::Error { code, detail, action_id: None }).ok()
    }

    async fn put(&mut self, input: Input<Value>) -> bool {
        let effects = self.table.handle(now_ms(), input);
        self.spread(effects).await
    }

    async fn spread(&mut self, effects: AnyEffects) -> bool {
        self.spread_with(effects, None).await
    }

    /// Writes what has changed, and who got a place by it; then tells everybody. False when the
    /// table cannot go on.
    async fn spread_with(&mut self, effects: AnyEffects, player: Option<(u64, String)>) -> bool {
        let (mut effects, mut player) = (effects, player);
        loop {
            let lines = std::mem::take(&mut effects.log);
            let record = effects.finished.take().map(|record| (now_ms(), record));
            let finished = record.as_ref().map(|(_, record)| record.clone());
            let result = finished.as_deref().and_then(|record| self.counted(record));
            let growth = Growth { first: 0, lines, player: player.take(), record, result };
            if let Err(error) = self.around.journal.append(growth).await {
                tracing::error!(game = self.table.game(), %error, "a table cannot be written");
                return false;
            }
            if let Some(record) = finished {
                self.records.push(record);
            }
            for out in std::mem::take(&mut effects.out) {
                self.send(out.to, out.text);
            }
            if effects.stop {
                self.minds.stop();
            }
            for ask in std::mem::take(&mut effects.asks) {
                self.ask(ask);
            }
            if let Some(fault) = effects.fault {
                tracing::error!(game = self.table.game(), fault, "a table has failed");
                return false;
            }
            if !effects.wants_promise {
                return true;
            }
            let (Some(match_id), Some(secret)) = (random_hex::<16>(), random_hex::<32>()) else {
                return false;
            };
            effects = self.table.handle(now_ms(), Input::Promise { match_id, secret });
        }
    }

    /// A match that is over, if the room asked that its matches count.
    fn counted(&self, record: &str) -> Option<Counted> {
        let occupants = self.table.entrants().into_iter().map(|place| place.occupant);
        let results = self.around.results.as_ref()?;
        results.add(record, &occupants.collect::<Vec<_>>())
    }

    /// A client that does not read is dropped: its socket ends with its outbox, and tells so. It may
    /// come back and get what it missed.
    fn send(&mut self, to: Who, text: String) {
        if let Some(code) = text.strip_prefix(ERROR).and_then(|rest| rest.split('"').next()) {
            self.around.metrics.refused_as(code);
        }
        let full = self.outboxes.get(&to).is_some_and(|(_, outbox)| !outbox.put(text));
        if full && let Some((_, outbox)) = self.outboxes.remove(&to) {
            outbox.end(Ending::Slow);
        }
    }

    /// Lets an agent think in a thread of its own.
    fn ask(&mut self, ask: AgentAsk) {
        let Some(question) = self.table.agent_question(ask.entrant, ask.seq) else { return };
        let (agents, me) = (self.around.agents.clone(), self.me.clone());
        let thinkers = self.around.thinkers.clone();
        let (game, metrics) = (self.table.game(), self.around.metrics.clone());
        let mind = self.minds.of(ask.entrant);
        tokio::spawn(async move {
            let Ok(_thinker) = thinkers.acquire().await else { return };
            let AgentAsk { entrant, seq, agent, .. } = ask;
            let thought = tokio::task::spawn_blocking(move || {
                let begin = Instant::now();
                let decided = agents.decide(game, &agent, &mind, question);
                metrics.decided(game, begin.elapsed());
                decided
            });
            if let Ok(Some((action, cost))) = thought.await {
                let _ = me.send(ToTable::Decided { entrant, seq, action, cost }).await;
            }
        });
    }
}
