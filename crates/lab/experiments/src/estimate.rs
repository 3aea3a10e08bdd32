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
    /// Each of them with its own time.
    pub each: Vec<(&'static str, f64)>,
    threads: NonZero<usize>,
}

impl Estimate {
    /// What to expect of these experiments, with earlier results in a folder where there is one.
    pub fn of(
        experiments: impl IntoIterator<Item = &'static Experiment>,
        size: Size,
        threads: NonZero<usize>,
        earlier: Option<&Path>,
    ) -> Estimate {
        let mut estimate = Estimate { seconds: 0.0, each: Vec::new(), threads };
        for experiment in experiments {
            let id = experiment.id;
            let before = |size| earlier.and_then(|folder| before(folder, id, size));
            let busy = before(size).or_else(|| elsewhere(id, size)).unwrap_or(0.0);
            let seconds = busy / threads.get() as f64;
            estimate.each.push((id, seconds));
            estimate.seconds += seconds;
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
        format!("about {time} on {cores}")
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
        Size::Quick => quick,
        Size::Full => full,
        Size::Long => long,
    };
    Some(2.0 * seconds)
}

/// Seconds on two cores: quick, full, long. Where a result of that size is kept, about as long as it took; others
/// are of earlier runs, or reckoned from how much more is done than at another size.
const SECONDS: &[(&str, f64, f64, f64)] = &[
    ("zole-e1", 1.0, 3.0, 3.0),
    ("zole-e1b", 1.0, 3.0, 3.0),
    ("zole-e2", 1.0, 1.0, 1.0),
    ("zole-e3", 1.0, 1.0, 1.0),
    ("zole-e4", 1.0, 111.0, 111.0),
    ("zole-e4b", 1.0, 21.0, 124.0),
    ("zole-e5", 1.0, 1.0, 1.0),
    ("zole-e6", 5.0, 502.0, 6200.0),
    ("zole-e7", 1.0, 822.0, 5500.0),
    ("zole-e8", 1.0, 3.0, 3.0),
    ("zole-calibration", 3.0, 39.0, 379.0),
    ("fi-tenhou", 1.0, 1.0, 1.0),
    ("fi-16", 1.0, 809.0, 1072.0),
    ("fi-17", 1.0, 523.0, 889.0),
    ("lt-1", 1.0, 1182.0, 1700.0),
    ("lt-2", 1.0, 39.0, 1019.0),
    ("lt-3", 1.0, 6.0, 6.0),
    ("riichi-roundrobin", 1.0, 357.0, 357.0),
    ("riichi-times", 1.0, 24.0, 24.0),
    ("jp-dag-size", 1.0, 622.0, 1600.0),
    ("bg-table1", 1.0, 50.0, 490.0),
    ("bg-depth", 1.0, 803.0, 1100.0),
    ("bg-pruning", 1.0, 10.0, 10.0),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ALL, all_of};

    fn estimate(ids: &[&str], size: Size, threads: usize) -> Estimate {
        let chosen: Vec<_> = all_of(size).filter(|one| ids.contains(&one.id)).collect();
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
            Estimate { seconds, each: Vec::new(), threads }.text()
        };
        assert_eq!(text(1.2), "about 2 seconds on 2 cores");
        assert_eq!(text(23.4), "about 24 seconds on 2 cores");
        assert_eq!(text(5700.0), "about 95 minutes on 2 cores");
        assert_eq!(text(18_000.0), "about 5.0 hours on 2 cores");
    }

    /// Every experiment has a time at every size, near that of the result that is kept if it ran as the code does now.
    #[test]
    fn every_experiment_has_a_time() {
        let kept = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/findings"));
        for experiment in ALL {
            let id = experiment.id;
            let [quick, full, long] =
                [Size::Quick, Size::Full, Size::Long].map(|size| elsewhere(id, size));
            assert!(quick <= full && full <= long && quick.is_some(), "{id}");
            let finished = Finished::read(kept, id).unwrap();
            if finished.is_none_or(|finished| finished.protocol != experiment.protocol) {
                continue;
            }
            for (size, told) in [(Size::Full, full), (Size::Long, long)] {
                let Some(took) = before(kept, id, size) else { continue };
                let told = told.unwrap_or(f64::NAN);
                assert!(
                    (told - took).abs() <= 2.0 + 0.25 * took,
                    "{id}: {told} s told, {took} s taken"
                );
            }
        }
    }

    /// What `docs/user/experiments.md` says of all experiments on two cores: a full run takes less than two hours, a
    /// quick one less than a minute, a long one several hours.
    #[test]
    fn all_together_take_as_long_as_is_said() {
        let seconds = |size| {
            let threads = NonZero::new(2).unwrap();
            Estimate::of(all_of(size), size, threads, None).seconds
        };
        assert!(seconds(Size::Full) <= 7_200.0, "{}", seconds(Size::Full));
        assert!(seconds(Size::Quick) <= 60.0, "{}", seconds(Size::Quick));
        assert!((4.0..=10.0).contains(&(seconds(Size::Long) / 3_600.0)), "{}", seconds(Size::Long));
    }
}
