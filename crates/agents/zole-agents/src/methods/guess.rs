//! The worlds that a method looks at: the one place where it is decided how likely each is.

use parlor_agent::{Message, Stream, Unit};
use parlor_game::Entropy;
use parlor_search::Coverage;
use parlor_zole::{Deal, View, World};

use crate::Imagining;
use crate::imagined::Imagined;

/// Worlds that fit what a player knows, each with its weight.
pub(crate) struct Guess {
    /// The worlds in a random order, so that the first of them are a fair sample.
    pub(crate) worlds: Vec<(World, f64)>,
    /// Are these all that fit?
    pub(crate) coverage: Coverage,
    n_possible: u64,
    /// For each world, the weights up to it and its own.
    upto: Vec<f64>,
}

impl Guess {
    /// Worlds that fit `view`, imagined like this.
    pub(crate) fn of(imagining: Imagining, view: &View, stream: &mut Stream) -> Guess {
        let imagined = imagining.worlds(view, stream);
        let Imagined { is_all, n_possible, .. } = imagined;
        let mut worlds: Vec<(World, f64)> = imagined.pairs().collect();
        stream.shuffle(&mut worlds);
        let add = |sum: &mut f64, (_, weight): &(World, f64)| {
            *sum += weight;
            Some(*sum)
        };
        let upto = worlds.iter().scan(0.0, add).collect();
        let coverage = if is_all { Coverage::All } else { Coverage::Sample };
        Guess { worlds, coverage, n_possible, upto }
    }

    /// The same as deals, which the generic searches play.
    pub(crate) fn deals(&self, view: &View) -> Vec<(Deal, f64)> {
        self.worlds.iter().map(|(world, weight)| (world.deal(view), *weight)).collect()
    }

    /// The number of one of them, drawn by weight; 0 when there are none.
    pub(crate) fn draw(&self, stream: &mut Stream) -> usize {
        let lot = stream.unit() * self.upto.last().copied().unwrap_or(0.0);
        self.upto.partition_point(|&sum| sum <= lot).min(self.worlds.len().saturating_sub(1))
    }

    /// How many there are, in words.
    pub(crate) fn said(&self, asked: u64) -> Message {
        let count = |n: u64| Unit::Count.of(n as f64);
        let is_all = self.coverage == Coverage::All && asked >= self.worlds.len() as u64;
        let key = match is_all {
            true if self.n_possible > self.worlds.len() as u64 => "zole-all-fitting-worlds",
            true => "zole-all-worlds",
            false => "zole-sampled-worlds",
        };
        let asked = asked.min(self.worlds.len() as u64);
        Message::new(key).with("worlds", count(asked)).with("possible", count(self.n_possible))
    }
}
