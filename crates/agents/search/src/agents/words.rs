//! What an agent calls the things it explains.

use parlor_agent::{Body, Explanation, Message, Panel, Range, Scale, Unit};
use parlor_game::{Game, Seat};

use crate::{Bounds, Edge, Found, Recorder, Valued};

/// The words of one game for explanations: how its actions and rolls are called, what its values
/// measure.
#[derive(Clone, Debug)]
pub struct Words<G: Game> {
    /// The name of an action or an outcome.
    pub edge: fn(&Edge<G>) -> Message,
    /// What the values measure.
    pub values: Scale,
    /// How many nodes a drawn tree has at most, unless whoever asks says it.
    pub tree_nodes_max: usize,
}

impl<G: Game> Default for Words<G> {
    /// Names as the types print themselves, values as plain utility, trees of 500 nodes.
    fn default() -> Words<G> {
        Words {
            edge: Edge::debug_label,
            values: Scale::new("study-utility", Unit::signed(2)),
            tree_nodes_max: 500,
        }
    }
}

impl<G: Game> Words<G> {
    pub(crate) fn recorder(&self, why: &Explanation) -> Recorder<G> {
        Recorder::new(why.tree_nodes_max.unwrap_or(self.tree_nodes_max))
    }

    /// Fills in verdict, candidates and effort.
    pub(crate) fn explain(&self, seat: Seat, found: &Found<G::Action>, why: &mut Explanation) {
        let label = |action| (self.edge)(&Edge::Action(seat, action));
        why.verdict = found.action.map(label);
        why.values = self.values.clone();
        found.explain(why, label);
    }

    /// Adds the drawing of a search whose values lie within `bounds`.
    pub(crate) fn draw(&self, recorder: &Recorder<G>, bounds: Bounds, why: &mut Explanation) {
        let range = Range::Fixed { low: bounds.low, high: bounds.high };
        let tree = recorder.tree(self.values.clone().over(range), self.edge);
        why.panels.push(Panel::new(Message::new("study-game-tree"), Body::Tree(tree)));
    }
}

/// The answer where there is only one: nothing is searched.
pub(crate) fn only_answer<A: Copy>(legal: &[A]) -> Option<Found<A>> {
    let &[action] = legal else { return None };
    let candidates = vec![Valued { action, value: None, visits: 0 }];
    Some(Found { action: Some(action), candidates, ..Found::empty() })
}
