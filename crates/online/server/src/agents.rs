//! Agents: which there are, what they decide, and why.
//!
//! An agent keeps its seat for a deal: it is made when the deal's first question comes, told all
//! that its seat has seen, and asked again and again. After a restart it is made anew and told the
//! same. Agents think in threads that may block, only so many at once, each decision under a cap.

use std::any::Any;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use parlor_agent::{Agent, Ask, Body, Budget, Explanation, Kind, Registry, SpecError, Tree};
use parlor_table::{
    AgentQuestion, BackgammonTable, GAMES, GameOf, RiichiTable, TableGame, ZoleTable,
};
use parlor_wire::Codec;
use parlor_wire::online::{AdviceMsg, AgentMsg, CostMsg};
use serde_json::Value;

use crate::catalogue::listed;
use crate::minds::Mind;
use crate::token::random_hex;

/// What one decision may use: both caps are hard.
const NODES_MAX: u64 = 2_000_000;
pub(crate) const THINK_MAX: Duration = Duration::from_secs(5);

/// The most that strangers may ask of an agent's parameter, whichever agent has it.
const LIMITS: [(&str, i64); 6] = [
    ("depth", 3),
    ("worlds", 200),
    ("playouts", 5_000),
    ("decks", 50),
    ("discards", 100),
    ("enumerate", 20_000),
];

/// The agents of all games, as far as this server lets them think.
pub(crate) struct Agents {
    backgammon: Registry<GameOf<BackgammonTable>>,
    riichi: Registry<GameOf<RiichiTable>>,
    zole: Registry<GameOf<ZoleTable>>,
}

/// An agent in the middle of a deal.
struct Seated<G: TableGame> {
    spec: String,
    agent: Box<dyn Agent<GameOf<G>>>,
    deal: (u64, u64),
    /// How much of what its seat has seen it has been told.
    n_seen: usize,
}

impl Agents {
    pub(crate) fn new() -> Agents {
        Agents {
            backgammon: limited(parlor_backgammon_agents::registry()),
            riichi: limited(parlor_riichi_agents::registry()),
            zole: limited(parlor_zole_agents::registry()),
        }
    }

    /// Is there such an agent, and may it be told so? Otherwise the sentence says what is possible.
    pub(crate) fn check(&self, game: &str, spec: &str) -> Result<(), String> {
        let checked = match game {
            "backgammon" => self.backgammon.check(spec),
            "riichi" => self.riichi.check(spec),
            _ => self.zole.check(spec),
        };
        checked.map(|_| ()).map_err(|error| in_words(&error))
    }

    /// Is there such an agent in any game? For those who have not said which one they mean.
    pub(crate) fn check_any(&self, spec: &str) -> Result<(), String> {
        let [first, others @ ..] = GAMES;
        let found = others.iter().any(|game| self.check(game, spec).is_ok());
        if found { Ok(()) } else { self.check(first, spec) }
    }

    /// The agents of a game as a page shows them; `None` when there is no such game.
    pub(crate) fn listed(&self, game: &str) -> Option<Vec<AgentMsg>> {
        match game {
            "backgammon" => Some(listed(&self.backgammon)),
            "riichi" => Some(listed(&self.riichi)),
            "zole" => Some(listed(&self.zole)),
            _ => None,
        }
    }

    /// What an agent answers to a question of its game, and what that cost: until `stop` is set or
    /// its time is over.
    pub(crate) fn decide(
        &self,
        game: &str,
        spec: &str,
        mind: &Mind,
        question: Box<dyn Any + Send>,
        stop: &AtomicBool,
        until: tokio::time::Instant,
    ) -> Option<(Value, CostMsg)> {
        let budget = budget(stop, until.into_std());
        match game {
            "backgammon" => {
                decide::<BackgammonTable>(&self.backgammon, spec, mind, question, budget)
            }
            "riichi" => decide::<RiichiTable>(&self.riichi, spec, mind, question, budget),
            _ => decide::<ZoleTable>(&self.zole, spec, mind, question, budget),
        }
    }

    /// What an agent would do, and why, until `stop` is set. May take as long as a decision may.
    pub(crate) fn explain(
        &self,
        game: &str,
        spec: &str,
        question: Box<dyn Any + Send>,
        tree_nodes: usize,
        stop: &AtomicBool,
    ) -> Option<AdviceMsg<Value>> {
        let mut advice = match game {
            "backgammon" => {
                explain::<BackgammonTable>(&self.backgammon, spec, question, tree_nodes, stop)?
            }
            "riichi" => explain::<RiichiTable>(&self.riichi, spec, question, tree_nodes, stop)?,
            _ => explain::<ZoleTable>(&self.zole, spec, question, tree_nodes, stop)?,
        };
        cut_trees(&mut advice.explanation, tree_nodes);
        Some(advice)
    }
}

