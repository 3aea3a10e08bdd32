//! What a process uses, as Linux tells it.

use std::fs;
use std::time::Duration;

/// The kernel counts time in ticks of a hundredth of a second on every platform we run on.
const TICK: Duration = Duration::from_millis(10);

/// What a process has used so far.
#[derive(Clone, Copy, Default, Debug)]
pub struct Usage {
    /// Memory now, in bytes.
    pub rss: u64,
    /// The most memory so far, in bytes.
    pub rss_max: u64,
    /// Time on processors.
    pub cpu: Duration,
}

impl Usage {
    /// Of the process with this number; nothing where Linux does not tell.
    pub fn of(pid: u32) -> Usage {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        };
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // The second field is the program's name in parentheses, which may hold anything.
        let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
        let ticks = after.split_whitespace().skip(11).take(2);
        let ticks: u32 = ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum();
        Usage {
            rss: field("VmRSS:").unwrap_or(0) << 10,
            rss_max: field("VmHWM:").unwrap_or(0) << 10,
            cpu: TICK * ticks,
        }
    }
}
