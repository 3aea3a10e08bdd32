//! What the Kaunas thesis claims of its tables, and how figures decide it.

use parlor_stats::{Bootstrap, Resampling};

use crate::lt_figures::SourceTable;
use crate::lt_matches::Played;
use crate::{Claim, Comparison, Failed, Measured, Outcome, Published, Unit, Verdict};

/// What is counted of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Measure {
    /// Thousands of points a match.
    Points,
    /// Hands won, of all hands.
    Wins,
    /// Tenpai at an exhaustive draw, of all hands.
    Ready,
    /// Hands won, of those and such draws together.
    Conversion,
    /// Hands in which the side deals in, of all hands.
    DealIns,
    /// Hands won by anyone, of all hands; the side does not matter.
    AllWins,
}

/// What must be true for a claim to hold.
pub(crate) enum Test {
    /// Each of these first sides has more than the second.
    More(&'static [(Measure, [usize; 2])]),
    /// Our figures of these sides agree with those of the source.
    Figures(Measure, &'static [usize]),
    /// None of these sides has more than this.
    Below(Measure, &'static [usize], f64),
}

/// A claim of the source.
pub(crate) struct LtClaim {
    /// In plain words.
    pub(crate) words: &'static str,
    /// The source's figures.
    pub(crate) source: &'static str,
    pub(crate) test: Test,
    /// Why, for each verdict that has a reason.
    pub(crate) reasons: &'static [(Verdict, &'static str)],
}

/// The matches of one reading.
pub(crate) struct Tried<'a> {
    /// The reading in words; none if as printed.
    pub(crate) reading: Option<String>,
    pub(crate) played: &'a [Played],
}

impl LtClaim {
    /// The claim with what came of it under each reading.
    pub(crate) fn judge(
        &self,
        table: &SourceTable,
        tried: &[Tried<'_>],
        seed: u64,
    ) -> Result<Claim, Failed> {
        let mut claim = Claim::new(self.words, self.source);
        for Tried { reading, played } in tried {
            let (outcome, ours) = self.test.decide(table, played, seed)?;
            claim = match reading {
                None => claim.as_printed(outcome, ours),
                Some(reading) => claim.under(reading.clone(), outcome, ours),
            };
        }
        for (verdict, why) in self.reasons {
            claim = claim.because(*verdict, *why);
        }
        Ok(claim)
    }
}

impl Test {
    /// The leads that it asks for, as rows of figures.
    pub(crate) fn leads(
        &self,
        table: &SourceTable,
        played: &[Played],
        seed: u64,
    ) -> Result<Vec<Comparison>, Failed> {
        let Test::More(leads) = self else { return Ok(Vec::new()) };
        let row = |&(measure, sides): &(Measure, [usize; 2])| {
            let lead = measure.lead(played, sides, seed)?;
            let [more, less] = sides.map(|side| table.sides[side].name);
            let (what, unit) = match measure {
                Measure::Points => ("thousands a match", Unit::Number(2)),
                Measure::Wins | Measure::AllWins => ("hands won", Unit::Percent(2)),
                Measure::Ready => ("draw-tenpai per hand", Unit::Percent(2)),
                Measure::Conversion => ("conversion", Unit::Percent(2)),
                Measure::DealIns => ("deal-ins per hand", Unit::Percent(2)),
            };
            let what = format!("lead of {more} over {less} in {what}");
            Ok(Comparison::new(what, unit, None, lead))
        };
        leads.iter().map(row).collect()
    }

