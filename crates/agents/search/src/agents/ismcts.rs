//! Information-set UCT as an agent of any game with secrets.

use parlor_agent::{Agent, Algorithm, Ask, Explanation, SearchLog, Stream};
use parlor_game::{Hidden, Sequential, Stochastic};

use crate::agents::words::{Words, only_answer};
use crate::{Ismcts, NoTrace, Playout};

/// Plays the action that information-set UCT has visited most.
#[derive(Clone, Debug)]
pub struct IsmctsAgent<G: Hidden, P> {
    /// How long the tree grows.
    pub options: Ismcts,
    /// How worlds are played out.
    pub playout: P,
    /// What things are called in explanations.
    pub words: Words<G>,
    stream: Stream,
    nodes: u64,
}

impl<G: Hidden, P> IsmctsAgent<G, P> {
    /// An agent that draws from the stream of `seed`.
    pub fn new(options: Ismcts, playout: P, seed: u64) -> IsmctsAgent<G, P> {
        IsmctsAgent {
            options,
            playout,
            words: Words::default(),
            stream: Stream::new(seed),
            nodes: 0,
        }
    }
}

impl<G, P> Agent<G> for IsmctsAgent<G, P>
where
    G: Hidden + Stochastic,
    P: Playout<Sequential<G>> + Send,
{
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        let IsmctsAgent { options, playout, words, stream, nodes } = self;
        let mut meter = ask.budget.meter();
        let found = match why {
            None => only_answer(ask.legal)
                .unwrap_or_else(|| options.search(ask, playout, stream, &mut meter, &mut NoTrace)),
            Some(why) => words.explained(ask, playout.bounds(), why, |recorder| {
                options.search(ask, playout, stream, &mut meter, recorder)
            }),
        };
        *nodes = found.nodes;
        found.action.unwrap_or(ask.legal[0])
    }

    fn trace(&mut self, ask: &Ask<'_, G>, log: &mut SearchLog<G>) -> Option<G::Action> {
        let mut meter = ask.budget.meter();
        let found = self.options.search(ask, &mut self.playout, &mut self.stream, &mut meter, log);
        self.words.enter_in(log, Algorithm::Ismcts, self.playout.bounds(), &found);
        self.nodes = found.nodes;
        found.action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
