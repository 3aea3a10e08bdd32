//! What a source claims, in plain words, and what our figures say of it.

use serde::{Deserialize, Serialize};

use crate::{Agreement, Comparison, Measured};

/// One claim of a source and what became of it. The verdict follows from the outcomes of its trials
/// alone, and a reason is only given for the verdict it was written for: a figure that changes
/// changes the words too.
///
/// ```
/// use parlor_experiments::{Claim, Outcome, Verdict};
///
/// let claim = Claim::new("fast beats everyone", "27.5 % of hands won")
///     .as_printed(Outcome::Fails, "10.8 %")
///     .under("no visible tile is subtracted", Outcome::Holds, "28.9 %")
///     .because(Verdict::Read, "Subtracting what is seen makes its table prefer rare tiles.");
/// assert_eq!(claim.verdict(), Verdict::Read);
/// assert_eq!(claim.ours(), "28.9 %");
/// assert_eq!(claim.reading(), Some("no visible tile is subtracted"));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Claim {
    words: String,
    source: String,
    trials: Vec<Trial>,
    reasons: Vec<(Verdict, String)>,
}

/// The source read in one way, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// How the source was read; `None` if as it is printed.
    pub reading: Option<String>,
    /// What the figures say of the claim then.
    pub outcome: Outcome,
    /// Our figure under this reading.
    pub ours: String,
}

/// What figures say of a claim under one reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// They are as claimed.
    Holds,
    /// They are not, but another protocol might give others.
    Fails,
    /// They are not, and were computed exactly as the source says.
    Disproved,
    /// They do not decide it.
    Undecided,
}

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It holds as printed.
    Reproduced,
    /// It holds under another reading of the source.
    Read,
    /// It holds under no reading that was tried; our protocol may differ.
    NotReproduced,
    /// An exact result says otherwise.
    Refuted,
    /// The figures do not decide it.
    Undecided,
}

impl Claim {
    /// A claim in plain words, without a full stop, with the source's figure and its unit.
    pub fn new(words: impl Into<String>, source: impl Into<String>) -> Claim {
        let (words, source) = (words.into(), source.into());
        Claim { words, source, trials: Vec::new(), reasons: Vec::new() }
    }

    /// What came of it with the source read as it is printed, and our figure.
    #[must_use]
    pub fn as_printed(self, outcome: Outcome, ours: impl Into<String>) -> Claim {
        self.with_trial(Trial { reading: None, outcome, ours: ours.into() })
    }

    /// What came of it under another reading, which is spelled out.
    #[must_use]
    pub fn under(
        self,
        reading: impl Into<String>,
        outcome: Outcome,
        ours: impl Into<String>,
    ) -> Claim {
        self.with_trial(Trial { reading: Some(reading.into()), outcome, ours: ours.into() })
    }

    /// The sentence that says why, should this be the verdict.
    #[must_use]
    pub fn because(mut self, verdict: Verdict, why: impl Into<String>) -> Claim {
        self.reasons.push((verdict, why.into()));
        self
    }

    /// The same with one more trial.
    #[must_use]
    pub(crate) fn with_trial(mut self, trial: Trial) -> Claim {
        self.trials.push(trial);
        self
    }

    /// The claim in plain words.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// The source's figure.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Every reading that was tried.
    pub fn trials(&self) -> &[Trial] {
        &self.trials
    }

    /// What follows for the claim from all trials.
    pub fn verdict(&self) -> Verdict {
        let is = |outcome| self.trials.iter().any(|trial| trial.outcome == outcome);
        match self.deciding() {
            Some(Trial { outcome: Outcome::Holds, reading, .. }) => match reading {
                None => Verdict::Reproduced,
                Some(_) => Verdict::Read,
            },
            Some(Trial { outcome: Outcome::Disproved, .. }) => Verdict::Refuted,
            _ if is(Outcome::Undecided) => Verdict::Undecided,
            None => Verdict::Undecided,
            Some(_) => Verdict::NotReproduced,
        }
    }

    /// The reading under which it holds, if that is not the printed one.
    pub fn reading(&self) -> Option<&str> {
        self.deciding().filter(|trial| trial.outcome == Outcome::Holds)?.reading.as_deref()
    }

    /// Our figure: that of the trial that decided.
    pub fn ours(&self) -> &str {
        self.deciding().map_or("", |trial| &trial.ours)
    }

    /// Why, in one sentence.
    pub fn why(&self) -> &str {
        let verdict = self.verdict();
        let written = self.reasons.iter().find(|(of, _)| *of == verdict);
        written.map_or_else(|| verdict.plainly(), |(_, why)| why)
    }

    /// The trial that decides: the printed reading if the claim holds there, or else the first reading
    /// under which it does, or else the first of all.
    fn deciding(&self) -> Option<&Trial> {
        let holds = |trial: &&Trial| trial.outcome == Outcome::Holds;
        let printed = self.trials.iter().find(|trial| trial.reading.is_none());
        printed
            .filter(holds)
            .or_else(|| self.trials.iter().find(holds))
            .or(printed)
            .or(self.trials.first())
    }
}

impl Verdict {
    /// All there are, the best first.
    pub const ALL: [Verdict; 5] = [
        Verdict::Reproduced,
        Verdict::Read,
        Verdict::NotReproduced,
        Verdict::Refuted,
        Verdict::Undecided,
    ];

