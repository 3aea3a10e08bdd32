//! Time as the thread itself spent it, so that a busy machine disturbs less.

use std::time::Duration;

use super::Figure;

/// CPU time that this thread has used.
#[cfg(unix)]
pub(super) fn thread_time() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), u32::try_from(now.tv_nsec).unwrap_or(0))
}

/// Wall time, where the system has no such clock.
#[cfg(not(unix))]
pub(super) fn thread_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

/// Runs work for a given CPU time and counts.
pub(crate) struct Stopwatch {
    budget: Duration,
}

impl Stopwatch {
    pub(crate) fn new(seconds: f64) -> Stopwatch {
        Stopwatch { budget: Duration::from_secs_f64(seconds) }
    }

    /// Repeats `work`, which says how many units it did; the rate is units per second.
    pub(crate) fn rate(self, mut work: impl FnMut() -> u64) -> Figure {
        work(); // Caches and tables warm up outside the measurement.
        let begin = thread_time();
        let mut units = 0;
        loop {
            units += work();
            let spent = thread_time() - begin;
            if spent >= self.budget {
                return Figure { rate: units as f64 / spent.as_secs_f64(), ..Figure::default() };
            }
        }
    }

    /// Times `work` on each of `pieces`: all of them at least once, and again until the budget is
    /// spent.
    pub(crate) fn each<T>(self, pieces: &[T], work: impl FnMut(&T)) -> Figure {
        self.each_by(thread_time, pieces, work)
    }

    /// The same by another clock.
    pub(crate) fn each_by<T>(
        self,
        now: impl Fn() -> Duration,
        pieces: &[T],
        mut work: impl FnMut(&T),
    ) -> Figure {
        for piece in pieces.iter().take(1) {
            work(piece); // Caches and tables warm up outside the measurement.
        }
        let begin = now();
        let mut times_ms = Vec::with_capacity(pieces.len());
        while !pieces.is_empty() {
            let mut before = now();
            for piece in pieces {
                work(piece);
                let after = now();
                times_ms.push((after - before).as_secs_f64() * 1e3);
                before = after;
            }
            if now() - begin >= self.budget {
                break;
            }
        }
        let rate = times_ms.len() as f64 / (now() - begin).as_secs_f64();
        Figure { rate, ..Stopwatch::figure(times_ms) }
    }

    /// The median and the 99th of a hundred of these times, and how many fit into a second.
    pub(crate) fn figure(mut times_ms: Vec<f64>) -> Figure {
        let rate = 1e3 * times_ms.len() as f64 / times_ms.iter().sum::<f64>();
        times_ms.sort_by(f64::total_cmp);
        let at = |part: f64| times_ms.get((times_ms.len() as f64 * part) as usize).copied();
        Figure { rate, median_ms: at(0.5), p99_ms: at(0.99), ..Figure::default() }
    }
}
