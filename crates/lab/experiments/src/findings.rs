//! What came of an experiment.

use parlor_arena::plot::Svg;

use crate::{Comparison, Measured, Published, ShownClaim, Unit};

/// What came of an experiment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    /// What the source claims, in plain words, and what became of it; judged when all rows are there.
    pub claims: Vec<ShownClaim>,
    /// The source's figures beside ours.
    pub comparisons: Vec<Comparison>,
    /// Charts, each written to a file of its own.
    pub plots: Vec<Plot>,
    /// What follows from the rows, a sentence each; written when all are there.
    pub notes: Vec<String>,
    /// What else is to be said, a sentence each.
    pub remarks: Vec<String>,
}

/// A drawing with a name for its file.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// The file's name without folder and ending.
    pub name: &'static str,
    /// The chart itself.
    pub drawing: Svg,
}

impl Findings {
    /// No findings yet.
    pub fn new() -> Findings {
        Findings::default()
    }

    /// Adds a figure of the source, if it gives one, beside ours.
    pub fn compare(
        &mut self,
        what: impl Into<String>,
        unit: Unit,
        source: impl Into<Option<Published>>,
        ours: Measured,
    ) -> &mut Comparison {
        self.comparisons.push_mut(Comparison::new(what, unit, source, ours))
    }

    /// Adds a figure of ours that the source does not give.
    pub fn add(&mut self, what: impl Into<String>, unit: Unit, ours: Measured) -> &mut Comparison {
        self.compare(what, unit, None, ours)
    }

    /// With one more drawing.
    #[must_use]
    pub fn plot(mut self, name: &'static str, drawing: Svg) -> Findings {
        self.plots.push(Plot { name, drawing });
        self
    }

    /// With one more sentence.
    #[must_use]
    pub fn remark(mut self, sentence: impl Into<String>) -> Findings {
        self.remarks.push(sentence.into());
        self
    }
}
