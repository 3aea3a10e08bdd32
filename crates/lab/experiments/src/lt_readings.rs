//! What the Kaunas thesis reads from its tables: one side does more of something than another.

use crate::lt_figures::{SourceTable, ratio};
use crate::lt_matches::{Played, SideResults};
use crate::{Comparison, Failed, Measured, Unit};

/// What two sides are compared by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measure {
    /// Thousands of points a match.
    Points,
    /// Hands won, of all hands.
    Wins,
    /// Hands in which the side deals in, of all hands.
    DealIns,
}

/// One side is said to have more of something than another.
pub(crate) struct Reading {
    measure: Measure,
    /// Who has more, and than whom: numbers of sides.
    more: usize,
    less: usize,
    /// The same in words.
    claim: &'static str,
}

impl Reading {
    /// The first of two sides has more.
    pub(crate) const fn new(
        measure: Measure,
        [more, less]: [usize; 2],
        claim: &'static str,
    ) -> Reading {
        Reading { measure, more, less, claim }
    }

    /// By how much the first side has more in the matches played, and what that says of the claim.
    pub(crate) fn judge(
        &self,
        table: &SourceTable,
        played: &[Played],
        seed: u64,
    ) -> Result<(Comparison, String), Failed> {
        type Count = fn(&SideResults) -> f64;
        let (more, less) = (self.more, self.less);
        let (what, unit, count): (_, _, Count) = match self.measure {
            Measure::Points => ("thousands a match", Unit::Number(2), |side| side.points),
            Measure::Wins => ("hands won", Unit::Percent(2), |side| side.wins.into()),
            Measure::DealIns => {
                ("deal-ins per hand", Unit::Percent(2), |side| side.deal_ins.into())
            }
        };
        let lead = ratio(played, seed, |all| {
            let whole = if self.measure == Measure::Points { 1.0 } else { all.hands.into() };
            [count(&all.sides[more]) - count(&all.sides[less]), whole]
        })?;
        let [more, less] = [more, less].map(|side| table.sides[side].name);
        let what = format!("lead of {more} over {less} in {what}");
        Ok((Comparison::new(what, unit, None, lead), self.verdict(lead)))
    }

    fn verdict(&self, lead: Measured) -> String {
        let sure = lead.interval.is_some_and(|ends| ends.low > 0.0 || ends.high < 0.0);
        let found = match (lead.value > 0.0, sure) {
            (true, true) => "holds here too",
            (false, true) => "is refuted: it is the other way round",
            (_, false) => "is not decided at this size",
        };
        format!("The source's reading that {} {found}.", self.claim)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lt_figures::SourceSide;

    fn matches(points: [f64; 2]) -> Vec<Played> {
        let side = |points| SideResults { points, ..SideResults::default() };
        let one = |n: usize| Played {
            hands: 4,
            sides: points.iter().map(|&points| side(points + (n % 2) as f64)).collect(),
        };
        (0..30).map(one).collect()
    }

    #[test]
    fn a_reading_holds_or_is_refuted_by_the_lead() {
        let side = |name| SourceSide { name, wins: 1, ready: 1, points: (0.0, 1) };
        let sides = Box::leak(Box::new([side("a"), side("b")]));
        let table = SourceTable { hands: 1, matches: 1, sides };
        let reading = Reading::new(Measure::Points, [0, 1], "a beats b");
        for (points, lead, found) in [
            ([9.0, -9.0], 18.0, "a beats b holds here too."),
            ([-2.0, 1.0], -3.0, "a beats b is refuted"),
            ([1.0, 1.0], 0.0, "a beats b is not decided"),
        ] {
            let (row, verdict) = reading.judge(&table, &matches(points), 1).unwrap();
            assert_eq!(row.ours.value, lead);
            assert_eq!(row.what, "lead of a over b in thousands a match");
            assert!(verdict.contains(found), "{verdict}");
        }
    }
}
