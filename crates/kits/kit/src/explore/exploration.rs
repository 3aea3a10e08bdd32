//! A finished search with its log.

use std::mem::size_of;

use parlor_agent::{Edge, Message, Replay, ReplayedNode, SearchEvent, SearchLog};
use parlor_game::{Observed, Seat, Stochastic};
use parlor_texts::Language;
use parlor_wire::online::{
    ExplorationMsg, ExploredActionMsg, ExploredNodesMsg, ExploredStepsMsg, FoundNodeMsg,
    NodeBoardMsg, SweepMsg,
};

use super::ask::PutView;
use super::cut_away::CutAway;
use super::{Explored, FirstChild, events};

/// How much of a large search comes with its summary.
const TOP_NODES: usize = 1_000;
const FIRST_STEPS: usize = 500;

/// A finished search with its log.
pub struct Exploration<G: Observed> {
    pub(super) game: Option<&'static str>,
    pub(super) position: Option<String>,
    pub(super) agent: String,
    /// The seat that was asked.
    pub(super) seat: Seat,
    /// What it knows.
    pub(super) view: G::View,
    pub(super) put_view: Option<PutView<G>>,
    pub(super) log: SearchLog<G>,
    pub(super) replay: Replay,
    /// The events with which steps begin.
    pub(super) steps: Vec<u32>,
    pub(super) action: Option<G::Action>,
    pub(super) think_ms: f64,
    pub(super) cut_away: CutAway<G>,
    pub(super) digest: u64,
}

impl<G: Observed + Stochastic> Exploration<G> {
    pub(super) fn n_nodes(&self) -> u32 {
        self.replay.nodes.len() as u32
    }

    pub(super) fn visited(&self, node: u32) -> Option<&ReplayedNode> {
        self.replay.nodes.get(node as usize)
    }

    /// The game at a node, visited or not; none where the search does not know it.
    pub(super) fn game_at(&self, node: u32) -> Option<G> {
        if node < self.n_nodes() {
            return self.log.game_at(node);
        }
        let (parent, edge) = self.cut_away.hangs(self, node)?;
        let game = self.game_at(parent)?;
        follow(game, &edge)
    }

    /// What leads from the game at a node to a child of it.
    pub(super) fn edge_name(&self, before: Option<&G>, edge: &Edge<G>) -> Message {
        // A world is named by itself. All of them look alike to the seat, so any names what it does.
        let world = match *edge {
            Edge::World(nth) => self.log.worlds.get(nth as usize),
            _ => None,
        };
        match world.or(before).or(self.log.root.as_ref()).or(self.log.worlds.first()) {
            Some(game) => (self.log.name)(game, edge),
            None => edge.debug_label(),
        }
    }

    /// The root's child that an action leads to.
    fn child_of_root(&self, action: G::Action) -> Option<u32> {
        let leads_there = |&&child: &&u32| matches!(self.log.nodes()[child as usize].1, Edge::Action(_, other) if other == action);
        self.visited(0)?.children.iter().find(leads_there).copied()
    }

    fn candidates(&self) -> Vec<ExploredActionMsg> {
        let mover = self.visited(0).and_then(|root| root.mover).unwrap_or(self.seat);
        let candidate = |logged: &parlor_agent::LoggedAction<G::Action>| ExploredActionMsg {
            action: self.edge_name(None, &Edge::Action(mover, logged.action)),
            value: logged.value,
            node: self.child_of_root(logged.action),
        };
        self.log.candidates.iter().map(candidate).collect()
    }
}

/// The game after an edge; `None` where it does not fit.
pub(super) fn follow<G: Observed>(mut game: G, edge: &Edge<G>) -> Option<G> {
    use parlor_game::{Answers, Silent};
    match *edge {
        Edge::Action(seat, action) => game.advance(&Answers::one(seat, action), &mut Silent),
        Edge::Chance { chance, .. } => game.apply(chance, &mut Silent).ok()?,
        Edge::Root | Edge::World(_) => {}
    }
    Some(game)
}

impl<G: Observed + Stochastic> Explored for Exploration<G> {
    fn summary(&self, id: &str) -> ExplorationMsg {
        let mover = self.visited(0).and_then(|root| root.mover).unwrap_or(self.seat);
        let counts = self.log.events().len().checked_sub(1);
        let mut counts = events::counts(
            counts.map_or_else(Default::default, |last| self.replay.counts_after(last as u32)),
        );
        counts.nodes = self.log.counted;
        let sweep = |it: &parlor_agent::Sweep| SweepMsg {
            n: it.n,
            value: it.value,
            exploitability: it.exploitability,
        };
        ExplorationMsg {
            id: id.to_owned(),
            game: self.game.map(str::to_owned),
            position: self.position.clone(),
            agent: self.agent.clone(),
            algorithm: self.log.algorithm,
            values: self.log.values.clone(),
            counts,
            n_nodes: self.n_nodes(),
            n_steps: self.steps.len() as u32,
            n_events: self.log.events().len() as u32,
            value: self.visited(0).and_then(|root| root.value),
            action: self.action.map(|it| self.edge_name(None, &Edge::Action(mover, it))),
            chosen: self.action.and_then(|action| self.child_of_root(action)),
            candidates: self.candidates(),
            think_ms: self.think_ms,
            nodes: self.top(TOP_NODES),
            steps: self.steps(0, FIRST_STEPS),
            learning: self.log.learning.iter().map(sweep).collect(),
        }
    }

    fn nodes(&self, below: u32, first: FirstChild, most: usize) -> Option<ExploredNodesMsg> {
        if below >= self.n_nodes() + self.cut_away.len() {
            return None;
        }
        let first = match first {
            FirstChild::Nth(nth) => nth,
            FirstChild::Near(child) => {
                let nth = self.children(below).iter().position(|&(id, _)| id == child)?;
                nth - nth % most.max(1)
            }
        };
        Some(ExploredNodesMsg { nodes: self.below(below, first, most) })
    }

    fn steps(&self, from: u32, n: usize) -> ExploredStepsMsg {
        self.steps_from(from, n)
    }

    fn board(&self, node: u32) -> Option<String> {
        let put_view = self.put_view?;
        let views = match self.game_at(node) {
            Some(game) => game.seats().into_iter().map(|it| put_view(&game.view(it))).collect(),
            // Before a world is guessed there is only what the seat knows itself.
            None if node == 0 => {
                let mut views = vec![None; self.seat.idx()];
                views.push(put_view(&self.view));
                views
            }
            None => return None,
        };
        serde_json::to_string(&NodeBoardMsg { seat: self.seat.into(), views }).ok()
    }

    fn find(&self, text: &str, after: Option<u32>, language: Language) -> FoundNodeMsg {
        FoundNodeMsg { path: self.way_to(text, after, language) }
    }

    fn digest(&self) -> u64 {
        self.digest
    }

    fn size_bytes(&self) -> usize {
        let per_node = size_of::<ReplayedNode>() + size_of::<(Option<u32>, Edge<G>)>() + 64;
        let per_event = size_of::<SearchEvent<G>>() + 3 * size_of::<u32>();
        self.replay.nodes.len() * per_node
            + self.log.events().len() * per_event
            + self.steps.len() * size_of::<u32>()
            + self.log.worlds.len() * size_of::<G>()
            + self.cut_away.size_bytes()
            + size_of::<Self>()
    }
}
