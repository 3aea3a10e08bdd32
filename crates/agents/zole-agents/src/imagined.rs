//! The worlds that a player looks at: all that fit, or a sample of them.

use parlor_agent::Stream;
use parlor_zole::{Place, View, World, Worlds};

use crate::bids::fits_bids;

/// How many worlds are drawn at most in search of those that contradict no bid.
const DRAWS_MAX: usize = 20_000;

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

/// What is inferred from the play of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inference {
    /// Nothing, as in the source: who did not follow a class may still hold it.
    None,
    /// Who did not follow a class holds none of it.
    Void,
}

impl Inference {
    /// The worlds that fit `view` and what is inferred.
    pub(crate) fn worlds(self, view: &View) -> Worlds {
        match self {
            Inference::None => Worlds::ignoring_voids(view),
            Inference::Void => Worlds::of(view),
        }
    }
}

/// Worlds that fit what a player knows, each as likely as the others.
#[derive(Clone, PartialEq, Debug)]
pub struct Imagined {
    /// The worlds; listed ones stand beside those that differ little from them.
    pub worlds: Vec<World>,
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
        if self.heed_bids {
            let fits = |world: &World| fits_bids(view, world);
            let worlds: Vec<World> = if is_all {
                possible.iter().filter(fits).collect()
            } else {
                let draws = (0..DRAWS_MAX).map_while(|_| possible.draw(stream));
                draws.filter(fits).take(self.n_worlds).collect()
            };
            if !worlds.is_empty() {
                let bids = Heeded::Yes;
                return Imagined { worlds, is_all, n_possible, inference, bids };
            }
        }
        let worlds = if is_all {
            possible.iter().collect()
        } else {
            (0..self.n_worlds).map_while(|_| possible.draw(stream)).collect()
        };
        let bids = if self.heed_bids { Heeded::No } else { Heeded::Unasked };
        Imagined { worlds, is_all, n_possible, inference, bids }
    }
}

/// Which of the 24 cards is played next; 1 before the first.
fn move_number(view: &View) -> usize {
    let played = view.public().played();
    1 + Place::ALL.into_iter().map(|place| played[place].len()).sum::<usize>()
}
