//! `house`: the strong player of riichi.
//!
//! It values every legal action by the change of its final result to expect, in points, what rivals' wins
//! cost and the end of the wall pays counted in:
//!
//! - **Attack**: the chance to win and the points won. Hands near to ready are valued with calls, ron
//!   and riichi ([`jp_dag`](parlor_riichi_value::jp_dag)) where the graph fits the budget, others by
//!   draws alone ([`sp_draw`](parlor_riichi_value::sp_draw)), rivals' discards then counted in; hands
//!   further away by a network that learned the same. In all cases rivals may win first. Ready hands are valued tile by tile, with riichi and without.
//! - **Defence** ([`Rival`]): for each rival how likely it is ready, for what it waits, and what its
//!   hand costs, by what was counted in records ([`Tables`]).
//! - **Push or fold**: what going on is worth, less the danger of every later discard,
//!   against throwing the safest tile each turn.
//! - **Place**: points count by the place that they bring, the more the nearer the end
//!   of the match.
//!
//! | file | idea |
//! |---|---|
//! | `sight` | what a tile looks like: suji, walls, unseen copies |
//! | `tables` | [`Tables`]: the numbers counted |
//! | `game_statistics` | [`GameStatistics`]: counting them |
//! | `rival` | [`Rival`]: reading one |
//! | `placement` | points by the places that they bring |
//! | `wall_end` | what the end of the wall pays |
//! | `race` | how long the deal lasts, and what an attack comes to in it |
//! | `ready` | attacks of ready hands |
//! | `far` | hands too far to be valued exactly: the network, its samples, and a guess for lower levels |
//! | `dangers` | what discards cost, now and later |
//! | `evaluator` | push and fold weighed |
//! | `valuer` | what hands come to that are not ready: by the graph, or by draws alone |
//! | `options` | every legal action judged |
//! | `skill` | [`Skill`]: the levels |
//! | `novice` | [`Novice`]: the beginner, who knows none of this |
//! | `reasons` | how it explains itself |

mod dangers;
mod evaluator;
mod far;
mod game_statistics;
mod novice;
mod options;
mod placement;
mod race;
mod ready;
mod reasons;
mod rival;
mod sight;
mod skill;
mod tables;
mod valuer;
mod wall_end;

use parlor_agent::{Agent, Ask, Budget, Entry, Explanation, Parameter};
use parlor_riichi::Deal;
use parlor_riichi::deal::Action;
use parlor_riichi_value::sp_draw::SpDraw;

use crate::Frame;
use evaluator::{Evaluator, Judged};
use far::FarNetwork;
use options::Options;
use valuer::{GRAPH_NODES, Method, Valuer};

pub(crate) use novice::SIMPLE_SCORE;

pub use far::FarSamples;
pub use game_statistics::GameStatistics;
pub use novice::Novice;
pub use rival::Rival;
pub use skill::{Fear, Skill};
pub use tables::{NoTables, Tables};

/// The strong player. A node is a hand of 13 tiles valued.
#[derive(Clone, Debug)]
pub struct House {
    skill: Skill,
    engine: SpDraw,
    network: FarNetwork,
    nodes: u64,
}

impl House {
    /// A player of this skill.
    pub fn new(skill: Skill) -> House {
        House { skill, engine: SpDraw::default(), network: FarNetwork::default(), nodes: 0 }
    }

    /// What it thinks of every legal action. Every hand that is near enough is valued by draws alone first; then
    /// by the graph, and if all of them fit, that counts: no two of them are compared by different methods.
    fn judge(&mut self, ask: &Ask<'_, Deal>, evaluator: &Evaluator<'_>) -> Thought {
        let by_draws = self.judge_by(Method::Draws, ask, evaluator, ask.budget);
        if by_draws.method.is_none() || evaluator.skill.graph < 0 {
            return by_draws;
        }
        let left = ask.budget.nodes.map_or(GRAPH_NODES, |most| most.saturating_sub(by_draws.nodes));
        let budget = Budget { nodes: Some(left.min(GRAPH_NODES)), ..ask.budget };
        let by_graph = self.judge_by(Method::Graph, ask, evaluator, budget);
        let nodes = by_draws.nodes + by_graph.nodes;
        let best = if by_graph.method.is_some() { by_graph } else { by_draws };
        Thought { nodes, ..best }
    }

    fn judge_by(
        &mut self,
        method: Method,
        ask: &Ask<'_, Deal>,
        evaluator: &Evaluator<'_>,
        budget: Budget<'_>,
    ) -> Thought {
        let valuer = Valuer::new(method, &mut self.engine, &mut self.network, budget.meter());
        let mut options = Options { evaluator, valuer };
        let judged = options.judge(ask.legal);
        let Valuer { meter, .. } = &options.valuer;
        let (method, by_network) = (options.valuer.served(), options.valuer.is_by_network());
        Thought { judged, method, by_network, nodes: meter.used() }
    }
}

/// What it thinks of every legal action, in their order.
struct Thought {
    judged: Vec<Judged>,
    /// By what hands were valued that are not ready; `None` if none was, or not all of them could be.
    method: Option<Method>,
    /// Were all of them valued by the network?
    by_network: bool,
    nodes: u64,
}

impl Agent<Deal> for House {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let win = ask.legal.iter().position(|&action| Frame::of(action) == Frame::Win);
        self.nodes = 0;
        if why.is_none() && (win.is_some() || ask.legal.len() == 1) {
            return ask.legal[win.unwrap_or(0)];
        }
        let evaluator = Evaluator::new(ask.view, self.skill);
        let thought = self.judge(ask, &evaluator);
        self.nodes = thought.nodes;
        let chosen = win.unwrap_or_else(|| options::best(ask.legal, &thought.judged));
        if let Some(why) = why {
            reasons::explain(ask, &evaluator, &thought, chosen, why);
        }
        ask.legal[chosen]
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// Its place in the roster.
pub(crate) fn entry() -> Entry<Deal> {
    let level = Parameter::level().also(&[("strong", "master")]);
    let attack = Parameter::choice("attack", &["auto", "sp"], "auto");
    let far = Parameter::choice("far", &["network", "tiles"], "network");
    Entry::new("house", &[level, attack, far], |params, _| {
        let skill = match params.choice("level") {
            "beginner" => return Box::new(Novice),
            "club" => Skill::CLUB,
            _ => Skill::MASTER,
        };
        let skill = if params.choice("attack") == "sp" { skill.by_draws() } else { skill };
        let is_counted = params.choice("far") == "tiles";
        Box::new(House::new(if is_counted { skill.by_tiles() } else { skill }))
    })
}
