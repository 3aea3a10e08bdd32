//! How often someone may ask: a bucket that fills steadily, and what is asked costs drops.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

use parking_lot::Mutex;

/// More buckets than this are looked through for full ones, which need not be kept.
const MANY: usize = 10_000;

/// One bucket for each of those who ask: households, players.
pub(crate) struct Buckets<K> {
    size: f64,
    per_second: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

struct Bucket {
    drops: f64,
    at: Instant,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets that fill by so many drops a minute and hold those of twenty seconds; `None` where
    /// that is any number.
    pub(crate) fn new(per_minute: u32) -> Option<Buckets<K>> {
        let per_second = f64::from(per_minute) / 60.0;
        let buckets = Buckets { size: 20.0 * per_second, per_second, buckets: Mutex::default() };
        (per_minute > 0).then_some(buckets)
    }

    /// Buckets that hold so many drops and are full again after an hour; `None` where that is any
    /// number.
    pub(crate) fn hourly(size: u64) -> Option<Buckets<K>> {
        let size = size as f64;
        let buckets = Buckets { size, per_second: size / 3600.0, buckets: Mutex::default() };
        (size > 0.0).then_some(buckets)
    }

    /// Buckets that hold so many drops and fill by one in so long.
    pub(crate) fn slow(size: u32, one_in: Duration) -> Buckets<K> {
        let per_second = 1.0 / one_in.as_secs_f64();
        Buckets { size: f64::from(size), per_second, buckets: Mutex::default() }
    }

    /// Takes drops from a bucket; false, and nothing is taken, when there are not enough.
    pub(crate) fn take(&self, whose: K, drops: f64, now: Instant) -> bool {
        self.draw(whose, drops, now, |before| before)
    }

    /// Takes drops that are gone already; false, and nothing is left, when there are not enough.
    pub(crate) fn empty(&self, whose: K, drops: f64, now: Instant) -> bool {
        self.draw(whose, drops, now, |_| 0.0)
    }

    /// What stays in a bucket that has not enough depends on what was there.
    fn draw(&self, whose: K, drops: f64, now: Instant, short: fn(f64) -> f64) -> bool {
        let mut buckets = self.buckets.lock();
        let filled = |bucket: &Bucket| {
            let time = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.drops + time * self.per_second).min(self.size)
        };
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| filled(bucket) < self.size);
        }
        let bucket = buckets.entry(whose).or_insert(Bucket { drops: self.size, at: now });
        let before = filled(bucket);
        let left = before - drops;
        *bucket = Bucket { drops: if left < 0.0 { short(before) } else { left }, at: now };
        left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::Buckets;

    #[test]
    fn a_bucket_is_emptied_and_fills_again() {
        assert!(Buckets::<u64>::new(0).is_none());
        let buckets = Buckets::new(60).unwrap();
        let (anna, berta) = (1, 2);
        let now = Instant::now();
        assert_eq!((0..30).filter(|_| buckets.take(anna, 1.0, now)).count(), 20);
        assert!(buckets.take(berta, 20.0, now), "another one has its own");
        let (cleo, dora) = (3, 4);
        assert!(!buckets.take(cleo, 21.0, now) && buckets.take(cleo, 20.0, now));
        assert!(!buckets.empty(dora, 21.0, now) && !buckets.take(dora, 1.0, now));
        let later = now + Duration::from_secs(5);
        assert_eq!((0..30).filter(|_| buckets.take(anna, 1.0, later)).count(), 5);
        let much_later = now + Duration::from_secs(3600);
        assert_eq!((0..30).filter(|_| buckets.take(anna, 1.0, much_later)).count(), 20);
    }
}
