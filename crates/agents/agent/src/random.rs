//! The agent that plays every game: any legal action, each equally likely.

use parlor_game::{Entropy, Observed};

use crate::{Agent, Ask, Candidate, Entry, Explanation, Message, Stream};

/// Chooses uniformly among the legal actions. The yardstick of every game.
#[derive(Clone, PartialEq, Debug)]
pub struct Random {
    stream: Stream,
}

impl Random {
    /// A random agent that draws from the stream of `seed`.
    pub fn new(seed: u64) -> Random {
        Random { stream: Stream::new(seed) }
    }
}

impl<G: Observed> Agent<G> for Random {
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        let chosen = self.stream.below(ask.legal.len() as u32) as usize;
        if let Some(why) = why {
            explain(ask, chosen, why);
        }
        ask.legal[chosen]
    }
}

fn explain<G: Observed>(ask: &Ask<'_, G>, chosen: usize, why: &mut Explanation) {
    let n_legal = ask.legal.len();
    why.chosen = Some(chosen);
    why.verdict = Some(Message::new("agent-random-verdict").with("n", n_legal as u32));
    why.candidates = ask
        .legal
        .iter()
        .enumerate()
        .map(|(legal_idx, action)| Candidate {
            probability: Some(1.0 / n_legal as f64),
            // No game's words are known here; a page has its own for each legal action.
            ..Candidate::new(legal_idx, Message::verbatim(format!("{action:?}")))
        })
        .collect();
}

/// The entry of `random` in the registry of any game.
pub(crate) fn entry<G: Observed>() -> Entry<G> {
    Entry::new("random", "any legal action, each equally likely", &[], |_, seed| {
        Box::new(Random::new(seed))
    })
}