    fn decide(
        &self,
        table: &SourceTable,
        played: &[Played],
        seed: u64,
    ) -> Result<(Outcome, String), Failed> {
        let mut outcomes = Vec::new();
        let mut texts = Vec::new();
        match self {
            Test::More(leads) => {
                for &(measure, [more, less]) in *leads {
                    outcomes.push(Outcome::above(0.0, &measure.lead(played, [more, less], seed)?));
                    let unit = measure.unit();
                    let [more, less] = [more, less].map(|side| unit.text(measure.of(played, side)));
                    texts.push(format!("{more} against {less}{}", measure.suffix()));
                }
            }
            Test::Figures(measure, sides) => {
                for &side in *sides {
                    let row = measure.beside(table, played, side, seed)?;
                    outcomes.push(Outcome::of(&row));
                    texts.push(measure.unit().text(row.ours.value) + measure.suffix());
                }
            }
            Test::Below(measure, sides, limit) => {
                for &side in *sides {
                    let ours = measure.measured(played, side, seed)?;
                    // What is above −limit when turned over is below it.
                    let turned = Measured {
                        value: -ours.value,
                        interval: ours.interval.map(|ends| parlor_stats::Interval {
                            low: -ends.high,
                            high: -ends.low,
                        }),
                        ..ours
                    };
                    outcomes.push(Outcome::above(-limit, &turned));
                    texts.push(measure.unit().text(ours.value) + measure.suffix());
                }
            }
        }
        let hands: u64 = played.iter().map(|all| u64::from(all.hands)).sum();
        let ours = format!("{} ({hands} hands)", texts.join("; "));
        Ok((Outcome::all(outcomes), ours))
    }
}

impl Measure {
    pub(crate) const fn unit(self) -> Unit {
        match self {
            Measure::Points => Unit::Number(1),
            _ => Unit::Percent(1),
        }
    }

    /// What the figure is of, after it.
    const fn suffix(self) -> &'static str {
        match self {
            Measure::Points => " thousand points a match",
            Measure::Wins | Measure::AllWins => " of hands won",
            Measure::Ready => " of hands drawn in tenpai",
            Measure::Conversion => " of tenpai hands won",
            Measure::DealIns => " of hands dealt in",
        }
    }

    /// A part and the whole of one match.
    fn parts(self, all: &Played, side: usize) -> [f64; 2] {
        let (hands, side) = (f64::from(all.hands), &all.sides[side]);
        let (wins, ready) = (f64::from(side.wins), f64::from(side.ready));
        match self {
            Measure::Points => [side.points, 1.0],
            Measure::Wins => [wins, hands],
            Measure::Ready => [ready, hands],
            Measure::Conversion => [wins, wins + ready],
            Measure::DealIns => [side.deal_ins.into(), hands],
            Measure::AllWins => {
                [all.sides.iter().map(|side| f64::from(side.wins)).sum::<f64>(), hands]
            }
        }
    }

    fn of(self, played: &[Played], side: usize) -> f64 {
        let add = |[a, b]: [f64; 2], [c, d]: [f64; 2]| [a + c, b + d];
        share(&played.iter().map(|all| self.parts(all, side)).fold([0.0; 2], add))
    }

    /// The figure of a side, with a bootstrap over matches.
    pub(crate) fn measured(
        self,
        played: &[Played],
        side: usize,
        seed: u64,
    ) -> Result<Measured, Failed> {
        let blocks: Vec<[f64; 2]> = played.iter().map(|all| self.parts(all, side)).collect();
        Measured::bootstrapped(Bootstrap::of_means(&blocks, resampling(seed), share))
    }

    /// By how much the first side has more.
    pub(crate) fn lead(
        self,
        played: &[Played],
        [more, less]: [usize; 2],
        seed: u64,
    ) -> Result<Measured, Failed> {
        let block = |all: &Played| {
            let [[a, b], [c, d]] = [more, less].map(|side| self.parts(all, side));
            [a, b, c, d]
        };
        let blocks: Vec<[f64; 4]> = played.iter().map(block).collect();
        let lead = |&[a, b, c, d]: &[f64; 4]| share(&[a, b]) - share(&[c, d]);
        Measured::bootstrapped(Bootstrap::of_means(&blocks, resampling(seed), lead))
    }

