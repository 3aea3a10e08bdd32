//! A search laid open: its tree, and its log step by step.

use std::num::NonZeroU32;

use parlor_agent::{Algorithm, CutReason, Estimate, Message, NodeKind, Scale, SeatMsg};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::MomentMsg;

/// Asks for a search to be laid open: `POST /api/explore`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields = nullable)]
pub struct ExploreRequestMsg {
    /// What is searched.
    pub source: SourceMsg,
    /// Who searches: an agent's spec, with depth, pruning and order.
    pub agent: String,
    /// Seed of agents that draw lots; default: 1, so that the same question has the same answer.
    pub seed: Option<u32>,
    /// The id of an earlier answer that is no longer kept: a search that has come out otherwise since is
    /// refused, so that its parts are never mixed with those fetched before.
    pub again: Option<String>,
}

/// What is searched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SourceMsg {
    /// A tree written by hand.
    Tree {
        /// The tree: `max(min(3, 12, 8), chance(0.7: 2, 0.3: 9))`.
        text: String,
    },
    /// A position in a game's own notation.
    Position {
        /// The game.
        game: String,
        /// The position: `XGID=…`, `XO./.X./..O`.
        text: String,
    },
    /// A moment of a record that is brought along.
    Record {
        /// The record, in any format that can be uploaded.
        text: String,
        /// The moment.
        at: MomentMsg,
    },
    /// A moment of a match that was played here.
    Match {
        /// The room.
        room: String,
        /// Which match, counted from 1; default: the last.
        #[schema(value_type = Option<u32>, minimum = 1)]
        #[ts(optional)]
        nth: Option<NonZeroU32>,
        /// The moment.
        at: MomentMsg,
    },
    /// The open question of one's own practice table.
    Table {
        /// The room.
        room: String,
        /// The token got when joining.
        token: String,
    },
}

/// A search laid open. Where the tree or the log is large, the rest is fetched.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExplorationMsg {
    /// By this name the rest is fetched, for some time.
    pub id: String,
    /// The game; none for a tree written by hand.
    pub game: Option<String>,
    /// The same question as a position in text, where the game has one: for links.
    pub position: Option<String>,
    /// The agent's spec.
    pub agent: String,
    /// Which search it was.
    pub algorithm: Algorithm,
    /// What the values measure, and between which bounds they lie.
    pub values: Scale,
    /// What was counted at the end. `nodes` is the search's own counter.
    pub counts: ExploreCountsMsg,
    /// Nodes of the tree.
    pub n_nodes: u32,
    /// Steps of the log.
    pub n_steps: u32,
    /// Events of the log.
    pub n_events: u32,
    /// What the root is worth.
    pub value: Option<Estimate>,
    /// What the agent does.
    pub action: Option<Message>,
    /// The root's child that the agent chooses.
    pub chosen: Option<u32>,
    /// Every action of the root with what it is worth, as the game lists them.
    pub candidates: Vec<ExploredActionMsg>,
    /// How long it took.
    pub think_ms: f64,
    /// The top of the tree; all of it where it is small.
    pub nodes: Vec<ExploredNodeMsg>,
    /// The first steps; all of them where they are few.
    pub steps: ExploredStepsMsg,
    /// How well a strategy does after each sweep, where one is learnt.
    pub learning: Vec<SweepMsg>,
}

/// An action of the root.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExploredActionMsg {
    /// Its name.
    pub action: Message,
    /// What it is worth; none where the search did not come.
    pub value: Option<Estimate>,
    /// The root's child, where there is one.
    pub node: Option<u32>,
}

/// What has been counted so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct ExploreCountsMsg {
    /// What the search counts: nodes, playouts, worlds.
    pub nodes: u64,
    /// Leaves that were valued.
    pub leaves: u64,
    /// Cuts.
    pub cuts: u64,
    /// Children that were left out by the cuts.
    pub skipped: u64,
}

/// One node, with all that happened at it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ExploredNodeMsg {
    /// Its number: nodes are counted from 0 in the order in which the search came to them. Those that it never
    /// came to have numbers from `n_nodes` on.
    pub id: u32,
    /// The node it hangs from; none for the root.
    pub parent: Option<u32>,
    /// Which child of that node it is, counted from 0: those the search came to first, then those cut away.
    pub nth: u32,
    /// Who chooses here.
    pub kind: NodeKind,
    /// The seat that moves here, if one does.
    pub mover: Option<SeatMsg>,
    /// What leads here; empty for the root.
    pub edge: Message,
    /// How likely that outcome is, below a chance node.
    pub probability: Option<f64>,
    /// Did the search come here? Otherwise it was cut away.
    pub visited: bool,
    /// All that happened here, in order.
    pub history: Vec<ChangeMsg>,
    /// How many children it has, those cut away included.
    pub n_children: u32,
    /// How many nodes there are below it in all, visited or known to be cut away.
    pub n_below: u32,
    /// How many children it has that are not listed: in a large search only those next to a cut are, and of each
    /// of them this number.
    pub n_unlisted: u32,
}

