//! What a run has shown, in figures.

use std::fmt;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde::Serialize;

use crate::course::{Mark, Part, parts};
use crate::load::Load;
use crate::process::Usage;

/// Times in milliseconds.
#[derive(Clone, Copy, Default, Debug, Serialize)]
pub struct Spread {
    /// How many were measured.
    pub n: usize,
    /// The median.
    pub p50: f64,
    /// All but one in a hundred are below.
    pub p99: f64,
    /// All but one in a thousand are below.
    pub p999: f64,
    /// The longest.
    pub max: f64,
}

impl Spread {
    /// Of times in microseconds.
    pub(crate) fn of(mut micros: Vec<u32>) -> Spread {
        micros.sort_unstable();
        let n = micros.len();
        let at = |share: f64| {
            let place = ((n as f64 * share).ceil() as usize).clamp(1, n.max(1)) - 1;
            micros.get(place).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
        };
        Spread { n, p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1.0) }
    }
}

/// What a run has shown.
#[derive(Clone, Default, Debug, Serialize)]
pub struct Figures {
    /// Tables, a third of each game.
    pub tables: usize,
    /// Connections: players and spectators.
    pub sockets: usize,
    /// Seconds that were measured.
    pub seconds: f64,
    /// Accepted answers a second while measured.
    pub actions_per_second: f64,
    /// From an answer to the news of it at everybody at the table; calls excluded.
    pub broadcast_ms: Spread,
    /// From an answer to its acceptance, calls included.
    pub accepted_ms: Spread,
    /// Accepted answers in all.
    pub actions: u64,
    /// Answers that came too late for a call, or after the table had answered.
    pub late: u64,
    /// Wrong messages, each refused as it must be.
    pub mistakes: u64,
    /// Connections that clients cut.
    pub reconnections: u64,
    /// Connections that the server cut.
    pub dropped: u64,
    /// Frames received.
    pub frames: u64,
    /// Bytes received.
    pub bytes: u64,
    /// The run minute by minute.
    pub parts: Vec<Part>,
    /// Matches that ended.
    pub matches: u64,
    /// Matches that did not end in time.
    pub unfinished: u64,
    /// Frames compared with what the record lets the client know.
    pub checked_frames: u64,
    /// Accepted answers found once in a record.
    pub checked_answers: u64,
    /// The most memory of the server, in megabytes (10⁶ bytes).
    pub server_mb: f64,
    /// Processors that the server kept busy while measured.
    pub server_cpus: f64,
    /// Processors that the driver kept busy while measured.
    pub driver_cpus: f64,
    /// How many things went wrong.
    pub n_failures: u64,
    /// The first of them.
    pub failures: Vec<String>,
}

/// What server and driver used in a span of time.
#[derive(Clone, Default, Debug)]
pub(crate) struct Cost {
    pub(crate) span: Duration,
    pub(crate) server: [Usage; 2],
    pub(crate) driver: [Usage; 2],
    /// Where the run stood from minute to minute.
    pub(crate) marks: Vec<Mark>,
}

impl Cost {
    fn cpus(&self, [before, after]: [Usage; 2]) -> f64 {
        let spent = after.cpu.saturating_sub(before.cpu);
        spent.as_secs_f64() / self.span.as_secs_f64().max(0.001)
    }
}

impl Figures {
    pub(crate) fn of(load: &Load, sockets: usize, cost: &Cost) -> Figures {
        let counts = &load.counts;
        let get = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
        let seconds = cost.span.as_secs_f64();
        let broadcasts = load.take_broadcasts();
        Figures {
            tables: load.settings.tables,
            sockets,
            seconds,
            actions_per_second: get(&counts.measured) as f64 / seconds.max(0.001),
            parts: parts(&cost.marks, &broadcasts),
            broadcast_ms: Spread::of(broadcasts),
            accepted_ms: Spread::of(load.take_acceptances()),
            actions: get(&counts.accepted),
            late: get(&counts.late),
            mistakes: get(&counts.mistakes),
            reconnections: get(&counts.reconnections),
            dropped: get(&counts.dropped),
            frames: get(&counts.frames),
            bytes: get(&counts.bytes),
            matches: get(&counts.matches),
            unfinished: get(&counts.unfinished),
            checked_frames: get(&counts.checked_frames),
            checked_answers: get(&counts.checked_answers),
            server_mb: cost.server[1].rss_max as f64 / 1e6,
            server_cpus: cost.cpus(cost.server),
            driver_cpus: cost.cpus(cost.driver),
            n_failures: get(&counts.failures),
            failures: load.take_failures(),
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spread = |Spread { n, p50, p99, p999, max }: Spread| {
            format!("p50 {p50:.1}  p99 {p99:.1}  p99.9 {p999:.1}  max {max:.1} ms  (of {n})")
        };
        let lines = [
            ("tables, sockets", format!("{}, {}", self.tables, self.sockets)),
            ("measured", format!("{:.1} s", self.seconds)),
            ("actions a second", format!("{:.1}", self.actions_per_second)),
            ("action to broadcast", spread(self.broadcast_ms)),
            ("action to acceptance", spread(self.accepted_ms)),
            ("actions accepted", format!("{} ({} came too late)", self.actions, self.late)),
            ("mistakes refused", self.mistakes.to_string()),
            (
                "connections cut",
                format!("{} by clients, {} by the server", self.reconnections, self.dropped),
            ),
            ("frames, megabytes", format!("{}, {:.0}", self.frames, self.bytes as f64 / 1e6)),
            ("matches", format!("{} over, {} not", self.matches, self.unfinished)),
            (
                "checked",
                format!("{} frames, {} answers", self.checked_frames, self.checked_answers),
            ),
            ("server's memory", format!("{:.0} MB at most", self.server_mb)),
            (
                "processors busy",
                format!("server {:.2}, driver {:.2}", self.server_cpus, self.driver_cpus),
            ),
            ("failures", self.n_failures.to_string()),
        ];
        for (name, value) in lines {
            writeln!(f, "{name:<22}{value}")?;
        }
        for (n, part) in (1..).zip(&self.parts) {
            let Part { seconds, actions_per_second, broadcast_ms, server_mb } = part;
            let p99 = broadcast_ms.p99;
            let name = format!("part {n}, {seconds:.0} s");
            writeln!(
                f,
                "{name:<22}{actions_per_second:.1} a second  p99 {p99:.1} ms  {server_mb:.0} MB"
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_by_nearest_rank() {
        let spread = Spread::of((1..=1000).rev().map(|n| n * 1000).collect());
        assert_eq!(
            (spread.p50, spread.p99, spread.p999, spread.max),
            (500.0, 990.0, 999.0, 1000.0)
        );
        assert_eq!(Spread::of(vec![]).max, 0.0);
    }
}
