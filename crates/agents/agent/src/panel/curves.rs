//! Lines over one axis.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Mark;
use crate::print::{Say, align};
use crate::{Message, Scale, Tone};

/// Curves in one frame, told apart by dash and a label at their end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(as = CurvesPanel)]
#[ts(export_to = "explanation.gen.ts", rename = "CurvesPanel")]
pub struct Curves {
    /// The axis from left to right: turns, moves, depth.
    pub x: Scale,
    /// The axis from the foot to the top.
    pub y: Scale,
    /// The curves, the most important first.
    pub curves: Vec<Curve>,
    /// Upright lines at places of the x axis.
    pub marks: Vec<Mark>,
}

/// One curve of [`Curves`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Curve {
    /// What it is called, at its end.
    pub label: Message,
    /// Its points `(x, y)`, x ascending.
    pub points: Vec<(f64, f64)>,
    /// How it stands out.
    pub tone: Tone,
}

impl Curves {
    /// A table in a terminal: one line for each x, one column for each curve.
    pub(crate) fn lines(&self, say: &dyn Say) -> Vec<String> {
        let mut heading = vec![say.message(&self.x.label)];
        heading.extend(self.curves.iter().map(|curve| say.message(&curve.label)));
        let mut rows = vec![heading];
        for x in self.places() {
            let mut row = vec![say.number(x, self.x.unit)];
            row.extend(self.curves.iter().map(|curve| {
                let point = curve.points.iter().find(|point| point.0 == x);
                point.map_or(String::new(), |&(_, y)| say.number(y, self.y.unit))
            }));
            rows.push(row);
        }
        let mut lines = vec![say.message(&self.y.label)];
        lines.extend(align(&rows, 0));
        lines.extend(Mark::lines(&self.marks, &self.x, say));
        lines
    }

    /// Every x at which some curve has a point, ascending.
    fn places(&self) -> Vec<f64> {
        let mut places: Vec<f64> =
            self.curves.iter().flat_map(|curve| &curve.points).map(|point| point.0).collect();
        places.sort_by(f64::total_cmp);
        places.dedup();
        places
    }
}
