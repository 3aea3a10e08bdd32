//! How values are spread.

use super::forest::short;
use super::{Axis, COLOURS, Svg};

/// A bar chart of shares.
#[derive(Clone, PartialEq, Debug)]
pub struct Bars<'a> {
    /// What it shows.
    pub title: &'a str,
    /// Its colour, by number.
    pub colour: usize,
    /// From left to right.
    pub bars: Vec<Bar>,
    /// The share at the upper edge, so that several charts can be compared.
    pub top: f64,
}

/// One bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What it counts.
    pub label: String,
    /// Its share, 0 to 1.
    pub share: f64,
}

const WIDTH: f64 = 350.0;
const HEIGHT: f64 = 190.0;
const LEFT: f64 = 44.0;

impl Bars<'_> {
    /// Draws it.
    pub fn draw(&self) -> Svg {
        let mut svg = Svg::new(WIDTH, HEIGHT, self.title);
        let axis = Axis::linear([0.0, 100.0 * self.top], 4);
        let (above, below) = (26.0, HEIGHT - 24.0);
        let y = |percent: f64| below - axis.at(percent) * (below - above);
        svg.text("ink", [LEFT, 14.0], "start", &short(self.title, 44));
        for (percent, label) in axis.ticks() {
            svg.line("grid", [LEFT, y(percent)], [WIDTH - 6.0, y(percent)]);
            svg.text("faint", [LEFT - 6.0, y(percent) + 4.0], "end", &format!("{label} %"));
        }
        let step = (WIDTH - LEFT - 6.0) / self.bars.len().max(1) as f64;
        let longest = self.bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(1);
        // Only labels that have room.
        let every = ((6.5 * longest as f64 + 10.0) / step).ceil().max(1.0) as usize;
        for (n, Bar { label, share }) in self.bars.iter().enumerate() {
            let left = LEFT + step * n as f64;
            let percent = 100.0 * share;
            let size = [step * 0.8, below - y(percent)];
            let hint = format!("{label}: {percent:.2} %");
            let class = format!("f{}", self.colour % COLOURS);
            svg.rect(&class, [left + 0.1 * step, y(percent)], size, &hint);
            if n % every == every / 2 {
                // Near an edge a long label moves inwards.
                let half = 3.25 * label.chars().count() as f64;
                let x = (left + step / 2.0).min(WIDTH - half).max(half);
                svg.text("faint", [x, below + 15.0], "middle", label);
            }
        }
        svg
    }
}
