//! The tree that UCT and information-set UCT grow.

use parlor_agent::{Estimate, Meter, NodeKind};
use parlor_game::{BySeat, Game, Seat};

use crate::{Bounds, Edge, Found, RunningMean, Samples, Tracer, Valued};

/// The root of every tree.
pub(crate) const ROOT: usize = 0;

/// A tree whose edges are told apart by `K`, and the way down it that is being taken.
pub(crate) struct SearchTree<K> {
    nodes: Vec<Node<K>>,
    /// The nodes of this round, each with the seat that chose the way to it.
    path: Vec<(usize, Option<Seat>)>,
    depth: usize,
    /// The number of each node in the order in which a live tracer has heard of them; empty if there is none.
    numbers: Vec<Option<u32>>,
    n_numbered: u32,
}

/// What is due where a round leaves the tree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    Decision(Seat),
    Chance,
    Nothing,
}

pub(crate) struct Node<K> {
    pub(crate) key: Option<K>,
    /// Who decides here, once known.
    pub(crate) mover: Option<Seat>,
    first_child: Option<u32>,
    next: Option<u32>,
    /// How often the search came here.
    pub(crate) visits: u64,
    /// How often it could have come here from its parent.
    pub(crate) available: u64,
    /// What the seat that chooses this edge got, as shares of the bounds, summed up.
    pub(crate) reward: f64,
    /// What the seat that the search works for got.
    pub(crate) value: RunningMean,
    /// What the edge looked worth to the seat that chooses it, as a share of the bounds, before it was
    /// tried, and how many visits that counts for.
    pub(crate) prior: Option<(f64, f64)>,
}

impl<K> Node<K> {
    fn new(key: Option<K>) -> Node<K> {
        Node {
            key,
            mover: None,
            first_child: None,
            next: None,
            visits: 0,
            available: 0,
            reward: 0.0,
            value: RunningMean::default(),
            prior: None,
        }
    }

    /// How much the edge to this node deserves the next visit, seen from `n` tries.
    pub(crate) fn worth(&self, n: u64, exploration: f64) -> f64 {
        let Some((prior, counts)) = self.prior else {
            let mean = if self.visits == 0 { 0.0 } else { self.reward / self.visits as f64 };
            return ucb(mean, self.visits, n, exploration);
        };
        let visits = self.visits as f64 + counts;
        let mean = (self.reward + counts * prior) / visits;
        mean + exploration * ((n.max(1) as f64).ln() / visits).sqrt()
    }
}

/// UCB1: `mean + exploration · sqrt(ln n / visits)`; what was never tried comes first.
pub(crate) fn ucb(mean: f64, visits: u64, n: u64, exploration: f64) -> f64 {
    if visits == 0 {
        return f64::INFINITY;
    }
    mean + exploration * ((n.max(1) as f64).ln() / visits as f64).sqrt()
}

impl<K> SearchTree<K> {
    pub(crate) fn new() -> SearchTree<K> {
        SearchTree {
            nodes: vec![Node::new(None)],
            path: Vec::new(),
            depth: 0,
            numbers: Vec::new(),
            n_numbered: 0,
        }
    }

    /// A new round begins at the root.
    pub(crate) fn begin(&mut self) -> usize {
        self.path.clear();
        self.path.push((ROOT, None));
        ROOT
    }

    /// The round goes on to `idx`, chosen by this seat or by chance.
    pub(crate) fn go(&mut self, idx: usize, chooser: Option<Seat>) -> usize {
        self.path.push((idx, chooser));
        self.depth = self.depth.max(self.path.len() - 1);
        idx
    }

