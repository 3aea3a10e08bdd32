//! How far a reading of the Kaunas thesis is from its tables.

use crate::lt_figures::{SourceSide, SourceTable};
use crate::lt_matches::{Played, SideResults};

/// The sum of the squares of what separates our figures from the source's, each in standard errors of
/// the difference: wins and tenpai per hand and points a match of each of the first `n_sides` sides,
/// and hands in a match. The source prints no spread; that of our matches, over as many matches as it
/// played, is used.
pub(crate) fn distance(table: &SourceTable, n_sides: usize, played: &[Played]) -> f64 {
    let hands = |all: &Played| f64::from(all.hands);
    let length = table.hands as f64 / table.matches as f64;
    let mut sum = squared(table, length, played, |all| [hands(all), 1.0]);
    for (n, source) in table.sides.iter().take(n_sides).enumerate() {
        let SourceSide { wins, ready, points, .. } = source;
        let side = |all: &Played| all.sides[n];
        let per_hand = |count: u64| count as f64 / table.hands as f64;
        let counts: [(u64, Count); 2] =
            [(*wins, |side| side.wins.into()), (*ready, |side| side.ready.into())];
        for (printed, count) in counts {
            sum += squared(table, per_hand(printed), played, |all| [count(side(all)), hands(all)]);
        }
        sum += squared(table, points.0, played, |all| [side(all).points, 1.0]);
    }
    sum
}

/// What a side has done.
type Count = fn(SideResults) -> f64;

/// The square of how many standard errors a ratio of sums over matches is from a printed one.
fn squared(
    table: &SourceTable,
    printed: f64,
    played: &[Played],
    parts: impl Fn(&Played) -> [f64; 2],
) -> f64 {
    let parts: Vec<[f64; 2]> = played.iter().map(parts).collect();
    let whole: f64 = parts.iter().map(|[_, whole]| whole).sum();
    let ratio = parts.iter().map(|[part, _]| part).sum::<f64>() / whole;
    let residual = |[part, whole]: &[f64; 2]| (part - ratio * whole).powi(2);
    let ours = parts.iter().map(residual).sum::<f64>() / whole.powi(2);
    let theirs = ours * played.len() as f64 / table.matches as f64;
    // Where nothing varies nothing can be said in standard errors.
    if ours > 0.0 { (ratio - printed).powi(2) / (ours + theirs) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two matches of ten hands, four and six of them won: 50 % with a standard error of 5 points.
    #[test]
    fn a_distance_counts_standard_errors() {
        let sides =
            Box::leak(Box::new([SourceSide { name: "a", wins: 6, ready: 5, points: (0.0, 1) }]));
        let table = SourceTable { hands: 10, matches: 2, sides };
        let side = |wins| SideResults { wins, ready: 5, ..SideResults::default() };
        let one = |wins| Played { hands: 10, sides: vec![side(wins)] };
        let played = [one(4), one(6)];
        // The residuals are −1 and 1 in 20 hands: a variance of 2 / 400, twice for both samples.
        let wins = (0.5f64 - 0.6).powi(2) / (2.0 * 2.0 / 400.0);
        assert!((distance(&table, 1, &played) - wins).abs() < 1e-12);
        assert_eq!(distance(&table, 0, &played), 0.0, "hands in a match do not vary");
    }
}
