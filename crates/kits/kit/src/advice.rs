//! A question with those who can answer it.

use std::sync::Arc;
use std::time::Instant;

use parlor_agent::{Ask, Body, Budget, Explanation, Registry, SpecError, Tree};
use parlor_wire::Codec;
use parlor_wire::online::{AdviceMsg, CostMsg};

use crate::{
    EXPLORED_EVENTS_MAX, EXPLORED_NODES_MAX, ExploreError, Explored, Exploring, GameOf, Kit,
    Question, Records, ViewOf,
};

/// Something that can be searched, with those who can search it.
pub trait Explorable: Send {
    /// Is there such an agent?
    fn check(&self, spec: &str) -> Result<(), SpecError>;

    /// The search of an agent, laid open.
    fn explore(
        &self,
        spec: &str,
        seed: u64,
        budget: Budget<'_>,
    ) -> Result<Box<dyn Explored>, ExploreError>;
}

/// A question of some game with those who can answer it.
pub trait Asked: Explorable {
    /// What an agent would do and why, an [`AdviceMsg`] as JSON; at most `tree_nodes` nodes of a
    /// search tree are sent. `None` when there is no such agent.
    fn advise(
        &self,
        spec: &str,
        seed: u64,
        tree_nodes: usize,
        budget: Budget<'_>,
    ) -> Option<String>;
}

/// A question of one game with its agents.
pub struct Advice<K: Kit> {
    /// The question.
    pub question: Question<K>,
    /// Who can be asked.
    pub registry: Arc<Registry<GameOf<K>>>,
}

impl<K: Records> Asked for Advice<K> {
    fn advise(
        &self,
        spec: &str,
        seed: u64,
        tree_nodes: usize,
        budget: Budget<'_>,
    ) -> Option<String> {
        let mut agent = self.registry.build(&self.registry.on_all_cores(spec), seed).ok()?;
        let Question { seat, view, legal, seen, .. } = &self.question;
        for seen in seen {
            agent.observe(seen);
        }
        let began = Instant::now();
        let ask = Ask { seat: *seat, view, legal, budget };
        let mut why = Explanation { tree_nodes_max: Some(tree_nodes), ..Explanation::default() };
        agent.decide(&ask, Some(&mut why));
        cut_trees(&mut why, tree_nodes);
        let legal = legal.iter().map(|&action| K::Codec::put_action(action)).collect();
        let advice = AdviceMsg { explanation: why, legal, cost: cost(began, agent.nodes()) };
        serde_json::to_string(&advice).ok()
    }
}

impl<K: Records> Explorable for Advice<K> {
    fn check(&self, spec: &str) -> Result<(), SpecError> {
        self.registry.check(spec).map(|_| ())
    }

    fn explore(
        &self,
        spec: &str,
        seed: u64,
        budget: Budget<'_>,
    ) -> Result<Box<dyn Explored>, ExploreError> {
        let Question { seat, view, legal, seen, .. } = &self.question;
        // Where worlds are guessed, what the search counts is not what its tree holds.
        let nodes = if K::HAS_SECRETS { GUESSED_NODES_MAX } else { EXPLORED_NODES_MAX };
        let budget = Budget { nodes: Some(nodes), ..budget };
        let exploring = Exploring {
            game: Some(K::NAME),
            position: K::write_position(&self.question),
            registry: &self.registry,
            ask: Ask { seat: *seat, view, legal, budget },
            seen,
            put_view: Some(put_view::<K>),
            cut_away_max: CUT_AWAY_MAX,
            events_max: EXPLORED_EVENTS_MAX,
        };
        Ok(Box::new(exploring.explore(spec, seed)?))
    }
}

/// What a search of guessed worlds may count.
const GUESSED_NODES_MAX: u64 = 2_000_000;

/// How many nodes that were cut away are drawn with all that is below them.
const CUT_AWAY_MAX: usize = 500;

fn put_view<K: Kit>(view: &ViewOf<K>) -> Option<serde_json::Value> {
    serde_json::to_value(K::Codec::put_view(view)).ok()
}

/// What a decision has cost that began then.
pub fn cost(began: Instant, nodes: u64) -> CostMsg {
    let think_ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    CostMsg { think_ms, nodes: Some(nodes) }
}

/// Keeps the top of every tree: an agent may draw a little more than it was told. Parents stand
/// before their children, and count what is left out below them.
fn cut_trees(explanation: &mut Explanation, nodes: usize) {
    for panel in &mut explanation.panels {
        if let Body::Tree(Tree { nodes: drawn, .. }) = &mut panel.body {
            while drawn.len() > nodes.max(1) {
                let Some(left_out) = drawn.pop() else { break };
                if let Some(parent) = left_out.parent.and_then(|parent| drawn.get_mut(parent)) {
                    parent.n_below += left_out.n_below + 1;
                }
            }
        }
    }
}
