//! What the Kaunas thesis proposes: values of quick hands for its constraint player.

use parlor_stats::{Confidence, Interval, Moments};

use crate::lt_matches::{LineUp, Played, play};
use crate::lt_study::{LineUpStudy, rules};
use crate::{Check, Claim, Failed, Findings, Measured, Rows, Settings, Unit};

/// The side of the constraint player.
const CSP: usize = 2;

/// Experiment 1, and what its author proposes to make its constraint player stronger, under each reading.
pub(crate) fn run(
    study: &'static LineUpStudy,
    settings: &Settings<'_>,
) -> Result<Findings, Failed> {
    let (mut findings, matches) = study.as_the_source(settings)?;
    let read = matches.read.iter().map(|(reading, played)| (Some(*reading), played));
    for (reading, played) in [(None, &matches.printed)].into_iter().chain(read) {
        let printed = &study.line_up;
        let line_up = reading.map_or_else(|| printed.clone(), |reading| reading.line_up(printed));
        let n_hands = study.many_hands(settings, reading.and_then(|reading| reading.hands));
        let quick = play(settings, &quick_hands(line_up), rules("lt2017")?, n_hands)?;
        let name = reading.map_or_else(String::new, |reading| format!("{}, ", reading.name));
        let name = format!("{name}{QUICK}");
        findings.comparisons.extend(study.alone(&name, &quick, settings.seed)?);
        let (what, gain) = (format!("{name}: {GAIN}"), gain(played, &quick));
        findings.add(what, Unit::Thousands(2), gain);
    }
    study.others(&mut findings, settings)?;
    Ok(findings)
}

/// What the thesis claims of the experiment, and what it proposes. The proposal is shown in the reading in
/// which its constraint player is most like its own.
pub(crate) fn claims(study: &'static LineUpStudy, rows: Rows<'_>) -> Vec<Claim> {
    let mut tried: Vec<(Option<&str>, String)> = vec![(None, String::new())];
    tried.extend(study.readings.iter().map(|one| (Some(one.words), format!("{}, ", one.name))));
    // By ties at random first: then it wins as many hands as the source's, as far as the sample tells.
    tried.sort_by_key(|(_, name)| !name.ends_with("ties=random, "));
    let claim =
        Claim::new("Values of quick hands would strengthen constraint", "proposed, not tried");
    let claim = tried.into_iter().fold(claim, |claim, (reading, name)| {
        let row = format!("{name}{QUICK}: {GAIN}");
        if !rows.has(&row) {
            return claim;
        }
        let told = format!("{{{row} | signed .1}} points ({{{row} | interval .1}})");
        claim.read(reading.map(str::to_owned), [Check::above(0.0, [row])], told)
    });
    study.claims(rows).into_iter().chain([claim]).collect()
}

/// The setting of the constraint player that the thesis proposes.
const QUICK: &str = "values=fast";
const GAIN: &str = "gain in thousands a match, lt-csp";

/// The same line-up, its constraint player with values of quick hands.
fn quick_hands(LineUp { mut agents, sides }: LineUp) -> LineUp {
    let separator = if agents[CSP].contains(':') { ',' } else { ':' };
    agents[CSP] = format!("{}{separator}values=fast", agents[CSP]).into();
    LineUp { agents, sides }
}

/// By how many thousand points a match the constraint player is better in the second matches.
fn gain(before: &[Played], after: &[Played]) -> Measured {
    let points =
        |played: &[Played]| -> Moments { played.iter().map(|all| all.sides[CSP].points).collect() };
    let [before, after] = [before, after].map(points);
    let mean = |moments: &Moments| moments.mean().unwrap_or(f64::NAN);
    let value = mean(&after) - mean(&before);
    match before.standard_error().zip(after.standard_error()) {
        Some((a, b)) => {
            let reach = Confidence::P95.z() * a.hypot(b);
            Measured::estimate(value, Interval::around(value, reach))
        }
        None => Measured::alone(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lt_matches::SideResults;

    #[test]
    fn a_gain_is_a_difference_of_means() {
        let of = |points: &[f64]| -> Vec<Played> {
            let side = |points| SideResults { points, ..SideResults::default() };
            let one = |&points: &f64| Played { hands: 9, sides: vec![side(points); 3] };
            points.iter().map(one).collect()
        };
        let gained = gain(&of(&[0.0, 2.0]), &of(&[5.0, 7.0]));
        assert_eq!(gained.value, 5.0);
        // Both variances are 2, over two matches: the error is the root of 2.
        let half = gained.interval.map(|ends| ends.high - ends.low).unwrap_or(0.0) / 2.0;
        assert!((half - 1.96 * 2f64.sqrt()).abs() < 1e-3, "{half}");
    }

    #[test]
    fn options_are_appended() {
        let line_up = LineUp::each(["a", "b", "lt-csp", "d"]);
        assert_eq!(quick_hands(line_up).agents[CSP], "lt-csp:values=fast");
        let line_up = LineUp::each(["a", "b", "lt-csp:ties=random", "d"]);
        assert_eq!(quick_hands(line_up).agents[CSP], "lt-csp:ties=random,values=fast");
    }
}
