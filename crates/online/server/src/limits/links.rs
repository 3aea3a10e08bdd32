//! How many personal links someone may make, and how many wrong ones a household may try.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use parlor_wire::online::ErrorCode;

use crate::http::refusal::Refusal;
use crate::limits::buckets::Buckets;
use crate::limits::network::origin;

/// Ten links at once, then one in six minutes: each is a line that the database keeps.
const MADE_MAX: u32 = 10;
const MADE_EVERY: Duration = Duration::from_secs(360);
/// So many in an hour of all strangers together: addresses are cheap.
const MADE_IN_ALL: u32 = 1_000;
/// Nobody guesses 128 bits. What is limited is the work of looking.
const WRONG_MAX: u32 = 20;
const WRONG_EVERY: Duration = Duration::from_secs(15);

/// Keeps count by customer and by household; programs on this machine belong to none.
pub(crate) struct LinkLimits {
    made: Buckets<IpAddr>,
    made_in_all: Buckets<()>,
    wrong: Buckets<IpAddr>,
}

impl Default for LinkLimits {
    fn default() -> LinkLimits {
        LinkLimits {
            made: Buckets::slow(MADE_MAX, MADE_EVERY),
            made_in_all: Buckets::slow(MADE_IN_ALL, Duration::from_secs(3_600) / MADE_IN_ALL),
            wrong: Buckets::slow(WRONG_MAX, WRONG_EVERY),
        }
    }
}

impl LinkLimits {
    /// One more link is made from this address.
    pub(crate) fn make(&self, address: Option<IpAddr>) -> Result<(), Refusal> {
        let Some(address) = address else { return Ok(()) };
        let detail = "too many personal links from your address: one every six minutes";
        take(&self.made, Some(origin(address)), 1.0, detail)?;
        if self.made_in_all.take((), 1.0, Instant::now()) {
            return Ok(());
        }
        let detail = "too many personal links were made on this server: try again later";
        Err(Refusal::new(ErrorCode::TooFast, detail))
    }

    /// A link is tried. One that is right costs nothing: see [`LinkLimits::right`].
    pub(crate) fn attempt(&self, household: Option<IpAddr>) -> Result<(), Refusal> {
        take(&self.wrong, household, 1.0, "too many unknown personal links from your address")
    }

    /// It was right.
    pub(crate) fn right(&self, household: Option<IpAddr>) {
        let _ = take(&self.wrong, household, -1.0, "");
    }
}

fn take(
    buckets: &Buckets<IpAddr>,
    household: Option<IpAddr>,
    drops: f64,
    detail: &str,
) -> Result<(), Refusal> {
    let enough = household.is_none_or(|from| buckets.take(from, drops, Instant::now()));
    if enough { Ok(()) } else { Err(Refusal::new(ErrorCode::TooFast, detail)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_links_cost_nothing_and_wrong_ones_run_out() {
        let limits = LinkLimits::default();
        let (home, other) = ("203.0.113.7".parse().ok(), "203.0.113.8".parse().ok());
        for _ in 0..100 {
            assert!(limits.attempt(home).is_ok());
            limits.right(home);
        }
        let wrong = (0..100).filter(|_| limits.attempt(home).is_ok()).count();
        assert_eq!(wrong, WRONG_MAX as usize);
        assert!(limits.attempt(other).is_ok() && limits.attempt(None).is_ok());
        let made = (0..100).filter(|_| limits.make(home).is_ok()).count();
        assert_eq!(made, MADE_MAX as usize);
    }

    #[test]
    fn more_addresses_do_not_make_more_links() {
        let limits = LinkLimits::default();
        let make = |text: String| limits.make(text.parse().ok()).is_ok();
        let one = (0..200).filter(|n| make(format!("2001:db8:0:{n:x}::1"))).count();
        assert_eq!(one, MADE_MAX as usize, "a /56");
        let all = (1..3_000).filter(|n| make(format!("2001:db8:{n:x}::1"))).count();
        assert!(one + all <= MADE_IN_ALL as usize + 10, "some are added meanwhile: {all}");
        assert!(limits.make(None).is_ok());
    }
}
