//! How many answers a second.

use std::time::Duration;

use parking_lot::Mutex;
use parlor_agent::Stream;
use tokio::time::Instant;

/// How far the pace may lie behind before what was missed is given up.
const BEHIND_MAX: Duration = Duration::from_millis(200);

/// Gives every answer its moment: as a Poisson process of the wanted rate, in the order of asking.
pub(crate) struct Pace(Mutex<Inner>);

struct Inner {
    mean: Duration,
    next: Instant,
    rng: Stream,
}

impl Pace {
    /// So many answers a second.
    pub(crate) fn new(rate: f64, seed: u64) -> Pace {
        let mean = Duration::from_secs_f64(1.0 / rate.max(0.001));
        let rng = Stream::derived(seed, &[Stream::label("pace")]);
        Pace(Mutex::new(Inner { mean, next: Instant::now(), rng }))
    }

    /// When the next answer may be given.
    pub(crate) fn next(&self) -> Instant {
        let mut inner = self.0.lock();
        let now = Instant::now();
        let at = inner.next.max(now - BEHIND_MAX);
        let wait = -(1.0 - inner.rng.unit()).ln();
        inner.next = at + inner.mean.mul_f64(wait);
        at.max(now)
    }
}
