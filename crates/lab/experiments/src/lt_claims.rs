//! What the Kaunas thesis claims of its tables, and which rows decide it.

use parlor_stats::{Bootstrap, Resampling};

use crate::lt_figures::SourceTable;
use crate::lt_matches::Played;
use crate::told::grouped;
use crate::{Check, Claim, Comparison, Failed, Measured, Rows, Unit, Verdict};

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
    /// The first side has more than the second.
    More(Measure, [usize; 2]),
    /// The two are at most so far apart.
    Level(Measure, [usize; 2], f64),
    /// Our figure of this side is that of the source.
    Figure(Measure, usize),
    /// This side has less than this.
    Below(Measure, usize, f64),
    /// It has between this and that.
    Between(Measure, usize, [f64; 2]),
}

/// A claim of the source.
pub(crate) struct LtClaim {
    /// In plain words.
    pub(crate) words: &'static str,
    /// The figures, ours and the source's: of which sides, in which order.
    pub(crate) told: &'static [(Measure, &'static [usize])],
    /// What the source has instead of figures, if it prints none.
    pub(crate) unprinted: Option<&'static str>,
    /// All of them must be true.
    pub(crate) tests: &'static [Test],
    /// Why, for each verdict that has a reason.
    pub(crate) reasons: &'static [(Verdict, &'static str)],
}

/// A reading whose rows begin with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReadRows {
    /// The reading in words; none if as printed.
    pub(crate) reading: Option<String>,
    /// What its rows begin with.
    pub(crate) prefix: String,
}

/// How many hands all figures of claims are taken over.
pub(crate) const HANDS: &str = "all hands: hands";

impl LtClaim {
    /// The claim with what must be true of the rows of each reading that was tried.
    pub(crate) fn stated(&self, table: &SourceTable, tried: &[ReadRows], rows: Rows<'_>) -> Claim {
        let mut claim = Claim::new(self.words, self.printed(table));
        for ReadRows { reading, prefix } in tried {
            if !rows.has(&format!("{prefix}{HANDS}")) {
                continue;
            }
            let checks = self.tests.iter().map(|test| test.check(table, prefix));
            claim = claim.read(reading.clone(), checks, self.told(table, prefix));
        }
        let reasons = self.reasons.iter();
        let claim = reasons.fold(claim, |claim, (verdict, why)| claim.because(*verdict, *why));
        claim.because(Verdict::Read, format!("As printed {}.", self.figures(table, "", false)))
    }

    /// The figures and leads that it rests on.
    pub(crate) fn rows(
        &self,
        table: &SourceTable,
        played: &[Played],
        seed: u64,
    ) -> Result<Vec<Comparison>, Failed> {
        let mut rows = Vec::new();
        let told = self
            .told
            .iter()
            .flat_map(|(measure, sides)| sides.iter().map(|side| (*measure, *side)));
        let level = self.tests.iter().filter_map(Test::leveled);
        for (measure, side) in told.chain(level.flatten()) {
            let (what, unit) = (measure.named(table, side), measure.unit());
            rows.push(Comparison::new(what, unit, None, measure.measured(played, side, seed)?));
        }
        for test in self.tests {
            let &Test::More(measure, sides) = test else { continue };
            let lead = measure.lead(played, sides, seed)?;
            rows.push(Comparison::new(measure.led(table, sides), measure.unit(), None, lead));
        }
        Ok(rows)
    }

    /// The source's figures in the order of ours: counts where only they say how many hands it played.
    fn printed(&self, table: &SourceTable) -> String {
        if let Some(words) = self.unprinted {
            return words.to_owned();
        }
        if let [(measure @ (Measure::Wins | Measure::AllWins), sides)] = self.told {
            let wins = |side: &usize| match measure {
                Measure::AllWins => table.sides.iter().map(|side| side.wins).sum(),
                _ => table.sides[*side].wins,
            };
            let wins: Vec<String> = sides.iter().map(|side| wins(side).to_string()).collect();
            return grouped(&format!("{} of {}", wins.join(" and "), table.hands));
        }
        let group = |(measure, sides): &(Measure, &[usize])| {
            let style = measure.style();
            let figure =
                |&side: &usize| format!("{{{} | source {style}}}", measure.printed(table, side));
            sides.iter().map(figure).collect::<Vec<_>>().join(", ")
        };
        self.told.iter().map(group).collect::<Vec<_>>().join("; ")
    }

    /// Do its words name these sides in their order, or is it about one side alone?
    fn names_all(&self, table: &SourceTable, sides: &[usize]) -> bool {
        let words = self.words.to_lowercase();
        let place =
            |&side: &usize| words.find(plain(table.sides[side].name).trim_end_matches(" pair"));
        let places: Option<Vec<usize>> = sides.iter().map(place).collect();
        sides.len() == 1 || places.is_some_and(|places| places.is_sorted())
    }

    /// `fast +28.3, greedy +7.9 (2,000)`: each figure by its name, and how many hands were played. Who is who is left
    /// out where the claim says it.
    fn told(&self, table: &SourceTable, prefix: &str) -> String {
        let figures = self.figures(table, prefix, true);
        match self.told {
            [(Measure::Wins | Measure::AllWins, [_])] => {
                format!("{figures} of {{{prefix}{HANDS}}}")
            }
            _ => format!("{figures} ({{{prefix}{HANDS}}})"),
        }
    }

