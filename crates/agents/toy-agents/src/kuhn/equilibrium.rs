//! `cfr`: plays an equilibrium.

use parlor_agent::{Agent, Ask, Explanation, Stream};
use parlor_game::{Entropy, Seat};
use parlor_toy::{Kuhn, KuhnAction};

use super::reasons;
use super::strategy::Strategy;

/// Draws what to say as often as an equilibrium says it, which it learns before its first decision.
#[derive(Clone, Debug)]
pub struct Equilibrium {
    rounds: u64,
    learnt: Option<(Seat, Strategy)>,
    stream: Stream,
    nodes: u64,
}

impl Equilibrium {
    /// Learns in so many rounds of self-play; draws from the stream of `seed`.
    pub fn new(rounds: u64, seed: u64) -> Equilibrium {
        Equilibrium { rounds, learnt: None, stream: Stream::new(seed), nodes: 0 }
    }

    /// The strategy for deals that this player opens. One that a budget has cut short is not kept.
    fn strategy(&mut self, ask: &Ask<'_, Kuhn>) -> Option<Strategy> {
        let first = ask.view.first;
        self.nodes = 0;
        if let Some((_, known)) = self.learnt.as_ref().filter(|(seat, _)| *seat == first) {
            return Some(known.clone());
        }
        let mut meter = ask.budget.meter();
        let learnt = Strategy::learn(first, self.rounds, &mut meter)?;
        self.nodes = meter.used();
        if learnt.rounds() == self.rounds {
            self.learnt = Some((first, learnt.clone()));
        }
        Some(learnt)
    }
}

/// Of how many equal lots one is drawn.
const LOTS: u32 = 1 << 30;

impl Agent<Kuhn> for Equilibrium {
    fn decide(&mut self, ask: &Ask<'_, Kuhn>, why: Option<&mut Explanation>) -> KuhnAction {
        let Some(strategy) = self.strategy(ask) else { return ask.legal[0] };
        let mut lot = f64::from(self.stream.below(LOTS)) / f64::from(LOTS);
        let drawn = ask.legal.iter().position(|&action| {
            lot -= strategy.share(ask.view, action);
            lot < 0.0
        });
        let chosen = drawn.unwrap_or(0);
        if let Some(why) = why {
            reasons::equilibrium(ask, &strategy, chosen, why);
        }
        ask.legal[chosen]
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
