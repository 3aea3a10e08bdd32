//! `pimc`: plays as if the other card lay open.

use std::sync::Arc;

use parlor_agent::{Agent, Algorithm, Ask, Explanation, Message, SearchLog};
use parlor_search::{AlphaBeta, Bounds, Coverage, Returns, pimc, pimc_traced};
use parlor_toy::{Kuhn, KuhnAction};

use super::worlds::worlds;
use super::{chips, edge_name, name};

/// Plays what is best on average over the two cards that the other may hold, each deal played as if
/// both cards lay open: so it neither bluffs nor fears a bluff.
#[derive(Clone, Debug)]
pub struct OpenCards {
    solver: AlphaBeta<Returns>,
    nodes: u64,
}

/// The most that can be won.
pub(super) const STAKE_MAX: f64 = 2.0;
/// A deal is over after three answers.
const ANSWERS_MAX: u32 = 3;

impl Default for OpenCards {
    fn default() -> OpenCards {
        let returns = Returns(Bounds::symmetric(STAKE_MAX));
        OpenCards { solver: AlphaBeta::new(returns, ANSWERS_MAX), nodes: 0 }
    }
}

impl Agent<Kuhn> for OpenCards {
    fn decide(&mut self, ask: &Ask<'_, Kuhn>, why: Option<&mut Explanation>) -> KuhnAction {
        let worlds = worlds(ask.view).map(|world| (world, 1.0));
        let mut meter = ask.budget.meter();
        let found = pimc(worlds, Coverage::All, ask.seat, ask.legal, &mut self.solver, &mut meter);
        self.nodes = found.nodes;
        if let Some(why) = why {
            why.verdict = found.action.map(name);
            why.reason = Some(Message::new("kuhn-why-open-cards"));
            why.values = chips();
            found.explain(why, name);
        }
        found.action.unwrap_or(ask.legal[0])
    }

    fn trace(&mut self, ask: &Ask<'_, Kuhn>, log: &mut SearchLog<Kuhn>) -> Option<KuhnAction> {
        let worlds = worlds(ask.view).map(|world| (world, 1.0));
        let (asked, mut meter) = ((ask.seat, ask.legal), ask.budget.meter());
        let solver = &mut self.solver;
        let found = pimc_traced(worlds, Coverage::All, asked, solver, &mut meter, log);
        log.algorithm = Algorithm::Pimc;
        log.values = chips().over(Bounds::symmetric(STAKE_MAX).range());
        log.name = Arc::new(edge_name);
        found.conclude(log);
        self.nodes = found.nodes;
        found.action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