/// The registry with what strangers may ask.
fn limited<G: parlor_game::Observed>(mut registry: Registry<G>) -> Registry<G> {
    let declared = registry.entries().iter().flat_map(|entry| {
        entry.parameters.iter().map(|parameter| (entry.name, parameter.name, parameter.kind))
    });
    let declared: Vec<_> = declared.collect();
    for (agent, parameter, kind) in declared {
        let limit = LIMITS.iter().find(|(name, _)| *name == parameter);
        if let (Some(&(_, most)), Kind::Integer { min, max }) = (limit, kind)
            && (min..max).contains(&most)
        {
            // Such a limit lies within what is declared, so it is taken.
            let _ = registry.limit(agent, parameter, Kind::Integer { min, max: most });
        }
    }
    registry
}

/// What is wrong with a spec; a number that is too high is said to be over its limit.
fn in_words(error: &SpecError) -> String {
    match error {
        SpecError::OutOfRange { key, value, kind: Kind::Integer { max, .. } }
            if value.parse().is_ok_and(|value: i64| value > *max) =>
        {
            format!("agent parameter over its limit: {key}={value}, at most {max}")
        }
        other => other.to_string(),
    }
}

fn seed() -> u64 {
    let hex = random_hex::<8>();
    hex.and_then(|hex| u64::from_str_radix(&hex, 16).ok()).unwrap_or(0)
}

fn budget(stop: &AtomicBool, until: Instant) -> Budget<'_> {
    Budget { nodes: Some(NODES_MAX), deadline: Some(until), cancel: Some(stop) }
}

fn decide<G: TableGame>(
    registry: &Registry<GameOf<G>>,
    spec: &str,
    mind: &Mind,
    question: Box<dyn Any + Send>,
    budget: Budget<'_>,
) -> Option<(Value, CostMsg)> {
    let question = question.downcast::<AgentQuestion<G>>().ok()?;
    // One that still thinks about an earlier question is left to it: another one takes its place.
    let mut slot = mind.0.try_lock().ok();
    let sat = slot.as_mut().and_then(|slot| slot.take());
    let sat = sat.and_then(|sat| sat.downcast::<Seated<G>>().ok());
    let same = |sat: &Seated<G>| {
        sat.spec == spec && sat.deal == question.deal && sat.n_seen <= question.seen.len()
    };
    let mut seated = match sat.filter(|sat| same(sat)) {
        Some(seated) => seated,
        None => Box::new(Seated::<G> {
            spec: spec.to_owned(),
            agent: registry.build(spec, seed()).ok()?,
            deal: question.deal,
            n_seen: 0,
        }),
    };
    for seen in &question.seen[seated.n_seen..] {
        seated.agent.observe(seen);
    }
    seated.n_seen = question.seen.len();
    let began = Instant::now();
    let AgentQuestion { seat, view, legal, .. } = &*question;
    let ask = Ask { seat: *seat, view, legal, budget };
    let action = seated.agent.decide(&ask, None);
    let cost = cost(began, seated.agent.nodes());
    if let Some(slot) = &mut slot {
        **slot = Some(seated);
    }
    Some((serde_json::to_value(G::Codec::put_action(action)).ok()?, cost))
}

fn explain<G: TableGame>(
    registry: &Registry<GameOf<G>>,
    spec: &str,
    question: Box<dyn Any + Send>,
    tree_nodes: usize,
    stop: &AtomicBool,
) -> Option<AdviceMsg<Value>> {
    let question = question.downcast::<AgentQuestion<G>>().ok()?;
    let mut agent = registry.build(spec, seed()).ok()?;
    for seen in &question.seen {
        agent.observe(seen);
    }
    let began = Instant::now();
    let AgentQuestion { seat, view, legal, .. } = &*question;
    let ask = Ask { seat: *seat, view, legal, budget: budget(stop, began + THINK_MAX) };
    let mut why = Explanation { tree_nodes_max: Some(tree_nodes), ..Explanation::default() };
    agent.decide(&ask, Some(&mut why));
    let written = legal.iter().map(|&action| serde_json::to_value(G::Codec::put_action(action)));
    Some(AdviceMsg {
        explanation: why,
        legal: written.collect::<Result<_, _>>().ok()?,
        cost: cost(began, agent.nodes()),
    })
}

fn cost(began: Instant, nodes: u64) -> CostMsg {
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
