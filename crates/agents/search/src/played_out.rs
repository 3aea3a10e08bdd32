//! Imperfect-information Monte Carlo: worlds are played out by players who do not see them.
//!
//! T. Furtak and M. Buro, "Recursive Monte Carlo search for imperfect information games", 2013. What an
//! action is worth in a world is what a policy of lower level gets after it when everyone follows that
//! policy by its own knowledge; the mean over worlds decides, as in [`pimc()`](crate::pimc()). When the
//! policy is itself PIMC, that is recursive PIMC.
//!
//! Where we differ: the policy is any [`Playout`], of rules as well as of search.

use parlor_agent::{Meter, Stream};
use parlor_game::{Answers, Game, Seat, Silent};

use crate::{Playout, Solve};

/// Solves a world by playing it out after each action.
#[derive(Clone, Debug)]
pub struct PlayedOut<P> {
    playout: P,
    stream: Stream,
}

impl<P> PlayedOut<P> {
    /// Plays on by `playout`, which draws from `stream`.
    pub const fn new(playout: P, stream: Stream) -> PlayedOut<P> {
        PlayedOut { playout, stream }
    }
}

impl<G: Game, P: Playout<G>> Solve<G> for PlayedOut<P> {
    fn solve(
        &mut self,
        world: &G,
        seat: Seat,
        legal: &[G::Action],
        values: &mut [f64],
        meter: &mut Meter<'_>,
    ) -> bool {
        for (&action, value) in legal.iter().zip(values) {
            let mut after = world.clone();
            after.advance(&Answers::one(seat, action), &mut Silent);
            *value = self.playout.play(&mut after, &mut self.stream)[seat];
            // A playout is dear, so the clock is looked at after each.
            if !meter.look() || !meter.take(self.playout.cost()) {
                return false;
            }
        }
        true
    }
}
