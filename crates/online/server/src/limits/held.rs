//! How much of something clients have at once: connections, sockets, rooms, bytes on their way.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::limits::network::household;

/// How much each household has; `None` stands for all of them together.
#[derive(Clone, Default)]
pub(crate) struct HeldCounts(Arc<Mutex<HashMap<Option<IpAddr>, usize>>>);

/// Some of it, counted for as long as this is kept.
pub(crate) struct Held {
    counts: HeldCounts,
    whose: Option<IpAddr>,
    n: usize,
}

impl HeldCounts {
    /// One more for the household of an address; `None` when it has `most` of them. 0 is any number.
    pub(crate) fn take_one(&self, address: IpAddr, most: u32) -> Option<Held> {
        self.take(Some(household(address)), 1, |held| most == 0 || held < most as usize)
    }

    /// `n` more, if what is there already allows it.
    pub(crate) fn take(
        &self,
        whose: Option<IpAddr>,
        n: usize,
        fits: impl FnOnce(usize) -> bool,
    ) -> Option<Held> {
        let mut counts = self.0.lock();
        let held = counts.get(&whose).copied().unwrap_or(0);
        fits(held).then(|| {
            counts.insert(whose, held + n);
            Held { counts: self.clone(), whose, n }
        })
    }

    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.lock().is_empty()
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock();
        if let Some(held) = counts.get_mut(&self.whose) {
            *held -= self.n;
            if *held == 0 {
                counts.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_so_many_until_one_is_given_back() {
        let counts = HeldCounts::default();
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let first = counts.take_one(address("2001:db8::1"), 2);
        let second = counts.take_one(address("2001:db8::2"), 2);
        assert!(first.is_some() && second.is_some());
        assert!(counts.take_one(address("2001:db8::3"), 2).is_none(), "the same household");
        assert!(counts.take_one(address("2001:db8:1::"), 2).is_some(), "another one");
        assert!(counts.take_one(address("2001:db8::3"), 0).is_some(), "0 is any number");
        drop(first);
        assert!(counts.take_one(address("2001:db8::3"), 2).is_some());
        drop(second);
        assert!(counts.is_empty());
    }
}
