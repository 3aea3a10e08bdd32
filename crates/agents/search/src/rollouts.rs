//! Flat Monte Carlo: play each action out many times and take the best mean.
//!
//! The allocation by UCB1 is that of P. Auer, N. Cesa-Bianchi and P. Fischer, "Finite-time analysis
//! of the multiarmed bandit problem", Machine Learning 47, 2002, with rewards scaled to 0..1.

use parlor_agent::{Meter, Stream};
use parlor_game::{Answers, Game, Seat, Silent};

use crate::mcts::ucb;
use crate::{Found, Playout, Samples, Tally, Valued};

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
    let mut tallies = vec![Tally::default(); legal.len()];
    for nth in 0..options.playouts {
        // A playout is dear, so the clock is looked at before each.
        if legal.is_empty() || !meter.look() || !meter.node() {
            break;
        }
        let idx = match options.allocation {
            Allocation::Even => (nth % legal.len() as u64) as usize,
            Allocation::Ucb1 { exploration } => {
                let share = |tally: &Tally| bounds.share(tally.mean());
                let worth = |tally: &Tally| ucb(share(tally), tally.n(), nth, exploration);
                first_best(&tallies, worth)
            }
        };
        let mut game = world(stream);
        game.advance(&Answers::one(seat, legal[idx]), &mut Silent);
        tallies[idx].add(playout.play(&mut game, stream)[seat]);
    }
    let chosen = match options.allocation {
        Allocation::Even => first_best(&tallies, |tally| match tally.n() {
            0 => f64::NEG_INFINITY,
            _ => tally.mean(),
        }),
        Allocation::Ucb1 { .. } => first_best(&tallies, |tally| tally.n() as f64),
    };
    let valued = |(&action, tally): (&G::Action, &Tally)| Valued {
        action,
        value: tally.estimate(),
        visits: tally.n(),
    };
    Found {
        action: legal.get(chosen).copied(),
        value: tallies.get(chosen).map_or(0.0, Tally::mean),
        candidates: legal.iter().zip(&tallies).map(valued).collect(),
        depth: 1,
        samples: Samples::Playouts(meter.used() - nodes_before),
        nodes: meter.used() - nodes_before,
        spent: meter.spent(),
    }
}

/// The first of the tallies with the greatest `worth`.
fn first_best(tallies: &[Tally], worth: impl Fn(&Tally) -> f64) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (idx, tally) in tallies.iter().enumerate() {
        let worth = worth(tally);
        if worth > best.1 {
            best = (idx, worth);
        }
    }
    best.0
}
