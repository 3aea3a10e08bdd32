//! What the source says of the cost of a move.

use super::printed::PRINTED;
use super::{FIRST, LAST, METHODS};
use crate::{Check, Claim, Rows, Verdict};

/// A decision should take less than this.
const SECOND: f64 = 1.0;

/// The claims of the source's results, by our seconds.
pub(super) fn claims(rows: Rows<'_>) -> Vec<Claim> {
    let all = |method: usize, statistic: &str| -> Vec<String> {
        let named = (FIRST..=LAST).map(|n| seconds(n, method, statistic));
        named.filter(|row| rows.has(row)).collect()
    };
    // From the last move to the first they rise.
    let falling = [0, 1].map(|method| {
        let rows = all(method, "mean").into_iter().rev().collect();
        Check::Rising { rows, strictly: true }
    });
    let first = |method: usize| {
        let [one, other] = [11, 12].map(|n| seconds(n, method, "mean"));
        format!("{} {{{one} | .2}} s, then {{{other} | .2}} s", METHODS[method].0)
    };
    let theirs = |method: usize| {
        let [one, other] = [0, 1].map(|n| PRINTED[method][n][1]);
        format!("{one:.2} s, then {other:.2} s")
    };
    vec![
        within_a_second(rows, 1, 13),
        within_a_second(rows, 0, 14),
        Claim::new(
            "every move from 11 on costs less time on average than the one before",
            [0, 1].map(theirs).join("; "),
        )
        .as_printed(falling, [0, 1].map(first).join("; ")),
        Claim::new("alpha-beta chooses as minimax does", "no figure; it is an optimisation")
            .as_printed([Check::none([DIFFER])], format!("{{{DIFFER}}} moves differ"))
            .because(Verdict::Reproduced, "No card is chosen otherwise.")
            .of_ours(),
    ]
}

/// Moves that the two methods of the source choose otherwise.
pub(super) const DIFFER: &str = "moves in which minimax and alpha-beta differ";

/// The row of what one method takes at one move.
pub(super) fn seconds(number: usize, method: usize, statistic: &str) -> String {
    format!("move {number}, {}, {statistic} s", METHODS[method].0)
}

/// The row of how many moves were timed.
pub(super) fn moves(method: usize, from: usize) -> String {
    format!("moves with a choice from {from} on, {}", METHODS[method].0)
}

/// The methods and the moves from which on the source lets each decide.
pub(super) const FROM: [(usize, usize); 2] = [(1, 13), (0, 14)];

/// All moves from this one on in less than a second?
fn within_a_second(rows: Rows<'_>, method: usize, from: usize) -> Claim {
    let largest: Vec<String> = (from..=LAST)
        .map(|number| seconds(number, method, "largest"))
        .filter(|row| rows.has(row))
        .collect();
    let by_value = |a: &&String, b: &&String| rows.value(a).total_cmp(&rows.value(b));
    let worst = largest.iter().max_by(by_value).cloned().unwrap_or_default();
    let theirs =
        PRINTED[method][from - FIRST..].iter().map(|printed| printed[3]).fold(0.0, f64::max);
    Claim::new(
        format!("{} decides every move from {from} on within a second", METHODS[method].0),
        format!("at most {theirs:.2} s"),
    )
    .as_printed(
        [Check::Values { rows: largest, low: None, high: Some(SECOND) }],
        format!("at most {{{worst} | .2}} s, {{{}}} moves", moves(method, from)),
    )
    .because(Verdict::Reproduced, "On a newer machine.")
}
