//! Which actions a search tries first, and which it does not try at all.

use parlor_game::{Answers, Game, Seat, Silent};

use crate::Evaluate;

/// Puts the actions of a decision into the order in which they are searched. Good ones first means
/// more cuts.
///
/// It may also shorten the list (never to nothing): then the tree is narrowed and only what is left
/// is searched. The answer must depend on the position alone, so that every kind of pruning walks
/// the same tree.
pub trait Order<G: Game> {
    /// Reorders or shortens `actions`, which are what `mover` may do in `game`.
    fn order(&mut self, game: &G, mover: Seat, actions: &mut Vec<G::Action>);
}

impl<G: Game, O: Order<G> + ?Sized> Order<G> for &mut O {
    #[inline]
    fn order(&mut self, game: &G, mover: Seat, actions: &mut Vec<G::Action>) {
        (**self).order(game, mover, actions);
    }
}

/// An order that may be switched off: then the list stays as the game gives it.
impl<G: Game, O: Order<G>> Order<G> for Option<O> {
    #[inline]
    fn order(&mut self, game: &G, mover: Seat, actions: &mut Vec<G::Action>) {
        if let Some(order) = self {
            order.order(game, mover, actions);
        }
    }
}

/// Leaves the list as the game gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AsListed;

impl<G: Game> Order<G> for AsListed {
    #[inline]
    fn order(&mut self, _game: &G, _mover: Seat, _actions: &mut Vec<G::Action>) {}
}

/// Sorts by what the mover's evaluation says of the position after each action, best first; equals
/// keep their order. What it looks at is not counted as nodes.
#[derive(Clone, PartialEq, Debug)]
pub struct ByValue<G: Game, E> {
    evaluate: E,
    keep: usize,
    valued: Vec<(f64, G::Action)>,
}

impl<G: Game, E: Evaluate<G>> ByValue<G, E> {
    /// Sorts all actions.
    pub fn new(evaluate: E) -> ByValue<G, E> {
        ByValue { evaluate, keep: usize::MAX, valued: Vec::new() }
    }

    /// Sorts and keeps the best `n`, at least one.
    #[must_use]
    pub fn keep(mut self, n: usize) -> ByValue<G, E> {
        self.keep = n.max(1);
        self
    }
}

impl<G: Game, E: Evaluate<G>> Order<G> for ByValue<G, E> {
    fn order(&mut self, game: &G, mover: Seat, actions: &mut Vec<G::Action>) {
        if actions.len() < 2 {
            return;
        }
        self.valued.clear();
        for &action in actions.iter() {
            let mut after = game.clone();
            after.advance(&Answers::one(mover, action), &mut Silent);
            self.valued.push((self.evaluate.value(&after, mover), action));
        }
        self.valued.sort_by(|a, b| b.0.total_cmp(&a.0));
        actions.clear();
        actions.extend(self.valued.iter().take(self.keep).map(|&(_, action)| action));
    }
}
