//! All blocks on all cores, written in order; a run that was killed goes on where it was.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use parlor_kit::Rank;

use crate::journal::Journal;
use crate::players::bot_of;
use crate::results::ResultsError;
use crate::{
    Arena, Block, BotErrors, Plan, PlanError, Players, Shard, Standings, play_block, stop,
};

/// How a plan is run; none of it changes a result.
#[derive(Clone, Debug)]
pub struct Options {
    /// The result file; gone on with if it holds the same plan.
    pub file: PathBuf,
    /// How many threads play.
    pub threads: usize,
    /// Which blocks.
    pub shard: Shard,
}

/// How far a run is.
#[derive(Clone, Debug)]
pub struct Progress<'a> {
    /// Blocks written.
    pub done: u64,
    /// Blocks to play.
    pub blocks: u64,
    /// Blocks that an earlier run had written.
    pub resumed: u64,
    /// Since this run began.
    pub elapsed: Duration,
    /// The log-likelihood ratio of the stop rule, if there is one.
    pub llr: Option<f64>,
    /// Who leads.
    pub standings: &'a Standings,
}

/// Why a run ended without its results.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The plan is wrong.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The file holds something that cannot be gone on with.
    #[error(transparent)]
    Results(#[from] ResultsError),
    /// The file holds another plan.
    #[error("{} holds the results of another plan; choose another file", path.display())]
    OtherPlan {
        /// The file.
        path: PathBuf,
    },
    /// Another run writes to the file.
    #[error("another run is writing {}; wait for it, or choose another file", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be written.
    #[error("cannot write {}: {reason}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system reported.
        reason: io::Error,
    },
    /// A stop rule needs all blocks in order.
    #[error("a stop rule looks at all blocks in order, so a shard cannot have one")]
    StopInShard,
}

/// How often `watch` hears of progress, also while a long block is played.
const TELL_EVERY: Duration = Duration::from_millis(250);

/// Plays what is missing of `plan` into the result file. `watch` hears of progress now and then.
pub fn run<K: Rank>(
    arena: &Arena<K>,
    plan: &Plan,
    options: &Options,
    mut watch: impl FnMut(&Progress<'_>),
) -> Result<Standings, RunError> {
    check(arena, plan)?;
    if plan.stop.is_some() && options.shard != Shard::WHOLE {
        return Err(RunError::StopInShard);
    }
    // The file first: a wrong one is found before any bot is started.
    let was_there = options.file.exists();
    let mut journal = Journal::open(arena, plan, options)?;
    let players = Players::new(arena, plan, BotErrors::Hidden).inspect_err(|_| {
        if !was_there {
            // An empty result file that cannot be removed is gone on with by the next run.
            let _ = fs::remove_file(&options.file);
        }
    })?;
    let todo = options.shard.share(plan.blocks);
    let first = journal.written;
    let (next, stop) = (AtomicU64::new(first), AtomicBool::new(journal.is_decided()));
    let begin = Instant::now();
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel::<(u64, Block)>(4 * options.threads.max(1));
        for _ in 0..options.threads.max(1) {
            let (sender, players, next, stop) = (sender.clone(), &players, &next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= todo {
                        break;
                    }
                    let block = play_block(players, options.shard.nth(n));
                    if sender.send((n, block)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut told = Instant::now();
        loop {
            match receiver.recv_timeout(TELL_EVERY) {
                Ok((n, block)) => waiting.insert(n, block),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            while let Some(block) = waiting.remove(&journal.written) {
                if !journal.is_decided() {
                    journal.write(&block)?;
                }
                if journal.is_decided() {
                    stop.store(true, Ordering::Relaxed);
                    break;
                }
            }
            if told.elapsed() >= TELL_EVERY {
                told = Instant::now();
                watch(&journal.progress(todo, first, begin));
            }
        }
        watch(&journal.progress(todo, first, begin));
        Ok::<(), RunError>(())
    })?;
    journal.close()
}

/// Checks all that a plan can be wrong in without starting anything.
pub fn check<K: Rank>(arena: &Arena<K>, plan: &Plan) -> Result<(), PlanError> {
    plan.check(arena.kit.n_seats())?;
    for entrant in &plan.entrants {
        bot_of(arena, entrant)?;
    }
    stop::of(arena, plan).map(|_| ())
}
