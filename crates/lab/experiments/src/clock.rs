//! Taking time.

use std::hint::black_box;
use std::time::Instant;

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
