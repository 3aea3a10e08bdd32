//! The learning curve, drawn.

use parlor_arena::plot::{Line, Lines};
use parlor_riichi_agents::lt_dqn::{Curve, Point, Role};

/// Wins of a hundred hands, for each of the four.
pub(super) fn results(curve: &Curve) -> String {
    let wins = |role: usize| {
        move |point: &Point| 100.0 * point.results[role].wins as f64 / point.window as f64
    };
    let names = Role::ALL.map(Role::name).into_iter().enumerate();
    let lines = names.map(|(n, name)| line(curve, name, n, wins(n))).collect();
    drawn("Hands won while learning", "wins, % of hands", lines)
}

/// The error of both networks; as a power of ten, since it runs over many of them.
pub(super) fn losses(curve: &Curve) -> String {
    let power = |loss: f64| loss.max(1e-9).log10();
    let lines = vec![
        line(curve, "actions", 0, |point| power(point.losses[0])),
        line(curve, "discards", 1, |point| power(point.losses[1])),
    ];
    drawn("Error while learning", "mean squared error, (1000 points)², power of ten", lines)
}

fn line(curve: &Curve, label: &str, colour: usize, value: impl Fn(&Point) -> f64) -> Line {
    let points = curve.points().iter().map(|point| [point.hands as f64, value(point)]).collect();
    Line { label: label.to_owned(), colour, points }
}

fn drawn(title: &str, up: &str, lines: Vec<Line>) -> String {
    Lines { title, across: "hands played", up, lines }.draw().standalone()
}
