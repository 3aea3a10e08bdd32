//! The worlds that a player looks at: all that fit, or a sample of them.

use parlor_agent::Stream;
use parlor_game::Entropy;
use parlor_zole::{Place, View, World, Worlds};

use crate::bids::fits_bids;
use crate::inference::{Evidence, Weighted, drawn};

/// How many worlds are drawn at most in search of those that contradict no bid.
const DRAWS_MAX: usize = 20_000;

/// Up to how many worlds their weights are summed one by one.
const LISTED_MAX: u64 = 2000;
/// How many of more worlds are drawn for the sum.
const SUMMED: usize = 2048;

/// How worlds are imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imagining {
    /// How many are drawn where there are too many to list.
    pub n_worlds: usize,
    /// Up to how many are listed instead.
    pub enumerate_max: u64,
    /// From which of the 24 moves on all are listed, however many.
    pub list_from_move: usize,
    /// What is inferred from the play of others.
    pub inference: Inference,
    /// Are worlds left out that contradict a bid?
    pub heed_bids: bool,
}

/// What is inferred from what others did: each step adds to the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Inference {
    /// Nothing, as in the source: who did not follow a class may still hold it.
    None,
    /// Who did not follow a class holds none of it.
    Void,
    /// A world is as likely as others, holding its cards, would have called so.
    Bid,
    /// Also as likely as the lielais would have buried so.
    Burial,
    /// Also as likely as others would have played so.
    Play,
}

impl Inference {
    /// How likely the player of `view` takes the world `truth` to be, calls heeded: exactly where there are
    /// no more than 2,000 worlds, else by the mean weight of 2,048 that are drawn.
    pub fn probability(self, view: &View, truth: &World, stream: &mut Stream) -> f64 {
        let possible = self.worlds(view);
        let n = possible.count();
        if self < Inference::Bid {
            return 1.0 / n as f64;
        }
        let evidence = Evidence::of(view, self, true);
        let sum = if n <= LISTED_MAX {
            possible.iter().map(|world| evidence.weight(&world)).sum()
        } else {
            let mut weight = || {
                let world = possible.draw(stream)?;
                Some(evidence.buried_anew(world, stream).1)
            };
            let sum: f64 = (0..SUMMED).filter_map(|_| weight()).sum();
            sum * n as f64 / SUMMED as f64
        };
        evidence.weight(truth) / sum
    }

    /// The worlds that fit `view` and what is inferred.
    pub(crate) fn worlds(self, view: &View) -> Worlds {
        match self {
            Inference::None => Worlds::ignoring_voids(view),
            _ => Worlds::of(view),
        }
    }
}

/// Worlds that fit what a player knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Imagined {
    /// The worlds; listed ones stand beside those that differ little from them.
    pub worlds: Vec<World>,
    /// How likely each is, with a mean of 1. Drawn worlds are all as likely as each other: they are drawn
    /// by weight.
    pub weights: Vec<f64>,
    /// As many worlds of equal weight, drawn evenly, would say as much.
    pub effective: f64,
    /// Are these all that fit?
    pub is_all: bool,
    /// How many fit the cards and what is inferred from the play.
    pub n_possible: u64,
    /// What was inferred from the play.
    pub inference: Inference,
    /// What was made of the bids.
    pub bids: Heeded,
}

/// What the bids of others are good for in one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heeded {
    /// They were not asked for.
    Unasked,
    /// No world contradicts one.
    Yes,
    /// Every world that was listed, or drawn in 20,000 draws, contradicts one: someone bids in a
    /// way that is not understood, and no bid is heeded in this decision.
    No,
}

impl Imagining {
    /// Worlds that fit `view`. Cards seen and numbers held are always respected, shown voids unless
    /// nothing is inferred; bids where they are asked for, in all worlds or, when none is found that
    /// contradicts no bid, in none.
    pub fn worlds(self, view: &View, stream: &mut Stream) -> Imagined {
        let inference = self.inference;
        let possible = inference.worlds(view);
        let n_possible = possible.count();
        let is_late = move_number(view) >= self.list_from_move;
        let is_all = is_late || n_possible <= self.enumerate_max.max(1);
        let imagined = |found: Weighted, bids| {
            let Weighted { worlds, weights, effective } = found;
            Imagined { worlds, weights, effective, is_all, n_possible, inference, bids }
        };
        if self.heed_bids {
            let found = self.found(view, &possible, is_all, true, stream);
            if !found.worlds.is_empty() {
                return imagined(found, Heeded::Yes);
            }
        }
        let bids = if self.heed_bids { Heeded::No } else { Heeded::Unasked };
        imagined(self.found(view, &possible, is_all, false, stream), bids)
    }

    /// All worlds or a sample of them, with bids heeded or not.
    fn found(
        self,
        view: &View,
        possible: &Worlds,
        is_all: bool,
        heeds_bids: bool,
        stream: &mut Stream,
    ) -> Weighted {
        if self.inference >= Inference::Bid {
            let evidence = Evidence::of(view, self.inference, heeds_bids);
            return if is_all {
                Weighted::by(possible.iter().collect(), &evidence)
            } else {
                drawn(possible, &evidence, self.n_worlds, stream)
            };
        }
        let fits = |world: &World| !heeds_bids || fits_bids(view, world);
        Weighted::evenly(if is_all {
            possible.iter().filter(fits).collect()
        } else {
            let n_draws = if heeds_bids { DRAWS_MAX } else { self.n_worlds };
            let draws = (0..n_draws).map_while(|_| possible.draw(stream));
            draws.filter(fits).take(self.n_worlds).collect()
        })
    }
}

impl Imagined {
    /// Puts the worlds into a random order.
    pub(crate) fn shuffle(&mut self, stream: &mut Stream) {
        let mut pairs: Vec<(World, f64)> = self.pairs().collect();
        stream.shuffle(&mut pairs);
        (self.worlds, self.weights) = pairs.into_iter().unzip();
    }

    /// Adds worlds drawn in the same way.
    pub(crate) fn extend(&mut self, drawn: Imagined) {
        self.worlds.extend(drawn.worlds);
        self.weights.extend(drawn.weights);
        self.effective += drawn.effective;
    }

    /// Keeps the first `n` worlds.
    pub(crate) fn truncate(&mut self, n: usize) {
        self.worlds.truncate(n);
        self.weights.truncate(n);
    }

    /// At most `n` worlds from all over the list, since listed worlds stand beside their likes; of worlds
    /// that are not equally likely each as often as its weight says, and then with the same weight.
    pub(crate) fn spread_out(&self, n: usize) -> Vec<(World, f64)> {
        let is_even = self.weights.iter().all(|&weight| weight == 1.0);
        if is_even || self.worlds.len() <= n {
            return self.pairs().step_by(self.worlds.len().div_ceil(n).max(1)).collect();
        }
        let step = self.worlds.len() as f64 / n as f64;
        let (mut upto, mut at) = (0.0, step / 2.0);
        let mut chosen = Vec::with_capacity(n);
        for (world, weight) in self.pairs() {
            upto += weight;
            while at < upto {
                chosen.push((world, 1.0));
                at += step;
            }
        }
        chosen
    }

    /// The worlds with their weights.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (World, f64)> {
        self.worlds.iter().copied().zip(self.weights.iter().copied())
    }
}

/// Which of the 24 cards is played next; 1 before the first.
fn move_number(view: &View) -> usize {
    let played = view.public().played();
    1 + Place::ALL.into_iter().map(|place| played[place].len()).sum::<usize>()
}
