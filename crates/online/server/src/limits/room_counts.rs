//! How many rooms were made from where. A provider gives one customer a whole /56, sometimes a /48,
//! so addresses are counted by wider and wider ranges, each with a higher limit.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use ipnet::IpNet;
use parking_lot::Mutex;

/// The ranges around an address in bits, and how many times the limit of one address they may have.
/// The last one is the widest.
const RANGES_V4: [(u8, usize); 2] = [(32, 1), (24, 4)];
const RANGES_V6: [(u8, usize); 3] = [(64, 1), (56, 2), (48, 4)];

/// How many rooms each range has.
#[derive(Clone, Default)]
pub(crate) struct RoomCounts(Arc<Mutex<HashMap<IpNet, usize>>>);

/// A room, counted for as long as this is kept.
pub(crate) struct HeldRoom {
    counts: RoomCounts,
    ranges: Vec<IpNet>,
}

impl RoomCounts {
    /// One more from this address; `None` when one of its ranges has as many as it may. 0 is any number.
    pub(crate) fn take(&self, address: IpAddr, most: u32) -> Option<HeldRoom> {
        let ranges = ranges(address);
        let mut counts = self.0.lock();
        let full = ranges.iter().any(|(range, times)| {
            let held = counts.get(range).copied().unwrap_or(0);
            most != 0 && held >= times * most as usize
        });
        if full {
            return None;
        }
        let ranges: Vec<_> = ranges.into_iter().map(|(range, _)| range).collect();
        for range in &ranges {
            *counts.entry(*range).or_insert(0) += 1;
        }
        Some(HeldRoom { counts: self.clone(), ranges })
    }
}

impl HeldRoom {
    /// Where it was made, as widely as it is counted.
    pub(crate) fn origin(&self) -> Option<IpNet> {
        self.ranges.last().copied()
    }

    /// How many come from there, this one included.
    pub(crate) fn n_from_there(&self) -> usize {
        let counts = self.counts.0.lock();
        self.origin().and_then(|origin| counts.get(&origin).copied()).unwrap_or(1)
    }
}

impl Drop for HeldRoom {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock();
        for range in &self.ranges {
            if let Some(held) = counts.get_mut(range) {
                *held -= 1;
                if *held == 0 {
                    counts.remove(range);
                }
            }
        }
    }
}

fn ranges(address: IpAddr) -> Vec<(IpNet, usize)> {
    let widths = if address.is_ipv4() { &RANGES_V4[..] } else { &RANGES_V6[..] };
    let range = |&(bits, times): &(u8, usize)| {
        IpNet::new(address, bits).ok().map(|range| (range.trunc(), times))
    };
    widths.iter().filter_map(range).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Makes rooms from so many neighbouring addresses; how many it gets.
    fn taken(counts: &RoomCounts, from: impl Fn(u32) -> String, n: u32) -> Vec<HeldRoom> {
        (0..n).filter_map(|nth| counts.take(address(&from(nth)), 10)).collect()
    }

    #[test]
    fn one_customer_does_not_get_more_by_having_more_addresses() {
        let counts = RoomCounts::default();
        let one = taken(&counts, |n| format!("2001:db8::{n:x}"), 100);
        assert_eq!(one.len(), 10, "a /64");
        let more = taken(&counts, |n| format!("2001:db8:0:{:x}::1", n % 256), 1_000);
        assert_eq!(one.len() + more.len(), 20, "a /56");
        let all = taken(&counts, |n| format!("2001:db8:0:{n:x}::1"), 5_000);
        assert_eq!(one.len() + more.len() + all.len(), 40, "a /48");
        let other = counts.take(address("2001:db8:1::1"), 10).unwrap();
        assert_eq!((other.n_from_there(), one[0].n_from_there()), (1, 40));
        assert_eq!(taken(&counts, |n| format!("192.0.2.{}", n % 200), 1_000).len(), 40, "a /24");
        drop((one, more, all, other));
        assert!(counts.0.lock().is_empty());
    }

    #[test]
    fn what_is_given_back_can_be_had_again() {
        let counts = RoomCounts::default();
        let one = counts.take(address("192.0.2.1"), 1);
        assert!(one.is_some() && counts.take(address("192.0.2.1"), 1).is_none());
        assert!(counts.take(address("192.0.2.1"), 0).is_some(), "0 is any number");
        drop(one);
        assert!(counts.take(address("192.0.2.1"), 1).is_some());
    }
}