/// Something that happened at a node.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChangeMsg {
    /// The event's place in the log, counted from 0.
    pub at: u32,
    /// What happened.
    #[serde(flatten)]
    pub event: ExploreEventMsg,
}

/// One event of a search, at one node.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum ExploreEventMsg {
    /// The search comes here for the first time.
    Enter,
    /// It comes here again.
    Reenter,
    /// It looks for values in this window; an open end is null.
    Window {
        /// What the maximiser has elsewhere.
        alpha: Option<f64>,
        /// What the minimiser has elsewhere.
        beta: Option<f64>,
    },
    /// The edge to this node is taken this often at present.
    Share {
        /// From 0 to 1.
        share: f64,
    },
    /// How likely the way here is while a strategy is being learnt.
    Reach {
        /// By the choices of the seat that decides here.
        own: f64,
        /// By chance and the choices of everyone else.
        others: f64,
    },
    /// What has been learnt of the edge to this node, seen by the seat that chooses.
    Learnt {
        /// How often it was chosen in this round.
        share: f64,
        /// What it was worth in this round.
        value: f64,
        /// Its regret after the round.
        regret: f64,
        /// The sum of its shares after the round, each as likely as the seat's own way there.
        sum: f64,
    },
    /// What the node is worth so far.
    Worth {
        /// The best child, the sum of outcomes or the mean of playouts.
        value: f64,
        /// At a decision alpha now, at a chance node the least that can still come out; null where open.
        low: Option<f64>,
        /// At a decision beta now, at a chance node the most that can still come out; null where open.
        high: Option<f64>,
    },
    /// The child just left is the best so far.
    Best {
        /// Which child.
        child: u32,
    },
    /// The other children are left out.
    Cut {
        /// Which rule allowed it.
        reason: CutReason,
        /// How many children were not searched to the end.
        n_skipped: u32,
        /// What the node is worth at most or at least.
        value: f64,
        /// The value elsewhere that makes it useless.
        limit: f64,
    },
    /// The node is done.
    Leave {
        /// What came out.
        value: Estimate,
    },
}

/// Some steps of a log: `GET /api/explore/{id}/steps`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct ExploredStepsMsg {
    /// The number of the first of them, counted from 0.
    pub first: u32,
    /// The nodes between the root and where the search is before them.
    pub open: Vec<u32>,
    /// The steps.
    pub steps: Vec<ExploredStepMsg>,
}

/// One step: a visit to a node and what follows from it up to the next visit; or a round.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct ExploredStepMsg {
    /// The place of its first event in the log.
    pub first: u32,
    /// What happened, and where.
    pub events: Vec<NodeEventMsg>,
    /// What has been counted after it.
    pub counts: ExploreCountsMsg,
}

/// An event and the node it happened at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NodeEventMsg {
    /// The node.
    pub node: u32,
    /// What happened.
    #[serde(flatten)]
    pub event: ExploreEventMsg,
}

/// Part of a tree: `GET /api/explore/{id}/nodes`. A node with more children than are here says so by its
/// `n_children`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct ExploredNodesMsg {
    /// Parents before their children.
    pub nodes: Vec<ExploredNodeMsg>,
}

/// The next node whose edge reads so: `GET /api/explore/{id}/find`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct FoundNodeMsg {
    /// The way from the root to it, both included; empty where there is none.
    pub path: Vec<u32>,
}

/// The position at a node: `GET /api/explore/{id}/boards/{node}`. `V` is the view of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NodeBoardMsg<V> {
    /// From which seat it is seen.
    pub seat: SeatMsg,
    /// What each seat knows, in the order of the seats; null where only the asking seat's view is known.
    pub views: Vec<Option<V>>,
}

/// How well a strategy does after a sweep.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SweepMsg {
    /// Sweeps so far.
    pub n: u32,
    /// What the first player wins on average when both play the average strategy.
    pub value: f64,
    /// What a player who knows the strategy could win against it, on average.
    pub exploitability: f64,
}
