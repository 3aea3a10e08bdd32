//! Worlds drawn by weight.

use parlor_agent::Stream;
use parlor_zole::{World, Worlds};

use super::Evidence;

/// How many worlds are drawn evenly for each that is kept.
const CANDIDATES: usize = 20;

/// Worlds with their weights.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Weighted {
    pub(crate) worlds: Vec<World>,
    /// Their mean is 1.
    pub(crate) weights: Vec<f64>,
    /// As many worlds of equal weight would say as much.
    pub(crate) effective: f64,
}

impl Weighted {
    /// These worlds, each as likely as the others.
    pub(crate) fn evenly(worlds: Vec<World>) -> Weighted {
        let (weights, effective) = (vec![1.0; worlds.len()], worlds.len() as f64);
        Weighted { worlds, weights, effective }
    }

    /// These worlds by what the evidence says of them.
    pub(crate) fn by(worlds: Vec<World>, evidence: &Evidence<'_>) -> Weighted {
        let weights: Vec<f64> = worlds.iter().map(|world| evidence.weight(world)).collect();
        Weighted { worlds, weights, effective: 0.0 }.scaled()
    }

    /// Weights of mean 1; all alike if the evidence rules out every world.
    fn scaled(mut self) -> Weighted {
        let sum: f64 = self.weights.iter().sum();
        if sum <= 0.0 {
            return Weighted::evenly(self.worlds);
        }
        let scale = self.weights.len() as f64 / sum;
        self.weights.iter_mut().for_each(|weight| *weight *= scale);
        let squares: f64 = self.weights.iter().map(|weight| weight * weight).sum();
        self.effective = (self.weights.len() as f64).powi(2) / squares;
        self
    }

    /// `n` of the worlds, each as often as its weight says, at even steps from one random start
    /// (systematic resampling): all are as likely as each other then.
    fn resampled(self, n: usize, stream: &mut Stream) -> Weighted {
        let n = if self.worlds.is_empty() { 0 } else { n };
        let step = self.worlds.len() as f64 / n as f64;
        let mut at = stream.unit() * step;
        let mut worlds = Vec::with_capacity(n);
        let mut upto = 0.0;
        for (world, weight) in self.worlds.iter().zip(&self.weights) {
            upto += weight;
            while at < upto && worlds.len() < n {
                worlds.push(*world);
                at += step;
            }
        }
        // Rounding may leave the last place open.
        while worlds.len() < n {
            worlds.extend(self.worlds.last());
        }
        let effective = self.effective.min(n as f64);
        Weighted { effective, ..Weighted::evenly(worlds) }
    }
}

/// `n` worlds drawn by weight: many are drawn evenly and resampled.
pub(crate) fn drawn(
    possible: &Worlds,
    evidence: &Evidence<'_>,
    n: usize,
    stream: &mut Stream,
) -> Weighted {
    let mut candidates = Weighted::evenly(Vec::with_capacity(n * CANDIDATES));
    for _ in 0..n * CANDIDATES {
        let Some(world) = possible.draw(stream) else { break };
        let (world, weight) = evidence.buried_anew(world, stream);
        candidates.worlds.push(world);
        candidates.weights.push(weight);
    }
    candidates.scaled().resampled(n, stream)
}
