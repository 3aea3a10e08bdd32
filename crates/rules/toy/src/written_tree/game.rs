//! A place in a written tree.

use std::sync::Arc;

use parlor_game::{
    Answers, BySeat, Entropy, Game, Illegal, Observed, Seat, SeatSet, Silent, Sink, Stochastic,
    Turn,
};

use super::TreePlan;
use super::plan::{PlanKind, PlanNode};

/// Which branch is chosen, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Branch(pub u16);

/// Which outcome comes up, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome(pub u16);

/// Names the chance node at this place of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot(pub u32);

/// What happens on the way down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TreeEvent {
    /// A seat has chosen.
    Chose(Seat, Branch),
    /// Chance has come out.
    Came(Outcome),
}

/// One place in a written tree. Seat `A` maximises, seat `B` minimises; everyone sees all of it, so
/// it is its own view.
///
/// ```
/// use parlor_game::{Answers, Game, Seat, Silent};
/// use parlor_toy::{Branch, TreePart, TreePlan, WrittenTree};
///
/// let leaves = [3.0, 12.0].map(|leaf| TreePart::Leaf(leaf).into());
/// let plan = TreePlan::new(&TreePart::Max(leaves.to_vec()), None)?;
/// let mut game = WrittenTree::start(&plan.into());
/// game.resolve(&Answers::one(Seat::A, Branch(1)), &mut Silent)?;
/// assert_eq!(game.leaf(), Some(12.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct WrittenTree {
    plan: Arc<TreePlan>,
    at: u32,
}

impl WrittenTree {
    /// The whole tree.
    pub fn plan(&self) -> &TreePlan {
        &self.plan
    }

    /// What the leaf here is worth to the maximiser; `None` where it goes on.
    pub fn leaf(&self) -> Option<f64> {
        (self.node().kind == PlanKind::Leaf).then_some(self.node().mean)
    }

    /// What this place is worth to the maximiser when everyone chooses at random: what an evaluation
    /// might say of it.
    pub fn mean(&self) -> f64 {
        self.node().mean
    }

    /// Nothing has been chosen yet.
    pub fn is_root(&self) -> bool {
        self.at == 0
    }

    /// The name of a branch or an outcome that leads on from here.
    pub fn name(&self, nth: u16) -> Option<&str> {
        let child = *self.node().children.get(usize::from(nth))?;
        self.plan.nodes[child as usize].name.as_deref()
    }

    fn node(&self) -> &PlanNode {
        &self.plan.nodes[self.at as usize]
    }

    fn chooser(&self) -> Option<Seat> {
        match self.node().kind {
            PlanKind::Max => Some(Seat::A),
            PlanKind::Min => Some(Seat::B),
            PlanKind::Chance | PlanKind::Leaf => None,
        }
    }

    fn weights(&self, Spot(at): Spot) -> Vec<u32> {
        let Some(node) = self.plan.nodes.get(at as usize) else { return Vec::new() };
        node.children.iter().map(|&child| self.plan.nodes[child as usize].weight).collect()
    }
}

impl Game for WrittenTree {
    type Setup = Arc<TreePlan>;
    type Action = Branch;
    type Address = Spot;
    type Chance = Outcome;
    type Event = TreeEvent;

    fn start(plan: &Arc<TreePlan>) -> WrittenTree {
        WrittenTree { plan: plan.clone(), at: 0 }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    fn turn(&self) -> Turn<Spot> {
        match (self.node().kind, self.chooser()) {
            (_, Some(chooser)) => Turn::Decide(SeatSet::one(chooser)),
            (PlanKind::Chance, None) => Turn::Chance(Spot(self.at)),
            (_, None) => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Branch>) {
        out.clear();
        if self.chooser() == Some(seat) {
            out.extend((0..self.node().children.len()).map(|nth| Branch(nth as u16)));
        }
    }

    fn advance(&mut self, answers: &Answers<Branch>, events: &mut impl Sink<TreeEvent>) {
        let Some(chooser) = self.chooser() else { return };
        let Some(branch) = answers.get(chooser) else { return };
        let Some(&child) = self.node().children.get(usize::from(branch.0)) else { return };
        self.at = child;
        events.push(TreeEvent::Chose(chooser, branch));
    }

    fn apply(
        &mut self,
        outcome: Outcome,
        events: &mut impl Sink<TreeEvent>,
    ) -> Result<(), Illegal> {
        if self.node().kind != PlanKind::Chance {
            return Err(Illegal::Chance { reason: "no-chance-is-due" });
        }
        let child = self.node().children.get(usize::from(outcome.0));
        self.at = *child.ok_or(Illegal::Chance { reason: "no-such-outcome" })?;
        events.push(TreeEvent::Came(outcome));
        Ok(())
    }

    /// Leaves in whole points; [`leaf`](WrittenTree::leaf) has their decimals.
    fn returns(&self) -> BySeat<i32> {
        let won = self.leaf().map_or(0, |leaf| leaf.round() as i32);
        BySeat::new([won, -won, 0, 0])
    }
}

impl Stochastic for WrittenTree {
    fn outcomes(&self, at: Spot) -> Option<impl Iterator<Item = (Outcome, u32)> + use<>> {
        Some((0..).map(Outcome).zip(self.weights(at)))
    }

    fn draw(&self, at: Spot, entropy: &mut impl Entropy) -> Outcome {
        let weights = self.weights(at);
        let mut left = entropy.below(weights.iter().sum::<u32>().max(1));
        let falls_here = |&weight: &u32| {
            let is_here = left < weight;
            left = left.saturating_sub(weight);
            is_here
        };
        Outcome(weights.iter().position(falls_here).unwrap_or(0) as u16)
    }
}

impl Observed for WrittenTree {
    type View = WrittenTree;
    type Seen = TreeEvent;

    fn first_view(plan: &Arc<TreePlan>, _: Seat) -> WrittenTree {
        WrittenTree::start(plan)
    }

    fn view(&self, _: Seat) -> WrittenTree {
        self.clone()
    }

    fn seen_by(event: &TreeEvent, _: Seat) -> Option<TreeEvent> {
        Some(*event)
    }

    fn fold(view: &mut WrittenTree, seen: &TreeEvent) -> Result<(), Illegal> {
        match *seen {
            TreeEvent::Chose(seat, branch) => {
                view.resolve(&Answers::one(seat, branch), &mut Silent)
            }
            TreeEvent::Came(outcome) => view.apply(outcome, &mut Silent),
        }
    }

    fn prompt(view: &WrittenTree, viewer: Seat, out: &mut Vec<Branch>) {
        view.legal(viewer, out);
    }
}
