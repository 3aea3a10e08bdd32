//! What the timings of call windows tell, and whether that is little enough.

use std::fmt;

use parlor_agent::Stream;
use serde::Serialize;

use super::classifier::classify;
use super::statistics::{Auc, Z_95, auc, ks, ks_noise, sorted};
use super::window::{Observed, TIMINGS, Timings, matched, ranked};

/// One timing.
#[derive(Clone, Debug, Serialize)]
pub struct TimingTold {
    /// Which.
    pub timing: &'static str,
    /// The distance between windows with and without a question to another seat.
    pub ks: f64,
    /// How often the longer of two is the one with the question.
    pub auc: f64,
    /// The median where another seat was asked.
    pub median_asked: f64,
    /// The median where nobody was.
    pub median_not: f64,
}

/// What the timings tell.
#[derive(Clone, Debug, Serialize)]
pub struct TimingVerdict {
    /// Windows that were played.
    pub windows: usize,
    /// Windows in which another seat was asked than the one that measured, as a share.
    pub asked_share: f64,
    /// Windows that were compared: as many with a question as without.
    pub compared: usize,
    /// Every timing.
    pub timings: Vec<TimingTold>,
    /// The largest distance of any timing.
    pub ks: f64,
    /// What the largest distance stays below in 95 of a hundred runs of so many windows where there
    /// is nothing to find.
    pub ks_noise: f64,
    /// What a classifier on all timings reaches.
    pub auc: f64,
    /// The upper end of its 95 % interval.
    pub auc_upper: f64,
    /// The distance must not be more.
    pub goal_ks: f64,
    /// The upper end must not be more.
    pub goal_auc: f64,
}

impl TimingVerdict {
    /// Compares windows.
    pub(super) fn of(windows: Vec<Observed>, goals: [f64; 2], seed: u64) -> TimingVerdict {
        let n_windows = windows.len();
        let n_asked = windows.iter().filter(|window| window.asked).count();
        let mut rng = Stream::derived(seed, &[Stream::label("matched")]);
        let windows = matched(windows, &mut rng);
        let ranks = ranked(&windows);
        let timings = (0..TIMINGS.len()).map(|at| told(&windows, &ranks, at));
        let timings: Vec<TimingTold> = timings.collect();
        let rows: Vec<Vec<f64>> = ranks.iter().map(|ranks| ranks.to_vec()).collect();
        let labels: Vec<bool> = windows.iter().map(|window| window.asked).collect();
        let Auc { auc, variance } = classify(&rows, &labels, seed);
        let half = windows.len() / 2;
        TimingVerdict {
            windows: n_windows,
            asked_share: n_asked as f64 / n_windows.max(1) as f64,
            compared: windows.len(),
            ks: timings.iter().map(|timing| timing.ks).fold(0.0, f64::max),
            ks_noise: ks_noise(half, half, 0.05 / TIMINGS.len() as f64),
            timings,
            auc,
            auc_upper: auc + Z_95 * variance.sqrt(),
            goal_ks: goals[0],
            goal_auc: goals[1],
        }
    }

    /// Do they tell little enough?
    pub fn is_met(&self) -> bool {
        self.compared > 0 && self.ks <= self.goal_ks && self.auc_upper <= self.goal_auc
    }
}

fn told(windows: &[Observed], ranks: &[Timings], at: usize) -> TimingTold {
    let of = |asked: bool| -> (Vec<f64>, Vec<f64>) {
        let some = windows.iter().zip(ranks).filter(|(window, _)| window.asked == asked);
        some.map(|(window, ranks)| (window.timings[at], ranks[at])).unzip()
    };
    let ((times_with, with), (times_without, without)) = (of(true), of(false));
    let median = |values: &[f64]| sorted(values).get(values.len() / 2).copied().unwrap_or(0.0);
    TimingTold {
        timing: TIMINGS[at],
        ks: ks(&with, &without),
        auc: auc(&with, &without).auc,
        median_asked: median(&times_with),
        median_not: median(&times_without),
    }
}

impl fmt::Display for TimingVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TimingVerdict { windows, compared, ks_noise, goal_ks, goal_auc, .. } = self;
        writeln!(
            f,
            "{windows} windows, another seat asked in {:.0} % of them, {compared} compared",
            self.asked_share * 100.0
        )?;
        for told in &self.timings {
            writeln!(
                f,
                "{:<40}KS {:.4}  AUC {:.4}  median {:.0} asked, {:.0} not",
                told.timing, told.ks, told.auc, told.median_asked, told.median_not
            )?;
        }
        let word = |met| if met { "met" } else { "MISSED" };
        writeln!(
            f,
            "{:<8}largest KS distance {:.4}   at most {goal_ks} (chance alone: up to {ks_noise:.4})",
            word(self.ks <= *goal_ks),
            self.ks
        )?;
        writeln!(
            f,
            "{:<8}classifier's AUC {:.4}, upper 95 % bound {:.4}   at most {goal_auc}",
            word(self.auc_upper <= *goal_auc),
            self.auc,
            self.auc_upper
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Windows of random timings; `leak` changes those in which another seat was asked.
    fn windows(n: usize, leak: impl Fn(&mut Observed)) -> Vec<Observed> {
        let mut rng = Stream::new(5);
        let make = |at: usize| {
            // The player who sits after the discard waits longer and is asked more rarely: no secret.
            let place = (at % 4) as u8;
            let asked = rng.unit() < 0.2 + 0.1 * f64::from(place);
            let timings = std::array::from_fn(|_| rng.unit() + f64::from(place));
            let mut window = Observed { known: (place, 0), asked, timings };
            if asked {
                leak(&mut window);
            }
            window
        };
        (0..n).map(make).collect()
    }

    #[test]
    fn windows_without_a_leak_pass_whatever_is_known_anyway() {
        let verdict = TimingVerdict::of(windows(60_000, |_| ()), [0.03, 0.52], 1);
        assert!(verdict.is_met(), "{verdict}");
        assert!(verdict.ks_noise < 0.03 && verdict.compared > 30_000);
    }

    #[test]
    fn a_small_leak_in_one_timing_is_found() {
        let verdict =
            TimingVerdict::of(windows(60_000, |it| it.timings[4] += 0.1), [0.03, 0.52], 1);
        assert!(verdict.ks > 0.03 && verdict.auc_upper > 0.52, "{verdict}");
        assert!(!verdict.is_met());
        let largest = verdict.timings.iter().max_by(|one, two| one.ks.total_cmp(&two.ks));
        assert_eq!(largest.unwrap().timing, TIMINGS[4]);
    }

    #[test]
    fn no_windows_prove_nothing() {
        assert!(!TimingVerdict::of(Vec::new(), [0.03, 0.52], 1).is_met());
    }
}
