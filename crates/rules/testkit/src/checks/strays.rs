//! Answers and chance events from elsewhere in the game, to be refused where they do not fit.

use parlor_game::{Entropy, Game, Input, Stochastic, Turn};

use crate::{Played, SplitMix};

/// How many strays one state contributes, and how many are tried at one.
const PER_STATE: usize = 4;

/// A mixture of what was possible somewhere in one game.
pub(crate) struct Strays<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<G::Chance>,
}

impl<G: Stochastic> Strays<G> {
    /// Some of what was possible at each state of `played`.
    pub(crate) fn of(played: &Played<G>, width: usize, entropy: &mut SplitMix) -> Strays<G> {
        let mut strays = Strays { actions: Vec::new(), chances: Vec::new() };
        let mut listed = Vec::new();
        for state in &played.states {
            for seat in state.turn().asked() {
                state.legal(seat, &mut listed);
                strays.actions.extend(some_of(&listed, PER_STATE, entropy));
            }
            if let Turn::Chance(at) = state.turn() {
                let outcomes = state.outcomes(at).into_iter().flatten().map(|(chance, _)| chance);
                strays.chances.extend(outcomes.take(width));
            }
        }
        for input in &played.inputs {
            if let Input::Chance(_, chance) = input {
                strays.chances.push(*chance);
            }
        }
        strays
    }

    /// A few actions.
    pub(crate) fn actions(&self, entropy: &mut SplitMix) -> Vec<G::Action> {
        some_of(&self.actions, PER_STATE, entropy)
    }

    /// A few chance events.
    pub(crate) fn chances(&self, entropy: &mut SplitMix) -> Vec<G::Chance> {
        some_of(&self.chances, PER_STATE, entropy)
    }
}

/// All of `items` when they are at most `width`, otherwise as many picked at random (one may
/// come twice).
pub(crate) fn some_of<T: Copy>(items: &[T], width: usize, entropy: &mut SplitMix) -> Vec<T> {
    if items.len() <= width {
        return items.to_vec();
    }
    (0..width).filter_map(|_| entropy.pick(items).copied()).collect()
}
