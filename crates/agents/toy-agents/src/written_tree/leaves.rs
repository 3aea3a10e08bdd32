//! What a place in a written tree is worth.

use parlor_agent::Stream;
use parlor_game::{BySeat, Seat};
use parlor_search::{Bounds, Evaluate, Playout, RandomPlayout};
use parlor_toy::{TreePlan, WrittenTree};

/// The number written at a leaf; where a search stops before, what the place is worth when everyone
/// chooses at random. To the minimiser the same, mirrored within the bounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Leaves(pub Bounds);

impl Leaves {
    /// Within the bounds of a tree.
    pub fn of(plan: &TreePlan) -> Leaves {
        let (low, high) = plan.bounds();
        Leaves(Bounds { low, high })
    }

    fn to_seat(self, value: f64, seat: Seat) -> f64 {
        if seat == Seat::A { value } else { self.0.low + self.0.high - value }
    }
}

impl Evaluate<WrittenTree> for Leaves {
    fn bounds(&self) -> Bounds {
        self.0
    }

    fn value(&mut self, game: &WrittenTree, seat: Seat) -> f64 {
        self.to_seat(game.mean(), seat)
    }
}

impl Playout<WrittenTree> for Leaves {
    fn bounds(&self) -> Bounds {
        self.0
    }

    fn play(&mut self, game: &mut WrittenTree, stream: &mut Stream) -> BySeat<f64> {
        RandomPlayout::new(self.0).play(game, stream);
        let leaf = game.mean();
        BySeat::new([self.to_seat(leaf, Seat::A), self.to_seat(leaf, Seat::B), 0.0, 0.0])
    }
}
