//! UCT as an agent of any open game.

use parlor_agent::{Agent, Algorithm, Ask, Explanation, SearchLog, Stream};
use parlor_game::{Observed, Stochastic};

use crate::agents::words::{Words, only_answer};
use crate::{NoTrace, Playout, Uct};

/// Plays the action that UCT has visited most.
#[derive(Clone, Debug)]
pub struct UctAgent<G: Observed, P> {
    /// How long the tree grows.
    pub options: Uct,
    /// How positions are played out.
    pub playout: P,
    /// What things are called in explanations.
    pub words: Words<G>,
    stream: Stream,
    nodes: u64,
}

impl<G: Observed, P> UctAgent<G, P> {
    /// An agent that draws from the stream of `seed`.
    pub fn new(options: Uct, playout: P, seed: u64) -> UctAgent<G, P> {
        UctAgent { options, playout, words: Words::default(), stream: Stream::new(seed), nodes: 0 }
    }
}

impl<G, P> Agent<G> for UctAgent<G, P>
where
    G: Observed<View = G> + Stochastic,
    P: Playout<G> + Send,
{
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        let UctAgent { options, playout, words, stream, nodes } = self;
        let mut meter = ask.budget.meter();
        let found = match why {
            None => only_answer(ask.legal).unwrap_or_else(|| {
                options.search(ask.view, playout, stream, &mut meter, &mut NoTrace)
            }),
            Some(why) => words.explained(ask, playout.bounds(), why, |recorder| {
                options.search(ask.view, playout, stream, &mut meter, recorder)
            }),
        };
        *nodes = found.nodes;
        found.action.unwrap_or(ask.legal[0])
    }

    fn trace(&mut self, ask: &Ask<'_, G>, log: &mut SearchLog<G>) -> Option<G::Action> {
        log.root = Some(ask.view.clone());
        let mut meter = ask.budget.meter();
        let found =
            self.options.search(ask.view, &mut self.playout, &mut self.stream, &mut meter, log);
        self.words.enter_in(log, Algorithm::Uct, self.playout.bounds(), &found);
        self.nodes = found.nodes;
        found.action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
