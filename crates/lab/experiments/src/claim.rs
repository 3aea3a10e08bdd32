//! What a source claims, in plain words, and by which figures it is judged.

use serde::{Deserialize, Serialize};

use crate::check::Checked;
use crate::{Check, Rows};

/// One claim of a source: its words, and for each way to read the source what must be true of which rows.
/// What became of it is never written down: it follows from the rows ([`ShownClaim`](crate::ShownClaim)), and a
/// reason is only given for the verdict it was written for. Figures are named, as in the words of pages:
/// `{wins, fast | .1} of hands`.
///
/// ```
/// use parlor_experiments::{Check, Claim, Findings, Measured, Rows, Shown, ShownClaim, Unit, Verdict};
///
/// let claim = Claim::new("fast wins over a quarter of hands", "27.5 % of hands")
///     .as_printed([Check::above(0.25, ["wins"])], "{wins | .1}")
///     .under("nothing is subtracted", [Check::above(0.25, ["none: wins"])], "{none: wins | .1}")
///     .because(Verdict::Read, "Subtracting makes its table prefer rare tiles.");
/// let mut findings = Findings::new();
/// findings.add("wins", Unit::Percent(2), Measured::share(108, 1_000));
/// findings.add("none: wins", Unit::Percent(2), Measured::share(289, 1_000));
/// let rows: Vec<Shown> = findings.comparisons.iter().map(Shown::of).collect();
/// let shown = ShownClaim::of(claim, Rows(&rows));
/// assert_eq!(shown.verdict, Verdict::Read);
/// assert_eq!((&*shown.ours, shown.reading.as_deref()), ("28.9 %", Some("nothing is subtracted")));
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Claim {
    pub(crate) words: String,
    #[serde(default)]
    pub(crate) origin: Origin,
    pub(crate) source: String,
    pub(crate) trials: Vec<Trial>,
    #[serde(default)]
    pub(crate) reasons: Vec<(Verdict, String)>,
}

/// Whose claim it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The work's whose experiment is run again.
    #[default]
    Source,
    /// Someone else's, whom it cites.
    Other(String),
    /// Nobody's: a check of ours.
    Ours,
}

/// The source read in one way, and what must then be true.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trial {
    /// How the source was read; `None` if as it is printed.
    pub reading: Option<String>,
    /// What must be true, all of it.
    pub checks: Vec<Check>,
    /// Our figures in words, each by its name.
    pub told: String,
}

/// What figures say of a claim under one reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// They are as claimed.
    Holds,
    /// They are not, but another protocol might give others.
    Fails,
    /// They are not, and were computed exactly as the source says.
    Disproved,
    /// They do not decide it.
    #[default]
    Undecided,
}

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    #[default]
    Undecided,
}

impl Claim {
    /// A claim in plain words, without a full stop, with the source's figure and its unit.
    pub fn new(words: impl Into<String>, source: impl Into<String>) -> Claim {
        Claim { words: words.into(), source: source.into(), ..Claim::default() }
    }

    /// What must be true if the source is read as it is printed, and our figures.
    #[must_use]
    pub fn as_printed(
        self,
        checks: impl IntoIterator<Item = Check>,
        told: impl Into<String>,
    ) -> Claim {
        self.read(None, checks, told)
    }

    /// What must be true under another reading, which is spelled out.
    #[must_use]
    pub fn under(
        self,
        reading: impl Into<String>,
        checks: impl IntoIterator<Item = Check>,
        told: impl Into<String>,
    ) -> Claim {
        self.read(Some(reading.into()), checks, told)
    }

    /// Either of the two.
    #[must_use]
    pub(crate) fn read(
        mut self,
        reading: Option<String>,
        checks: impl IntoIterator<Item = Check>,
        told: impl Into<String>,
    ) -> Claim {
        let checks = checks.into_iter().collect();
        self.trials.push(Trial { reading, checks, told: told.into() });
        self
    }

    /// The sentence that says why, should this be the verdict. Its figures are named too.
    #[must_use]
    pub fn because(mut self, verdict: Verdict, why: impl Into<String>) -> Claim {
        self.reasons.push((verdict, why.into()));
        self
    }

    /// The same claim of someone whom the source cites.
    #[must_use]
    pub fn by_other(mut self, name: impl Into<String>) -> Claim {
        self.origin = Origin::Other(name.into());
        self
    }

    /// The same as a check of ours, which no source makes.
    #[must_use]
    pub fn of_ours(mut self) -> Claim {
        self.origin = Origin::Ours;
        self
    }

    /// The names of all rows that its checks rest on.
    pub fn rows(&self) -> impl Iterator<Item = &str> {
        self.trials.iter().flat_map(|trial| &trial.checks).flat_map(Check::names)
    }
}

impl Trial {
    /// What the rows say.
    pub(crate) fn judge(&self, rows: Rows<'_>) -> Checked {
        let checked = self.checks.iter().map(|check| check.of(rows));
        let open = Checked { outcome: Outcome::Undecided, missed_by: f64::MAX };
        checked.reduce(Checked::and).unwrap_or(open)
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
    pub fn plainly(self) -> &'static str {
        match self {
            Verdict::Reproduced => "It holds in our runs too.",
            Verdict::Read => "It holds in our runs if the source is read this way.",
            Verdict::NotReproduced => "Our figures differ; the protocols may differ too.",
            Verdict::Refuted => "The exact result is another one.",
            Verdict::Undecided => "The samples do not decide it.",
        }
    }
}

impl Outcome {
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
