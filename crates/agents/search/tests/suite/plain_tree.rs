//! A game that is its tree: every number of a worked example can be entered as it is printed.

use std::sync::Arc;

use parlor_game::{Answers, BySeat, Entropy, Game, Illegal, Seat, SeatSet, Sink, Stochastic, Turn};
use parlor_search::{Bounds, Evaluate};

/// A tree as it is written down.
pub(crate) enum Tree {
    Leaf(f64),
    Max(Vec<Tree>),
    Min(Vec<Tree>),
    Chance(Vec<(u32, Tree)>),
}

impl Tree {
    pub(crate) fn leaves(values: &[f64]) -> Vec<Tree> {
        values.iter().map(|&value| Tree::Leaf(value)).collect()
    }

    /// The value by the definition, with nothing clever.
    pub(crate) fn value(&self) -> f64 {
        match self {
            Tree::Leaf(value) => *value,
            Tree::Max(below) => below.iter().map(Tree::value).fold(f64::NEG_INFINITY, f64::max),
            Tree::Min(below) => below.iter().map(Tree::value).fold(f64::INFINITY, f64::min),
            Tree::Chance(below) => {
                let total: u32 = below.iter().map(|&(weight, _)| weight).sum();
                below.iter().map(|(w, tree)| f64::from(*w) * tree.value()).sum::<f64>()
                    / f64::from(total)
            }
        }
    }

    /// A random tree in which levels of chance alternate with levels of choice as in a dice game;
    /// leaves are whole tenths, so that many are equal.
    pub(crate) fn random(entropy: &mut impl Entropy, depth: u32, max: bool) -> Tree {
        let ends = depth == 0 || entropy.below(12) == 0;
        if ends {
            return Tree::Leaf(f64::from(entropy.below(21)) / 10.0 - 1.0);
        }
        let n = 1 + entropy.below(4);
        let below = |entropy: &mut _, _| Tree::random_chance(entropy, depth - 1, !max);
        let below = (0..n).map(|nth| below(entropy, nth)).collect();
        if max { Tree::Max(below) } else { Tree::Min(below) }
    }

    fn random_chance(entropy: &mut impl Entropy, depth: u32, max: bool) -> Tree {
        // Now and then one decision follows another, or the same side decides again.
        let max = max ^ (entropy.below(8) == 0);
        if depth == 0 || entropy.below(6) == 0 {
            return Tree::random(entropy, depth, max);
        }
        let n = 1 + entropy.below(4);
        let outcome = |entropy: &mut _| Tree::random(entropy, depth - 1, max);
        Tree::Chance((0..n).map(|_| (1 + entropy.below(3), outcome(entropy))).collect())
    }
}

#[derive(Clone, PartialEq, Debug)]
enum Node {
    Leaf(f64),
    Choice(Seat, Vec<usize>),
    Chance(Vec<(u32, usize)>),
}

/// One place in a tree. `A` maximises, `B` minimises; actions and outcomes are numbered from 0.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PlainTree {
    nodes: Arc<Vec<Node>>,
    pub(crate) at: usize,
}

impl PlainTree {
    pub(crate) fn new(tree: &Tree) -> PlainTree {
        let mut nodes = Vec::new();
        let at = plant(tree, &mut nodes);
        PlainTree { nodes: Arc::new(nodes), at }
    }

    fn node(&self) -> &Node {
        &self.nodes[self.at]
    }
}

/// Adds `tree`, the children first, and returns its place.
fn plant(tree: &Tree, nodes: &mut Vec<Node>) -> usize {
    let mut all = |below: &[Tree]| below.iter().map(|tree| plant(tree, nodes)).collect();
    let node = match tree {
        Tree::Leaf(value) => Node::Leaf(*value),
        Tree::Max(below) => Node::Choice(Seat::A, all(below)),
        Tree::Min(below) => Node::Choice(Seat::B, all(below)),
        Tree::Chance(below) => {
            Node::Chance(below.iter().map(|(w, tree)| (*w, plant(tree, nodes))).collect())
        }
    };
    nodes.push(node);
    nodes.len() - 1
}

impl Game for PlainTree {
    type Setup = PlainTree;
    type Action = usize;
    type Address = usize;
    type Chance = usize;
    type Event = usize;

    fn start(setup: &PlainTree) -> PlainTree {
        setup.clone()
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    fn turn(&self) -> Turn<usize> {
        match self.node() {
            Node::Leaf(_) => Turn::Over,
            Node::Choice(seat, _) => Turn::Decide(SeatSet::one(*seat)),
            Node::Chance(_) => Turn::Chance(self.at),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<usize>) {
        out.clear();
        if let Node::Choice(mover, below) = self.node()
            && *mover == seat
        {
            out.extend(0..below.len());
        }
    }

    fn advance(&mut self, answers: &Answers<usize>, events: &mut impl Sink<usize>) {
        if let (Node::Choice(_, below), Some((_, nth))) = (self.node(), answers.iter().next()) {
            self.at = below[nth];
            events.push(self.at);
        }
    }

    fn apply(&mut self, nth: usize, events: &mut impl Sink<usize>) -> Result<(), Illegal> {
        let Node::Chance(below) = self.node() else {
            return Err(Illegal::Chance { reason: "no-chance-is-due" });
        };
        self.at = below.get(nth).ok_or(Illegal::Chance { reason: "no-such-outcome" })?.1;
        events.push(self.at);
        Ok(())
    }

    fn returns(&self) -> BySeat<i32> {
        BySeat::splat(0)
    }
}

impl Stochastic for PlainTree {
    fn outcomes(&self, at: usize) -> Option<impl Iterator<Item = (usize, u32)> + use<>> {
        let weights: Vec<u32> = match &self.nodes[at] {
            Node::Chance(below) => below.iter().map(|&(weight, _)| weight).collect(),
            Node::Leaf(_) | Node::Choice(..) => Vec::new(),
        };
        Some(weights.into_iter().enumerate())
    }

    fn draw(&self, at: usize, entropy: &mut impl Entropy) -> usize {
        let Node::Chance(below) = &self.nodes[at] else { return 0 };
        let mut left = entropy.below(below.iter().map(|&(weight, _)| weight).sum());
        let falls_here = |&(weight, _): &(u32, usize)| {
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        };
        below.iter().position(falls_here).unwrap_or(0)
    }
}

/// The number written at a leaf, as `A` sees it; 0 inside the tree.
#[derive(Clone, Copy)]
pub(crate) struct Written(pub(crate) Bounds);

impl Evaluate<PlainTree> for Written {
    fn bounds(&self) -> Bounds {
        self.0
    }

    fn value(&mut self, game: &PlainTree, seat: Seat) -> f64 {
        match game.node() {
            Node::Leaf(value) if seat == Seat::A => *value,
            Node::Leaf(value) => -value,
            Node::Choice(..) | Node::Chance(_) => 0.0,
        }
    }
}
