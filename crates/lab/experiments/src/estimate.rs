//! How long experiments will take.

use std::num::NonZero;
use std::path::Path;

use crate::{Experiment, Finished, Size};

/// How long some experiments will take: as long as they took before, or else as long as on the
/// machine that ran them last, however many cores there are.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate {
    /// Wall-clock time of all of them, or more.
    pub seconds: f64,
    /// Those that were not timed at this size: they may take longer.
    pub unknown: Vec<&'static str>,
    threads: NonZero<usize>,
}

impl Estimate {
    /// What to expect of these experiments, with earlier results in a folder where there is one.
    pub fn of<'a>(
        experiments: impl IntoIterator<Item = &'a &'static Experiment>,
        size: Size,
        threads: NonZero<usize>,
        earlier: Option<&Path>,
    ) -> Estimate {
        let mut estimate = Estimate { seconds: 0.0, unknown: Vec::new(), threads };
        for experiment in experiments {
            let id = experiment.id;
            let before = |size| earlier.and_then(|folder| before(folder, id, size));
            let timed = |size| before(size).or_else(|| elsewhere(id, size));
            let mut busy = timed(size);
            if busy.is_none() {
                estimate.unknown.push(id);
                // It takes at least as long as at full size.
                busy = timed(Size::Full);
            }
            estimate.seconds += busy.unwrap_or(0.0) / threads.get() as f64;
        }
        estimate
    }

    /// `about 95 minutes on 2 cores`.
    pub fn text(&self) -> String {
        let time = match self.seconds {
            ..90.0 => format!("{:.0} seconds", self.seconds.max(1.0).ceil()),
            ..10_000.0 => format!("{:.0} minutes", self.seconds / 60.0),
            _ => format!("{:.1} hours", self.seconds / 3600.0),
        };
        let cores = match self.threads.get() {
            1 => "1 core".to_owned(),
            n => format!("{n} cores"),
        };
        match self.unknown.as_slice() {
            [] => format!("about {time} on {cores}"),
            unknown => {
                let unknown = unknown.join(", ");
                format!(
                    "about {time} on {cores}, and longer for what was not timed yet at this size: {unknown}"
                )
            }
        }
    }
}

/// How long all threads together were busy with it, by results of the same size.
fn before(folder: &Path, id: &str, size: Size) -> Option<f64> {
    let finished = Finished::read(folder, id).ok()??;
    let is_same = finished.quick == (size == Size::Quick) && finished.long == (size == Size::Long);
    let run = finished.run.filter(|_| is_same)?;
    Some(run.seconds * run.threads as f64)
}

/// The same, on two cores in November 2026.
fn elsewhere(id: &str, size: Size) -> Option<f64> {
    let (_, quick, full, long) = SECONDS.iter().find(|(name, ..)| *name == id)?;
    let seconds = match size {
        Size::Quick => Some(*quick),
        Size::Full => Some(*full),
        Size::Long => *long,
    };
    Some(2.0 * seconds?)
}

/// Seconds on two cores: quick, full, long. What has no long size takes as long as at full size.
const SECONDS: &[(&str, f64, f64, Option<f64>)] = &[
    ("zole-e1", 1.0, 4.0, Some(4.0)),
    ("zole-e1b", 1.0, 4.0, Some(4.0)),
    ("zole-e2", 1.0, 7.0, Some(7.0)),
    ("zole-e3", 1.0, 4.0, Some(4.0)),
    ("zole-e4", 1.0, 107.0, Some(107.0)),
    ("zole-e5", 10.0, 10.0, Some(10.0)),
    ("zole-e7", 1.0, 1506.0, None),
    ("zole-e8", 1.0, 4.0, Some(4.0)),
    ("fi-tenhou", 1.0, 1.0, Some(1.0)),
    ("fi-16", 1.0, 784.0, None),
    ("fi-17", 1.0, 257.0, None),
    ("lt-1", 1.0, 1688.0, None),
    ("lt-2", 1.0, 7.0, None),
    ("lt-3", 1.0, 2.0, None),
    ("riichi-roundrobin", 1.0, 291.0, Some(291.0)),
    ("riichi-times", 1.0, 23.0, Some(23.0)),
    ("jp-dag-size", 1.0, 246.0, None),
    ("bg-table1", 1.0, 247.0, Some(247.0)),
    ("bg-depth", 1.0, 173.0, None),
    ("bg-pruning", 1.0, 10.0, Some(10.0)),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ALL;

    fn estimate(ids: &[&str], size: Size, threads: usize) -> Estimate {
        let chosen: Vec<_> = ALL.iter().filter(|one| ids.contains(&one.id)).collect();
        let threads = NonZero::new(threads).unwrap();
        Estimate::of(chosen, size, threads, None)
    }

    #[test]
    fn more_cores_take_less_time() {
        let [one, four] = [1, 4].map(|n| estimate(&["zole-e4", "zole-e5"], Size::Full, n).seconds);
        assert!((one / four - 4.0).abs() < 1e-9);
    }

    #[test]
    fn times_are_told_in_the_unit_that_people_use() {
        let text = |seconds| {
            let threads = NonZero::new(2).unwrap();
            Estimate { seconds, unknown: Vec::new(), threads }.text()
        };
        assert_eq!(text(1.2), "about 2 seconds on 2 cores");
        assert_eq!(text(23.4), "about 24 seconds on 2 cores");
        assert_eq!(text(5700.0), "about 95 minutes on 2 cores");
        assert_eq!(text(18_000.0), "about 5.0 hours on 2 cores");
        let unknown = estimate(&["zole-e7", "zole-e5"], Size::Long, 2).text();
        assert!(unknown.starts_with("about 25 minutes on 2 cores, and longer"), "{unknown}");
    }
}
