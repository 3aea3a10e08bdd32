//! Where threads wait for each other, for a few microseconds at a time.

use std::hint;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// A place where a fixed number of threads meet. They wait without sleeping, since waking takes
/// longer than a whole update; a thread that waits long lets others run.
pub(crate) struct Barrier {
    n_threads: usize,
    arrived: AtomicUsize,
    round: AtomicUsize,
    broken: AtomicBool,
}

impl Barrier {
    pub(crate) const fn new(n_threads: usize) -> Barrier {
        let (arrived, round) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Barrier { n_threads, arrived, round, broken: AtomicBool::new(false) }
    }

    /// One thread's part in it.
    pub(crate) const fn join(&self) -> Waiting<'_> {
        Waiting(self)
    }
}

/// One thread's part in a [`Barrier`]. If the thread panics, so do all that wait for it.
pub(crate) struct Waiting<'a>(&'a Barrier);

impl Waiting<'_> {
    /// Waits until all threads are here.
    pub(crate) fn wait(&self) {
        const PATIENCE: u32 = 2_000;
        let Barrier { n_threads, arrived, round, broken } = self.0;
        let now = round.load(Ordering::Acquire);
        if arrived.fetch_add(1, Ordering::AcqRel) + 1 == *n_threads {
            arrived.store(0, Ordering::Release);
            round.store(now.wrapping_add(1), Ordering::Release);
            return;
        }
        let mut waited = 0;
        while round.load(Ordering::Acquire) == now {
            assert!(!broken.load(Ordering::Relaxed), "another thread has failed");
            if waited < PATIENCE {
                waited += 1;
                hint::spin_loop();
            } else {
                thread::yield_now();
            }
        }
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.broken.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_leaves_before_all_are_there() {
        let (barrier, count) = (Barrier::new(4), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let waiting = barrier.join();
                    for round in 1..=1000 {
                        count.fetch_add(1, Ordering::Relaxed);
                        waiting.wait();
                        assert_eq!(count.load(Ordering::Relaxed), 4 * round);
                        waiting.wait();
                    }
                });
            }
        });
    }

    #[test]
    fn a_panic_frees_those_who_wait() {
        let barrier = Barrier::new(2);
        let ended = thread::scope(|scope| {
            let waits = scope.spawn(|| barrier.join().wait());
            let fails = scope.spawn(|| {
                let _waiting = barrier.join();
                panic!("on purpose");
            });
            [waits.join().is_err(), fails.join().is_err()]
        });
        assert_eq!(ended, [true, true]);
    }
}
