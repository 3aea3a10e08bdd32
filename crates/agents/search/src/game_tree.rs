//! A small game written out in full, with who can tell which positions apart.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

use parlor_game::{Answers, BySeat, Observed, Seat, SeatSet, Silent, Stochastic, Turn};

use crate::Edge;
use crate::expectiminimax::{after_chance, listed};
use crate::walk::decider;

/// Every line of a small game, and its information sets: what counterfactual regret minimisation
/// and best responses work on.
///
/// What a game must offer: chance that can be listed ([`Stochastic::outcomes`]), one mover per node
/// (wrap call windows into [`Sequential`](parlor_game::Sequential)), and a view that can be hashed
/// and that holds all its seat remembers (perfect recall). Two positions are one information set
/// when the same seat decides with equal views.
#[derive(Clone, Debug)]
pub struct GameTree<G: Observed> {
    seats: SeatSet,
    // Invariant: a parent stands before its children, and sisters stand together.
    nodes: Vec<TreeNode>,
    /// What leads to each node.
    edges: Vec<Edge<G>>,
    information: Vec<Information<G>>,
    by_view: HashMap<(Seat, G::View), usize>,
    n_choices: usize,
}

/// One information set.
#[derive(Clone, PartialEq, Debug)]
pub struct Information<G: Observed> {
    /// The seat whose decision it is.
    pub seat: Seat,
    /// What it knows.
    pub view: G::View,
    /// What it may do.
    pub actions: Vec<G::Action>,
    first_choice: usize,
}

/// One node of the tree.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TreeNode {
    pub(crate) kind: TreeNodeKind,
    pub(crate) children: Range<usize>,
    /// How likely chance leads here from the parent; 1 below a decision.
    pub(crate) probability: f64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum TreeNodeKind {
    Over(BySeat<f64>),
    Chance,
    /// The information set with this number.
    Decide(usize),
}

/// Why a game cannot be written out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum NotSmall {
    /// It has more nodes than allowed.
    #[error("the game has more than {nodes_max} nodes")]
    TooManyNodes { nodes_max: usize },
    /// Some chance event has too many outcomes to list.
    #[error("the outcomes of a chance event are too many to list")]
    UnlistedChance,
    /// A view does not say what its seat may do.
    #[error("seat {seat} has different legal actions in positions that it cannot tell apart")]
    UnequalActions { seat: Seat },
}

