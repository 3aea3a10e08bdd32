//! How an experiment is run.

use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use parlor_agent::Stream;

use crate::Failed;

/// How much is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Size {
    /// As much as the source did, or more.
    #[default]
    Full,
    /// Enough to see that it works: seconds.
    Quick,
    /// Full size, and every other reading of the source, larger samples and grids besides: hours.
    Long,
}

/// How an experiment is run. Findings follow from size, seed and records
/// alone, except what is taken by the clock.
#[derive(Clone, Copy)]
pub struct Settings<'a> {
    /// How much is done.
    pub size: Size,
    /// What all chance follows from.
    pub seed: u64,
    /// How many threads work.
    pub threads: NonZero<usize>,
    /// A file or folder of records, for experiments on play that was recorded.
    pub records: Option<&'a Path>,
    /// Hears how much of the present work is done, from 0 to 1.
    pub watch: &'a (dyn Fn(f64) + Sync),
}

/// How often progress is told at most.
const STEPS: u64 = 200;

impl Settings<'static> {
    /// Quick, on one thread, unwatched.
    pub fn quick(seed: u64) -> Settings<'static> {
        let threads = NonZero::<usize>::MIN;
        Settings { size: Size::Quick, seed, threads, records: None, watch: &|_| {} }
    }
}

impl Settings<'_> {
    /// One of two sizes; the long run is a full one too.
    pub fn size(&self, full: u64, quick: u64) -> u64 {
        self.sizes(full, full, quick)
    }

    /// One of three sizes.
    pub fn sizes(&self, long: u64, full: u64, quick: u64) -> u64 {
        match self.size {
            Size::Long => long,
            Size::Full => full,
            Size::Quick => quick,
        }
    }

    /// Is everything to be run, other readings of the source too?
    pub fn is_long(&self) -> bool {
        self.size == Size::Long
    }

    /// The randomness of one piece of work, independent of all others.
    pub fn stream(&self, purpose: &str, number: u64) -> Stream {
        Stream::derived(self.seed, &[Stream::label(purpose), number])
    }

    /// Does pieces 0 to `n` − 1 of some work on all threads and gives what came of them, in order.
    pub fn map<T: Send>(&self, n: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
        self.map_weighed(n, |_| 1, work)
    }

    /// The same where a piece may fail; the first failure is that of the whole.
    pub fn try_map<T: Send>(
        &self,
        n: u64,
        work: impl Fn(u64) -> Result<T, Failed> + Sync,
    ) -> Result<Vec<T>, Failed> {
        self.map(n, work).into_iter().collect()
    }

    /// The same where some pieces take far longer than others: what is told of the progress goes by
    /// the weights, which need not be exact.
    pub fn map_weighed<T: Send>(
        &self,
        n: u64,
        weight: impl Fn(u64) -> u64 + Sync,
        work: impl Fn(u64) -> T + Sync,
    ) -> Vec<T> {
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let whole = (0..n).map(&weight).sum::<u64>();
        let step = (whole / STEPS).max(1);
        let worker = || {
            let mut mine = Vec::new();
            loop {
                let piece = next.fetch_add(1, Ordering::Relaxed);
                if piece >= n {
                    return mine;
                }
                mine.push((piece, work(piece)));
                let added = weight(piece);
                let before = done.fetch_add(added, Ordering::Relaxed);
                if (before + added) / step > before / step {
                    (self.watch)((before + added) as f64 / whole as f64);
                }
            }
        };
        let mut all: Vec<(u64, T)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.get()).map(|_| scope.spawn(worker)).collect();
            workers
                .into_iter()
                .flat_map(|worker| match worker.join() {
                    Ok(mine) => mine,
                    Err(panic) => std::panic::resume_unwind(panic),
                })
                .collect()
        });
        all.sort_unstable_by_key(|(piece, _)| *piece);
        all.into_iter().map(|(_, result)| result).collect()
    }
}
