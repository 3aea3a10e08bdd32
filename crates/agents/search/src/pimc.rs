//! Perfect-information Monte Carlo: solve many worlds as if all were open, and take the mean.
//!
//! M. L. Ginsberg, "GIB: imperfect information in a computationally challenging game", Journal of
//! Artificial Intelligence Research 14, 2001; the errors of the method (each world is played as if
//! it were known, and nothing is done to learn or to hide) are those of I. Frank and D. Basin, 1998.
//!
//! Where we differ: worlds may be weighted, and may be all there are instead of a sample; the solver
//! of the open game is the caller's.

use parlor_agent::{Edge, Estimate, Meter, NodeKind, Stream};
use parlor_game::{Game, Hidden, Seat};

use crate::{AsListed, Evaluate, Found, NoMemory, NoTrace, RunningMean, Samples, Search, Tracer};

/// Values the actions of one world in which nothing is hidden.
pub trait Solve<G: Game> {
    /// Writes what each of `legal` is worth to `seat` in `world` into `values`, which has a place
    /// for each. `false` when the budget was spent before all were known; then nothing counts.
    fn solve(
        &mut self,
        world: &G,
        seat: Seat,
        legal: &[G::Action],
        values: &mut [f64],
        meter: &mut Meter<'_>,
    ) -> bool;
}

/// Solves a world by alpha-beta to a depth: exact where the game ends before it and holds no
/// chance.
#[derive(Clone, PartialEq, Debug)]
pub struct AlphaBeta<E> {
    search: Search<E>,
    depth: u32,
}

impl<E> AlphaBeta<E> {
    /// Alpha-beta with this evaluation, `depth` actions deep.
    pub fn new(evaluate: E, depth: u32) -> AlphaBeta<E> {
        AlphaBeta {
            search: Search::<E, AsListed, NoMemory, NoTrace>::new(evaluate).all_exact(),
            depth,
        }
    }
}

impl<G: Game, E: Evaluate<G>> Solve<G> for AlphaBeta<E> {
    fn solve(
        &mut self,
        world: &G,
        seat: Seat,
        legal: &[G::Action],
        values: &mut [f64],
        meter: &mut Meter<'_>,
    ) -> bool {
        let found = self.search.alpha_beta(world, seat, self.depth, meter);
        for (action, value) in legal.iter().zip(values) {
            let same = found.candidates.iter().find(|candidate| candidate.action == *action);
            let Some(Estimate { value: known, .. }) = same.and_then(|same| same.value) else {
                return false;
            };
            *value = known;
        }
        true
    }
}

/// Are the worlds a sample, or all there are?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coverage {
    /// Some of them: values have a standard error.
    Sample,
    /// Every world with its weight: values are exact for the method.
    All,
}

/// Endless guesses of what `seat` cannot see, each of weight 1; `take` as many as wanted.
pub fn sampled_worlds<G: Hidden>(
    view: &G::View,
    seat: Seat,
    stream: &mut Stream,
) -> impl Iterator<Item = (G, f64)> {
    std::iter::repeat_with(move || (G::sample(view, seat, stream), 1.0))
}

/// The best of `legal` for `seat` on average over `worlds`, each with its weight. One world costs
/// one node of the budget and whatever the solver takes. Anytime: when the budget is spent the
/// worlds solved so far count.
pub fn pimc<G: Game>(
    worlds: impl IntoIterator<Item = (G, f64)>,
    coverage: Coverage,
    seat: Seat,
    legal: &[G::Action],
    solver: &mut impl Solve<G>,
    meter: &mut Meter<'_>,
) -> Found<G::Action> {
    pimc_traced(worlds, coverage, (seat, legal), solver, meter, &mut NoTrace)
}

/// As [`pimc()`], watched. Each world is a round: it is entered from the root, its actions with their values
/// below it; then the root is worth the mean of the action that is best so far.
pub fn pimc_traced<G: Game, T: Tracer<G>>(
    worlds: impl IntoIterator<Item = (G, f64)>,
    coverage: Coverage,
    (seat, legal): (Seat, &[G::Action]),
    solver: &mut impl Solve<G>,
    meter: &mut Meter<'_>,
    tracer: &mut T,
) -> Found<G::Action> {
    let nodes_before = meter.used();
    let mut means = vec![RunningMean::default(); legal.len()];
    let mut values = vec![0.0; legal.len()];
    let mut n_worlds = 0;
    for (world, weight) in worlds {
        // A world is dear, so the clock is looked at before each.
        let counted = meter.used() - nodes_before;
        if !meter.look() || !meter.node() || !solver.solve(&world, seat, legal, &mut values, meter)
        {
            break;
        }
        for (mean, &value) in means.iter_mut().zip(&values) {
            mean.add_weighted(value, weight);
        }
        if T::WANTED {
            tracer.round(counted);
            let solved =
                Solved { world: &world, nth: n_worlds as u32, seat, legal, values: &values };
            solved.log(means[best_of(&means)], tracer);
        }
        n_worlds += 1;
    }
    let best = best_of(&means);
    let samples = Samples::Worlds(n_worlds);
    Found::sampled(legal, &means, best, samples, meter, nodes_before).without_errors_of(coverage)
}

/// The action with the best mean, the first of equals.
pub(crate) fn best_of(means: &[RunningMean]) -> usize {
    let mut best = 0;
    for idx in 1..means.len() {
        if means[idx].mean() > means[best].mean() + crate::TIE {
            best = idx;
        }
    }
    best
}

/// A world and what the actions are worth in it.
struct Solved<'w, G: Game> {
    world: &'w G,
    nth: u32,
    seat: Seat,
    legal: &'w [G::Action],
    values: &'w [f64],
}

impl<G: Game> Solved<'_, G> {
    /// Tells a tracer of it, and what the best action is worth after it.
    fn log(&self, mean: RunningMean, tracer: &mut impl Tracer<G>) {
        let &Solved { world, nth, seat, legal, values } = self;
        if nth == 0 {
            tracer.enter(Edge::Root);
            tracer.at(NodeKind::Chance, Some(seat), None);
        } else {
            tracer.revisit(0);
        }
        tracer.world(world);
        tracer.enter(Edge::World(nth));
        tracer.at(NodeKind::Max, Some(seat), None);
        let mut best = f64::NEG_INFINITY;
        for (&action, &value) in legal.iter().zip(values) {
            tracer.enter(Edge::Action(seat, action));
            tracer.at(NodeKind::Leaf, None, None);
            tracer.leave(Estimate::exact(value));
            if value > best {
                best = value;
                tracer.best();
            }
            tracer.worth(best, None);
        }
        tracer.leave(Estimate::exact(best));
        tracer.worth(mean.mean(), None);
        tracer.leave(mean.estimate().unwrap_or(Estimate::exact(best)));
    }
}
