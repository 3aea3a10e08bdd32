//! How many of something a household has at once: connections, sockets, rooms.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::network::household;

/// What each household has.
#[derive(Clone, Default)]
pub(crate) struct HeldCounts(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// One of them, counted for as long as this is kept.
pub(crate) struct Held {
    tally: HeldCounts,
    household: IpAddr,
}

impl HeldCounts {
    fn book(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more for the household of an address; `None` when it has `most` of them. 0 is any number.
    pub(crate) fn take(&self, address: IpAddr, most: u32) -> Option<Held> {
        let household = household(address);
        let mut book = self.book();
        let n = book.entry(household).or_default();
        if most > 0 && *n >= most {
            return None;
        }
        *n += 1;
        Some(Held { tally: self.clone(), household })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut book = self.tally.book();
        if let Some(n) = book.get_mut(&self.household) {
            *n -= 1;
            if *n == 0 {
                book.remove(&self.household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_so_many_until_one_is_given_back() {
        let tally = HeldCounts::default();
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let first = tally.take(address("2001:db8::1"), 2);
        let second = tally.take(address("2001:db8::2"), 2);
        assert!(first.is_some() && second.is_some());
        assert!(tally.take(address("2001:db8::3"), 2).is_none(), "the same household");
        assert!(tally.take(address("2001:db8:1::"), 2).is_some(), "another one");
        assert!(tally.take(address("2001:db8::3"), 0).is_some(), "0 is any number");
        drop(first);
        assert!(tally.take(address("2001:db8::3"), 2).is_some());
        drop(second);
        assert!(tally.book().is_empty());
    }
}
