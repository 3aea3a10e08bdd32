//! What all clients of a run share.

use std::net::SocketAddr;
use std::num::{ParseFloatError, ParseIntError};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context;
use clap::Args;
use parking_lot::Mutex;
use parlor_wire::online::CallWindowMsg;
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::caller::{Caller, household};
use crate::chaos::Chaos;
use crate::pace::Pace;

/// How many milliseconds the server's clock, which follows no steps of the wall clock, may be behind ours:
/// both are rounded down.
const CLOCKS_APART_MS: u64 = 2;
/// How many failures are kept in words.
const FAILURES_KEPT: usize = 20;

/// How a run is to be.
#[derive(Clone, Debug, Args)]
pub struct Settings {
    /// Tables, a third of each game
    #[arg(long, default_value_t = 12)]
    pub tables: usize,
    /// Connections in all; those that are not players watch
    #[arg(long, default_value_t = 0)]
    pub sockets: usize,
    /// Answers a second over all tables
    #[arg(long, default_value_t = 24.0)]
    pub rate: f64,
    /// Seconds that are measured, or played before a restart
    #[arg(long = "seconds", default_value = "10", value_parser = seconds)]
    pub measure: Duration,
    /// Seconds after which matches are given up that are not over
    #[arg(long = "finish-seconds", default_value = "300", value_parser = seconds)]
    pub finish: Duration,
    /// Seconds after which everything is given up, with a word about where it stands
    #[arg(long = "limit-seconds", default_value = "1800", value_parser = seconds)]
    pub limit: Duration,
    /// Seconds after which a client cuts its connection, on average
    #[arg(long = "reconnect-seconds", default_value = "120", value_parser = seconds)]
    pub reconnect: Duration,
    /// One question in so many is first answered wrongly; 0 for never
    #[arg(long, default_value_t = 50)]
    pub mistakes: u32,
    /// Milliseconds that a discard lies at least; from 500 on no answer is a pass
    #[arg(long = "calls-ms", value_name = "MS", default_value = "600", value_parser = calls)]
    pub calls: CallWindowMsg,
    /// Matches of a deal or two
    #[arg(long)]
    pub short: bool,
    /// Agents sit at every other riichi and Zole table, beside two people
    #[arg(long)]
    pub agents: bool,
    /// Strangers claim the seats of those who drop out, with a friend at the table who consents
    #[arg(long)]
    pub claims: bool,
    /// One question in so many brings an offer to resign, in backgammon; 0 for never
    #[arg(long, default_value_t = 0)]
    pub resign: u32,
    /// A proxy before the server that delays frames by up to DELAY ms, cuts connections every CUT s
    /// on average, and repeats one frame of a client in REPEAT
    #[arg(long, value_name = "SPEC", num_args = 0..=1, require_equals = true,
        default_missing_value = "delay=20,cut=8,repeat=10")]
    pub chaos: Option<Chaos>,
    /// The seed of what clients choose
    #[arg(long, default_value_t = 2026)]
    pub seed: u64,
}

fn seconds(text: &str) -> Result<Duration, ParseFloatError> {
    text.parse().map(Duration::from_secs_f64)
}

fn calls(ms: &str) -> Result<CallWindowMsg, ParseIntError> {
    let min_ms = ms.parse()?;
    Ok(CallWindowMsg { min_ms, jitter_ms: min_ms / 3, strict: min_ms >= 500 })
}

/// What all clients of a run share.
pub(crate) struct Load {
    caller: Caller,
    /// A proxy that makes trouble between clients and the server.
    chaos: Option<SocketAddr>,
    /// Has every table an address of its own, with the limits of an address elsewhere?
    households: bool,
    pub(crate) settings: Settings,
    pub(crate) pace: Pace,
    /// Are answers measured now?
    pub(crate) measuring: AtomicBool,
    /// Is no further match to begin?
    pub(crate) closing: AtomicBool,
    /// Is everything given up that is not over?
    pub(crate) given_up: watch::Sender<bool>,
    /// Is the server killed now and then? Then a connection may be lost at any time.
    pub(crate) kills: bool,
    /// The rooms that were opened and how many people play there.
    pub(crate) rooms: Mutex<Vec<(String, usize)>>,
    pub(crate) noted: Mutex<Noted>,
}

/// What was noted so far.
#[derive(Default)]
pub(crate) struct Noted {
    pub(crate) counts: Counts,
    /// From an answer to the news of it, at everyone at its table, in microseconds.
    pub(crate) broadcasts: Vec<u32>,
    /// From an answer to its acceptance.
    pub(crate) acceptances: Vec<u32>,
    pub(crate) failures: Vec<String>,
}

