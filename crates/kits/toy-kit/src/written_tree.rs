//! A tree written by hand, and the searches it can be given to.

use std::sync::Arc;

use parlor_agent::{Ask, Budget, Message, Registry, Spec, SpecError};
use parlor_formats::written_tree::{TreeError, read};
use parlor_game::{Game, Seat};
use parlor_kit::{
    EXPLORED_EVENTS_MAX, EXPLORED_NODES_MAX, Explorable, ExploreError, Explored, Exploring,
};
use parlor_toy::{TreePlan, WrittenTree};
use parlor_toy_agents::written_tree::misfit;
pub use parlor_toy_agents::written_tree::registry as agents;

/// A tree written by hand.
pub struct TypedTree {
    plan: Arc<TreePlan>,
    registry: Registry<WrittenTree>,
}

impl TypedTree {
    /// Reads a tree; an error says where it goes wrong.
    pub fn read(text: &str) -> Result<TypedTree, TreeError> {
        Ok(TypedTree { plan: Arc::new(read(text)?), registry: agents() })
    }
}

impl Explorable for TypedTree {
    fn check(&self, spec: &str) -> Result<(), SpecError> {
        self.registry.check(spec).map(drop)
    }

    fn explore(
        &self,
        spec: &str,
        seed: u64,
        budget: Budget<'_>,
    ) -> Result<Box<dyn Explored>, ExploreError> {
        let agent: Spec = spec.parse()?;
        if let Some(reason) = misfit(agent.name(), &self.plan) {
            let (detail, message) = (reason.to_owned(), Message::new("refused-no-chance"));
            return Err(ExploreError::Misfit { detail, message });
        }
        let game = WrittenTree::start(&self.plan);
        let mover = game.turn().asked().first();
        let mut legal = Vec::new();
        game.legal(mover.unwrap_or(Seat::A), &mut legal);
        let budget = Budget { nodes: Some(EXPLORED_NODES_MAX), ..budget };
        let exploring = Exploring {
            game: None,
            position: None,
            registry: &self.registry,
            ask: Ask { seat: mover.unwrap_or(Seat::A), view: &game, legal: &legal, budget },
            seen: &[],
            put_view: None,
            cut_away_max: TreePlan::NODES_MAX,
            events_max: EXPLORED_EVENTS_MAX,
        };
        Ok(Box::new(exploring.explore(spec, seed)?))
    }
}
