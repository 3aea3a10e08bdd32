//! Estimates with their intervals, one to a row.

use super::rows::Rows;
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

impl Forest<'_> {
    /// Draws it; zero is marked.
    pub fn draw(&self) -> Svg {
        let ends = self.rows.iter().flat_map(|row| {
            let (low, high) = row.interval.unwrap_or((row.value, row.value));
            [low, row.value, high]
        });
        let axis = Axis::linear(ends.chain([0.0]), 6);
        let mut chart = Rows::new(self.title, self.unit, axis, self.rows.len());
        for row in &self.rows {
            let (y, colour) = (chart.next(&row.label), row.colour % COLOURS);
            let mut hint = format!("{}: {:.4}", row.label, row.value);
            if let Some((low, high)) = row.interval {
                hint += &format!(" ({low:.4} to {high:.4})");
                let (class, ends) =
                    (format!("whisker s{colour}"), [low, high].map(|it| chart.x(it)));
                chart.svg.line(&class, [ends[0], y], [ends[1], y]);
                for x in ends {
                    chart.svg.line(&class, [x, y - 5.0], [x, y + 5.0]);
                }
            }
            let x = chart.x(row.value);
            chart.svg.dot(&format!("f{colour}"), [x, y], 5.0, &hint);
        }
        chart.svg
    }
}

/// At most `max` letters.
pub(super) fn short(text: &str, max: usize) -> String {
    if text.chars().count() <= max {
        return text.to_owned();
    }
    text.chars().take(max - 1).chain(['…']).collect()
}