impl<G> GameTree<G>
where
    G: Observed + Stochastic,
    G::View: Hash + Eq,
{
    /// Writes out everything that can follow `game`, up to `nodes_max` nodes.
    pub fn new(game: &G, nodes_max: usize) -> Result<GameTree<G>, NotSmall> {
        let mut tree = GameTree {
            seats: game.seats(),
            nodes: Vec::new(),
            edges: vec![Edge::Root],
            information: Vec::new(),
            by_view: HashMap::new(),
            n_choices: 0,
        };
        let mut waiting = vec![(game.clone(), 1.0)];
        while tree.nodes.len() < waiting.len() {
            let (game, probability) = waiting[tree.nodes.len()].clone();
            let first = waiting.len();
            let kind = tree.write_out(&game, &mut waiting)?;
            if waiting.len() > nodes_max {
                return Err(NotSmall::TooManyNodes { nodes_max });
            }
            tree.nodes.push(TreeNode { kind, children: first..waiting.len(), probability });
        }
        Ok(tree)
    }

    /// What stands at `game`; what follows is put at the end of `waiting`.
    fn write_out(
        &mut self,
        game: &G,
        waiting: &mut Vec<(G, f64)>,
    ) -> Result<TreeNodeKind, NotSmall> {
        match game.turn() {
            Turn::Over => Ok(TreeNodeKind::Over(game.returns().map(f64::from))),
            Turn::Chance(at) => {
                let outcomes = game.outcomes(at).ok_or(NotSmall::UnlistedChance)?;
                let total: u32 = outcomes.map(|(_, weight)| weight).sum();
                for (chance, weight) in listed(game, at) {
                    let probability = f64::from(weight) / f64::from(total);
                    waiting.push((after_chance(game, chance), probability));
                    self.edges.push(Edge::Chance { chance, weight, total });
                }
                Ok(TreeNodeKind::Chance)
            }
            Turn::Decide(_) => {
                let seat = decider(game).unwrap_or(Seat::A);
                let mut actions = Vec::new();
                game.legal(seat, &mut actions);
                for &action in &actions {
                    let mut after = game.clone();
                    after.advance(&Answers::one(seat, action), &mut Silent);
                    waiting.push((after, 1.0));
                    self.edges.push(Edge::Action(seat, action));
                }
                self.information_of(seat, game.view(seat), actions).map(TreeNodeKind::Decide)
            }
        }
    }

    fn information_of(
        &mut self,
        seat: Seat,
        view: G::View,
        actions: Vec<G::Action>,
    ) -> Result<usize, NotSmall> {
        let key = (seat, view);
        if let Some(&known) = self.by_view.get(&key) {
            let same = self.information[known].actions == actions;
            return same.then_some(known).ok_or(NotSmall::UnequalActions { seat });
        }
        let idx = self.information.len();
        let first_choice = self.n_choices;
        self.n_choices += actions.len();
        self.information.push(Information { seat, view: key.1.clone(), actions, first_choice });
        self.by_view.insert(key, idx);
        Ok(idx)
    }

    /// The number of the information set in which `seat` knows `view`.
    pub fn find(&self, seat: Seat, view: &G::View) -> Option<usize> {
        self.by_view.get(&(seat, view.clone())).copied()
    }
}

impl<G: Observed> GameTree<G> {
    /// The seats in use.
    pub const fn seats(&self) -> SeatSet {
        self.seats
    }

    /// How many nodes it has.
    pub const fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The information sets, in the order in which the game comes to them.
    pub fn information(&self) -> &[Information<G>] {
        &self.information
    }

    pub(crate) fn edges(&self) -> &[Edge<G>] {
        &self.edges
    }

    pub(crate) fn nodes(&self) -> &[TreeNode] {
        &self.nodes
    }

    /// The choices of an information set among those of all.
    pub(crate) fn choices(&self, information: usize) -> Range<usize> {
        let Information { first_choice, actions, .. } = &self.information[information];
        *first_choice..first_choice + actions.len()
    }

    pub(crate) const fn n_choices(&self) -> usize {
        self.n_choices
    }
}

/// How likely each action is in each information set of a [`GameTree`]: a strategy for all seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Profile(pub(crate) Vec<f64>);

impl Profile {
    /// Every action equally likely.
    pub fn uniform<G: Observed>(tree: &GameTree<G>) -> Profile {
        Profile::from_fn(tree, |_, _| 1.0)
    }

    /// Probabilities in proportion to `weight(information, action number)`; all equal where the
    /// weights are all 0.
    pub fn from_fn<G: Observed>(
        tree: &GameTree<G>,
        mut weight: impl FnMut(&Information<G>, usize) -> f64,
    ) -> Profile {
        let mut profile = Profile(vec![0.0; tree.n_choices()]);
        for (idx, information) in tree.information().iter().enumerate() {
            let choices = &mut profile.0[tree.choices(idx)];
            for (nth, choice) in choices.iter_mut().enumerate() {
                *choice = weight(information, nth).max(0.0);
            }
            normalise(choices);
        }
        profile
    }

    /// How likely each action of an information set is.
    pub fn of<G: Observed>(&self, tree: &GameTree<G>, information: usize) -> &[f64] {
        &self.0[tree.choices(information)]
    }
}

/// Makes `weights` add up to 1, or all equal where they are all 0.
pub(crate) fn normalise(weights: &mut [f64]) {
    let sum: f64 = weights.iter().sum();
    let n = weights.len() as f64;
    for weight in weights {
        *weight = if sum > 0.0 { *weight / sum } else { 1.0 / n };
    }
}
