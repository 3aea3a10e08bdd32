//! How a run went from its beginning to its end: is it as quick at last as it was at first?

use serde::Serialize;

use crate::figures::Spread;

/// How long a part of a run is, in seconds; a short run has two parts at least.
pub(crate) const PART_S: f64 = 60.0;

/// One part of a run.
#[derive(Clone, Copy, Default, Debug, Serialize)]
pub struct Part {
    /// Seconds.
    pub seconds: f64,
    /// Accepted answers a second.
    pub actions_per_second: f64,
    /// From an answer to the news of it.
    pub broadcast_ms: Spread,
    /// The server's memory at its end, in megabytes (10⁶ bytes).
    pub server_mb: f64,
}

/// Where a run stood when a part of it was over.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mark {
    pub(crate) seconds: f64,
    pub(crate) actions: u64,
    /// How many broadcasts were measured: they stand in the order of time.
    pub(crate) broadcasts: usize,
    pub(crate) server_mb: f64,
}

/// The parts between marks.
pub(crate) fn parts(marks: &[Mark], broadcasts: &[u32]) -> Vec<Part> {
    let part = |pair: &[Mark]| {
        let (from, to) = (pair[0], pair[1]);
        let seconds = to.seconds - from.seconds;
        let measured = broadcasts.get(from.broadcasts..to.broadcasts).unwrap_or_default();
        Part {
            seconds,
            actions_per_second: (to.actions - from.actions) as f64 / seconds.max(0.001),
            broadcast_ms: Spread::of(measured.to_vec()),
            server_mb: to.server_mb,
        }
    };
    marks.windows(2).map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_its_own_figures() {
        let mark =
            |seconds, actions, broadcasts| Mark { seconds, actions, broadcasts, server_mb: 1.0 };
        let marks = [mark(0.0, 0, 0), mark(60.0, 600, 2), mark(90.0, 1_200, 3)];
        let parts = parts(&marks, &[1_000, 2_000, 9_000]);
        let rates: Vec<f64> = parts.iter().map(|part| part.actions_per_second).collect();
        let slowest: Vec<f64> = parts.iter().map(|part| part.broadcast_ms.max).collect();
        assert_eq!((rates, slowest), (vec![10.0, 20.0], vec![2.0, 9.0]));
    }
}