    /// The source's figure beside ours.
    fn beside(
        self,
        table: &SourceTable,
        played: &[Played],
        side: usize,
        seed: u64,
    ) -> Result<Comparison, Failed> {
        let source = &table.sides[side];
        let printed = match self {
            Measure::Points => {
                Some(table.mean(source.points, played, |all| all.sides[side].points))
            }
            Measure::Wins => Some(Published::share(source.wins, table.hands, 4)),
            Measure::Ready => Some(Published::share(source.ready, table.hands, 4)),
            Measure::Conversion => {
                Some(Published::share(source.wins, source.wins + source.ready, 4))
            }
            Measure::DealIns => None,
            Measure::AllWins => {
                let wins = table.sides.iter().map(|side| side.wins).sum();
                Some(Published::share(wins, table.hands, 4))
            }
        };
        let ours = self.measured(played, side, seed)?;
        Ok(Comparison::new(source.name, self.unit(), printed, ours))
    }
}

fn resampling(seed: u64) -> Resampling {
    Resampling { resamples: 2_000, seed }
}

fn share(&[part, whole]: &[f64; 2]) -> f64 {
    if whole == 0.0 { 0.0 } else { part / whole }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lt_figures::SourceSide;
    use crate::lt_matches::SideResults;

    fn matches(points: [f64; 2]) -> Vec<Played> {
        let side = |points| SideResults { points, wins: 1, ready: 1, ..SideResults::default() };
        let one = |n: usize| Played {
            hands: 4,
            sides: points.iter().map(|&points| side(points + (n % 2) as f64)).collect(),
        };
        (0..30).map(one).collect()
    }

    fn table() -> SourceTable {
        let side = |name| SourceSide { name, wins: 25, ready: 25, points: (9.5, 1) };
        let sides = Box::leak(Box::new([side("a"), side("b")]));
        SourceTable { hands: 100, matches: 25, sides }
    }

    /// The words follow from the figures: a lead, none, and one under another reading only.
    #[test]
    fn a_claim_follows_from_the_lead() {
        let claim = LtClaim {
            words: "a beats b",
            source: "9 against 0",
            test: Test::More(&[(Measure::Points, [0, 1])]),
            reasons: &[(Verdict::NotReproduced, "b is stronger here.")],
        };
        for (printed, read, verdict) in [
            ([9.0, -9.0], [0.0, 9.0], Verdict::Reproduced),
            ([-2.0, 1.0], [3.0, 1.0], Verdict::Read),
            ([-2.0, 1.0], [-3.0, 1.0], Verdict::NotReproduced),
            ([1.0, 1.0], [1.0, 1.0], Verdict::Undecided),
        ] {
            let (printed, read) = (matches(printed), matches(read));
            let tried = [
                Tried { reading: None, played: &printed },
                Tried { reading: Some("x".to_owned()), played: &read },
            ];
            let judged = claim.judge(&table(), &tried, 1).unwrap();
            assert_eq!(judged.verdict(), verdict);
            let is_weaker = verdict == Verdict::NotReproduced;
            assert_eq!(judged.why() == "b is stronger here.", is_weaker);
        }
    }

    #[test]
    fn figures_are_judged_by_intervals_and_limits() {
        let played = matches([9.0, 0.0]);
        let decide = |test: Test| test.decide(&table(), &played, 1).unwrap().0;
        assert_eq!(decide(Test::Figures(Measure::Wins, &[0, 1])), Outcome::Holds);
        assert_eq!(decide(Test::Figures(Measure::Points, &[0])), Outcome::Holds);
        assert_eq!(decide(Test::Figures(Measure::Points, &[0, 1])), Outcome::Fails);
        assert_eq!(decide(Test::Figures(Measure::DealIns, &[0])), Outcome::Undecided);
        assert_eq!(decide(Test::Below(Measure::Points, &[1], 1.0)), Outcome::Holds);
        assert_eq!(decide(Test::Below(Measure::Points, &[0], 1.0)), Outcome::Fails);
    }
}
