//! One seat of a riichi table that measures all it can, and never calls.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, bail};
use parlor_agent::Stream;
use parlor_fair::{Contribution, Scheme};
use parlor_game::Entropy;
use parlor_wire::VERSION;
use parlor_wire::online::ClientMsg;
use serde_json::Value;
use tokio::time::{Instant, sleep_until, timeout};

use super::window::SeatWindow;
use crate::caller::Caller;
use crate::client::written;
use crate::socket::Socket;

/// How long anything is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many windows there are, and how many are wanted.
pub(super) struct Progress {
    pub(super) n: AtomicU64,
    pub(super) wanted: u64,
}

impl Progress {
    pub(super) fn is_done(&self) -> bool {
        self.n.load(Ordering::Relaxed) >= self.wanted
    }
}

/// Something to say at its time.
pub(super) enum Later {
    /// A ping, and which timing it is.
    Ping(usize),
    Answer {
        seq: u64,
        action: Value,
    },
}

/// A window that is watched.
pub(super) struct Open {
    pub(super) window: SeatWindow,
    pub(super) at: Instant,
    pub(super) at_ms: u64,
    pub(super) drawn: Option<Instant>,
}

/// One seat.
pub(super) struct Player {
    socket: Socket,
    pub(super) me: u8,
    pub(super) rng: Stream,
    pub(super) progress: Arc<Progress>,
    pub(super) seat: u8,
    match_id: String,
    contribution: Option<Contribution>,
    pub(super) n_matches: u32,
    pub(super) deal: u64,
    pub(super) n_discards: u32,
    pub(super) open: Option<Open>,
    pub(super) windows: Vec<SeatWindow>,
    pub(super) later: Vec<(Instant, Later)>,
    n_sent: u64,
    pub(super) answers: BTreeMap<String, Instant>,
    pub(super) pings: BTreeMap<u64, (Instant, usize)>,
    /// How long the last answer took to be accepted.
    pub(super) accepted: f64,
}

impl Player {
    /// Connects a player who has joined.
    pub(super) async fn connect(
        caller: Caller,
        room: &str,
        (me, token): (u8, String),
        rng: Stream,
        progress: Arc<Progress>,
    ) -> anyhow::Result<Player> {
        let socket = timeout(PATIENCE, Socket::connect(caller, room)).await??;
        let mut player = Player {
            socket,
            me,
            rng,
            progress,
            seat: 0,
            match_id: String::new(),
            contribution: None,
            n_matches: 0,
            deal: 0,
            n_discards: 0,
            open: None,
            windows: Vec::new(),
            later: Vec::new(),
            n_sent: 0,
            answers: BTreeMap::new(),
            pings: BTreeMap::new(),
            accepted: 0.0,
        };
        let hello = ClientMsg::Hello { version: VERSION, token: Some(token), last: None };
        player.say(&hello).await?;
        Ok(player)
    }

    /// Plays until there are windows enough, and tells what it saw of them.
    pub(super) async fn play(mut self) -> anyhow::Result<Vec<SeatWindow>> {
        while !self.progress.is_done() {
            let next = self.later.iter().map(|(at, _)| *at).min();
            let asleep = Instant::now() + PATIENCE;
            tokio::select! {
                text = self.socket.hear() => {
                    let now = Instant::now();
                    let text = text.context("the server has closed the connection")?;
                    let frame = serde_json::from_str(&text).context("a frame that is none")?;
                    self.take(now, &frame).await?;
                }
                () = sleep_until(next.unwrap_or(asleep)) => match next {
                    Some(_) => self.speak().await?,
                    None => bail!("nothing has happened for {} s", PATIENCE.as_secs()),
                },
            }
        }
        Ok(self.windows)
    }

    async fn say(&mut self, message: &ClientMsg<Value>) -> anyhow::Result<()> {
        if self.socket.say(written(message)).await { Ok(()) } else { bail!("nobody listens") }
    }

    /// Says what is due.
    async fn speak(&mut self) -> anyhow::Result<()> {
        let now = Instant::now();
        while let Some(at) = self.later.iter().position(|(at, _)| *at <= now) {
            let (_, later) = self.later.swap_remove(at);
            self.n_sent += 1;
            let message = match later {
                Later::Ping(timing) => {
                    self.pings.insert(self.n_sent, (Instant::now(), timing));
                    ClientMsg::Ping { n: self.n_sent }
                }
                Later::Answer { seq, action } => {
                    let action_id = self.n_sent.to_string();
                    self.answers.insert(action_id.clone(), Instant::now());
                    ClientMsg::Act { expected_seq: seq, action_id, action }
                }
            };
            self.say(&message).await?;
        }
        Ok(())
    }

    async fn take(&mut self, now: Instant, frame: &Value) -> anyhow::Result<()> {
        match frame["type"].as_str().unwrap_or_default() {
            "event" => self.happened(now, frame).await,
            "state" => {
                self.match_id = text(&frame["state"]["promise"]["match_id"]);
                self.say(&ClientMsg::Ready { ready: true }).await
            }
            "pong" => {
                self.heard_pong(now, frame);
                Ok(())
            }
            "accepted" => {
                self.heard_acceptance(now, frame);
                Ok(())
            }
            // A pass may come too late, and nobody need be ready twice.
            "error" if ["stale", "not_now"].iter().any(|code| frame["code"] == *code) => Ok(()),
            "error" => bail!("refused: {frame}"),
            _ => Ok(()),
        }
    }

    async fn happened(&mut self, now: Instant, frame: &Value) -> anyhow::Result<()> {
        let event = &frame["event"];
        match event["type"].as_str().unwrap_or_default() {
            "promised" => self.match_id = text(&event["promise"]["match_id"]),
            "pledging" => {
                let bytes: [u8; 16] = std::array::from_fn(|_| self.rng.below(256) as u8);
                let contribution = Contribution::new(&bytes).context("no contribution")?;
                let pledge =
                    contribution.pledge(Scheme::NEWEST, &self.match_id, self.me).0.to_string();
                self.contribution = Some(contribution);
                self.say(&ClientMsg::Pledge { pledge }).await?;
            }
            "contributing" => {
                let contribution = self.contribution.take().context("nothing was pledged")?;
                let contribution = contribution.to_string();
                self.say(&ClientMsg::Contribute { contribution }).await?;
            }
            "match_began" => {
                let order = event["seat_order"].as_array().context("no seats")?;
                let seat = order.iter().position(|entrant| *entrant == self.me);
                self.seat = seat.context("no seat")? as u8;
                self.n_matches += 1;
            }
            "deal_began" => {
                (self.deal, self.n_discards) = (event["deal"].as_u64().unwrap_or(0), 0);
            }
            "seen" => self.saw(now, frame),
            "asked" => self.asked(now, &event["prompt"]),
            "clock" => self.heard_clock(now),
            "deal_ended" => {
                self.close();
                if !event["next_ms"].is_null() {
                    self.say(&ClientMsg::Ready { ready: true }).await?;
                }
            }
            "match_ended" => self.say(&ClientMsg::Rematch { agreed: true }).await?,
            _ => {}
        }
        Ok(())
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
