//! Seeds for those who give none.

use std::time::SystemTime;

/// A seed that is new every time.
pub(crate) fn from_clock() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_nanos() as u64
}
