//! What came of an experiment.

use parlor_arena::plot::Svg;

use crate::Comparison;

/// What came of an experiment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    /// The source's figures beside ours.
    pub comparisons: Vec<Comparison>,
    /// Drawings.
    pub plots: Vec<Plot>,
    /// What else is to be said, a sentence each.
    pub remarks: Vec<String>,
}

/// A drawing with a name for its file.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// The file's name without folder and ending.
    pub name: &'static str,
    /// The drawing.
    pub drawing: Svg,
}

impl Findings {
    /// Nothing yet.
    pub fn new() -> Findings {
        Findings::default()
    }

    /// With one more comparison.
    #[must_use]
    pub fn with(mut self, comparison: Comparison) -> Findings {
        self.comparisons.push(comparison);
        self
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
