//! What the counters of a game mean: the rates that its players know.

use parlor_kit::{Find, Full, Rate};
use parlor_stats::{Confidence, ratio_interval};
use serde::Serialize;

use crate::{Counts, GameLine, Standing};

/// One rate of all entrants.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// What it is.
    pub what: &'static str,
    /// Is it a share from 0 to 1? Otherwise it is a mean.
    pub is_share: bool,
    /// Its value by place in the standings; none where there was nothing to divide by.
    pub values: Vec<Option<f64>>,
    /// Their 95 % intervals over blocks; none with fewer than two blocks, or where all are alike.
    pub intervals: Vec<Option<(f64, f64)>>,
}

/// The rates of a game.
struct Rates;

impl Find for Rates {
    type Output = &'static [Rate];

    fn found<K: Full>(self) -> &'static [Rate] {
        K::RATES
    }
}

impl Figure {
    /// The rates of a game for all entrants; those that nobody has are left out.
    pub(super) fn all(
        game: &str,
        standings: &[Standing],
        lines: &[GameLine],
        per_block: usize,
    ) -> Vec<Figure> {
        let rates = parlor_kits::find(game, Rates).unwrap_or_default();
        let blocks: Vec<Vec<Counts>> =
            standings.iter().map(|line| counts_by_block(lines, per_block, line.entrant)).collect();
        let figure = |rate: &Rate| Figure {
            what: rate.what,
            is_share: rate.is_share,
            values: standings.iter().map(|line| value(rate, &line.counts)).collect(),
            intervals: blocks.iter().map(|blocks| interval(rate, blocks)).collect(),
        };
        let figures = rates.iter().map(figure);
        figures.filter(|figure| figure.values.iter().any(Option::is_some)).collect()
    }

    /// The value of the entrant at this place, with its interval, for people.
    pub(super) fn text(&self, place: usize) -> String {
        let Some(value) = self.values[place] else { return "–".to_owned() };
        match self.intervals[place] {
            None => self.one(value),
            Some((low, high)) => {
                format!("{} ({} to {})", self.one(value), self.one(low), self.one(high))
            }
        }
    }

    fn one(&self, value: f64) -> String {
        if self.is_share {
            return super::words::percent(value);
        }
        format!("{value:.2}").replace('-', "−")
    }
}

/// What an entrant did in each block that it played in.
fn counts_by_block(lines: &[GameLine], per_block: usize, entrant: usize) -> Vec<Counts> {
    let played = lines.chunks(per_block.max(1)).map(|block| {
        let seats = block.iter().flat_map(|line| line.seats.iter().zip(&line.counts));
        let mut own = seats.filter(|(seated, _)| **seated == entrant).peekable();
        own.peek().is_some().then(|| {
            own.fold(Counts::default(), |mut sum, (_, counts)| {
                sum.merge(counts);
                sum
            })
        })
    });
    played.flatten().collect()
}

fn value(rate: &Rate, counts: &Counts) -> Option<f64> {
    let (top, bottom) = parts(rate, counts);
    (bottom > 0.0).then(|| top / bottom)
}

/// Over blocks, since the games of a block share their deals. Shares end at 0 and 1.
fn interval(rate: &Rate, blocks: &[Counts]) -> Option<(f64, f64)> {
    let parts: Vec<(f64, f64)> = blocks.iter().map(|counts| parts(rate, counts)).collect();
    let interval = ratio_interval(&parts, Confidence::P95)?;
    let within = |bound: f64| if rate.is_share { bound.clamp(0.0, 1.0) } else { bound };
    Some((within(interval.low), within(interval.high)))
}

fn parts(rate: &Rate, counts: &Counts) -> (f64, f64) {
    let sum = |counters: &[(&str, i64)]| -> f64 {
        counters.iter().map(|(name, times)| (counts.get(name) * times) as f64).sum()
    };
    (sum(rate.top), sum(rate.bottom))
}
