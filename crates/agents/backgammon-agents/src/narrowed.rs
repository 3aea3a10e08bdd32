//! A narrower tree: only the plays that look best.

use parlor_backgammon::{Action, Backgammon};
use parlor_game::Seat;
use parlor_search::{ByValue, Evaluate, Order};

/// Keeps the plays that the evaluation likes best and searches them in the order of the game's list,
/// or sorted. Both walk the same tree, so that what sorting saves can be told apart from what
/// narrowing saves.
#[derive(Clone, Debug)]
pub struct Narrowed<E> {
    best: ByValue<Backgammon, E>,
    sorted: bool,
    listed: Vec<Action>,
}

impl<E: Evaluate<Backgammon>> Narrowed<E> {
    /// Keeps the best `n`, at least one.
    pub fn new(evaluate: E, n: usize, sorted: bool) -> Narrowed<E> {
        Narrowed { best: ByValue::new(evaluate).keep(n), sorted, listed: Vec::new() }
    }
}

impl<E: Evaluate<Backgammon>> Order<Backgammon> for Narrowed<E> {
    fn order(&mut self, game: &Backgammon, mover: Seat, actions: &mut Vec<Action>) {
        self.listed.clone_from(actions);
        self.best.order(game, mover, actions);
        if !self.sorted {
            self.listed.retain(|action| actions.contains(action));
            actions.clone_from(&self.listed);
        }
    }
}
