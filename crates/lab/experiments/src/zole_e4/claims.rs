//! What the source says of the cost of a move.

use parlor_stats::Moments;

use super::printed::PRINTED;
use super::{FIRST, LAST, METHODS, Moves, all_seconds};
use crate::{Claim, Measured, Outcome, Verdict};

/// A decision should take less than this.
const SECOND: f64 = 1.0;

/// The claims of the source's results, by our seconds.
pub(super) fn claims(deals: &[Moves]) -> Vec<Claim> {
    let differ = deals.iter().map(|deal| deal.differ).sum::<u64>();
    let alike = if differ == 0 { Outcome::Holds } else { Outcome::Disproved };
    let dearest = |method: usize| PRINTED[method][0][1];
    let mut claims = vec![
        within_a_second(deals, 1, 13),
        within_a_second(deals, 0, 14),
        Claim::new(
            "every move costs less time than the one before",
            format!(
                "from {:.2} s (minimax) and {:.2} s (alpha-beta) at move 11",
                dearest(0),
                dearest(1)
            ),
        )
        .as_printed(
            Outcome::all([0, 1].map(|method| falls(&means(deals, method)))),
            [0, 1].map(|method| from_to(deals, method)).join("; "),
        ),
    ];
    claims.push(
        Claim::new("alpha-beta chooses as minimax does", "no figure; it is an optimisation")
            .as_printed(alike, format!("{differ} moves differ"))
            .because(Verdict::Reproduced, "No card is chosen otherwise."),
    );
    claims
}

/// All moves from this one on in less than a second?
fn within_a_second(deals: &[Moves], method: usize, from: usize) -> Claim {
    let n = all_seconds(deals, method, from).count();
    let worst = all_seconds(deals, method, from).fold(0.0, f64::max);
    let theirs =
        PRINTED[method][from - FIRST..].iter().map(|printed| printed[3]).fold(0.0, f64::max);
    let outcome = match n {
        0 => Outcome::Undecided,
        _ if worst < SECOND => Outcome::Holds,
        _ => Outcome::Fails,
    };
    Claim::new(
        format!("{} decides every move from {from} on within a second", METHODS[method].0),
        format!("at most {theirs:.2} s, 100 deals"),
    )
    .as_printed(outcome, format!("at most {worst:.2} s, {n} moves with a choice"))
    .because(Verdict::Reproduced, "On another machine, in another language.")
}

/// The mean seconds of each move.
fn means(deals: &[Moves], method: usize) -> Vec<Measured> {
    let at = |n: usize| {
        let moments: Moments = deals.iter().filter_map(|deal| deal.seconds[method][n]).collect();
        (moments.count() > 0).then(|| Measured::mean_time(&moments))
    };
    (0..=LAST - FIRST).filter_map(at).collect()
}

/// Is every mean smaller than the one before?
fn falls(means: &[Measured]) -> Outcome {
    let steps = means.windows(2).map(|pair| {
        let [before, after] = [pair[0], pair[1]];
        let ends = before.interval.zip(after.interval);
        match ends {
            _ if after.value < before.value => Outcome::Holds,
            Some((before, after)) if after.low > before.high => Outcome::Fails,
            _ => Outcome::Undecided,
        }
    });
    Outcome::all(steps)
}

fn from_to(deals: &[Moves], method: usize) -> String {
    let means = means(deals, method);
    let [first, last] =
        [means.first(), means.last()].map(|mean| mean.map_or(f64::NAN, |mean| mean.value));
    format!("{} {first:.6} s to {last:.6} s", METHODS[method].0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_stats::Interval;

    #[test]
    fn means_fall_unless_one_is_clearly_above_the_one_before() {
        let mean = |value: f64| Measured::estimate(value, Interval::around(value, 1.0));
        assert_eq!(falls(&[9.0, 5.0, 4.9].map(mean)), Outcome::Holds);
        assert_eq!(falls(&[9.0, 5.0, 5.5].map(mean)), Outcome::Undecided);
        assert_eq!(falls(&[9.0, 5.0, 7.5].map(mean)), Outcome::Fails);
    }
}
