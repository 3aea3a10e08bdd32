//! The log itself.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parlor_game::{Answers, Game, Silent};

use super::{Algorithm, Edge, SearchEvent};
use crate::{Estimate, Message, Scale, Unit};

/// Names an edge that leads on from a game; that to a world is asked with the world itself.
pub type NameEdge<G> = Arc<dyn Fn(&G, &Edge<G>) -> Message + Send + Sync>;

/// An action of the root, and what the search came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LoggedAction<A> {
    /// The action.
    pub action: A,
    /// What it is worth; a bound where it was cut off, `None` where the search did not come.
    pub value: Option<Estimate>,
}

/// How well a strategy does that is being learnt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sweep {
    /// Sweeps so far.
    pub n: u32,
    /// What the first player wins on average when both play the average strategy.
    pub value: f64,
    /// What a player who knows the strategy could win against it, on average.
    pub exploitability: f64,
}

/// All that a search did, in order. Replaying it rebuilds the tree, the values and the counts that the
/// search reported, so a picture drawn from it cannot disagree with the search.
///
/// A node's number is that of its [`SearchEvent::Enter`], counted from 0. Nodes that a spent budget left
/// open have no [`SearchEvent::Leave`].
#[derive(Clone)]
pub struct SearchLog<G: Game> {
    /// Which search it was.
    pub algorithm: Algorithm,
    /// What the values measure. A fixed range is what cuts at chance nodes rely on.
    pub values: Scale,
    /// What edges are called.
    pub name: NameEdge<G>,
    /// The game at the root; for a search of worlds there is one for each.
    pub root: Option<G>,
    /// The worlds that were looked at, by number.
    pub worlds: Vec<G>,
    /// What the search came to for each action of the root, as the game lists them.
    pub candidates: Vec<LoggedAction<G::Action>>,
    /// How well a strategy does after each sweep, where one is learnt.
    pub learning: Vec<Sweep>,
    /// What the search itself has counted, at its end.
    pub counted: u64,
    /// Was the search cut short because it grew too large?
    pub is_cut_short: bool,
    /// How many events there is room for.
    events_max: usize,
    /// Set once there are more.
    full: Arc<AtomicBool>,
    events: Vec<SearchEvent<G>>,
    /// Of every node its parent and the edge to it.
    nodes: Vec<(Option<u32>, Edge<G>)>,
    /// Of every node its last child and the sister before it.
    kin: Vec<Kin>,
    /// The nodes between the root and where the search is.
    open: Vec<u32>,
    last_root: Option<u32>,
    rounds: Vec<Round>,
}

/// Where a round begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its first event.
    pub first: u32,
    /// What the search had counted before it.
    pub counted: u64,
}

#[derive(Clone, Copy)]
struct Kin {
    last_child: Option<u32>,
    sister_before: Option<u32>,
}

impl<G: Game> Default for SearchLog<G> {
    fn default() -> SearchLog<G> {
        SearchLog {
            algorithm: Algorithm::default(),
            values: Scale::new("study-utility", Unit::signed(2)),
            name: Arc::new(|_, edge| edge.debug_label()),
            root: None,
            worlds: Vec::new(),
            candidates: Vec::new(),
            learning: Vec::new(),
            counted: 0,
            is_cut_short: false,
            events_max: usize::MAX,
            full: Arc::default(),
            events: Vec::new(),
            nodes: Vec::new(),
            kin: Vec::new(),
            open: Vec::new(),
            last_root: None,
            rounds: Vec::new(),
        }
    }
}

impl<G: Game> SearchLog<G> {
    /// An empty log of a search that begins at `root`.
    pub fn of(root: G) -> SearchLog<G> {
        SearchLog { root: Some(root), ..SearchLog::default() }
    }

    /// An empty log with room for so many events. What comes later is written down all the same, but
    /// [`full`](SearchLog::full) is set: anyone who gives it to the search as part of its
    /// [`Budget`](crate::Budget) ends it there.
    pub fn with_room(events_max: usize) -> SearchLog<G> {
        SearchLog { events_max, ..SearchLog::default() }
    }

    /// Set once there are more events than there is room for.
    pub fn full(&self) -> Arc<AtomicBool> {
        self.full.clone()
    }

    /// Are there more events than there is room for?
    pub fn is_full(&self) -> bool {
        self.events.len() > self.events_max
    }

    /// The events, in order.
    pub fn events(&self) -> &[SearchEvent<G>] {
        &self.events
    }

