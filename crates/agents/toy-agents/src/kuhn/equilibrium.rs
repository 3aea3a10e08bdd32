//! `cfr`: plays an equilibrium.

use std::sync::Arc;

use parlor_agent::{Agent, Algorithm, Ask, Explanation, SearchLog, Stream};
use parlor_game::{Entropy, Game, Seat};
use parlor_search::Bounds;
use parlor_toy::{Kuhn, KuhnAction};

use super::open_cards::STAKE_MAX;
use super::strategy::Strategy;
use super::{chips, edge_name, reasons};

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

    /// Draws what to say as often as the strategy says it.
    fn draw(&mut self, ask: &Ask<'_, Kuhn>, strategy: &Strategy) -> usize {
        let mut lot = f64::from(self.stream.below(LOTS)) / f64::from(LOTS);
        let drawn = ask.legal.iter().position(|&action| {
            lot -= strategy.share(ask.view, action);
            lot < 0.0
        });
        drawn.unwrap_or(0)
    }
}

/// Of how many equal lots one is drawn.
const LOTS: u32 = 1 << 30;

impl Agent<Kuhn> for Equilibrium {
    fn decide(&mut self, ask: &Ask<'_, Kuhn>, why: Option<&mut Explanation>) -> KuhnAction {
        let Some(strategy) = self.strategy(ask) else { return ask.legal[0] };
        let chosen = self.draw(ask, &strategy);
        if let Some(why) = why {
            reasons::equilibrium(ask, &strategy, chosen, why);
        }
        ask.legal[chosen]
    }

    /// Learns anew, so that the log has every sweep; nothing else is searched.
    fn trace(&mut self, ask: &Ask<'_, Kuhn>, log: &mut SearchLog<Kuhn>) -> Option<KuhnAction> {
        let first = ask.view.first;
        let mut meter = ask.budget.meter();
        log.root = Some(Kuhn::start(&first));
        let strategy = Strategy::learn_traced(first, self.rounds, &mut meter, log)?;
        log.algorithm = Algorithm::Cfr;
        log.values = chips().over(Bounds::symmetric(STAKE_MAX).range());
        log.name = Arc::new(edge_name);
        log.counted = meter.used();
        log.is_cut_short = meter.spent().is_some();
        self.nodes = meter.used();
        Some(ask.legal[self.draw(ask, &strategy)])
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
