//! What several experiments draw alike.

use parlor_arena::plot::{Row, Span};
use parlor_stats::Summary;

use crate::{Failed, Measured};

/// The summary of some values; it fails if there are none.
pub(crate) fn summary(values: &[f64]) -> Result<Summary, Failed> {
    Summary::of(values).map_err(Failed::by)
}

/// Median, 95 of 100 and largest, none below a floor that can be drawn on a logarithmic scale.
pub(crate) fn span(
    label: impl Into<String>,
    colour: usize,
    &Summary { median, p95, max, .. }: &Summary,
    floor: f64,
) -> Span {
    let values = [median, p95, max].map(|value| value.max(floor));
    Span { label: label.into(), colour, values }
}

/// A figure with its interval, times a scale: 100 writes shares in per cent.
pub(crate) fn row(label: impl Into<String>, colour: usize, ours: &Measured, scale: f64) -> Row {
    let interval = ours.interval.map(|ends| (scale * ends.low, scale * ends.high));
    Row { label: label.into(), colour, value: scale * ours.value, interval }
}