    /// The verdict in words.
    pub fn words(self) -> &'static str {
        match self {
            Verdict::Reproduced => "reproduced",
            Verdict::Read => "reproduced under a reading",
            Verdict::NotReproduced => "not reproduced",
            Verdict::Refuted => "refuted",
            Verdict::Undecided => "not decided",
        }
    }

    /// What can be said of any claim with this verdict.
    fn plainly(self) -> &'static str {
        match self {
            Verdict::Reproduced => "Our figures agree with the source's.",
            Verdict::Read => "Our figures agree with the source's if it is read this way.",
            Verdict::NotReproduced => "Our figures differ; the protocols may differ too.",
            Verdict::Refuted => "The exact result is another one.",
            Verdict::Undecided => "Our sample does not decide it.",
        }
    }
}

impl Outcome {
    /// Does our figure agree with the source's?
    pub fn of(comparison: &Comparison) -> Outcome {
        match comparison.agreement() {
            Agreement::Equal | Agreement::Overlap => Outcome::Holds,
            Agreement::Refuted => Outcome::Disproved,
            Agreement::Differs => Outcome::Fails,
            Agreement::Open | Agreement::NoSource => Outcome::Undecided,
        }
    }

    /// Is this above `limit`, as the source claims? With 0 as the limit: is a lead a lead?
    pub fn above(limit: f64, ours: &Measured) -> Outcome {
        match ours.reach() {
            Some(ends) if ends.low > limit => Outcome::Holds,
            Some(_) if ours.is_exact => Outcome::Disproved,
            // A lead of exactly nothing decides nothing.
            Some(ends) if ends.high <= limit && ends.low < limit => Outcome::Fails,
            Some(_) | None => Outcome::Undecided,
        }
    }

    /// Is it as claimed?
    pub fn words(self) -> &'static str {
        match self {
            Outcome::Holds => "yes",
            Outcome::Fails => "no",
            Outcome::Disproved => "no, exactly",
            Outcome::Undecided => "not decided",
        }
    }

    /// What the worst of several says.
    pub fn all(outcomes: impl IntoIterator<Item = Outcome>) -> Outcome {
        let weight = |outcome: &Outcome| match outcome {
            Outcome::Holds => 0,
            Outcome::Undecided => 1,
            Outcome::Fails => 2,
            Outcome::Disproved => 3,
        };
        outcomes.into_iter().max_by_key(weight).unwrap_or(Outcome::Undecided)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Published, Unit};
    use parlor_stats::Interval;

    fn estimate(low: f64, high: f64) -> Measured {
        Measured::estimate((low + high) / 2.0, Interval { low, high })
    }

    #[test]
    fn a_verdict_follows_from_the_outcomes() {
        use Outcome::{Disproved, Fails, Holds, Undecided};
        for (printed, reading, verdict) in [
            (Holds, Holds, Verdict::Reproduced),
            (Holds, Fails, Verdict::Reproduced),
            (Fails, Holds, Verdict::Read),
            (Disproved, Holds, Verdict::Read),
            (Disproved, Fails, Verdict::Refuted),
            (Fails, Fails, Verdict::NotReproduced),
            (Fails, Undecided, Verdict::Undecided),
            (Undecided, Fails, Verdict::Undecided),
        ] {
            let claim = Claim::new("a", "1").as_printed(printed, "p").under("x", reading, "r");
            assert_eq!(claim.verdict(), verdict, "{printed:?} {reading:?}");
            assert_eq!(claim.ours(), if verdict == Verdict::Read { "r" } else { "p" });
            assert_eq!(claim.reading(), (verdict == Verdict::Read).then_some("x"));
        }
        assert_eq!(Claim::new("a", "1").verdict(), Verdict::Undecided);
    }

    #[test]
    fn a_figure_that_changes_changes_the_words() {
        let claim = |ours: Measured| {
            Claim::new("a leads", "+3")
                .as_printed(Outcome::above(0.0, &ours), "")
                .because(Verdict::Reproduced, "It has more trumps.")
        };
        assert_eq!(claim(estimate(1.0, 2.0)).why(), "It has more trumps.");
        assert_eq!(claim(estimate(-2.0, -1.0)).why(), Verdict::NotReproduced.plainly());
        assert_eq!(claim(estimate(-1.0, 1.0)).why(), Verdict::Undecided.plainly());
        assert_eq!(claim(Measured::exact(-1.0)).why(), Verdict::Refuted.plainly());
    }

    #[test]
    fn only_exact_results_refute() {
        let row = |source, ours| Comparison::new("a", Unit::Number(1), Some(source), ours);
        let sampled = Published::mean(9.0, 1.0, 100, 1);
        for (source, ours, outcome) in [
            (Published::exact(2.0, 1), Measured::exact(2.0), Outcome::Holds),
            (Published::exact(2.0, 1), Measured::exact(3.0), Outcome::Disproved),
            (Published::exact(2.0, 1), estimate(2.5, 3.0), Outcome::Fails),
            (sampled, estimate(2.5, 3.0), Outcome::Fails),
            (sampled, estimate(8.0, 9.0), Outcome::Holds),
            (sampled, Measured::alone(1.0), Outcome::Undecided),
        ] {
            assert_eq!(Outcome::of(&row(source, ours)), outcome);
        }
    }
}
