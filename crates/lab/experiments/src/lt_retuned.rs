//! What the Kaunas thesis proposes: values of quick hands for its constraint player.

use parlor_stats::{Confidence, Interval, Moments};

use crate::lt_claims::Tried;
use crate::lt_matches::{LineUp, Played, play};
use crate::lt_study::{LineUpStudy, rules};
use crate::{Claim, Failed, Findings, Measured, Outcome, Settings, Unit};

/// The side of the constraint player.
const CSP: usize = 2;

/// Experiment 1, and what its author proposes to make its constraint player stronger, under each reading.
pub(crate) fn run(
    study: &'static LineUpStudy,
    settings: &Settings<'_>,
) -> Result<Findings, Failed> {
    let (mut findings, matches) = study.as_the_source(settings)?;
    let seed = settings.seed;
    let tried: Vec<Tried<'_>> = study.tried(&matches).collect();
    for claim in study.claims {
        findings.claims.push(claim.judge(&study.table, &tried, seed)?);
    }
    let mut claim = Claim::new(
        "Values of quick hands would make the constraint player stronger",
        "proposed, not tried",
    );
    let line_ups = matches.read.iter().map(|(reading, _)| reading.line_up(&study.line_up));
    let line_ups = [study.line_up.clone()].into_iter().chain(line_ups);
    for (line_up, Tried { reading, played }) in line_ups.zip(&tried) {
        let other = matches.read.iter().find(|(of, _)| Some(of.words) == reading.as_deref());
        let n_hands = study.many_hands(settings, other.and_then(|(of, _)| of.hands));
        let quick = play(settings, &quick_hands(line_up), rules("lt2017")?, n_hands)?;
        let name = other.map_or_else(String::new, |(of, _)| format!("{}, ", of.name));
        let name = format!("{name}values=fast");
        findings.comparisons.extend(study.alone(&name, &quick, seed)?);
        let gain = gain(played, &quick);
        findings.add(format!("{name}: gain in thousands a match, lt-csp"), Unit::Number(2), gain);
        let [low, high] = gain.interval.map_or([gain.value; 2], |ends| [ends.low, ends.high]);
        let ours = format!("{:+.1} thousand points a match ({low:+.1} to {high:+.1})", gain.value);
        let outcome = Outcome::above(0.0, &gain);
        claim = match reading {
            None => claim.as_printed(outcome, ours),
            Some(reading) => claim.under(reading.clone(), outcome, ours),
        };
    }
    findings.claims.push(claim);
    study.others(&mut findings, settings)?;
    Ok(findings)
}

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
