//! Expectiminimax: minimax with chance nodes, and a choice of four ways to prune them.

use std::fmt;

use parlor_agent::{Algorithm, Meter, NodeKind};
use parlor_game::{Game, Seat, Silent, Stochastic, Turn};

use crate::walk::{Walk, decider};
use crate::{Edge, Found, Parts, Search, Tracer, Window};

/// What is left out at chance nodes. All four come to the same action and value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Prune {
    /// Nothing, and no alpha-beta either: the definition.
    None,
    /// The backgammon source's rule: a chance node stops when even the best of what is left cannot
    /// reach the best of its own parent. Nothing is passed down.
    Gamma,
    /// Ballard's Star1: alpha-beta windows go through chance nodes.
    Star1,
    /// Ballard's Star2: one reply of each outcome is probed first.
    #[default]
    Star2,
}

impl Prune {
    /// All four, the most thorough last.
    pub const ALL: [Prune; 4] = [Prune::None, Prune::Gamma, Prune::Star1, Prune::Star2];

    /// Its name in agent specs: `none`, `gamma`, `star1` or `star2`.
    pub const fn name(self) -> &'static str {
        match self {
            Prune::None => "none",
            Prune::Gamma => "gamma",
            Prune::Star1 => "star1",
            Prune::Star2 => "star2",
        }
    }

    /// What a search that leaves this out is called.
    pub const fn algorithm(self) -> Algorithm {
        match self {
            Prune::None => Algorithm::Expectiminimax,
            Prune::Gamma => Algorithm::Gamma,
            Prune::Star1 => Algorithm::Star1,
            Prune::Star2 => Algorithm::Star2,
        }
    }

    /// What it is called in a game without chance, where only minimax and alpha-beta remain.
    pub const fn algorithm_without_chance(self) -> Algorithm {
        if self.has_windows() { Algorithm::AlphaBeta } else { Algorithm::Minimax }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Prune> {
        Prune::ALL.into_iter().find(|prune| prune.name() == name)
    }

    /// Do decisions pass windows down?
    const fn has_windows(self) -> bool {
        matches!(self, Prune::Star1 | Prune::Star2)
    }
}

impl fmt::Display for Prune {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<E, O, M, T> Search<E, O, M, T> {
    /// The best action for `seat`, `depth` levels deep (at least one): decisions and chance both
    /// count, so from a decision with the dice known depth 1 evaluates the own plays, depth 2 adds
    /// the roll and depth 3 the replies.
    ///
    /// Leaves are finished games, positions at the depth, and chance whose outcomes are too many to
    /// list.
    pub fn expectiminimax<G: Stochastic>(
        &mut self,
        game: &G,
        seat: Seat,
        depth: u32,
        prune: Prune,
        meter: &mut Meter<'_>,
    ) -> Found<G::Action>
    where
        Self: Parts<G>,
    {
        let mut walk = Walk::new(self, game, seat, meter);
        (walk.prune, walk.shows_windows) = (prune, prune.has_windows());
        walk.root(game, depth.max(1), Walk::mixed)
    }
}

/// A position at which chance is due, and what is asked of it.
pub(crate) struct ChanceNode<'g, G: Game> {
    pub(crate) game: &'g G,
    pub(crate) at: G::Address,
    /// The weight of all outcomes.
    pub(crate) total: u32,
    pub(crate) depth: u32,
    pub(crate) window: Window,
}

impl<G: Stochastic, S: Parts<G>> Walk<'_, '_, G, S> {
    /// The value of any node, as far as it lies inside `window`. `None` when the budget is spent.
    pub(crate) fn mixed(&mut self, game: &G, depth: u32, window: Window) -> Option<f64> {
        if !self.meter.node() {
            return None;
        }
        match game.turn() {
            Turn::Chance(at) if depth > 0 => self.chance(game, at, depth, window),
            Turn::Decide(_) if depth > 0 => self.choice(game, depth, window, None),
            _ => Some(self.end_at(game, |at| listed(game, at).count())),
        }
    }

