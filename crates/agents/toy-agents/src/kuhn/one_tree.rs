//! `ismcts`: one tree for every card that the other may hold.

use parlor_agent::{Agent, Ask, Edge, Explanation, Message, SearchLog};
use parlor_game::Sequential;
use parlor_search::{Bounds, Ismcts, IsmctsAgent, RandomPlayout, Words};
use parlor_toy::{Kuhn, KuhnAction};

use super::open_cards::STAKE_MAX;
use super::{chips, name};

/// Plays what information-set UCT has visited most. Each playout guesses the other card, yet all share one tree: so it
/// cannot plan on seeing the card, as `pimc` does. Nor can the other in that tree, who says the same with either card.
#[derive(Clone, Debug)]
pub struct OneTree(IsmctsAgent<Kuhn, RandomPlayout<Sequential<Kuhn>>>);

impl OneTree {
    /// Plays out so often before each decision; draws from the stream of `seed`.
    pub fn new(playouts: u64, seed: u64) -> OneTree {
        let options = Ismcts { playouts, ..Ismcts::default() };
        let playout = RandomPlayout::new(Bounds::symmetric(STAKE_MAX));
        let mut agent = IsmctsAgent::new(options, playout, seed);
        agent.words = Words { edge: edge_name, values: chips(), ..Words::default() };
        OneTree(agent)
    }
}

/// What is said. Cards never lead on here: every playout begins after they were dealt.
fn edge_name(edge: &Edge<Kuhn>) -> Message {
    match edge {
        Edge::Action(_, action) => name(*action),
        Edge::Root | Edge::Chance { .. } | Edge::World(_) => Message::verbatim(String::new()),
    }
}

impl Agent<Kuhn> for OneTree {
    fn decide(&mut self, ask: &Ask<'_, Kuhn>, why: Option<&mut Explanation>) -> KuhnAction {
        let Some(why) = why else { return self.0.decide(ask, None) };
        let chosen = self.0.decide(ask, Some(why));
        why.reason = Some(Message::new("kuhn-why-one-tree"));
        chosen
    }

    fn trace(&mut self, ask: &Ask<'_, Kuhn>, log: &mut SearchLog<Kuhn>) -> Option<KuhnAction> {
        self.0.trace(ask, log)
    }

    fn nodes(&self) -> u64 {
        self.0.nodes()
    }
}
