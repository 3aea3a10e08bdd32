//! The agent that plays every game: any legal action, each equally likely.

use parlor_game::{Entropy, Game, Observed};

use crate::{Agent, Ask, Candidate, Entry, Explanation, Message, Scale, Stream, Unit};

/// What a game calls an action.
pub type Name<G> = fn(&<G as Observed>::View, <G as Game>::Action) -> Message;

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

    fn draw<G: Observed>(
        &mut self,
        ask: &Ask<'_, G>,
        name: Name<G>,
        why: Option<&mut Explanation>,
    ) -> G::Action {
        let chosen = self.stream.below(ask.legal.len() as u32) as usize;
        if let Some(why) = why {
            explain(ask, chosen, name, why);
        }
        ask.legal[chosen]
    }
}

/// Without the words of any game, actions are called as their types print themselves.
impl<G: Observed> Agent<G> for Random {
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        self.draw(ask, printed::<G>, why)
    }
}

pub(crate) fn printed<G: Observed>(_view: &G::View, action: G::Action) -> Message {
    Message::verbatim(format!("{action:?}"))
}

/// The same player who calls actions as its game does.
struct Named<G: Observed> {
    random: Random,
    name: Name<G>,
}

impl<G: Observed> Agent<G> for Named<G> {
    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        self.random.draw(ask, self.name, why)
    }
}

/// What was chosen, as its game calls it, then that it was chosen by lot; the value of each action is
/// how likely it was to be chosen.
fn explain<G: Observed>(ask: &Ask<'_, G>, chosen: usize, name: Name<G>, why: &mut Explanation) {
    let n_legal = ask.legal.len();
    why.chosen = Some(chosen);
    why.verdict = Some(name(ask.view, ask.legal[chosen]));
    why.method.push(Message::new("agent-random-verdict").with("n", n_legal as u32));
    why.values = Scale::new("study-probability", Unit::Percent);
    let others = (0..n_legal).filter(|&idx| idx != chosen);
    let candidate = |idx: usize| {
        Candidate::new(idx, name(ask.view, ask.legal[idx])).valued(1.0 / n_legal as f64)
    };
    why.candidates = std::iter::once(chosen).chain(others).map(candidate).collect();
}

/// The entry of `random` in the registry of any game, with that game's words.
pub(crate) fn entry<G: Observed>(name: Name<G>) -> Entry<G> {
    Entry::new("random", &[], move |_, seed| Box::new(Named { random: Random::new(seed), name }))
}
