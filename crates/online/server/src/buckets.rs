//! How often an address may ask: a bucket that fills steadily, and what is asked costs drops.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::network::household;

/// More buckets than this are looked through for full ones, which need not be kept.
const MANY: usize = 10_000;

/// One bucket for each household.
pub(crate) struct Buckets {
    size: f64,
    per_second: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

struct Bucket {
    drops: f64,
    at: Instant,
}

impl Buckets {
    /// Buckets that fill by so many drops a minute and hold those of twenty seconds.
    pub(crate) fn new(per_minute: u32) -> Buckets {
        let per_second = f64::from(per_minute) / 60.0;
        Buckets { size: 20.0 * per_second, per_second, buckets: Mutex::default() }
    }

    /// Takes drops for an address; false when there are not enough.
    pub(crate) fn take(&self, address: IpAddr, drops: f64, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            let time = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.drops + time * self.per_second).min(self.size)
        };
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| filled(bucket) < self.size);
        }
        let bucket =
            buckets.entry(household(address)).or_insert(Bucket { drops: self.size, at: now });
        let left = filled(bucket) - drops;
        *bucket = Bucket { drops: if left < 0.0 { left + drops } else { left }, at: now };
        left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::Buckets;

    #[test]
    fn a_bucket_is_emptied_and_fills_again() {
        let buckets = Buckets::new(60);
        let (anna, berta) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let now = Instant::now();
        assert_eq!((0..30).filter(|_| buckets.take(anna, 1.0, now)).count(), 20);
        assert!(buckets.take(berta, 20.0, now), "another address has its own");
        let later = now + Duration::from_secs(5);
        assert_eq!((0..30).filter(|_| buckets.take(anna, 1.0, later)).count(), 5);
        let much_later = now + Duration::from_secs(3600);
        assert_eq!((0..30).filter(|_| buckets.take(anna, 1.0, much_later)).count(), 20);
    }
}
