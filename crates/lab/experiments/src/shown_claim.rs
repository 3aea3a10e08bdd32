//! A claim with what became of it.

use serde::{Deserialize, Serialize};

use crate::check::Checked;
use crate::readings::Readings;
use crate::words::fill;
use crate::{Check, Claim, Origin, Outcome, Rows, Trial, Verdict};

/// A claim with what became of it. Only the claim itself is read from a file; all else is found again from the
/// rows, so that nothing can say other than they do.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ShownClaim {
    /// The claim as it was stated: words, checks, names of figures.
    pub stated: Claim,
    /// The claim in plain words.
    #[serde(skip_deserializing)]
    pub claim: String,
    /// What became of it.
    #[serde(skip_deserializing)]
    pub verdict: Verdict,
    /// The reading that is shown, if that is not the printed one: under which it holds, or which comes nearest,
    /// or which does not decide.
    #[serde(skip_deserializing)]
    pub reading: Option<String>,
    /// Our figures in words.
    #[serde(skip_deserializing)]
    pub ours: String,
    /// The source's.
    #[serde(skip_deserializing)]
    pub source: String,
    /// Why, in one sentence.
    #[serde(skip_deserializing)]
    pub why: String,
    /// Every reading that was tried.
    #[serde(skip_deserializing)]
    pub trials: Vec<ShownTrial>,
    /// Figures that it names and that are in no row.
    #[serde(skip)]
    pub missing: Vec<String>,
}

/// The source read in one way, and what came of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ShownTrial {
    /// How the source was read; `None` if as it is printed.
    pub reading: Option<String>,
    /// What the figures say of the claim then.
    pub outcome: Outcome,
    /// Our figures under this reading.
    pub ours: String,
}

/// What is shown of a claim, from all its trials.
struct Decided {
    verdict: Verdict,
    trial: usize,
}

impl ShownClaim {
    /// What becomes of a claim by these rows.
    pub fn of(stated: Claim, rows: Rows<'_>) -> ShownClaim {
        let checked: Vec<Checked> = stated.trials.iter().map(|trial| trial.judge(rows)).collect();
        let decided = decide(&stated.trials, &checked);
        let mut missing: Vec<String> =
            stated.rows().filter(|name| !rows.has(name)).map(str::to_owned).collect();
        let mut told = |template: &str| match fill(template, rows) {
            Ok(text) => text,
            Err(error) => {
                missing.push(error);
                "–".to_owned()
            }
        };
        let trials: Vec<ShownTrial> = (stated.trials.iter().zip(&checked))
            .map(|(trial, checked)| ShownTrial {
                reading: trial.reading.clone(),
                outcome: checked.outcome,
                ours: told(&trial.told),
            })
            .collect();
        let verdict = decided.as_ref().map_or(Verdict::Undecided, |decided| decided.verdict);
        let written = stated.reasons.iter().find(|(of, _)| *of == verdict);
        let why = match written {
            Some((_, why)) => told(why),
            None => follows(verdict, decided.as_ref().map(|one| one.trial), &stated, &trials, rows),
        };
        let shown = decided.and_then(|decided| trials.get(decided.trial));
        ShownClaim {
            claim: stated.words.clone(),
            verdict,
            reading: shown.and_then(|trial| trial.reading.clone()),
            ours: shown.map_or_else(String::new, |trial| trial.ours.clone()),
            source: told(&stated.source),
            why,
            trials,
            missing,
            stated,
        }
    }

    /// Is it the source's own?
    pub fn is_sources(&self) -> bool {
        self.stated.origin == Origin::Source
    }

    /// The verdict in words, with the reading that is shown.
    pub fn verdict_words(&self) -> String {
        match &self.reading {
            Some(reading) => under(self.verdict, " a reading", &format!(": {reading}")),
            None => self.verdict.words().to_owned(),
        }
    }

    /// The same with the letters of that reading.
    pub(crate) fn verdict_under(&self, readings: &Readings, reading: &str) -> String {
        under(self.verdict, "", &format!(" {}", readings.letters(reading)))
    }
}

/// A verdict with what it holds, fails or is open under.
fn under(verdict: Verdict, a_reading: &str, which: &str) -> String {
    match verdict {
        Verdict::Reproduced => verdict.words().to_owned(),
        Verdict::Read => format!("reproduced under{a_reading}{which}"),
        Verdict::NotReproduced | Verdict::Refuted => {
            format!("{}; nearest under{a_reading}{which}", verdict.words())
        }
        Verdict::Undecided => format!("not decided under{a_reading}{which}"),
    }
}

