//! From a typical value to the largest, on a logarithmic scale.

use super::forest::short;
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

const WIDTH: f64 = 720.0;
const LABEL: f64 = 200.0;
const ROW: f64 = 28.0;

impl Spans<'_> {
    /// Draws it.
    pub fn draw(&self) -> Svg {
        let height = ROW * self.spans.len() as f64 + 46.0;
        let mut svg = Svg::new(WIDTH, height, self.title);
        let axis = Axis::log(self.spans.iter().flat_map(|span| span.values));
        let x = |value: f64| LABEL + axis.at(value) * (WIDTH - LABEL - 20.0);
        let bottom = height - 40.0;
        for (value, label) in axis.ticks() {
            svg.line("grid", [x(value), 4.0], [x(value), bottom]);
            svg.text("faint", [x(value), bottom + 15.0], "middle", label);
        }
        svg.text("faint", [(LABEL + WIDTH) / 2.0, bottom + 32.0], "middle", self.unit);
        for (n, Span { label, colour, values: [first, second, third] }) in
            self.spans.iter().enumerate()
        {
            let (y, colour) = (4.0 + ROW * (n as f64 + 0.5), colour % COLOURS);
            svg.text("ink", [LABEL - 10.0, y + 4.0], "end", &short(label, 28));
            svg.line(&format!("whisker s{colour}"), [x(*second), y], [x(*third), y]);
            svg.line(&format!("thick s{colour}"), [x(*first), y], [x(*second), y]);
            let hint = format!("{label}: {first:.4}, {second:.4}, {third:.4}");
            svg.dot(&format!("f{colour}"), [x(*first), y], 5.0, &hint);
        }
        svg
    }
}
