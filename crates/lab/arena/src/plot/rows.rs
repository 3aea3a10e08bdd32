//! Rows with a label each over one axis.

use super::forest::short;
use super::{Axis, Svg};

const WIDTH: f64 = 720.0;
const LABEL: f64 = 200.0;
const ROW: f64 = 28.0;

/// A chart whose rows are still to be drawn.
pub(super) struct Rows {
    pub(super) svg: Svg,
    axis: Axis,
    n_drawn: usize,
}

impl Rows {
    /// The axis with its ticks, zero marked, and what its values are.
    pub(super) fn new(title: &str, unit: &str, axis: Axis, n_rows: usize) -> Rows {
        let height = ROW * n_rows as f64 + 46.0;
        let bottom = height - 40.0;
        let mut rows = Rows { svg: Svg::new(WIDTH, height, title), axis, n_drawn: 0 };
        let ticks: Vec<_> = rows.axis.ticks().map(|(at, label)| (at, label.to_owned())).collect();
        for (value, label) in ticks {
            let (class, x) = (if value == 0.0 { "zero" } else { "grid" }, rows.x(value));
            rows.svg.line(class, [x, 4.0], [x, bottom]);
            rows.svg.text("faint", [x, bottom + 15.0], "middle", &label);
        }
        rows.svg.text("faint", [(LABEL + WIDTH) / 2.0, bottom + 32.0], "middle", unit);
        rows
    }

    /// Where a value lies.
    pub(super) fn x(&self, value: f64) -> f64 {
        LABEL + self.axis.at(value) * (WIDTH - LABEL - 20.0)
    }

    /// Writes the label of the next row; where the row lies.
    pub(super) fn next(&mut self, label: &str) -> f64 {
        let y = 4.0 + ROW * (self.n_drawn as f64 + 0.5);
        self.n_drawn += 1;
        self.svg.text("ink", [LABEL - 10.0, y + 4.0], "end", &short(label, 28));
        y
    }
}