/// What has happened so far.
#[derive(Clone, Copy, Default, Debug, Serialize)]
pub struct Counts {
    /// Accepted answers in all.
    pub actions: u64,
    /// Accepted answers while measured.
    pub measured: u64,
    /// Offers to resign that were accepted, as clients heard of them.
    pub resigned: u64,
    /// Claims of strangers, each in vain.
    pub claims: u64,
    /// Answers that came too late for a call, or after the table had answered.
    pub late: u64,
    /// Wrong messages, each refused as it must be.
    pub mistakes: u64,
    /// Connections that clients cut.
    pub reconnections: u64,
    /// Connections that the server cut.
    pub dropped: u64,
    /// Frames received.
    pub frames: u64,
    /// Bytes received.
    pub bytes: u64,
    /// Clients in a match.
    pub playing: u64,
    /// Matches that ended.
    pub matches: u64,
    /// Matches that did not end in time.
    pub unfinished: u64,
    /// Frames compared with what the record lets the client know.
    pub checked_frames: u64,
    /// Accepted answers found once in a record.
    pub checked_answers: u64,
    /// How many things went wrong.
    pub n_failures: u64,
}

impl Load {
    pub(crate) fn new(caller: Caller, settings: Settings, kills: bool) -> Load {
        Load {
            caller,
            chaos: None,
            households: false,
            pace: Pace::new(settings.rate, settings.seed),
            settings,
            measuring: AtomicBool::new(false),
            closing: AtomicBool::new(false),
            given_up: watch::Sender::new(false),
            kills,
            rooms: Mutex::default(),
            noted: Mutex::default(),
        }
    }

    /// The same with a proxy before the server, through which all sockets go.
    pub(crate) fn through(self, chaos: Option<SocketAddr>) -> Load {
        Load { chaos, ..self }
    }

    /// The same with the limits of an ordinary address for every table.
    pub(crate) fn in_households(self) -> Load {
        Load { households: true, ..self }
    }

    /// May a connection be lost at any time?
    pub(crate) fn is_lossy(&self) -> bool {
        self.kills || self.chaos.is_some()
    }

    /// May a frame reach the server twice, and a connection be lost between matches too?
    pub(crate) fn has_bad_network(&self) -> bool {
        self.chaos.is_some()
    }

    /// Who asks for a table.
    pub(crate) fn caller(&self, table: usize) -> Caller {
        if self.households { self.caller.from(household(table)) } else { self.caller }
    }

    /// Who plays at it.
    pub(crate) fn player(&self, table: usize) -> anyhow::Result<Caller> {
        let caller = self.caller(table);
        self.chaos.map_or(Ok(caller), |proxy| caller.through(proxy))
    }

    pub(crate) fn is_measuring(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// What has happened so far.
    pub(crate) fn counts(&self) -> Counts {
        self.noted.lock().counts
    }

    /// Counts something.
    pub(crate) fn count(&self, what: impl FnOnce(&mut Counts)) {
        what(&mut self.noted.lock().counts);
    }

    /// Runs all of it, and gives it up with a word about where it stands when it takes longer than
    /// the settings allow.
    pub(crate) async fn within_limit<T>(
        &self,
        work: impl Future<Output = anyhow::Result<T>>,
    ) -> anyhow::Result<T> {
        let limit = self.settings.limit;
        let standing = || {
            let Counts { actions, matches, playing, .. } = self.counts();
            format!(
                "given up after {} s: {playing} clients are in a match, {actions} answers were \
                 accepted, {matches} matches are over",
                limit.as_secs(),
            )
        };
        timeout(limit, work).await.with_context(standing)?
    }

    /// Notes a failure.
    pub(crate) fn fail(&self, what: String) {
        let mut noted = self.noted.lock();
        noted.counts.n_failures += 1;
        if noted.failures.len() < FAILURES_KEPT {
            eprintln!("failure: {what}");
            noted.failures.push(what);
        }
    }
}

pub(crate) fn micros(took: Duration) -> u32 {
    u32::try_from(took.as_micros()).unwrap_or(u32::MAX)
}

/// The time in milliseconds, as the server on this machine tells it.
pub(crate) fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The last answer at one table that everyone there is to hear of at once.
#[derive(Default)]
pub(crate) struct LastAnswer(Mutex<Option<Sent>>);

#[derive(Clone, Copy)]
struct Sent {
    number: u64,
    at: Instant,
    at_ms: u64,
}

impl LastAnswer {
    /// An answer is being sent.
    pub(crate) fn sent(&self) {
        let mut last = self.0.lock();
        let number = last.map_or(1, |last| last.number + 1);
        *last = Some(Sent { number, at: Instant::now(), at_ms: wall_ms() });
    }

    /// What was waited for will not come at once, or nothing measured does.
    pub(crate) fn forget(&self) {
        if let Some(last) = self.0.lock().as_mut() {
            last.at_ms = u64::MAX;
        }
    }

    /// News that the server made at `at_ms` has come: how long after the answer, if it is the first
    /// since then for someone who had heard of answer `heard` before.
    pub(crate) fn heard(&self, at_ms: u64, heard: &mut u64) -> Option<Duration> {
        let last = (*self.0.lock())?;
        let news = last.number != *heard && at_ms.saturating_add(CLOCKS_APART_MS) >= last.at_ms;
        news.then(|| {
            *heard = last.number;
            last.at.elapsed()
        })
    }
}
