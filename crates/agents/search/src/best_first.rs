//! Best-first minimax: always look next at the end of the line that is expected.
//!
//! R. E. Korf and D. M. Chickering, "Best-first minimax search", Artificial Intelligence 84, 1996
//! ("First results", 1993). The tree is kept; in each round the leaf that determines the value of
//! the root is expanded, its children are evaluated, and the values go up.
//!
//! Where we differ: a line that has come to its end is set aside and the best line that is still
//! open goes on, so that the search comes to the exact value if the budget allows. For the end of
//! the game the authors advise alpha-beta: with [`BestFirst::tail`] each new leaf gets the value of
//! an alpha-beta search so many actions deep in place of its evaluation.

use parlor_agent::{Estimate, Meter, NodeKind};
use parlor_game::{Answers, Game, Seat, Silent, Turn};

use crate::decision::{improves, worst};
use crate::walk::{Walk, decider};
use crate::{Edge, Found, NoTrace, Parts, Samples, Search, Tracer, Valued, Window};

/// How far a best-first search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestFirst {
    /// How many nodes the tree may hold; about so many times the size of the game in memory.
    pub nodes_max: usize,
    /// How deep alpha-beta values a new leaf; 0 for the evaluation alone.
    pub tail: u32,
}

impl Default for BestFirst {
    /// A hundred thousand nodes, no alpha-beta.
    fn default() -> BestFirst {
        BestFirst { nodes_max: 100_000, tail: 0 }
    }
}

struct TreeNode<G: Game> {
    game: G,
    edge: Edge<G>,
    parent: Option<usize>,
    kind: NodeKind,
    mover: Option<Seat>,
    value: f64,
    /// The children: so many, from this place on.
    first_child: usize,
    n_children: usize,
    /// Nothing below can change the value.
    closed: bool,
}

impl<E, O, M, T> Search<E, O, M, T> {
    /// The best action for `seat` by best-first minimax. Where chance is due a line ends. Anytime:
    /// when the budget is spent the best line so far counts, and `depth` is that of the deepest.
    pub fn best_first<G: Game>(
        &mut self,
        game: &G,
        seat: Seat,
        options: BestFirst,
        meter: &mut Meter<'_>,
    ) -> Found<G::Action>
    where
        Self: Parts<G>,
    {
        let nodes_before = meter.used();
        let Search { evaluate, order, memory, tracer, .. } = self.parts();
        let mut quiet = Search { evaluate, order, memory, tracer: NoTrace, all_exact: false };
        let mut tree = BestFirstTree { nodes: Vec::new(), depth: 0 };
        tree.grow(game, Walk::new(&mut quiet, game, seat, meter), options, tracer);
        if <Self as Parts<G>>::Tracer::WANTED && !<Self as Parts<G>>::Tracer::LIVE {
            tree.trace(0, tracer);
        }
        let candidates = tree.candidates();
        let kind = tree.nodes[0].kind;
        let value = |valued: &Valued<_>| valued.value.map_or(worst(kind), |found| found.value);
        let mut best: Option<&Valued<G::Action>> = None;
        for valued in &candidates {
            if best.is_none_or(|best| improves(kind, value(valued), value(best))) {
                best = Some(valued);
            }
        }
        Found {
            action: best.map(|valued| valued.action),
            value: tree.nodes[0].value,
            depth: tree.depth,
            samples: Samples::None,
            nodes: meter.used() - nodes_before,
            spent: meter.spent(),
            candidates,
        }
    }
}

/// The tree that a search has tree; node 0 is the root.
struct BestFirstTree<G: Game> {
    nodes: Vec<TreeNode<G>>,
    depth: u32,
}

impl<G: Game> BestFirstTree<G> {
    fn grow<S: Parts<G>, T: Tracer<G>>(
        &mut self,
        game: &G,
        mut walk: Walk<'_, '_, G, S>,
        options: BestFirst,
        tracer: &mut T,
    ) {
        let nodes_before = walk.meter.used();
        walk.meter.node();
        let value = walk.leaf(game);
        self.add(&walk, game.clone(), Edge::Root, None, value);
        if T::LIVE {
            tracer.round(0);
            self.log_new(0, tracer);
        }
        while self.nodes.len() < options.nodes_max
            && let Some((open, depth)) = self.open_leaf()
        {
            self.depth = self.depth.max(depth + 1);
            let counted = walk.meter.used() - nodes_before;
            if self.expand(open, &mut walk, options).is_none() {
                break;
            }
            if T::LIVE {
                tracer.round(counted);
                self.log_expanded(open, tracer);
            }
        }
    }

    fn add<S: Parts<G>>(
        &mut self,
        walk: &Walk<'_, '_, G, S>,
        game: G,
        edge: Edge<G>,
        parent: Option<usize>,
        value: f64,
    ) {
        let mover = decider(&game);
        self.nodes.push(TreeNode {
            closed: !matches!(game.turn(), Turn::Decide(_)),
            game,
            edge,
            parent,
            kind: mover.map_or(NodeKind::Leaf, |mover| walk.kind(mover)),
            mover,
            value,
            first_child: 0,
            n_children: 0,
        });
    }

    /// The leaf at the end of the best open line, and how deep it is.
    fn open_leaf(&self) -> Option<(usize, u32)> {
        if self.nodes[0].closed {
            return None;
        }
        let (mut at, mut depth) = (0, 0);
        while self.nodes[at].n_children > 0 {
            at = self.best_child(at, |child| !child.closed)?;
            depth += 1;
        }
        Some((at, depth))
    }

