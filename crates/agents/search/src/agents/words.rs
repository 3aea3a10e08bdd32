//! What an agent calls the things it explains.

use std::sync::Arc;

use parlor_agent::{Algorithm, Ask, Body, Explanation, Message, Panel, Scale, SearchLog, Unit};
use parlor_game::{Game, Observed, Seat};

use crate::{Bounds, Edge, Found, Recorder, Valued};

/// The words of one game for explanations: how its actions and rolls are called, what its values
/// measure.
#[derive(Clone, Debug)]
pub struct Words<G: Game> {
    /// The name of an action or an outcome.
    pub edge: fn(&Edge<G>) -> Message,
    /// What the values measure.
    pub values: Scale,
    /// How many nodes a drawn tree has at most, unless the caller says.
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

impl<G: Observed> Words<G> {
    /// What a watched `search` finds, explained with its tree; the only answer is not searched.
    pub(crate) fn explained(
        &self,
        ask: &Ask<'_, G>,
        bounds: Bounds,
        why: &mut Explanation,
        search: impl FnOnce(&mut Recorder<G>) -> Found<G::Action>,
    ) -> Found<G::Action> {
        let only = only_answer(ask.legal);
        let mut recorder = Recorder::new(why.tree_nodes_max.unwrap_or(self.tree_nodes_max));
        let is_searched = only.is_none();
        let found = only.unwrap_or_else(|| search(&mut recorder));
        self.explain(ask.seat, &found, why);
        if is_searched {
            self.draw(&recorder, bounds, why);
        }
        found
    }
}

impl<G: Game> Words<G> {
    /// Fills in verdict, candidates and effort.
    pub(crate) fn explain(&self, seat: Seat, found: &Found<G::Action>, why: &mut Explanation) {
        let label = |action| (self.edge)(&Edge::Action(seat, action));
        why.verdict = found.action.map(label);
        why.values = self.values.clone();
        found.explain(why, label);
    }

    /// Says at the head of a log which search it was, what its values measure and how edges are called, and at its end
    /// what was found.
    pub fn enter_in(
        &self,
        log: &mut SearchLog<G>,
        algorithm: Algorithm,
        bounds: impl Into<Option<Bounds>>,
        found: &Found<G::Action>,
    ) {
        let edge = self.edge;
        log.algorithm = algorithm;
        log.values = self.values.clone();
        if let Some(bounds) = bounds.into() {
            log.values = log.values.clone().over(bounds.range());
        }
        log.name = Arc::new(move |_, named| edge(named));
        found.conclude(log);
    }

    /// Adds the drawing of a search whose values lie within `bounds`.
    pub fn draw(&self, recorder: &Recorder<G>, bounds: Bounds, why: &mut Explanation) {
        let tree = recorder.tree(self.values.clone().over(bounds.range()), self.edge);
        why.panels.push(Panel::new(Message::new("study-game-tree"), Body::Tree(tree)));
    }
}

/// The answer where there is only one: nothing is searched.
pub(crate) fn only_answer<A: Copy>(legal: &[A]) -> Option<Found<A>> {
    let &[action] = legal else { return None };
    let candidates = vec![Valued::unknown(action)];
    Some(Found { action: Some(action), candidates, ..Found::empty() })
}
