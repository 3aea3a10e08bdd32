//! The worlds that a player looks at: all that fit, or a sample of them.

use parlor_agent::Stream;
use parlor_game::Entropy;
use parlor_zole::{View, World, Worlds};

use crate::bids::fits_bids;

/// How often a world is drawn anew because it contradicts a bid.
const TRIES: usize = 40;

/// How worlds are imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imagining {
    /// How many are drawn where there are too many to list.
    pub n_worlds: usize,
    /// Up to how many are listed instead.
    pub enumerate_max: u64,
    /// Are worlds left out that contradict a bid?
    pub heed_bids: bool,
}

/// Worlds that fit what a player knows, in random order, each as likely as the others.
#[derive(Clone, PartialEq, Debug)]
pub struct Imagined {
    /// The worlds.
    pub worlds: Vec<World>,
    /// Are these all that fit?
    pub is_all: bool,
    /// How many fit the cards and the shown voids.
    pub n_possible: u64,
}

impl Imagining {
    /// Worlds that fit `view`. Cards seen, numbers held and shown voids are always respected; where
    /// asked for, bids too, unless every world contradicts one.
    pub fn worlds(self, view: &View, stream: &mut Stream) -> Imagined {
        let possible = Worlds::of(view);
        let n_possible = possible.count();
        let fits = |world: &World| !self.heed_bids || fits_bids(view, world);
        if n_possible <= self.enumerate_max.max(1) {
            let mut worlds: Vec<World> = possible.iter().filter(fits).collect();
            if worlds.is_empty() {
                worlds = possible.iter().collect();
            }
            // The budget may end before the last, and what came first must be a fair sample.
            stream.shuffle(&mut worlds);
            return Imagined { worlds, is_all: true, n_possible };
        }
        let mut drawn = || {
            let mut world = possible.draw(stream)?;
            for _ in 1..TRIES {
                if fits(&world) {
                    break;
                }
                world = possible.draw(stream)?;
            }
            Some(world)
        };
        let worlds = (0..self.n_worlds).filter_map(|_| drawn()).collect();
        Imagined { worlds, is_all: false, n_possible }
    }
}
