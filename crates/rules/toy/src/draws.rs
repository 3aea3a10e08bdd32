//! Chance for a table: drawn with the entropy it is given, in the order asked.

use parlor_game::{Dealer, Entropy, Game, Stochastic};

/// Draws for a game whose chance is the same throughout a game: one die, one pack.
#[derive(Clone, Debug)]
pub struct Draws<G, E> {
    first: G,
    entropy: E,
}

impl<G: Game, E> Draws<G, E> {
    /// Draws for the game that begins so.
    pub fn new(setup: &G::Setup, entropy: E) -> Draws<G, E> {
        Draws { first: G::start(setup), entropy }
    }
}

impl<G: Stochastic, E: Entropy> Dealer<G> for Draws<G, E> {
    fn answer(&mut self, at: G::Address) -> Option<G::Chance> {
        Some(self.first.draw(at, &mut self.entropy))
    }
}
