//! A tree as it is written down, and the same tree checked.

use std::fmt;

/// A part of a tree as it is written down. Nothing is checked yet.
#[derive(Clone, PartialEq, Debug)]
pub enum TreePart {
    /// The end, worth this much to the maximiser.
    Leaf(f64),
    /// The maximiser chooses.
    Max(Vec<TreeBranch>),
    /// The minimiser chooses.
    Min(Vec<TreeBranch>),
    /// One of these comes out, each in so many cases.
    Chance(Vec<(u32, TreeBranch)>),
}

/// What one choice or outcome leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeBranch {
    /// What it is called, where it has a name.
    pub name: Option<String>,
    /// What comes next.
    pub part: TreePart,
}

impl From<TreePart> for TreeBranch {
    /// Without a name.
    fn from(part: TreePart) -> TreeBranch {
        TreeBranch { name: None, part }
    }
}

/// Why something cannot be a tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PlanError {
    /// A choice or a chance without branches.
    Empty,
    /// A leaf that is no finite number.
    NotFinite,
    /// An outcome of weight 0, or weights of more than 32 bits together.
    Weights,
    /// A leaf outside the bounds.
    OutOfBounds(f64),
    /// The lower bound is not less than the upper one.
    Bounds,
    /// More nodes than [`TreePlan::NODES_MAX`].
    TooMany,
    /// More levels than [`TreePlan::DEPTH_MAX`].
    TooDeep,
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanError::Empty => f.write_str("a node has no branches"),
            PlanError::NotFinite => f.write_str("a leaf is not a finite number"),
            PlanError::Weights => {
                f.write_str("weights must be positive and fit into 32 bits together")
            }
            PlanError::OutOfBounds(value) => write!(f, "the leaf {value} is outside the bounds"),
            PlanError::Bounds => f.write_str("the lower bound must be less than the upper one"),
            PlanError::TooMany => write!(f, "a tree has at most {} nodes", TreePlan::NODES_MAX),
            PlanError::TooDeep => write!(f, "a tree has at most {} levels", TreePlan::DEPTH_MAX),
        }
    }
}

impl std::error::Error for PlanError {}

/// A tree that can be walked. Node 0 is the root; parents stand before their children.
#[derive(Clone, PartialEq, Debug)]
pub struct TreePlan {
    pub(super) nodes: Vec<PlanNode>,
    low: f64,
    high: f64,
    has_own_bounds: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct PlanNode {
    pub(super) name: Option<String>,
    pub(super) kind: PlanKind,
    /// In how many cases chance comes here; 1 below a choice.
    pub(super) weight: u32,
    pub(super) children: Vec<u32>,
    /// What the node is worth when everyone chooses at random.
    pub(super) mean: f64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum PlanKind {
    Leaf,
    Max,
    Min,
    Chance,
}

impl TreePlan {
    /// How many nodes a tree may have.
    pub const NODES_MAX: usize = 5_000;
    /// How many levels of nodes.
    pub const DEPTH_MAX: usize = 50;

    /// Checks a tree. Without `bounds` values lie between the least and the greatest leaf.
    pub fn new(root: &TreePart, bounds: Option<(f64, f64)>) -> Result<TreePlan, PlanError> {
        let mut nodes = Vec::new();
        plant(root, None, 1, 1, &mut nodes)?;
        let leaves = || nodes.iter().filter(|node| node.kind == PlanKind::Leaf).map(|it| it.mean);
        let (least, most) = leaves()
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), leaf| (a.min(leaf), b.max(leaf)));
        let (low, high) = match bounds {
            Some((low, high)) if low < high && low.is_finite() && high.is_finite() => (low, high),
            Some(_) => return Err(PlanError::Bounds),
            // Where all leaves are equal there must still be a range to measure in.
            None if least == most => (least, least + 1.0),
            None => (least, most),
        };
        if let Some(outside) = leaves().find(|leaf| !(low..=high).contains(leaf)) {
            return Err(PlanError::OutOfBounds(outside));
        }
        Ok(TreePlan { nodes, low, high, has_own_bounds: bounds.is_some() })
    }

