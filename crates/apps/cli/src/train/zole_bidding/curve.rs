//! What each demand would have brought.

use parlor_stats::{Bootstrap, Confidence, Moments, Resampling};

use super::trial::Trial;

/// Into so many steps the worths in question are divided.
const STEPS: u32 = 20;

/// The demands that are tried.
fn demands((from, to): (f64, f64)) -> impl Iterator<Item = f64> {
    (0..=STEPS).map(move |step| from + f64::from(step) * (to - from) / f64::from(STEPS))
}

/// What calling hands worth `from` up to `to` has gained, per trial of all.
fn gained(trials: &[Trial], from: f64, to: f64) -> Moments {
    let within = |worth: f64| worth >= from - 1e-9 && worth < to - 1e-9;
    trials.iter().map(|trial| if within(trial.worth) { trial.gain } else { 0.0 }).collect()
}

/// The gain in every step of the worth, and what every demand loses to the best.
pub(super) fn words(whose: &str, trials: &[Trial], window: (f64, f64)) -> String {
    let total = |from: f64| gained(trials, from, f64::INFINITY).mean().unwrap_or(0.0);
    let best = demands(window).max_by(|&a, &b| total(a).total_cmp(&total(b))).unwrap_or(0.0);
    let mut text = format!(
        "\n{whose}: {} hands, best from {best:+.2}; {}\n  from      n   gain in this step         lost to the best, per hand\n",
        trials.len(),
        crossing(trials)
    );
    let step = (window.1 - window.0) / f64::from(STEPS);
    for from in demands(window) {
        let is_here = |worth: f64| worth >= from - 1e-9 && worth < from + step - 1e-9;
        let here = trials.iter().filter(|trial| is_here(trial.worth));
        let here: Moments = here.map(|trial| trial.gain).collect();
        let Some(mean) = here.mean() else { continue };
        // Below the best, more is called and their gains are had too; above it less.
        let (more, sign) = if from < best { ((from, best), -1.0) } else { ((best, from), 1.0) };
        let between = gained(trials, more.0, more.1);
        let lost = sign * between.mean().unwrap_or(0.0);
        text += &format!(
            "  {from:+6.2} {:4}   {mean:+7.2} ± {:5.2}   {lost:+13.3} ± {:.3}\n",
            here.count(),
            reach(&here),
            reach(&between),
        );
    }
    text
}

/// How far the 95 % interval of the mean reaches to each side.
fn reach(moments: &Moments) -> f64 {
    moments.standard_error().map_or(f64::NAN, |error| Confidence::P95.z() * error)
}

/// Where a line through all trials says that a call begins to gain.
fn crossing(trials: &[Trial]) -> String {
    let rows: Vec<[f64; 4]> = trials
        .iter()
        .map(|trial| [trial.worth, trial.gain, trial.worth * trial.worth, trial.worth * trial.gain])
        .collect();
    let zero = |[x, y, xx, xy]: &[f64; 4]| x - y * (xx - x * x) / (xy - x * y);
    match Bootstrap::of_means(&rows, Resampling::default(), zero) {
        Ok(found) => {
            let interval = found.percentile(Confidence::P95);
            format!("a line through all crosses zero at {:+.2} {interval:.2}", found.estimate())
        }
        Err(error) => format!("no line: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use parlor_zole::Place;

    use super::*;

    /// Gains that rise by one with each point of worth from −1.5 on: the line crosses there, and it is best to
    /// call from the first step on that gains.
    #[test]
    fn a_straight_line_crosses_where_it_does() {
        let trials: Vec<Trial> = (-40..40)
            .map(|n| Trial {
                place: Place::First,
                worth: f64::from(n) / 10.0,
                gain: f64::from(n) / 10.0 + 1.5,
            })
            .collect();
        let text = words("everyone", &trials, (-4.0, 4.0));
        assert!(text.contains("80 hands, best from -1.60"), "{text}");
        assert!(text.contains("crosses zero at -1.50 [-1.50, -1.50]"), "{text}");
    }
}
