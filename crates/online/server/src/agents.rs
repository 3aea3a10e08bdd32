//! Agents: which there are, and what they decide.

use std::any::Any;
use std::time::{Duration, Instant};

use parlor_agent::{Ask, Budget, Registry};
use parlor_table::{AgentQuestion, BackgammonTable, GameOf, RiichiTable, TableGame, ZoleTable};
use parlor_wire::Codec;
use serde_json::Value;

/// What one decision may use: both caps are hard.
const NODES_MAX: u64 = 2_000_000;
const THINK_MAX: Duration = Duration::from_secs(5);

/// The agents of all games.
pub(crate) struct Agents {
    backgammon: Registry<GameOf<BackgammonTable>>,
    riichi: Registry<GameOf<RiichiTable>>,
    zole: Registry<GameOf<ZoleTable>>,
}

impl Agents {
    pub(crate) fn new() -> Agents {
        Agents {
            backgammon: parlor_backgammon_agents::registry(),
            riichi: parlor_riichi_agents::registry(),
            zole: parlor_zole_agents::registry(),
        }
    }

    /// Is there such an agent? Otherwise the sentence says which there are.
    pub(crate) fn check(&self, game: &str, spec: &str) -> Result<(), String> {
        let checked = match game {
            "backgammon" => self.backgammon.check(spec),
            "riichi" => self.riichi.check(spec),
            _ => self.zole.check(spec),
        };
        checked.map(|_| ()).map_err(|error| error.to_string())
    }

    /// What an agent answers to a question of its game. May take as long as a decision may.
    pub(crate) fn decide(
        &self,
        game: &str,
        spec: &str,
        seed: u64,
        question: Box<dyn Any + Send>,
    ) -> Option<Value> {
        match game {
            "backgammon" => think::<BackgammonTable>(&self.backgammon, spec, seed, question),
            "riichi" => think::<RiichiTable>(&self.riichi, spec, seed, question),
            _ => think::<ZoleTable>(&self.zole, spec, seed, question),
        }
    }
}

fn think<G: TableGame>(
    registry: &Registry<GameOf<G>>,
    spec: &str,
    seed: u64,
    question: Box<dyn Any + Send>,
) -> Option<Value> {
    let question = question.downcast::<AgentQuestion<G>>().ok()?;
    let mut agent = registry.build(spec, seed).ok()?;
    let deadline = Instant::now().checked_add(THINK_MAX);
    let budget = Budget { nodes: Some(NODES_MAX), deadline, cancel: None };
    let ask = Ask { seat: question.seat, view: &question.view, legal: &question.legal, budget };
    let action = agent.decide(&ask, None);
    serde_json::to_value(G::Codec::put_action(action)).ok()
}
