//! Named bars on one axis.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::print::{Say, add_bars, align};
use crate::{Estimate, Message, Piece, Scale, Tone};

/// Bars, one under another, all on the same axis.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(as = BarsPanel)]
#[ts(export_to = "explanation.gen.ts", rename = "BarsPanel")]
pub struct Bars {
    /// What the bars measure and where they begin.
    pub axis: Scale,
    /// The bars, from the top.
    pub bars: Vec<Bar>,
    /// Lines across all bars: 61 eyes, the value to beat.
    pub marks: Vec<Mark>,
}

/// One bar of [`Bars`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Bar {
    /// What it is called.
    pub label: Message,
    /// What is drawn before its name.
    pub pieces: Vec<Piece>,
    /// How long it is.
    pub value: Estimate,
    /// How it stands out.
    pub tone: Tone,
}

/// A place on an axis that means something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Mark {
    /// Where it is.
    pub at: f64,
    /// What it means.
    pub label: Message,
}

impl Mark {
    pub(crate) fn lines(
        marks: &[Mark],
        axis: &Scale,
        say: &dyn Say,
    ) -> impl Iterator<Item = String> {
        marks.iter().map(|mark| {
            format!("| {} {}", say.number(mark.at, axis.unit), say.message(&mark.label))
        })
    }
}

impl Bars {
    pub(crate) fn lines(&self, say: &dyn Say) -> Vec<String> {
        let shown = self.bars.iter().map(|bar| bar.value.value);
        let ends = self.axis.range.ends(shown.chain(self.marks.iter().map(|mark| mark.at)));
        let mut rows = vec![vec![String::new(), String::new(), say.message(&self.axis.label)]];
        rows.extend(self.bars.iter().map(|bar| {
            vec![
                bar.tone.sign().to_string(),
                say.message(&bar.label),
                bar.value.said(self.axis.unit, say),
            ]
        }));
        let mut lines = align(&rows, 2);
        add_bars(&mut lines[1..], self.bars.iter().map(|bar| Some(bar.value.value)), ends);
        lines.extend(Mark::lines(&self.marks, &self.axis, say));
        lines
    }
}
