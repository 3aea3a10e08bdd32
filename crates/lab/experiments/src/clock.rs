//! Taking time.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// CPU time that this thread has used: what other work on the machine disturbs least.
#[cfg(unix)]
fn thread_time() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), u32::try_from(now.tv_nsec).unwrap_or(0))
}

/// Wall time, where the system has no such clock.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    use std::sync::LazyLock;
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

/// How often a piece of work is repeated; the shortest run is the least disturbed.
const REPEATS: usize = 3;

/// The shortest of a few runs, in seconds, and what came of the last.
pub(crate) fn shortest<T>(mut work: impl FnMut() -> T) -> (f64, T) {
    let mut run = || {
        let start = Instant::now();
        let result = black_box(work());
        (start.elapsed().as_secs_f64(), result)
    };
    let mut shortest = run();
    for _ in 1..REPEATS {
        let (seconds, result) = run();
        shortest = (shortest.0.min(seconds), result);
    }
    shortest
}

/// How long one run keeps this thread busy, in seconds of its own clock, and what came of it. What
/// else the machine does hardly counts.
pub(crate) fn busy<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = thread_time();
    let result = black_box(work());
    ((thread_time() - start).as_secs_f64(), result)
}
