//! The server's clock: the wall is looked at once, from then on time only goes by.
//!
//! Someone may set the machine's clock while people play, and a machine that has just started may be
//! years off until it has found the time. Neither may stop a table or take anyone's time away. So
//! wall time counts only from one process to the next: a table whose log is ahead of the clock goes
//! on from the log's time.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// The clock of this process.
static CLOCK: LazyLock<Clock> = LazyLock::new(|| Clock::set_by(wall_ms));

/// The time of the server's clock in milliseconds.
pub(crate) fn now_ms() -> u64 {
    CLOCK.at(Instant::now())
}

fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A clock that was set once.
struct Clock {
    set_ms: u64,
    set_at: Instant,
}

impl Clock {
    /// Sets a clock by what the wall says now, and never again.
    fn set_by(wall_ms: impl Fn() -> u64) -> Clock {
        Clock { set_ms: wall_ms(), set_at: Instant::now() }
    }

    fn at(&self, at: Instant) -> u64 {
        let gone = at.saturating_duration_since(self.set_at).as_millis();
        self.set_ms.saturating_add(u64::try_from(gone).unwrap_or(u64::MAX))
    }
}

/// The clock of one table: the server's, or ahead of it where the table's log is.
#[derive(Default)]
pub(crate) struct TableClock {
    ahead_ms: AtomicU64,
}

impl TableClock {
    /// The table's log ends at this time: the table's own does not lie before it.
    pub(crate) fn go_on_from(&self, log_ms: u64) {
        self.ahead_ms.store(log_ms.saturating_sub(now_ms()), Ordering::Relaxed);
    }

    /// What time it is at the table.
    pub(crate) fn now_ms(&self) -> u64 {
        now_ms().saturating_add(self.ahead_ms.load(Ordering::Relaxed))
    }

    /// When it is so late at the table.
    pub(crate) fn instant_of(&self, at_ms: u64) -> Instant {
        Instant::now() + Duration::from_millis(at_ms.saturating_sub(self.now_ms()))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_step_of_the_wall_clock_neither_stops_nor_hurries_anyone() {
        let wall = Cell::new(50_000_000);
        let clock = Clock::set_by(|| wall.get());
        let later = clock.set_at + Duration::from_secs(3);
        for stepped in [50_000_000 - 3_600_000, 50_000_000 + 3_600_000, 0] {
            wall.set(stepped);
            assert_eq!(clock.at(later), 50_003_000);
        }
    }

    #[test]
    fn a_table_whose_log_is_ahead_goes_on_from_its_time() {
        let clock = TableClock::default();
        let far = now_ms() + 3_600_000;
        clock.go_on_from(far);
        assert!((far..far + 60_000).contains(&clock.now_ms()));
        let wake = clock.instant_of(far + 1_000);
        assert!(wake <= Instant::now() + Duration::from_secs(1), "in a second, not in an hour");
        // A log that lies behind says nothing: the server was down meanwhile.
        clock.go_on_from(1);
        assert!(clock.now_ms() < far);
    }
}
