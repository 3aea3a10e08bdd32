//! What all clients of a run share.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::game::Calls;
use crate::pace::Pace;

/// How many failures are kept in words.
const FAILURES_KEPT: usize = 20;

/// How a run is to be.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Tables, a third of each game.
    pub tables: usize,
    /// Connections in all: whatever the players do not need are spectators.
    pub sockets: usize,
    /// Answers a second over all tables.
    pub rate: f64,
    /// How long answers are measured.
    pub measure: Duration,
    /// How long matches may then go on until they are over.
    pub finish: Duration,
    /// How long all of it may take.
    pub limit: Duration,
    /// Each connection is cut after so long on average.
    pub reconnect: Duration,
    /// One question in so many is first answered wrongly; 0 for never.
    pub mistakes: u32,
    /// How calls are collected.
    pub calls: Calls,
    /// Matches of a deal or two.
    pub short: bool,
    /// The seed of everything that clients choose.
    pub seed: u64,
}

/// What all clients of a run share.
pub(crate) struct Load {
    pub(crate) address: SocketAddr,
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
    pub(crate) counts: Counts,
    /// From an answer to the news of it, at everybody at its table, in microseconds.
    broadcasts: Mutex<Vec<u32>>,
    /// From an answer to its acceptance.
    acceptances: Mutex<Vec<u32>>,
    failures: Mutex<Vec<String>>,
}

/// What has happened so far.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) frames: AtomicU64,
    pub(crate) bytes: AtomicU64,
    pub(crate) accepted: AtomicU64,
    pub(crate) measured: AtomicU64,
    pub(crate) late: AtomicU64,
    pub(crate) mistakes: AtomicU64,
    pub(crate) reconnections: AtomicU64,
    pub(crate) dropped: AtomicU64,
    pub(crate) playing: AtomicU64,
    pub(crate) matches: AtomicU64,
    pub(crate) unfinished: AtomicU64,
    pub(crate) checked_frames: AtomicU64,
    pub(crate) checked_answers: AtomicU64,
    pub(crate) failures: AtomicU64,
}

/// One more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Load {
    pub(crate) fn new(address: SocketAddr, settings: Settings, kills: bool) -> Load {
        Load {
            address,
            pace: Pace::new(settings.rate, settings.seed),
            settings,
            measuring: AtomicBool::new(false),
            closing: AtomicBool::new(false),
            given_up: watch::Sender::new(false),
            kills,
            counts: Counts::default(),
            broadcasts: Mutex::default(),
            acceptances: Mutex::default(),
            failures: Mutex::default(),
        }
    }

    pub(crate) fn is_measuring(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Runs all of it, and gives it up with a word about where it stands when it takes longer than
    /// the settings allow.
    pub(crate) async fn within_limit<T>(
        &self,
        work: impl Future<Output = anyhow::Result<T>>,
    ) -> anyhow::Result<T> {
        let limit = self.settings.limit;
        let standing = || {
            let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
            let Counts { accepted, matches, playing, .. } = &self.counts;
            format!(
                "given up after {} s: {} clients came into a match, {} answers were accepted, {} \
                 matches are over",
                limit.as_secs(),
                count(playing),
                count(accepted),
                count(matches)
            )
        };
        timeout(limit, work).await.with_context(standing)?
    }

    /// Notes how long a message to somebody at the table took.
    pub(crate) fn broadcast(&self, took: Duration) {
        locked(&self.broadcasts).push(micros(took));
    }

    /// Notes how long an acceptance took.
    pub(crate) fn acceptance(&self, took: Duration) {
        locked(&self.acceptances).push(micros(took));
    }

    /// Notes a failure.
    pub(crate) fn fail(&self, what: String) {
        count(&self.counts.failures);
        let mut failures = locked(&self.failures);
        if failures.len() < FAILURES_KEPT {
            eprintln!("failure: {what}");
            failures.push(what);
        }
    }

    /// How many broadcasts were measured so far.
    pub(crate) fn n_broadcasts(&self) -> usize {
        locked(&self.broadcasts).len()
    }

    pub(crate) fn take_broadcasts(&self) -> Vec<u32> {
        std::mem::take(&mut locked(&self.broadcasts))
    }

    pub(crate) fn take_acceptances(&self) -> Vec<u32> {
        std::mem::take(&mut locked(&self.acceptances))
    }

    pub(crate) fn take_failures(&self) -> Vec<String> {
        std::mem::take(&mut locked(&self.failures))
    }
}

/// Nothing panics while one of these is locked.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn micros(took: Duration) -> u32 {
    u32::try_from(took.as_micros()).unwrap_or(u32::MAX)
}

/// The time in milliseconds, as the server on this machine tells it.
pub(crate) fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The last answer at one table that everybody there is to hear of at once.
#[derive(Default)]
pub(crate) struct Beat(Mutex<Option<Sent>>);

#[derive(Clone, Copy)]
struct Sent {
    number: u64,
    at: Instant,
    at_ms: u64,
}

impl Beat {
    /// An answer is being sent.
    pub(crate) fn sent(&self) {
        let mut last = locked(&self.0);
        let number = last.map_or(1, |last| last.number + 1);
        *last = Some(Sent { number, at: Instant::now(), at_ms: wall_ms() });
    }

    /// What was waited for will not come at once, or nothing measured does.
    pub(crate) fn forget(&self) {
        let mut last = locked(&self.0);
        if let Some(last) = last.as_mut() {
            last.at_ms = u64::MAX;
        }
    }

    /// News that the server made at `at_ms` has come: how long after the answer, if it is the first
    /// since then for someone who had heard of answer `heard` before.
    pub(crate) fn heard(&self, at_ms: u64, heard: &mut u64) -> Option<Duration> {
        let last = (*locked(&self.0))?;
        let news = last.number != *heard && at_ms >= last.at_ms;
        news.then(|| {
            *heard = last.number;
            last.at.elapsed()
        })
    }
}
