//! What a server must reach, beside what it has reached.

use std::fmt;

use clap::Args;

use crate::figures::Figures;
use crate::parts::Part;

/// How much less the last part of a run may bring than the first, as a share.
const RATE_LOSS: f64 = 0.05;
/// How many times the 99th percentile of the first part the last one may need, and what is always
/// quick enough, in milliseconds: of a few milliseconds the machine's moods are a good part.
const SLOWER: f64 = 2.0;
const QUICK_MS: f64 = 10.0;
/// How many times the memory of the first part the last one may need, and what is always little
/// enough more, in megabytes.
const LARGER: f64 = 1.3;
const LITTLE_MB: f64 = 50.0;

/// What is asked of a run; what is not said is not asked.
#[derive(Clone, Copy, Default, Debug, Args)]
pub struct Goals {
    /// Fails when fewer answers a second are accepted
    #[arg(id = "goal-rate", long)]
    pub rate: Option<f64>,
    /// Fails when action to broadcast takes longer than so many milliseconds (99th percentile)
    #[arg(id = "goal-p99-ms", long)]
    pub p99_ms: Option<f64>,
    /// Fails when the server needs more than so many megabytes
    #[arg(id = "goal-mb", long)]
    pub mb: Option<f64>,
    /// Fails when the first move after a restart comes later than after so many seconds
    #[arg(id = "goal-restart-s", long)]
    pub restart_s: Option<f64>,
    /// Fails when the last minute is slower or larger than the first
    #[arg(id = "goal-steady", long)]
    pub steady: bool,
}

/// One goal and what was reached.
#[derive(Clone, PartialEq, Debug)]
pub struct Reached {
    what: &'static str,
    value: f64,
    goal: f64,
    /// Is more better?
    at_least: bool,
}

impl Reached {
    fn at_least(what: &'static str, value: f64, goal: f64) -> Reached {
        Reached { what, value, goal, at_least: true }
    }

    pub(crate) fn at_most(what: &'static str, value: f64, goal: f64) -> Reached {
        Reached { what, value, goal, at_least: false }
    }

    /// Is it enough?
    pub fn is_met(&self) -> bool {
        if self.at_least { self.value >= self.goal } else { self.value <= self.goal }
    }
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reached { what, value, goal, at_least } = self;
        let word = if self.is_met() { "met" } else { "MISSED" };
        let bound = if *at_least { "at least" } else { "at most" };
        write!(f, "{word:<8}{what:<42}{value:>9.2}   {bound} {goal:.2}")
    }
}

impl Goals {
    /// Every goal that was set, beside what was reached; of a restart the seconds to the first move.
    pub fn reached(&self, figures: &Figures, first_move_s: Option<f64>) -> Vec<Reached> {
        let p99 = figures.broadcast_ms.p99;
        let rate = figures.actions_per_second;
        let plain = [
            self.rate.map(|goal| Reached::at_least("actions a second", rate, goal)),
            self.p99_ms.map(|goal| Reached::at_most("action to broadcast, p99, ms", p99, goal)),
            self.mb.map(|goal| Reached::at_most("server's memory, MB", figures.server_mb, goal)),
            self.restart_s.map(|goal| {
                let took = first_move_s.unwrap_or(f64::INFINITY);
                Reached::at_most("restart to the first move, s", took, goal)
            }),
        ];
        let mut reached: Vec<Reached> = plain.into_iter().flatten().collect();
        if self.steady {
            reached.extend(steady(&figures.parts));
        }
        reached
    }
}

/// The last part of a run beside the first. A part that is much shorter than the others is cut off
/// by the end and tells little.
fn steady(parts: &[Part]) -> Vec<Reached> {
    let longest = parts.iter().map(|part| part.seconds).fold(0.0, f64::max);
    let mut whole = parts.iter().filter(|part| part.seconds >= longest / 2.0);
    let (Some(first), Some(last)) = (whole.next(), whole.next_back()) else {
        return vec![Reached::at_least("parts of the run to compare", parts.len() as f64, 2.0)];
    };
    let (rate, p99) = (first.actions_per_second, first.broadcast_ms.p99);
    let mb = first.server_mb;
    vec![
        Reached::at_least(
            "last minute: actions a second",
            last.actions_per_second,
            rate * (1.0 - RATE_LOSS),
        ),
        Reached::at_most(
            "last minute: action to broadcast, p99, ms",
            last.broadcast_ms.p99,
            (p99 * SLOWER).max(QUICK_MS),
        ),
        Reached::at_most(
            "last minute: server's memory, MB",
            last.server_mb,
            (mb * LARGER).max(mb + LITTLE_MB),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::Spread;

    fn part(actions_per_second: f64, p99: f64, server_mb: f64) -> Part {
        let broadcast_ms = Spread { p99, ..Spread::default() };
        Part { seconds: 60.0, actions_per_second, broadcast_ms, server_mb }
    }

    fn missed(goals: Goals, figures: &Figures, first_move_s: Option<f64>) -> Vec<&'static str> {
        let reached = goals.reached(figures, first_move_s);
        reached.iter().filter(|one| !one.is_met()).map(|one| one.what).collect()
    }

    #[test]
    fn every_goal_is_compared_in_its_own_direction() {
        let broadcast_ms = Spread { p99: 51.0, ..Spread::default() };
        let figures = Figures {
            actions_per_second: 999.0,
            broadcast_ms,
            server_mb: 1_001.0,
            ..Figures::default()
        };
        let goals = Goals {
            rate: Some(1_000.0),
            p99_ms: Some(50.0),
            mb: Some(1_000.0),
            restart_s: Some(5.0),
            steady: false,
        };
        assert_eq!(missed(goals, &figures, Some(5.1)).len(), 4);
        assert_eq!(missed(goals, &figures, None).len(), 4, "no restart is no quick one");
        let loose =
            Goals { rate: Some(999.0), p99_ms: Some(51.0), mb: Some(1_001.0), ..Goals::default() };
        assert_eq!(missed(loose, &figures, None), [""; 0]);
        let line = goals.reached(&figures, None)[0].to_string();
        assert!(line.starts_with("MISSED") && line.ends_with("at least 1000.00"), "{line}");
    }

    #[test]
    fn the_last_minute_is_as_good_as_the_first() {
        let goals = Goals { steady: true, ..Goals::default() };
        let of = |parts: Vec<Part>| missed(goals, &Figures { parts, ..Figures::default() }, None);
        let first = part(1_000.0, 20.0, 400.0);
        assert_eq!(of(vec![first, part(960.0, 39.0, 510.0)]), [""; 0]);
        assert_eq!(of(vec![first, part(940.0, 41.0, 530.0)]).len(), 3);
        // A few seconds at the end are no minute; and one minute cannot be compared.
        let cut = Part { seconds: 2.0, ..part(1.0, 900.0, 400.0) };
        assert_eq!(of(vec![first, part(1_000.0, 20.0, 400.0), cut]), [""; 0]);
        assert_eq!(of(vec![first]), ["parts of the run to compare"]);
    }
}