    /// The value of a decision; `first` is what the first action is known to be worth.
    pub(crate) fn choice(
        &mut self,
        game: &G,
        depth: u32,
        window: Window,
        first: Option<f64>,
    ) -> Option<f64> {
        let Some(mover) = decider(game) else { return Some(self.leaf(game)) };
        let window = if self.prune.has_windows() { window } else { Window::OPEN };
        self.decision(game, mover, depth, window, first, |walk, after, inner| {
            walk.mixed(after, depth - 1, inner)
        })
    }

    fn chance(&mut self, game: &G, at: G::Address, depth: u32, window: Window) -> Option<f64> {
        let Some(outcomes) = game.outcomes(at) else { return Some(self.leaf(game)) };
        let total = outcomes.map(|(_, weight)| weight).sum();
        let window = if self.prune == Prune::None { Window::OPEN } else { window };
        if let Some(value) = self.recall(game, depth, window) {
            return Some(self.recalled(NodeKind::Chance, value, window));
        }
        self.at(NodeKind::Chance, None, (self.prune != Prune::None).then_some(window));
        let node = ChanceNode { game, at, total, depth, window };
        let value = match self.prune {
            Prune::None => self.mean(&node),
            Prune::Gamma => self.gamma(&node),
            Prune::Star1 => self.star1(&node),
            Prune::Star2 => self.star2(&node),
        }?;
        self.keep(game, depth, window, value);
        Some(self.leave(value, window))
    }

    /// The mean over all outcomes.
    fn mean(
        &mut self,
        &ChanceNode { game, at, total, depth, .. }: &ChanceNode<'_, G>,
    ) -> Option<f64> {
        let all = f64::from(total);
        let mut sum = 0.0;
        let mut left = total;
        for (chance, weight) in listed(game, at) {
            let after = self.outcome(game, chance, weight, total);
            sum += f64::from(weight) * self.mixed(&after, depth - 1, Window::OPEN)?;
            left -= weight;
            self.worth(sum / all, Some(self.reach(sum, left, all)));
        }
        Some(sum / all)
    }

    /// The least and the most that a mean can come to, with this `sum` of weight × value and so much weight
    /// `left` of `all`.
    #[inline]
    pub(crate) fn reach(&self, sum: f64, left: u32, all: f64) -> Window {
        let left = f64::from(left);
        Window {
            alpha: (sum + left * self.bounds.low) / all,
            beta: (sum + left * self.bounds.high) / all,
        }
    }

    /// The game after a listed outcome, and a word to the tracer that the search goes there.
    #[inline]
    pub(crate) fn outcome(&mut self, game: &G, chance: G::Chance, weight: u32, total: u32) -> G {
        let after = after_chance(game, chance);
        self.enter(Edge::Chance { chance, weight, total });
        after
    }

    /// How many outcomes come after number `nth`: asked only for the tracer.
    pub(crate) fn n_outcomes_after(&self, game: &G, at: G::Address, nth: usize) -> usize {
        if S::Tracer::WANTED { listed(game, at).skip(nth + 1).count() } else { 0 }
    }
}

/// The outcomes that can come up, with their weights; none where they are too many to list.
#[inline]
pub(crate) fn listed<G: Stochastic>(
    game: &G,
    at: G::Address,
) -> impl Iterator<Item = (G::Chance, u32)> + use<G> {
    game.outcomes(at).into_iter().flatten().filter(|&(_, weight)| weight > 0)
}

/// The game after an outcome that it has listed itself.
#[inline]
pub(crate) fn after_chance<G: Game>(game: &G, chance: G::Chance) -> G {
    let mut after = game.clone();
    let fits = after.apply(chance, &mut Silent);
    debug_assert!(fits.is_ok(), "a listed outcome fits where it was listed: {fits:?}");
    after
}