    /// Gives `at` its children. On a spent budget it stays a leaf.
    fn expand<S: Parts<G>>(
        &mut self,
        at: usize,
        walk: &mut Walk<'_, '_, G, S>,
        options: BestFirst,
    ) -> Option<()> {
        let game = self.nodes[at].game.clone();
        let mover = self.nodes[at].mover?;
        let first_child = self.nodes.len();
        let list = walk.take_list(&game, mover);
        for &action in &list {
            let mut after = game.clone();
            after.advance(&Answers::one(mover, action), &mut Silent);
            let value = walk.alpha_beta(&after, options.tail, Window::OPEN);
            let Some(value) = value else {
                self.nodes.truncate(first_child);
                return None;
            };
            self.add(walk, after, Edge::Action(mover, action), Some(at), value);
        }
        self.nodes[at].first_child = first_child;
        self.nodes[at].n_children = list.len();
        walk.put_list(list);
        self.back_up(at, walk.bounds.low, walk.bounds.high);
        Some(())
    }

    /// Brings the values and what is closed up to date from `at` to the root.
    fn back_up(&mut self, at: usize, low: f64, high: f64) {
        let mut next = Some(at);
        while let Some(idx) = next {
            let kind = self.nodes[idx].kind;
            let (mut value, mut all_closed, mut won) = (worst(kind), true, false);
            let limit = if kind == NodeKind::Max { high } else { low };
            for child in self.children(idx).map(|child| &self.nodes[child]) {
                if improves(kind, child.value, value) {
                    value = child.value;
                }
                all_closed &= child.closed;
                // Nothing is better than the bound, so no other child matters.
                won |= child.closed && child.value == limit;
            }
            let node = &mut self.nodes[idx];
            (node.value, node.closed) = (value, all_closed || won);
            next = node.parent;
        }
    }

    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let TreeNode { first_child, n_children, .. } = self.nodes[at];
        first_child..first_child + n_children
    }

    /// The best child of `at` among those `wanted`, the first of equals.
    fn best_child(&self, at: usize, wanted: impl Fn(&TreeNode<G>) -> bool) -> Option<usize> {
        let kind = self.nodes[at].kind;
        let mut best: Option<usize> = None;
        for idx in self.children(at).filter(|&idx| wanted(&self.nodes[idx])) {
            let better =
                |best: usize| improves(kind, self.nodes[idx].value, self.nodes[best].value);
            if best.is_none_or(better) {
                best = Some(idx);
            }
        }
        best
    }

    /// What the root's actions are worth, in the order of the game's list.
    fn candidates(&self) -> Vec<Valued<G::Action>> {
        let TreeNode { game, mover: Some(mover), .. } = &self.nodes[0] else { return Vec::new() };
        let mut listed = Vec::new();
        game.legal(*mover, &mut listed);
        let valued = |action| {
            let leads_to = |&idx: &usize| self.nodes[idx].edge == Edge::Action(*mover, action);
            let child = self.children(0).find(leads_to);
            let value = child.map(|idx| Estimate::exact(self.nodes[idx].value));
            Valued { action, value, visits: child.map_or(0, |idx| self.size(idx)) }
        };
        listed.into_iter().map(valued).collect()
    }

    /// Nodes in the subtree of `at`, itself included.
    fn size(&self, at: usize) -> u64 {
        1 + self.children(at).map(|child| self.size(child)).sum::<u64>()
    }

    /// Tells a live tracer of a node that was just valued. Nodes are numbered as it hears of them.
    fn log_new<T: Tracer<G>>(&self, at: usize, tracer: &mut T) {
        tracer.enter(self.nodes[at].edge);
        tracer.at(NodeKind::Leaf, self.nodes[at].mover, None);
        tracer.leave(Estimate::exact(self.nodes[at].value));
    }

    /// Tells a live tracer that `at` has got its children, and what became of the nodes above it.
    fn log_expanded<T: Tracer<G>>(&self, at: usize, tracer: &mut T) {
        let mut line = vec![at];
        while let Some(parent) = self.nodes[line[line.len() - 1]].parent {
            line.push(parent);
        }
        line.iter().rev().for_each(|&idx| tracer.revisit(idx as u32));
        tracer.at(self.nodes[at].kind, self.nodes[at].mover, None);
        let kind = self.nodes[at].kind;
        let mut best = worst(kind);
        for child in self.children(at) {
            self.log_new(child, tracer);
            let value = self.nodes[child].value;
            if improves(kind, value, best) {
                best = value;
                tracer.best();
            }
            tracer.worth(best, None);
        }
        for idx in line {
            tracer.leave(Estimate::exact(self.nodes[idx].value));
        }
    }

    /// Shows the finished tree to a tracer.
    fn trace<T: Tracer<G>>(&self, at: usize, tracer: &mut T) {
        let node = &self.nodes[at];
        tracer.enter(node.edge);
        let kind = if node.n_children > 0 { node.kind } else { NodeKind::Leaf };
        tracer.at(kind, node.mover, None);
        let best = self.best_child(at, |_| true);
        for child in self.children(at) {
            self.trace(child, tracer);
            if Some(child) == best {
                tracer.best();
            }
        }
        tracer.leave(Estimate::exact(node.value));
    }
}
