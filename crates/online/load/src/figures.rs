//! What a run has shown, in figures.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::load::{Counts, Load};
use crate::parts::{Mark, Part, parts};
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
    /// From an answer to the news of it at everyone at the table; calls excluded.
    pub broadcast_ms: Spread,
    /// From an answer to its acceptance, calls included.
    pub accepted_ms: Spread,
    /// What has happened in all.
    #[serde(flatten)]
    pub counts: Counts,
    /// The run minute by minute.
    pub parts: Vec<Part>,
    /// The most memory of the server, in megabytes (10⁶ bytes).
    pub server_mb: f64,
    /// Processors that the server kept busy while measured.
    pub server_cpus: f64,
    /// Processors that the driver kept busy while measured.
    pub driver_cpus: f64,
    /// The first things that went wrong.
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
    /// The figures of a run that is over.
    pub(crate) fn of(load: &Load, sockets: usize, cost: &Cost) -> Figures {
        let noted = std::mem::take(&mut *load.noted.lock());
        let seconds = cost.span.as_secs_f64();
        Figures {
            tables: load.settings.tables,
            sockets,
            seconds,
            actions_per_second: noted.counts.measured as f64 / seconds.max(0.001),
            parts: parts(&cost.marks, &noted.broadcasts),
            broadcast_ms: Spread::of(noted.broadcasts),
            accepted_ms: Spread::of(noted.acceptances),
            counts: noted.counts,
            server_mb: cost.server[1].rss_max as f64 / 1e6,
            server_cpus: cost.cpus(cost.server),
            driver_cpus: cost.cpus(cost.driver),
            failures: noted.failures,
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spread = |Spread { n, p50, p99, p999, max }: Spread| {
            format!("p50 {p50:.1}  p99 {p99:.1}  p99.9 {p999:.1}  max {max:.1} ms  (of {n})")
        };
        let Counts { actions, late, mistakes, reconnections, dropped, .. } = self.counts;
        let Counts { frames, bytes, matches, unfinished, n_failures, .. } = self.counts;
        let Counts { checked_frames, checked_answers, resigned, claims, .. } = self.counts;
        let lines = [
            ("tables, sockets", format!("{}, {}", self.tables, self.sockets)),
            ("measured", format!("{:.1} s", self.seconds)),
            ("actions a second", format!("{:.1}", self.actions_per_second)),
            ("action to broadcast", spread(self.broadcast_ms)),
            ("action to acceptance", spread(self.accepted_ms)),
            ("actions accepted", format!("{actions} ({late} came too late)")),
            ("mistakes refused", mistakes.to_string()),
            ("resigned, claimed", format!("{resigned} heard of, {claims} claims")),
            ("connections cut", format!("{reconnections} by clients, {dropped} by the server")),
            ("frames, megabytes", format!("{frames}, {:.0}", bytes as f64 / 1e6)),
            ("matches", format!("{matches} over, {unfinished} not")),
            ("checked", format!("{checked_frames} frames, {checked_answers} answers")),
            ("server's memory", format!("{:.0} MB at most", self.server_mb)),
            (
                "processors busy",
                format!("server {:.2}, driver {:.2}", self.server_cpus, self.driver_cpus),
            ),
            ("failures", n_failures.to_string()),
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
