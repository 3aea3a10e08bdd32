//! Perfect-information Monte Carlo as an agent of any game with secrets.

use parlor_agent::{Agent, Algorithm, Ask, Explanation, SearchLog, Stream};
use parlor_game::{Hidden, Sequential};

use crate::agents::words::{Words, only_answer};
use crate::trace::OneByOne;
use crate::{Coverage, Solve, pimc, pimc_traced, sampled_worlds};

/// Plays the action that is best on average over sampled worlds, each solved as if it were open.
#[derive(Clone, Debug)]
pub struct PimcAgent<G: Hidden, S> {
    /// How many worlds.
    pub n_worlds: usize,
    /// Who solves them.
    pub solver: S,
    /// What things are called in explanations.
    pub words: Words<G>,
    stream: Stream,
    nodes: u64,
}

impl<G: Hidden, S> PimcAgent<G, S> {
    /// An agent that draws its worlds from the stream of `seed`.
    pub fn new(n_worlds: usize, solver: S, seed: u64) -> PimcAgent<G, S> {
        PimcAgent { n_worlds, solver, words: Words::default(), stream: Stream::new(seed), nodes: 0 }
    }
}

impl<G: Hidden, S: Solve<Sequential<G>> + Send> Agent<G> for PimcAgent<G, S> {
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        let PimcAgent { n_worlds, solver, words, stream, nodes } = self;
        let mut meter = ask.budget.meter();
        let found = only_answer(ask.legal).unwrap_or_else(|| {
            let worlds = sampled_worlds::<Sequential<G>>(ask.view, ask.seat, stream);
            let worlds = worlds.take(*n_worlds);
            pimc(worlds, Coverage::Sample, ask.seat, ask.legal, solver, &mut meter)
        });
        if let Some(why) = why {
            words.explain(ask.seat, &found, why);
        }
        *nodes = found.nodes;
        found.action.unwrap_or(ask.legal[0])
    }

    fn trace(&mut self, ask: &Ask<'_, G>, log: &mut SearchLog<G>) -> Option<G::Action> {
        let worlds = sampled_worlds::<Sequential<G>>(ask.view, ask.seat, &mut self.stream);
        let worlds = worlds.take(self.n_worlds);
        let (asked, mut meter) = ((ask.seat, ask.legal), ask.budget.meter());
        let mut one_by_one = OneByOne(&mut *log);
        let found = pimc_traced(
            worlds,
            Coverage::Sample,
            asked,
            &mut self.solver,
            &mut meter,
            &mut one_by_one,
        );
        self.words.enter_in(log, Algorithm::Pimc, None, &found);
        self.nodes = found.nodes;
        found.action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
