//! From a typical value to the largest, on a logarithmic scale.

use super::rows::Rows;
use super::{Axis, COLOURS, Svg};

/// A chart of spans.
#[derive(Clone, PartialEq, Debug)]
pub struct Spans<'a> {
    /// What it shows.
    pub title: &'a str,
    /// What the values are.
    pub unit: &'a str,
    /// From top to bottom.
    pub spans: Vec<Span>,
}

/// One row: a dot at the first value, a thick line to the second, a thin one to the third.
#[derive(Clone, PartialEq, Debug)]
pub struct Span {
    /// Its name.
    pub label: String,
    /// Its colour, by number.
    pub colour: usize,
    /// Rising, all above zero.
    pub values: [f64; 3],
}

impl Spans<'_> {
    /// Draws it.
    pub fn draw(&self) -> Svg {
        let axis = Axis::log(self.spans.iter().flat_map(|span| span.values));
        let mut chart = Rows::new(self.title, self.unit, axis, self.spans.len());
        for Span { label, colour, values } in &self.spans {
            let (y, colour) = (chart.next(label), colour % COLOURS);
            let [first, second, third] = values.map(|value| chart.x(value));
            chart.svg.line(&format!("whisker s{colour}"), [second, y], [third, y]);
            chart.svg.line(&format!("thick s{colour}"), [first, y], [second, y]);
            let [median, upper, longest] = values;
            let hint = format!("{label}: {median:.4}, {upper:.4}, {longest:.4}");
            chart.svg.dot(&format!("f{colour}"), [first, y], 5.0, &hint);
        }
        chart.svg
    }
}