    /// The round has come out like this: every node on the way learns it. The search works for
    /// `seat`.
    pub(crate) fn end(&mut self, results: &BySeat<f64>, seat: Seat, bounds: Bounds) {
        for &(idx, chooser) in &self.path {
            let node = &mut self.nodes[idx];
            node.visits += 1;
            node.value.add(results[seat]);
            node.reward += chooser.map_or(0.0, |chooser| bounds.share(results[chooser]));
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, idx: usize) -> &Node<K> {
        &self.nodes[idx]
    }

    pub(crate) fn node_mut(&mut self, idx: usize) -> &mut Node<K> {
        &mut self.nodes[idx]
    }

    pub(crate) fn has_children(&self, at: usize) -> bool {
        self.nodes[at].first_child.is_some()
    }

    /// The children of `at`, the last added first.
    pub(crate) fn children(&self, at: usize) -> impl Iterator<Item = usize> {
        let mut next = self.nodes[at].first_child;
        std::iter::from_fn(move || {
            let idx = next? as usize;
            next = self.nodes[idx].next;
            Some(idx)
        })
    }

    pub(crate) fn child(&self, at: usize, is_it: impl Fn(&K) -> bool) -> Option<usize> {
        self.children(at).find(|&idx| self.nodes[idx].key.as_ref().is_some_and(&is_it))
    }

    /// Adds a child and returns its place.
    pub(crate) fn add(&mut self, at: usize, key: K) -> usize {
        let idx = self.nodes.len();
        let next = self.nodes[at].first_child.replace(idx as u32);
        self.nodes.push(Node { next, ..Node::new(Some(key)) });
        idx
    }

    /// The child most often visited, of equals the one with the better mean, of these the first by
    /// `rank`.
    pub(crate) fn most_visited(&self, at: usize, rank: impl Fn(&K) -> usize) -> Option<usize> {
        let order = |idx: usize| {
            let node = &self.nodes[idx];
            (node.visits, node.reward, node.key.as_ref().map_or(usize::MAX, &rank))
        };
        self.children(at).max_by(|&a, &b| {
            let (a, b) = (order(a), order(b));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(b.2.cmp(&a.2))
        })
    }

    /// What the tree says of the root's actions as they are `listed`: the most visited is to be
    /// played, or the first where there was no visit. `action` reads a key; `nodes_before` is what
    /// the meter had counted before the search.
    pub(crate) fn found<A: Copy + PartialEq>(
        &self,
        listed: &[A],
        action: impl Fn(&K) -> Option<A>,
        meter: &Meter<'_>,
        nodes_before: u64,
    ) -> Found<A> {
        let place = |key: &K| listed.iter().position(|&other| Some(other) == action(key));
        let mut candidates: Vec<_> = listed.iter().copied().map(Valued::unknown).collect();
        for node in self.children(ROOT).map(|idx| &self.nodes[idx]) {
            if let Some(idx) = node.key.as_ref().and_then(place) {
                candidates[idx].value = node.value.estimate();
                candidates[idx].visits = node.visits;
            }
        }
        let best = self.most_visited(ROOT, |key| place(key).unwrap_or(usize::MAX));
        let best = best.and_then(|idx| self.nodes[idx].key.as_ref()).and_then(place).unwrap_or(0);
        let value = candidates.get(best).and_then(|best| best.value).map(|value| value.value);
        let nodes = meter.used() - nodes_before;
        Found {
            action: listed.get(best).copied(),
            value: value.unwrap_or(self.nodes[ROOT].value.mean()),
            candidates,
            depth: self.depth as u32,
            samples: Samples::Playouts(nodes),
            nodes,
            spent: meter.spent(),
        }
    }

    /// Tells a live tracer of the round that has just ended, with what it brought the seat that the search works for:
    /// down the tree, where at last something was `due`, and back up.
    pub(crate) fn log<G: Game>(
        &mut self,
        (seat, result): (Seat, f64),
        due: Due,
        tracer: &mut impl Tracer<G>,
        edge: impl Fn(&K) -> Edge<G>,
    ) {
        self.numbers.resize(self.nodes.len(), None);
        for (nth, &(idx, _)) in self.path.iter().enumerate() {
            let node = &self.nodes[idx];
            if let Some(number) = self.numbers[idx] {
                tracer.revisit(number);
                continue;
            }
            self.numbers[idx] = Some(self.n_numbered);
            self.n_numbered += 1;
            tracer.enter(node.key.as_ref().map_or(Edge::Root, &edge));
            let due = match node.mover {
                Some(mover) => Due::Decision(mover),
                None if nth + 1 < self.path.len() => Due::Chance,
                None => due,
            };
            let (kind, mover) = match due {
                Due::Decision(mover) if mover == seat => (NodeKind::Max, Some(mover)),
                Due::Decision(mover) => (NodeKind::Min, Some(mover)),
                Due::Chance => (NodeKind::Chance, None),
                Due::Nothing => (NodeKind::Leaf, None),
            };
            tracer.at(kind, mover, None);
        }
        tracer.worth(result, None);
        for &(idx, _) in self.path.iter().rev() {
            tracer.leave(self.nodes[idx].value.estimate().unwrap_or(Estimate::exact(result)));
        }
    }

    /// Shows the finished tree to a tracer: what was visited, the most visited child as the best.
    /// `edge` names a key that was taken in so many of so many visits.
    pub(crate) fn trace<G: Game>(
        &self,
        seat: Seat,
        tracer: &mut impl Tracer<G>,
        edge: &impl Fn(&K, u32, u32) -> Edge<G>,
    ) {
        tracer.enter(Edge::Root);
        self.trace_below(ROOT, seat, tracer, edge);
    }

    fn trace_below<G: Game>(
        &self,
        at: usize,
        seat: Seat,
        tracer: &mut impl Tracer<G>,
        edge: &impl Fn(&K, u32, u32) -> Edge<G>,
    ) {
        let node = &self.nodes[at];
        let kind = match node.mover {
            _ if !self.has_children(at) => NodeKind::Leaf,
            None => NodeKind::Chance,
            Some(mover) if mover == seat => NodeKind::Max,
            Some(_) => NodeKind::Min,
        };
        tracer.at(kind, node.mover, None);
        let visited = || self.children(at).filter(|&idx| self.nodes[idx].visits > 0);
        let total: u64 = visited().map(|idx| self.nodes[idx].visits).sum();
        let best = self.most_visited(at, |_| 0).filter(|_| kind != NodeKind::Chance);
        for idx in visited() {
            let child = &self.nodes[idx];
            let Some(key) = &child.key else { continue };
            tracer.enter(edge(key, child.visits as u32, total as u32));
            self.trace_below(idx, seat, tracer, edge);
            if Some(idx) == best {
                tracer.best();
            }
        }
        tracer.leave(node.value.estimate().unwrap_or(Estimate::exact(0.0)));
    }
}
