//! Information-set UCT as an agent of any game with secrets.

use parlor_agent::{Agent, Ask, Explanation, Stream};
use parlor_game::{Hidden, Sequential, Stochastic};

use crate::agents::words::{Words, only_answer};
use crate::{Ismcts, Playout};

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
}

impl<G: Hidden, P> IsmctsAgent<G, P> {
    /// An agent that draws from the stream of `seed`.
    pub fn new(options: Ismcts, playout: P, seed: u64) -> IsmctsAgent<G, P> {
        IsmctsAgent { options, playout, words: Words::default(), stream: Stream::new(seed) }
    }
}

impl<G, P> Agent<G> for IsmctsAgent<G, P>
where
    G: Hidden + Stochastic,
    P: Playout<Sequential<G>> + Send,
{
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        let IsmctsAgent { options, playout, words, stream } = self;
        let mut meter = ask.budget.meter();
        let found = only_answer(ask.legal).unwrap_or_else(|| {
            options.search::<G>(ask.view, ask.seat, ask.legal, playout, stream, &mut meter)
        });
        if let Some(why) = why {
            words.explain(ask.seat, &found, why);
        }
        found.action.unwrap_or(ask.legal[0])
    }
}
