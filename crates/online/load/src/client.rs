//! One client: a player or a spectator, over as many connections as it takes.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use parlor_agent::Stream;
use parlor_fair::Contribution;
use parlor_kit::{ActionMsgOf, Host, Kit};
use parlor_wire::online::{ErrorCode, PromiseMsg};
use parlor_wire::{ClientMsgOf, VERSION};
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::answer::{Act, Question};
use crate::caller::Caller;
use crate::load::{LastAnswer, Load};
use crate::socket::Socket;
use crate::trace::Trace;

/// How long a client waits for anything to happen.
const PATIENCE: Duration = Duration::from_secs(120);

/// Who a client is.
#[derive(Clone, Debug)]
pub(crate) enum Role {
    Player { me: u8, token: String },
    Watcher,
}

/// One client.
pub(crate) struct Client<K: Kit> {
    pub(crate) load: Arc<Load>,
    pub(crate) last_answer: Arc<LastAnswer>,
    caller: Caller,
    pub(crate) room: String,
    /// Consents to every claim, as a friend of the claimant would.
    pub(crate) is_friend: bool,
    pub(crate) role: Role,
    pub(crate) rng: Stream,
    socket: Option<Socket>,
    given_up: watch::Receiver<bool>,
    /// When the connection is to be cut.
    cut_at: Instant,
    /// Has it had more than one connection?
    pub(crate) came_back: bool,
    /// What is to be said.
    pub(crate) outbox: Vec<String>,
    /// An answer that was possible once.
    pub(crate) once: Option<ActionMsgOf<K>>,
    pub(crate) version: u64,
    pub(crate) at_ms: u64,
    /// The last answer at the table whose effect was measured here.
    pub(crate) heard: u64,
    pub(crate) contribution: Option<Contribution>,
    pub(crate) promise: Option<PromiseMsg>,
    pub(crate) in_match: bool,
    pub(crate) in_deal: bool,
    pub(crate) over: bool,
    pub(crate) question: Option<Question<K>>,
    /// The answer that is not yet accepted.
    pub(crate) open: Option<Act<K>>,
    /// How often each answer was sent for which an acceptance is still due.
    pub(crate) due: BTreeMap<String, u32>,
    /// The refusals that are due, in order.
    pub(crate) wrong: VecDeque<ErrorCode>,
    pub(crate) n_answers: u64,
    pub(crate) answered_at: Instant,
    pub(crate) trace: Trace,
}

/// A message in JSON. Our messages have string keys and finite depth, so this cannot fail.
pub(crate) fn written(message: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

impl<K: Host> Client<K> {
    /// Says something, if it is a player.
    pub(crate) fn say(&mut self, message: &ClientMsgOf<K::Codec>) {
        if self.me().is_some() {
            self.outbox.push(written(message));
        }
    }

    /// A client of a room; it connects when it is first needed.
    pub(crate) fn new(
        load: Arc<Load>,
        last_answer: Arc<LastAnswer>,
        caller: Caller,
        room: &str,
        role: Role,
        rng: Stream,
    ) -> Client<K> {
        Client {
            given_up: load.given_up.subscribe(),
            load,
            last_answer,
            caller,
            room: room.to_owned(),
            is_friend: false,
            role,
            rng,
            socket: None,
            cut_at: Instant::now(),
            came_back: false,
            outbox: Vec::new(),
            once: None,
            version: 0,
            at_ms: 0,
            heard: 0,
            contribution: None,
            promise: None,
            in_match: false,
            in_deal: false,
            over: false,
            question: None,
            open: None,
            due: BTreeMap::new(),
            wrong: VecDeque::new(),
            n_answers: 0,
            answered_at: Instant::now(),
            trace: Trace::default(),
        }
    }

    /// The entrant's number of a player.
    pub(crate) fn me(&self) -> Option<u8> {
        let Role::Player { me, .. } = self.role else { return None };
        Some(me)
    }

    /// Takes part in a match until it is over, and tells what it was shown of it.
    pub(crate) async fn take_part(&mut self) -> anyhow::Result<Trace> {
        if self.over {
            self.over = false;
            self.say(&ClientMsgOf::<K::Codec>::Rematch { agreed: true });
        }
        while !(self.over && self.open.is_none()) {
            self.step().await?;
        }
        self.in_match = false;
        Ok(std::mem::take(&mut self.trace))
    }

    /// One thing that happens.
    async fn step(&mut self) -> anyhow::Result<()> {
        let Some(socket) = &mut self.socket else { return self.connect().await };
        for text in std::mem::take(&mut self.outbox) {
            if !timeout(PATIENCE, socket.say(text)).await.context("nothing can be said")? {
                self.lost();
                return Ok(());
            }
        }
        let answer_at = match (&self.open, &self.question) {
            (None, Some(question)) => question.answer_at,
            _ => None,
        };
        let asleep = Instant::now() + PATIENCE;
        tokio::select! {
            text = socket.hear() => match text {
                Some(text) => {
                    self.load.count(|counts| {
                        counts.frames += 1;
                        counts.bytes += text.len() as u64;
                    });
                    self.hear(&text).with_context(|| format!("after {}", text.as_str()))?;
                }
                None => self.lost(),
            },
            () = sleep_until(answer_at.unwrap_or(asleep)), if answer_at.is_some() => self.answer(),
            () = sleep_until(self.cut_at), if self.in_match => {
                self.load.count(|counts| counts.reconnections += 1);
                self.forget_connection();
            }
            _ = self.given_up.changed() => {
                bail!("not over in time, {}", self.standing());
            }
            () = sleep_until(asleep) => {
                bail!("nothing has happened for {} s, {}", PATIENCE.as_secs(), self.standing());
            }
        }
        Ok(())
    }

    /// How the client stands, for a report.
    fn standing(&self) -> String {
        let asked = self.question.as_ref().map(|question| question.seq);
        format!(
            "version {}, in a match: {}, asked: {asked:?}, unaccepted: {}",
            self.version,
            self.in_match,
            self.open.is_some()
        )
    }

    /// The server has closed the connection.
    fn lost(&mut self) {
        if !self.load.is_lossy() {
            self.load.count(|counts| counts.dropped += 1);
        }
        self.forget_connection();
    }

    fn forget_connection(&mut self) {
        self.socket = None;
        self.came_back = true;
        self.wrong.clear();
        self.outbox.clear();
        self.last_answer.forget();
    }

    /// Connects and says hello; waits for a server that is down.
    async fn connect(&mut self) -> anyhow::Result<()> {
        let begin = Instant::now();
        let attempt = loop {
            let attempt = timeout(PATIENCE, Socket::connect(self.caller, &self.room)).await?;
            if attempt.is_ok() || !self.load.is_lossy() || begin.elapsed() > PATIENCE {
                break attempt;
            }
            sleep(Duration::from_millis(20)).await;
        };
        self.socket = Some(attempt.context("cannot connect")?);
        let mean = self.load.settings.reconnect;
        self.cut_at = Instant::now() + mean.mul_f64(0.5 + self.rng.unit());
        let token = match &self.role {
            Role::Player { token, .. } => Some(token),
            Role::Watcher => None,
        };
        // Outside a deal what was said last (ready, again, a pledge) may be lost with the connection, and the events
        // that were missed do not tell: only the whole state does.
        let last = self.in_deal.then_some(self.version);
        let token = token.cloned();
        let hello = ClientMsgOf::<K::Codec>::Hello { version: VERSION, token, last };
        self.outbox.insert(0, written(&hello));
        self.send_again();
        Ok(())
    }
}
