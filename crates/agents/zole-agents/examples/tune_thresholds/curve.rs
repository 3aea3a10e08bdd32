//! What each threshold would have brought.

use parlor_stats::{Bootstrap, Confidence, Moments, Resampling};

use crate::trial::Trial;

/// Thresholds that are tried: from none to one in steps of a twentieth.
fn thresholds() -> impl Iterator<Item = f64> {
    (0..=20).map(|step| f64::from(step) * 0.05)
}

/// What calling from `from` up to `to` on has gained, per trial.
fn gained(trials: &[Trial], from: f64, to: f64) -> Moments {
    let within = |share: f64| share >= from - 1e-9 && share < to - 1e-9;
    trials.iter().map(|trial| if within(trial.share) { trial.gain } else { 0.0 }).collect()
}

/// Prints the gain in every step of the share, and what every threshold loses to the best.
pub(crate) fn print(whose: &str, trials: &[Trial]) {
    let total = |from: f64| gained(trials, from, f64::INFINITY).mean().unwrap_or(0.0);
    let best = thresholds().max_by(|&a, &b| total(a).total_cmp(&total(b))).unwrap_or(0.0);
    println!("\n{whose}: {} trials, best from {best:.2}; {}", trials.len(), crossing(trials));
    println!("  from    n   gain in this step         lost to the best, per trial");
    for from in thresholds() {
        let here = trials
            .iter()
            .filter(|trial| trial.share >= from - 1e-9 && trial.share < from + 0.05 - 1e-9);
        let here: Moments = here.map(|trial| trial.gain).collect();
        let Some(mean) = here.mean() else { continue };
        // Below the best, more is called and their gains are had too; above it less.
        let (more, sign) = if from < best { ((from, best), -1.0) } else { ((best, from), 1.0) };
        let between = gained(trials, more.0, more.1);
        let lost = sign * between.mean().unwrap_or(0.0);
        let reach = reach(&between);
        println!(
            "  {from:.2} {:4}   {mean:+7.2} ± {:5.2}   {lost:+13.3} ± {reach:.3}",
            here.count(),
            self::reach(&here),
        );
    }
}

/// How far the 95 % interval of the mean reaches to each side.
fn reach(moments: &Moments) -> f64 {
    moments.standard_error().map_or(f64::NAN, |error| Confidence::P95.z() * error)
}

/// Where a line through all trials says that a call begins to gain.
fn crossing(trials: &[Trial]) -> String {
    let rows: Vec<[f64; 4]> = trials
        .iter()
        .map(|trial| [trial.share, trial.gain, trial.share * trial.share, trial.share * trial.gain])
        .collect();
    let zero = |[x, y, xx, xy]: &[f64; 4]| x - y * (xx - x * x) / (xy - x * y);
    match Bootstrap::of_means(&rows, Resampling::default(), zero) {
        Ok(found) => {
            let interval = found.percentile(Confidence::P95);
            format!("a line through all crosses zero at {:.3} {interval:.3}", found.estimate())
        }
        Err(error) => format!("no line: {error}"),
    }
}