    /// The figures by their names; who is who is said once, since all groups have the same sides in the same order.
    fn figures(&self, table: &SourceTable, prefix: &str, is_named: bool) -> String {
        let group = |(n, (measure, sides)): (usize, &(Measure, &[usize]))| {
            let figure = |&side: &usize| {
                let style = measure.style();
                let name = format!("{{{prefix}{} | {style}}}", measure.named(table, side));
                let is_plain = n > 0 || self.names_all(table, sides);
                if is_plain || !is_named {
                    name
                } else {
                    format!("{} {name}", plain(table.sides[side].name))
                }
            };
            let figures: Vec<String> = sides.iter().map(figure).collect();
            // Of one kind the claim's words say what it is.
            let suffix = if self.told.len() > 1 { measure.suffix() } else { "" };
            format!("{}{suffix}", figures.join(", "))
        };
        let groups: Vec<String> = self.told.iter().enumerate().map(group).collect();
        groups.join("; ")
    }
}

impl Test {
    /// What must be true of the rows that begin with this.
    fn check(&self, table: &SourceTable, prefix: &str) -> Check {
        let of = |measure: Measure, side| format!("{prefix}{}", measure.named(table, side));
        match *self {
            Test::More(measure, sides) => {
                Check::above(0.0, [format!("{prefix}{}", measure.led(table, sides))])
            }
            Test::Level(measure, [one, other], by) => {
                Check::level(of(measure, one), of(measure, other), by)
            }
            Test::Figure(measure, side) => {
                let source = format!("{prefix}{}", measure.printed(table, side));
                Check::Source { ours: of(measure, side), source }
            }
            Test::Below(measure, side, high) => Check::below(high, [of(measure, side)]),
            Test::Between(measure, side, [low, high]) => {
                Check::Within { rows: vec![of(measure, side)], low: Some(low), high: Some(high) }
            }
        }
    }

    /// The figures that are to be level.
    fn leveled(&self) -> Option<[(Measure, usize); 2]> {
        match *self {
            Test::Level(measure, sides, _) => Some(sides.map(|side| (measure, side))),
            _ => None,
        }
    }
}

/// A side as a sentence calls it.
pub(crate) fn plain(name: &str) -> &str {
    match name {
        "lt-csp" => "constraint",
        "lt-dqn" => "learning",
        "lt-greedy ×2" => "greedy pair",
        "lt-fast ×2" => "fast pair",
        _ => name.strip_prefix("lt-").unwrap_or(name),
    }
}

impl Measure {
    /// The name of a side's row over all hands.
    fn named(self, table: &SourceTable, side: usize) -> String {
        match self {
            Measure::AllWins => "all hands: hands won by anyone".to_owned(),
            _ => format!("all hands: {}, {}", self.what(), table.sides[side].name),
        }
    }

    /// The name of the row that says by how much the first side has more.
    fn led(self, table: &SourceTable, sides: [usize; 2]) -> String {
        let [more, less] = sides.map(|side| table.sides[side].name);
        format!("lead of {more} over {less} in {}", self.what())
    }

