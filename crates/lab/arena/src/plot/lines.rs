//! Curves.

use super::forest::short;
use super::{Axis, COLOURS, Svg};

/// A chart of curves over one axis.
#[derive(Clone, PartialEq, Debug)]
pub struct Lines<'a> {
    /// What it shows.
    pub title: &'a str,
    /// What runs from left to right.
    pub across: &'a str,
    /// What runs upwards.
    pub up: &'a str,
    /// The curves.
    pub lines: Vec<Line>,
}

/// One curve.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its name, written at its end.
    pub label: String,
    /// Its colour, by number.
    pub colour: usize,
    /// Points from left to right.
    pub points: Vec<[f64; 2]>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 150.0;

impl Lines<'_> {
    /// Draws it.
    pub fn draw(&self) -> Svg {
        let mut svg = Svg::new(WIDTH, HEIGHT, self.title);
        let all = || self.lines.iter().flat_map(|line| &line.points);
        let across = Axis::linear(all().map(|point| point[0]), 6);
        let up = Axis::linear(all().map(|point| point[1]).chain([0.0]), 6);
        let (above, below) = (22.0, HEIGHT - 42.0);
        let x = |value: f64| LEFT + across.at(value) * (WIDTH - LEFT - RIGHT);
        let y = |value: f64| below - up.at(value) * (below - above);
        for (value, label) in up.ticks() {
            let class = if value == 0.0 { "zero" } else { "grid" };
            svg.line(class, [LEFT, y(value)], [WIDTH - RIGHT, y(value)]);
            svg.text("faint", [LEFT - 8.0, y(value) + 4.0], "end", label);
        }
        for (value, label) in across.ticks() {
            svg.line("grid", [x(value), below], [x(value), below + 4.0]);
            svg.text("faint", [x(value), below + 18.0], "middle", label);
        }
        svg.text("faint", [(LEFT + WIDTH - RIGHT) / 2.0, below + 36.0], "middle", self.across);
        svg.text("faint", [LEFT - 40.0, 12.0], "start", self.up);
        for line in &self.lines {
            let points: Vec<[f64; 2]> = line.points.iter().map(|p| [x(p[0]), y(p[1])]).collect();
            svg.path(&format!("curve s{}", line.colour % COLOURS), &points);
        }
        self.names(&mut svg, y, [above, below]);
        svg
    }

    /// Names at the ends of the curves, moved apart where they would meet.
    fn names(&self, svg: &mut Svg, y: impl Fn(f64) -> f64, [above, below]: [f64; 2]) {
        const ROW: f64 = 15.0;
        let end = |line: &Line| line.points.last().map_or(below, |point| y(point[1]));
        let mut order: Vec<&Line> = self.lines.iter().collect();
        order.sort_by(|a, b| end(a).total_cmp(&end(b)));
        let mut places: Vec<f64> = Vec::new();
        for line in &order {
            let free = places.last().map_or(above, |last| last + ROW);
            places.push(end(line).max(free));
        }
        let over = places.last().map_or(0.0, |last| (last - below).max(0.0));
        for (line, place) in order.iter().zip(places) {
            let class = format!("f{}", line.colour % COLOURS);
            let at = [WIDTH - RIGHT + 8.0, place - over + 4.0];
            svg.text(&class, at, "start", &short(&line.label, 20));
        }
    }
}
