//! What others may know of a table without asking it.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::ops::clock::TableClock;

/// Counts the tables that become idle.
static N_IDLE: AtomicU64 = AtomicU64::new(1);

/// What others may know of a table without asking it.
#[derive(Default)]
pub(crate) struct TableStatus {
    pub(crate) clock: TableClock,
    /// 0 while someone is connected or people play; otherwise a number that is lower the longer
    /// nobody has.
    idle: AtomicU64,
}

impl TableStatus {
    /// Notes whether the table could be closed and nobody would miss it.
    pub(super) fn note(&self, is_idle: bool) {
        let before = self.idle.load(Ordering::Relaxed);
        if is_idle != (before > 0) {
            let next = if is_idle { N_IDLE.fetch_add(1, Ordering::Relaxed) } else { 0 };
            self.idle.store(next, Ordering::Relaxed);
        }
    }

    /// When it became idle, by a number that grows with time; `None` while it is needed.
    pub(crate) fn idle_since(&self) -> Option<u64> {
        Some(self.idle.load(Ordering::Relaxed)).filter(|&idle| idle > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_one_that_was_left_first_has_been_idle_for_longest() {
        let [first, second] = [TableStatus::default(), TableStatus::default()];
        assert_eq!(first.idle_since(), None);
        for status in [&first, &second, &first] {
            status.note(true);
        }
        assert!(first.idle_since() < second.idle_since());
        first.note(false);
        assert_eq!(first.idle_since(), None);
        first.note(true);
        assert!(first.idle_since() > second.idle_since());
    }
}
