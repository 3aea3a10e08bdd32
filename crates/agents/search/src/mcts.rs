//! The tree that UCT and information-set UCT grow.

use parlor_agent::Estimate;
use parlor_game::Seat;

use crate::{Tally, Valued};

/// The root of every tree.
pub(crate) const ROOT: usize = 0;

/// A tree whose edges are told apart by `K`.
pub(crate) struct Grown<K> {
    nodes: Vec<Node<K>>,
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
    pub(crate) value: Tally,
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
            value: Tally::default(),
        }
    }

    /// How much the edge to this node deserves the next visit, seen from `n` tries.
    pub(crate) fn worth(&self, n: u64, exploration: f64) -> f64 {
        let mean = if self.visits == 0 { 0.0 } else { self.reward / self.visits as f64 };
        ucb(mean, self.visits, n, exploration)
    }

    pub(crate) fn estimate(&self) -> Option<Estimate> {
        self.value.estimate()
    }
}

/// UCB1: `mean + exploration · sqrt(ln n / visits)`; what was never tried comes first.
pub(crate) fn ucb(mean: f64, visits: u64, n: u64, exploration: f64) -> f64 {
    if visits == 0 {
        return f64::INFINITY;
    }
    mean + exploration * ((n.max(1) as f64).ln() / visits as f64).sqrt()
}

impl<K: PartialEq> Grown<K> {
    pub(crate) fn new() -> Grown<K> {
        Grown { nodes: vec![Node::new(None)] }
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

    /// What the tree says of the root's actions as they are `listed`, and the place of the one to
    /// play: the most visited, or the first where there was no visit. `action` reads a key.
    pub(crate) fn candidates<A: Copy + PartialEq>(
        &self,
        listed: &[A],
        action: impl Fn(&K) -> Option<A>,
    ) -> (Option<usize>, Vec<Valued<A>>) {
        let place = |key: &K| listed.iter().position(|&other| Some(other) == action(key));
        let mut candidates: Vec<_> =
            listed.iter().map(|&action| Valued { action, value: None, visits: 0 }).collect();
        for node in self.children(ROOT).map(|idx| &self.nodes[idx]) {
            if let Some(idx) = node.key.as_ref().and_then(place) {
                candidates[idx].value = node.estimate();
                candidates[idx].visits = node.visits;
            }
        }
        let best = self.most_visited(ROOT, |key| place(key).unwrap_or(usize::MAX));
        let best = best.and_then(|idx| self.nodes[idx].key.as_ref()).and_then(place);
        (best.or((!listed.is_empty()).then_some(0)), candidates)
    }
}