    /// The least and the greatest value that any node can have.
    pub fn bounds(&self) -> (f64, f64) {
        (self.low, self.high)
    }

    /// The bounds that were given with the tree.
    pub fn own_bounds(&self) -> Option<(f64, f64)> {
        self.has_own_bounds.then_some((self.low, self.high))
    }

    /// How many nodes it has.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Does anything in it depend on chance?
    pub fn has_chance(&self) -> bool {
        self.nodes.iter().any(|node| node.kind == PlanKind::Chance)
    }

    /// The tree as it can be written down.
    pub fn part(&self) -> TreePart {
        self.part_at(0)
    }

    fn part_at(&self, at: u32) -> TreePart {
        let PlanNode { kind, children, mean, .. } = &self.nodes[at as usize];
        let branch = |&child: &u32| TreeBranch {
            name: self.nodes[child as usize].name.clone(),
            part: self.part_at(child),
        };
        let outcome = |child: &u32| (self.nodes[*child as usize].weight, branch(child));
        match kind {
            PlanKind::Leaf => TreePart::Leaf(*mean),
            PlanKind::Max => TreePart::Max(children.iter().map(branch).collect()),
            PlanKind::Min => TreePart::Min(children.iter().map(branch).collect()),
            PlanKind::Chance => TreePart::Chance(children.iter().map(outcome).collect()),
        }
    }
}

/// Adds `part` and all below it, and returns its place.
fn plant(
    part: &TreePart,
    name: Option<&str>,
    weight: u32,
    level: usize,
    nodes: &mut Vec<PlanNode>,
) -> Result<u32, PlanError> {
    if level > TreePlan::DEPTH_MAX {
        return Err(PlanError::TooDeep);
    }
    if nodes.len() == TreePlan::NODES_MAX {
        return Err(PlanError::TooMany);
    }
    let at = nodes.len();
    let (name, children) = (name.map(str::to_owned), Vec::new());
    nodes.push(PlanNode { name, kind: PlanKind::Leaf, weight, children, mean: 0.0 });
    let (kind, branches) = match part {
        TreePart::Leaf(value) if !value.is_finite() => return Err(PlanError::NotFinite),
        TreePart::Leaf(value) => {
            // Minus nothing is nothing, in text as well.
            nodes[at].mean = value + 0.0;
            return Ok(at as u32);
        }
        TreePart::Max(branches) => (PlanKind::Max, alike(branches)),
        TreePart::Min(branches) => (PlanKind::Min, alike(branches)),
        TreePart::Chance(outcomes) => (PlanKind::Chance, weighed(outcomes)?),
    };
    if branches.is_empty() {
        return Err(PlanError::Empty);
    }
    let total: f64 = branches.iter().map(|&(weight, _)| f64::from(weight)).sum();
    let (mut children, mut sum) = (Vec::new(), 0.0);
    for (weight, branch) in branches {
        let child = plant(&branch.part, branch.name.as_deref(), weight, level + 1, nodes)?;
        sum += f64::from(weight) * nodes[child as usize].mean;
        children.push(child);
    }
    let node = &mut nodes[at];
    (node.kind, node.children, node.mean) = (kind, children, sum / total);
    Ok(at as u32)
}

/// Branches that are chosen, each as often as the others where nobody thinks.
fn alike(branches: &[TreeBranch]) -> Vec<(u32, &TreeBranch)> {
    branches.iter().map(|branch| (1, branch)).collect()
}

/// Outcomes with their weights in lowest terms.
fn weighed(outcomes: &[(u32, TreeBranch)]) -> Result<Vec<(u32, &TreeBranch)>, PlanError> {
    let total = outcomes.iter().try_fold(0u32, |sum, &(weight, _)| sum.checked_add(weight));
    if total.is_none() || outcomes.iter().any(|&(weight, _)| weight == 0) {
        return Err(PlanError::Weights);
    }
    let common = outcomes.iter().fold(0, |common, &(weight, _)| gcd(common, weight)).max(1);
    Ok(outcomes.iter().map(|(weight, branch)| (weight / common, branch)).collect())
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
