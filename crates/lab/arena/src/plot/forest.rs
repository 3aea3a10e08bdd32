//! Estimates with their intervals, one to a row.

use super::{Axis, COLOURS, Svg};

/// A chart of estimates with intervals.
#[derive(Clone, PartialEq, Debug)]
pub struct Forest<'a> {
    /// What it shows.
    pub title: &'a str,
    /// What the values are.
    pub unit: &'a str,
    /// From top to bottom.
    pub rows: Vec<Row>,
}

/// One estimate.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its name.
    pub label: String,
    /// Its colour, by number.
    pub colour: usize,
    /// The estimate.
    pub value: f64,
    /// Its interval.
    pub interval: Option<(f64, f64)>,
}

const WIDTH: f64 = 720.0;
const LABEL: f64 = 200.0;
const ROW: f64 = 28.0;

impl Forest<'_> {
    /// Draws it; zero is marked.
    pub fn draw(&self) -> Svg {
        let height = ROW * self.rows.len() as f64 + 46.0;
        let mut svg = Svg::new(WIDTH, height, self.title);
        let ends = self.rows.iter().flat_map(|row| {
            let (low, high) = row.interval.unwrap_or((row.value, row.value));
            [low, row.value, high]
        });
        let axis = Axis::linear(ends.chain([0.0]), 6);
        let x = |value: f64| LABEL + axis.at(value) * (WIDTH - LABEL - 20.0);
        let bottom = height - 40.0;
        for (value, label) in axis.ticks() {
            let class = if value == 0.0 { "zero" } else { "grid" };
            svg.line(class, [x(value), 4.0], [x(value), bottom]);
            svg.text("faint", [x(value), bottom + 15.0], "middle", label);
        }
        svg.text("faint", [(LABEL + WIDTH) / 2.0, bottom + 32.0], "middle", self.unit);
        for (n, row) in self.rows.iter().enumerate() {
            let y = 4.0 + ROW * (n as f64 + 0.5);
            let colour = row.colour % COLOURS;
            svg.text("ink", [LABEL - 10.0, y + 4.0], "end", &short(&row.label, 28));
            let mut hint = format!("{}: {:.4}", row.label, row.value);
            if let Some((low, high)) = row.interval {
                hint += &format!(" ({low:.4} to {high:.4})");
                svg.line(&format!("whisker s{colour}"), [x(low), y], [x(high), y]);
                for end in [low, high] {
                    let class = format!("whisker s{colour}");
                    svg.line(&class, [x(end), y - 5.0], [x(end), y + 5.0]);
                }
            }
            svg.dot(&format!("f{colour}"), [x(row.value), y], 5.0, &hint);
        }
        svg
    }
}

/// At most `max` letters.
pub(super) fn short(text: &str, max: usize) -> String {
    if text.chars().count() <= max {
        return text.to_owned();
    }
    text.chars().take(max - 1).chain(['…']).collect()
}
