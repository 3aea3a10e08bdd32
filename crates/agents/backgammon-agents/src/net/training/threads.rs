//! The same work on many threads.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The results of `work` for every number below `n`, in order. Each thread makes itself a place to work
/// in; results must not depend on what was done there before.
pub(crate) fn map<S, T: Send>(
    n: usize,
    threads: NonZero<usize>,
    place: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, T)>> = Mutex::new(Vec::with_capacity(n));
    thread::scope(|scope| {
        for _ in 0..threads.get().min(n) {
            scope.spawn(|| {
                let mut state = place();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= n {
                        break;
                    }
                    let result = work(&mut state, number);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((number, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}