    const fn what(self) -> &'static str {
        match self {
            Measure::Points => "thousands a match",
            Measure::Wins | Measure::AllWins => "hands won",
            Measure::Ready => "draw-tenpai per hand",
            Measure::Conversion => "conversion",
            Measure::DealIns => "deal-ins per hand",
        }
    }

    /// The name of the row in which the source's figure of a side stands.
    fn printed(self, table: &SourceTable, side: usize) -> String {
        let what = match self {
            Measure::Points => "mean match points in thousands",
            Measure::Wins | Measure::AllWins => "wins per hand",
            Measure::Ready => "draw-tenpai per hand",
            Measure::Conversion => "conversion",
            Measure::DealIns => "deal-ins per hand",
        };
        format!("{what}, {}", table.sides[side].name)
    }

    /// How it is written in a sentence.
    const fn style(self) -> &'static str {
        match self {
            Measure::Points => "signed .1",
            _ => ".1",
        }
    }

    const fn unit(self) -> Unit {
        match self {
            Measure::Points => Unit::Thousands(2),
            _ => Unit::Percent(2),
        }
    }

    /// What the figure is, after several of one claim; points are thousands a match.
    const fn suffix(self) -> &'static str {
        match self {
            Measure::Points => " points",
            Measure::Wins => " won",
            Measure::Ready => " drawn in tenpai",
            Measure::AllWins | Measure::Conversion | Measure::DealIns => "",
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
    use crate::Verdict::{NotReproduced, Reproduced};
    use crate::lt_figures::{SourceSide, compare};
    use crate::lt_matches::SideResults;
    use crate::{Shown, ShownClaim};

    /// Matches of four hands, one of them won by each side, with these points and one more in every other.
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
        let sides = Box::leak(Box::new([side("lt-fast"), side("lt-dqn")]));
        SourceTable { hands: 100, matches: 25, sides }
    }

    fn judged(claim: &LtClaim, tried: &[(&str, Option<&str>, [f64; 2])]) -> ShownClaim {
        let (mut rows, mut readings) = (Vec::new(), Vec::new());
        for (prefix, reading, points) in tried {
            let played = matches(*points);
            let mut found = compare(&table(), &played, 1).unwrap();
            found.extend(claim.rows(&table(), &played, 1).unwrap());
            found.push(Comparison::new(HANDS, Unit::Number(0), None, Measured::exact(120.0)));
            rows.extend(found.into_iter().map(|row| {
                Shown::of(&Comparison { what: format!("{prefix}{}", row.what), ..row })
            }));
            let (prefix, reading) = ((*prefix).to_owned(), reading.map(str::to_owned));
            readings.push(ReadRows { reading, prefix });
        }
        ShownClaim::of(claim.stated(&table(), &readings, Rows(&rows)), Rows(&rows))
    }

    /// The words follow from the figures: a lead, none, and one under another reading only.
    #[test]
    fn a_claim_follows_from_the_lead() {
        let claim = LtClaim {
            words: "a beats b",
            unprinted: None,
            told: &[(Measure::Points, &[0, 1])],
            tests: &[Test::More(Measure::Points, [0, 1])],
            reasons: &[(Verdict::NotReproduced, "b is stronger here.")],
        };
        for (printed, read, verdict, told) in [
            ([9.0, -9.0], [0.0, 9.0], Verdict::Reproduced, "fast +9.5, learning −8.5"),
            ([-2.0, 1.0], [3.0, 1.0], Verdict::Read, "fast +3.5, learning +1.5"),
            ([-2.0, 1.0], [-3.0, 1.0], Verdict::NotReproduced, "fast −1.5, learning +1.5"),
            ([1.0, 1.0], [1.0, 1.0], Verdict::Undecided, "fast +1.5, learning +1.5"),
        ] {
            let judged = judged(&claim, &[("", None, printed), ("x: ", Some("x"), read)]);
            assert_eq!(judged.verdict, verdict);
            assert_eq!(judged.ours, format!("{told} (120)"));
            assert_eq!(judged.source, "+9.5, +9.5");
            assert_eq!(judged.missing, [""; 0]);
            assert_eq!(judged.why == "b is stronger here.", verdict == Verdict::NotReproduced);
        }
    }

    #[test]
    fn sides_that_the_words_name_are_not_named_again() {
        let told = |words| {
            let told: &[(Measure, &[usize])] = &[(Measure::Points, &[0, 1])];
            let claim = LtClaim { words, told, unprinted: None, tests: &[], reasons: &[] };
            judged(&claim, &[("", None, [9.0, 0.0])]).ours
        };
        assert_eq!(told("Fast beats learning"), "+9.5, +0.5 (120)");
        assert_eq!(told("Learning loses to fast"), "fast +9.5, learning +0.5 (120)");
    }

    #[test]
    fn the_sources_figures_are_those_of_its_table() {
        let printed = |told: &'static [(Measure, &'static [usize])]| {
            let claim = LtClaim { words: "a", told, unprinted: None, tests: &[], reasons: &[] };
            judged(&claim, &[("", None, [9.0, 0.0])]).source
        };
        assert_eq!(printed(&[(Measure::Wins, &[1])]), "25 of 100");
        assert_eq!(printed(&[(Measure::AllWins, &[0])]), "50 of 100");
        let groups = printed(&[(Measure::Wins, &[0, 1]), (Measure::Points, &[1])]);
        assert_eq!(groups, "25.0 %, 25.0 %; +9.5");
        let said = LtClaim {
            words: "a",
            told: &[(Measure::DealIns, &[0])],
            unprinted: Some("said, not counted"),
            tests: &[],
            reasons: &[],
        };
        assert_eq!(judged(&said, &[("", None, [9.0, 0.0])]).source, "said, not counted");
    }

    #[test]
    fn figures_are_judged_by_intervals_and_limits() {
        let outcome = |tests: &'static [Test]| {
            let told: &[(Measure, &[usize])] = const { &[(Measure::Points, &[0, 1])] };
            let claim = LtClaim { words: "a", told, unprinted: None, tests, reasons: &[] };
            judged(&claim, &[("", None, [9.0, 0.0])]).verdict
        };
        assert_eq!(outcome(&[Test::Figure(Measure::Points, 0)]), Reproduced);
        assert_eq!(outcome(&[Test::Figure(Measure::Points, 1)]), NotReproduced);
        assert_eq!(outcome(&[Test::Below(Measure::Points, 1, 1.0)]), Reproduced);
        assert_eq!(outcome(&[Test::Below(Measure::Points, 0, 1.0)]), NotReproduced);
        assert_eq!(outcome(&[Test::Level(Measure::Points, [0, 1], 10.0)]), Reproduced);
        assert_eq!(outcome(&[Test::Level(Measure::Points, [0, 1], 1.0)]), NotReproduced);
        assert_eq!(outcome(&[Test::Between(Measure::Points, 0, [9.0, 10.0])]), Reproduced);
    }
}
