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
use crate::journal::Journal;
use crate::now_ms;
use crate::token::random_hex;

/// How much may wait for a table.
const INBOX: usize = 256;

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
    Connect { who: Who, connection: u64, last: Option<u64>, outbox: mpsc::Sender<String> },
    /// A connection is gone.
    Disconnect { who: Who, connection: u64 },
    /// A client's frame.
    Frame { who: Who, frame: String },
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
    /// The record of the last match.
    Record { answer: oneshot::Sender<Option<String>> },
}

/// How a table stands, for the list of rooms.
pub(crate) struct Look {
    pub(crate) free: usize,
    pub(crate) playing: bool,
    pub(crate) entrants: Vec<EntrantMsg>,
    pub(crate) record: bool,
}

/// What a table's task needs besides its table.
pub(crate) struct Surroundings {
    pub(crate) journal: Journal,
    pub(crate) agents: Arc<Agents>,
    /// How many agents may think at once on this server.
    pub(crate) thinkers: Arc<Semaphore>,
    /// After so long without a connection or a move the room is closed.
    pub(crate) idle: Duration,
}

struct TableTask {
    table: Box<dyn AnyTable>,
    around: Surroundings,
    outboxes: HashMap<Who, (u64, mpsc::Sender<String>)>,
    record: Option<String>,
    minds: Minds,
    me: mpsc::Sender<ToTable>,
}

/// Starts the task of a table. It ends when the room has been idle or something has failed; then
/// its inbox is closed.
pub(crate) fn start(
    table: Box<dyn AnyTable>,
    around: Surroundings,
    resumed: bool,
) -> mpsc::Sender<ToTable> {
    let (me, inbox) = mpsc::channel(INBOX);
    let record = table.record();
    let (outboxes, minds) = (HashMap::new(), Minds::default());
    let task = TableTask { table, around, outboxes, record, minds, me: me.clone() };
    tokio::spawn(task.run(inbox, resumed));
    me
}

impl TableTask {
    async fn run(mut self, mut inbox: mpsc::Receiver<ToTable>, resumed: bool) {
        let first = if resumed { Input::Resumed } else { Input::Tick };
        let mut alive = self.put(first).await;
        let mut idle_at = Instant::now() + self.around.idle;
        while alive {
            let wake = self
                .table
                .next_deadline()
                .map(|at| Instant::now() + Duration::from_millis(at.saturating_sub(now_ms())));
            let next = wake.unwrap_or(idle_at).min(idle_at);
            tokio::select! {
                told = inbox.recv() => {
                    let Some(told) = told else { return };
                    let looks = matches!(told, ToTable::Look { .. } | ToTable::Record { .. } | ToTable::Whose { .. });
                    alive = self.take(told).await;
                    if !looks {
                        idle_at = Instant::now() + self.around.idle;
                    }
                }
                () = sleep_until(next) => {
                    alive = self.put(Input::Tick).await;
                    if Instant::now() >= idle_at {
                        break;
                    }
                }
            }
        }
        // A journal that cannot be closed is closed by the next server, when it is idle again.
        let _ = self.around.journal.close();
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
                self.outboxes.insert(who, (connection, outbox));
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
            ToTable::Frame { who, frame } => {
                if let Some(refused) = self.refused_invitation(&frame) {
                    self.send(who, refused);
                    return true;
                }
                let effects = self.table.handle_frame(now_ms(), who, &frame);
                return self.spread(effects).await;
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
                    record: self.record.is_some(),
                };
                let _ = answer.send(look);
            }
            ToTable::Record { answer } => {
                let _ = answer.send(self.record.clone());
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
        let effects = self.table.handle(now_ms(), input);
        let refused = effects.out.iter().find(|out| out.to == Who::Player(player));
        let refused: Option<ErrorCode> = refused.and_then(|out| {
            let said: Value = serde_json::from_str(&out.text).ok()?;
            serde_json::from_value(said["code"].clone()).ok()
        });
        let entrant = self.table.entrant_of(player);
        let journal = &mut self.around.journal;
        let keep = || if refused.is_none() { journal.player(player, token) } else { Ok(()) };
        if tokio::task::block_in_place(keep).is_err() {
            return false;
        }
        let alive = self.spread(effects).await;
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

    /// Writes what has changed, then tells everybody. False when the table cannot go on.
    async fn spread(&mut self, effects: AnyEffects) -> bool {
        let mut effects = effects;
        loop {
            let lines = std::mem::take(&mut effects.log);
            let journal = &mut self.around.journal;
            if tokio::task::block_in_place(|| journal.table(lines)).is_err() {
                return false;
            }
            if effects.finished.is_some() {
                self.record = effects.finished.take();
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
            if effects.fault.is_some() {
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

    /// A client that does not read is dropped: its socket ends with its outbox, and tells so. It may
    /// come back and get what it missed.
    fn send(&mut self, to: Who, text: String) {
        let full = self.outboxes.get(&to).is_some_and(|(_, outbox)| outbox.try_send(text).is_err());
        if full {
            self.outboxes.remove(&to);
        }
    }

    /// Lets an agent think in a thread of its own.
    fn ask(&mut self, ask: AgentAsk) {
        let Some(question) = self.table.agent_question(ask.entrant, ask.seq) else { return };
        let (agents, me) = (self.around.agents.clone(), self.me.clone());
        let thinkers = self.around.thinkers.clone();
        let game = self.table.game();
        let mind = self.minds.of(ask.entrant);
        tokio::spawn(async move {
            let Ok(_thinker) = thinkers.acquire().await else { return };
            let AgentAsk { entrant, seq, agent, .. } = ask;
            let thought =
                tokio::task::spawn_blocking(move || agents.decide(game, &agent, &mind, question));
            if let Ok(Some((action, cost))) = thought.await {
                let _ = me.send(ToTable::Decided { entrant, seq, action, cost }).await;
            }
        });
    }
}