    /// Of every node its parent and the edge that leads to it, parents first.
    pub fn nodes(&self) -> &[(Option<u32>, Edge<G>)] {
        &self.nodes
    }

    /// The rounds, where the search goes in rounds.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The events with which the steps begin that a reader takes: rounds where the search has them,
    /// otherwise visits to nodes.
    pub fn steps(&self) -> Vec<u32> {
        if !self.rounds.is_empty() {
            return self.rounds.iter().map(|round| round.first).collect();
        }
        let is_visit = |event: &SearchEvent<G>| {
            matches!(event, SearchEvent::Enter(_) | SearchEvent::Reenter(_))
        };
        let visits = self.events.iter().enumerate().filter(|(_, event)| is_visit(event));
        visits.map(|(idx, _)| idx as u32).collect()
    }

    /// The game at a node, from the root or its world; `None` where an edge does not fit.
    pub fn game_at(&self, node: u32) -> Option<G> {
        let (parent, edge) = *self.nodes.get(node as usize)?;
        let mut game = match edge {
            Edge::Root => return self.root.clone(),
            Edge::World(nth) => return self.worlds.get(nth as usize).cloned(),
            Edge::Action(..) | Edge::Chance { .. } => self.game_at(parent?)?,
        };
        match edge {
            Edge::Action(seat, action) => game.advance(&Answers::one(seat, action), &mut Silent),
            Edge::Chance { chance, .. } => game.apply(chance, &mut Silent).ok()?,
            Edge::Root | Edge::World(_) => {}
        }
        Some(game)
    }

    /// What the edge to a node is called.
    pub fn label(&self, node: u32) -> Message {
        let Some(&(parent, edge)) = self.nodes.get(node as usize) else {
            return Message::verbatim("");
        };
        let game = match edge {
            Edge::Root => return Message::verbatim(""),
            Edge::World(nth) => self.worlds.get(nth as usize).cloned(),
            Edge::Action(..) | Edge::Chance { .. } => parent.and_then(|from| self.game_at(from)),
        };
        game.map_or_else(|| edge.debug_label(), |game| (self.name)(&game, &edge))
    }

    /// A round begins: a playout, a world, a sweep. The search has `counted` so much before it.
    pub fn round(&mut self, counted: u64) {
        self.rounds.push(Round { first: self.events.len() as u32, counted });
    }

    /// The search goes along `edge` to a new node.
    pub fn enter(&mut self, edge: Edge<G>) {
        let node = self.nodes.len() as u32;
        if edge == Edge::Root {
            self.open.clear();
            self.last_root = Some(node);
        }
        let parent = self.open.last().copied();
        let sister_before =
            parent.and_then(|parent| self.kin[parent as usize].last_child.replace(node));
        self.kin.push(Kin { last_child: None, sister_before });
        self.open.push(node);
        self.nodes.push((parent, edge));
        self.write(SearchEvent::Enter(edge));
    }

    /// The search goes along `edge` to a child where it has been; a new one if it has not.
    pub fn reenter(&mut self, edge: Edge<G>) {
        let Some(node) = self.known(edge) else { return self.enter(edge) };
        self.open.push(node);
        self.write(SearchEvent::Reenter(node));
    }

    /// The search goes back to the node that it entered as number `nth` of this tree, counted from its root.
    pub fn revisit(&mut self, nth: u32) {
        let node = self.last_root.unwrap_or(0) + nth;
        if nth == 0 {
            self.open.clear();
        }
        self.open.push(node);
        self.write(SearchEvent::Reenter(node));
    }

    /// Where `edge` has led from here.
    fn known(&self, edge: Edge<G>) -> Option<u32> {
        let mut next = self.kin[*self.open.last()? as usize].last_child;
        while let Some(node) = next.filter(|&node| self.nodes[node as usize].1 != edge) {
            next = self.kin[node as usize].sister_before;
        }
        next
    }

    /// Something happens at the node where the search is.
    pub fn push(&mut self, event: SearchEvent<G>) {
        self.write(event);
        if let SearchEvent::Leave(_) = event {
            self.open.pop();
        }
    }

    fn write(&mut self, event: SearchEvent<G>) {
        self.events.push(event);
        if self.is_full() {
            self.full.store(true, Ordering::Relaxed);
        }
    }
}

impl<G: Game> fmt::Debug for SearchLog<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchLog")
            .field("algorithm", &self.algorithm)
            .field("n_nodes", &self.nodes.len())
            .field("n_events", &self.events.len())
            .finish_non_exhaustive()
    }
}
