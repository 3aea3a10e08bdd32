//! Flat Monte Carlo: play each action out many times and take the best mean.
//!
//! The allocation by UCB1 is that of P. Auer, N. Cesa-Bianchi and P. Fischer, "Finite-time analysis
//! of the multiarmed bandit problem", Machine Learning 47, 2002, with rewards scaled to 0..1.

use parlor_agent::{Meter, Stream};
use parlor_game::{Answers, Game, Seat, Silent};

use crate::mcts::ucb;
use crate::{Found, Playout, RunningMean, Samples};

/// Which action is played out next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Allocation {
    /// All in turn; the best mean is chosen.
    Even,
    /// The one with the highest upper confidence bound; the most played is chosen.
    Ucb1 {
        /// How much the uncertain are favoured: √2 in the paper.
        exploration: f64,
    },
}

/// How many playouts, and for which action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollouts {
    /// Playouts of all actions together.
    pub playouts: u64,
    /// How they are shared out.
    pub allocation: Allocation,
}

/// The best of `legal` for `seat` by playouts. One node of the budget is one playout.
///
/// `world` gives the position in which `seat` decides: the same each time in an open game, a new
/// guess each time where something is hidden
/// ([`Hidden::sample`](parlor_game::Hidden::sample)). Anytime; `depth` is 1.
pub fn rollouts<G: Game>(
    mut world: impl FnMut(&mut Stream) -> G,
    seat: Seat,
    legal: &[G::Action],
    playout: &mut impl Playout<G>,
    options: Rollouts,
    stream: &mut Stream,
    meter: &mut Meter<'_>,
) -> Found<G::Action> {
    let nodes_before = meter.used();
    let bounds = playout.bounds();
    let mut means = vec![RunningMean::default(); legal.len()];
    for nth in 0..options.playouts {
        // A playout is dear, so the clock is looked at before each.
        if legal.is_empty() || !meter.look() || !meter.node() {
            break;
        }
        let idx = match options.allocation {
            Allocation::Even => (nth % legal.len() as u64) as usize,
            Allocation::Ucb1 { exploration } => {
                let share = |mean: &RunningMean| bounds.share(mean.mean());
                let worth = |mean: &RunningMean| ucb(share(mean), mean.n(), nth, exploration);
                first_best(&means, worth)
            }
        };
        let mut game = world(stream);
        game.advance(&Answers::one(seat, legal[idx]), &mut Silent);
        means[idx].add(playout.play(&mut game, stream)[seat]);
    }
    let chosen = match options.allocation {
        Allocation::Even => first_best(&means, |mean| match mean.n() {
            0 => f64::NEG_INFINITY,
            _ => mean.mean(),
        }),
        Allocation::Ucb1 { .. } => first_best(&means, |mean| mean.n() as f64),
    };
    let samples = Samples::Playouts(meter.used() - nodes_before);
    Found::sampled(legal, &means, chosen, samples, meter, nodes_before)
}

/// The first of the means with the greatest `worth`.
fn first_best(means: &[RunningMean], worth: impl Fn(&RunningMean) -> f64) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (idx, mean) in means.iter().enumerate() {
        let worth = worth(mean);
        if worth > best.1 {
            best = (idx, worth);
        }
    }
    best.0
}