/// Why, where no reason was written for the verdict: what follows from the trial that is shown, or from the printed
/// one where the claim holds under another reading only.
fn follows(
    verdict: Verdict,
    shown: Option<usize>,
    stated: &Claim,
    trials: &[ShownTrial],
    rows: Rows<'_>,
) -> String {
    let why = match verdict {
        Verdict::Read => {
            let printed = trials.iter().find(|trial| trial.reading.is_none());
            printed.map(|trial| format!("As printed {}.", trial.ours))
        }
        Verdict::NotReproduced | Verdict::Undecided => {
            let checks = shown.and_then(|n| stated.trials.get(n)).map(|trial| &trial.checks);
            let outcome = shown.and_then(|n| trials.get(n)).map(|trial| trial.outcome);
            let is_it = |check: &&Check| Some(check.of(rows).outcome) == outcome;
            let by_miss =
                |a: &&Check, b: &&Check| a.of(rows).missed_by.total_cmp(&b.of(rows).missed_by);
            let worst = checks.into_iter().flatten().filter(is_it).max_by(by_miss);
            worst.and_then(|check| check.why(rows))
        }
        Verdict::Reproduced | Verdict::Refuted => None,
    };
    why.unwrap_or_else(|| verdict.plainly().to_owned())
}

/// The verdict, and the trial that is shown for it: the printed reading if the claim holds there, or else the
/// first under which it does; or else the printed one if it is undecided, or the nearest that is; or else the
/// nearest.
fn decide(trials: &[Trial], checked: &[Checked]) -> Option<Decided> {
    let is = |outcome: Outcome| (0..checked.len()).filter(move |&n| checked[n].outcome == outcome);
    let printed = |n: &usize| trials[*n].reading.is_none();
    let by_miss = |a: &usize, b: &usize| checked[*a].missed_by.total_cmp(&checked[*b].missed_by);
    if let Some(trial) = is(Outcome::Holds).find(printed) {
        return Some(Decided { verdict: Verdict::Reproduced, trial });
    }
    if let Some(trial) = is(Outcome::Holds).next() {
        return Some(Decided { verdict: Verdict::Read, trial });
    }
    let open =
        is(Outcome::Undecided).find(printed).or_else(|| is(Outcome::Undecided).min_by(by_miss));
    if let Some(trial) = open {
        return Some(Decided { verdict: Verdict::Undecided, trial });
    }
    let trial = (0..checked.len()).min_by(by_miss)?;
    let first = trials.iter().position(|trial| trial.reading.is_none()).unwrap_or(0);
    Some(match checked[first].outcome {
        Outcome::Disproved => Decided { verdict: Verdict::Refuted, trial },
        _ => Decided { verdict: Verdict::NotReproduced, trial },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Comparison, Measured, Published, Shown, Unit};
    use parlor_stats::Interval;

    /// Rows `a`, `b`, … with these intervals; an exact value where both ends are the same.
    fn rows(ends: &[[f64; 2]]) -> Vec<Shown> {
        let row = |(name, &[low, high]): (char, &[f64; 2])| {
            let ours = match low == high {
                true => Measured::exact(low),
                false => Measured::estimate((low + high) / 2.0, Interval { low, high }),
            };
            Shown::of(&Comparison::new(name, Unit::Number(1), None, ours))
        };
        ('a'..).zip(ends).map(row).collect()
    }

    fn claim() -> Claim {
        Claim::new("it leads", "+3")
            .as_printed([Check::above(0.0, ["a"])], "{a}")
            .under("x", [Check::above(0.0, ["b"])], "{b}")
            .because(Verdict::Read, "With x it is {b | .0}.")
    }

    const HOLDS: [f64; 2] = [1.0, 3.0];
    const FAILS: [f64; 2] = [-3.0, -1.0];
    const DISPROVED: [f64; 2] = [-2.0, -2.0];
    const UNDECIDED: [f64; 2] = [-1.0, 2.0];

    #[test]
    fn a_verdict_and_its_figure_follow_from_the_rows() {
        for (printed, reading, verdict, ours) in [
            (HOLDS, HOLDS, Verdict::Reproduced, "2.0"),
            (HOLDS, FAILS, Verdict::Reproduced, "2.0"),
            (FAILS, HOLDS, Verdict::Read, "2.0"),
            (DISPROVED, HOLDS, Verdict::Read, "2.0"),
            (DISPROVED, FAILS, Verdict::Refuted, "−2.0"),
            (FAILS, [-9.0, -8.0], Verdict::NotReproduced, "−2.0"),
            // What is not decided is shown, and of what fails the nearest.
            (FAILS, UNDECIDED, Verdict::Undecided, "0.5"),
            (UNDECIDED, FAILS, Verdict::Undecided, "0.5"),
            ([-9.0, -8.0], FAILS, Verdict::NotReproduced, "−2.0"),
        ] {
            let shown = ShownClaim::of(claim(), Rows(&rows(&[printed, reading])));
            assert_eq!((shown.verdict, &*shown.ours), (verdict, ours), "{printed:?} {reading:?}");
            let is_read = verdict == Verdict::Read;
            assert_eq!(shown.why == "With x it is 2.", is_read, "{}", shown.why);
        }
        let none = ShownClaim::of(Claim::new("a", "1"), Rows(&[]));
        assert_eq!((none.verdict, &*none.ours), (Verdict::Undecided, ""));
    }

    #[test]
    fn the_reading_that_is_shown_is_named() {
        let shown = |printed, reading| ShownClaim::of(claim(), Rows(&rows(&[printed, reading])));
        assert_eq!(shown(FAILS, UNDECIDED).verdict_words(), "not decided under a reading: x");
        assert_eq!(shown(FAILS, HOLDS).verdict_words(), "reproduced under a reading: x");
        let near = shown([-9.0, -8.0], FAILS).verdict_words();
        assert_eq!(near, "not reproduced; nearest under a reading: x");
        assert_eq!(shown(FAILS, [-9.0, -8.0]).verdict_words(), "not reproduced");
    }

    #[test]
    fn a_row_that_is_not_there_decides_nothing_and_is_named() {
        let shown = ShownClaim::of(claim(), Rows(&rows(&[FAILS])));
        assert_eq!((shown.verdict, &*shown.ours), (Verdict::Undecided, "–"));
        assert_eq!(shown.missing[0], "b");
    }

    /// A reason that nobody wrote follows from the figures: what the printed reading gives, how far a figure is from the
    /// source's, which limit an interval holds.
    #[test]
    fn a_reason_that_is_not_written_follows_from_the_rows() {
        let why = |claim: Claim, rows: &[Shown]| ShownClaim::of(claim, Rows(rows)).why;
        let beside = |won: u64, of: u64| {
            let source = Published::share(2_000, 10_000, 4);
            let ours = Measured::share(won, of);
            [Shown::of(&Comparison::new("a", Unit::Percent(2), source, ours))]
        };
        let figure = || Claim::new("it wins", "20 %").as_printed([Check::same("a")], "{a | .1}");
        for (won, of, said) in [
            (18_000, 100_000, "Differs by 2.0 points, less than matters."),
            (28_000, 100_000, "Differs by 8.0 points."),
            (16, 100, "Differs by −10.0 to +4.5."),
            (2_000, 10_000, "It holds in our runs too."),
        ] {
            assert_eq!(why(figure(), &beside(won, of)), said, "{won} of {of}");
        }
        let lead = || Claim::new("it leads", "+3").under("x", [Check::above(0.0, ["a"])], "{a}");
        assert_eq!(why(lead(), &rows(&[UNDECIDED])), "0.5 (−1.0 to 2.0) includes zero.");
        let read = Claim::new("it leads", "+3")
            .as_printed([Check::above(0.0, ["a"])], "{a}")
            .under("x", [Check::above(0.0, ["b"])], "{b}");
        assert_eq!(why(read, &rows(&[FAILS, HOLDS])), "As printed −2.0.");
    }

    /// Of what is not decided the nearest is shown, but the printed reading before all others.
    #[test]
    fn the_nearest_that_is_not_decided_is_shown() {
        let read = |printed: bool| {
            let claim = Claim::new("it leads", "+3").under("x", [Check::above(0.0, ["a"])], "{a}");
            claim.under("y", [Check::above(0.0, ["b"])], "{b}").read(
                (!printed).then(|| "z".to_owned()),
                [Check::above(0.0, ["a"])],
                "{a}",
            )
        };
        let rows = rows(&[[-9.0, 1.0], [-2.0, 1.0]]);
        let shown = |printed| ShownClaim::of(read(printed), Rows(&rows));
        assert_eq!(shown(false).reading.as_deref(), Some("y"));
        assert_eq!((shown(true).reading, shown(true).verdict), (None, Verdict::Undecided));
    }

    /// Each kind of check with rows for which it holds, for which it fails, and which do not tell.
    #[test]
    fn every_kind_of_check_turns_with_its_figures() {
        let name = |n: usize| ["a", "b", "c"][n].to_owned();
        let all = || vec![name(0), name(1)];
        let (more, less) = (name(0), name(1));
        let lead = |low, high| Check::Difference { more: name(0), less: name(1), low, high };
        for (check, holds, fails, open) in [
            (
                Check::Within { rows: all(), low: Some(1.0), high: Some(9.0) },
                [[2.0, 8.0], [1.5, 2.0]],
                Some([[2.0, 8.0], [9.5, 10.0]]),
                Some([[2.0, 8.0], [8.0, 10.0]]),
            ),
            (
                Check::Values { rows: all(), low: None, high: Some(5.0) },
                [[2.0, 7.0], [1.0, 2.0]],
                Some([[2.0, 9.0], [1.0, 2.0]]),
                None,
            ),
            (
                lead(Some(0.0), None),
                [[5.0, 6.0], [1.0, 2.0]],
                Some([[1.0, 2.0], [5.0, 6.0]]),
                Some([[1.0, 3.0], [0.0, 4.0]]),
            ),
            (
                lead(Some(-2.0), Some(2.0)),
                [[5.0, 6.0], [5.0, 6.0]],
                Some([[5.0, 6.0], [1.0, 2.0]]),
                Some([[1.0, 5.0], [1.0, 5.0]]),
            ),
            (
                Check::Times { more: more.clone(), less: less.clone(), over: 3.0 },
                [[8.0, 9.0], [1.0, 2.0]],
                Some([[2.0, 3.0], [1.0, 2.0]]),
                Some([[4.0, 9.0], [1.0, 2.0]]),
            ),
            (
                Check::Ends { more: vec![more.clone()], less: vec![less.clone()] },
                [[5.0, 6.0], [1.0, 2.0]],
                Some([[1.0, 2.0], [5.0, 6.0]]),
                Some([[1.0, 3.0], [0.0, 4.0]]),
            ),
            (
                Check::Rising { rows: all(), strictly: true },
                [[1.0, 2.0], [2.0, 3.0]],
                Some([[5.0, 6.0], [1.0, 2.0]]),
                Some([[1.0, 5.0], [1.0, 4.0]]),
            ),
        ] {
            let outcome = |ends: [[f64; 2]; 2]| check.of(Rows(&rows(&ends))).outcome;
            assert_eq!(outcome(holds), Outcome::Holds, "{check:?}");
            assert_eq!(fails.map_or(Outcome::Fails, outcome), Outcome::Fails, "{check:?}");
            assert_eq!(open.map_or(Outcome::Undecided, outcome), Outcome::Undecided, "{check:?}");
        }
        let exact = |check: &Check, value| check.of(Rows(&rows(&[[value; 2]]))).outcome;
        assert_eq!(exact(&Check::none(["a"]), 0.0), Outcome::Holds);
        assert_eq!(exact(&Check::none(["a"]), 1.0), Outcome::Disproved);
    }

    /// Beside a figure of the source: it holds, fails, or the samples cannot tell.
    #[test]
    fn checks_beside_the_source_turn_with_the_figures() {
        let outcome = |check: &Check, ours: Measured| {
            let source = crate::Published::share(50, 100, 2);
            let row = Comparison::new("a", Unit::Percent(1), source, ours);
            check.of(Rows(&[Shown::of(&row)])).outcome
        };
        let same = Check::same("a");
        assert_eq!(outcome(&same, Measured::share(700, 1_000)), Outcome::Fails);
        assert_eq!(outcome(&same, Measured::share(500, 1_000)), Outcome::Undecided);
        let source = crate::Published::share(5_000, 10_000, 2);
        let row = |of| {
            let row = Comparison::new("a", Unit::Percent(1), source, Measured::share(of, 10_000));
            same.of(Rows(&[Shown::of(&row)])).outcome
        };
        assert_eq!((row(5_050), row(5_300)), (Outcome::Holds, Outcome::Fails));
        let factor = Check::Factor { rows: vec!["a".to_owned()], factor: 1.25 };
        assert_eq!(outcome(&factor, Measured::share(450, 1_000)), Outcome::Holds);
        assert_eq!(outcome(&factor, Measured::share(300, 1_000)), Outcome::Fails);
    }
}
