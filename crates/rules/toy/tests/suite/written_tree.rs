//! Written trees: the contract, and what is no tree.

use std::sync::Arc;

use parlor_testkit::Contract;
use parlor_toy::{PlanError, TreeBranch, TreePart, TreePlan, WrittenTree};

fn leaves(values: &[f64]) -> Vec<TreeBranch> {
    values.iter().map(|&value| TreePart::Leaf(value).into()).collect()
}

/// A choice, a roll of two outcomes and a reply.
fn with_chance() -> TreePart {
    let replies = [[6.0, 9.0], [8.0, 10.0]].map(|pair| TreePart::Min(leaves(&pair)).into());
    let [often, seldom] = replies;
    let roll: TreeBranch = TreePart::Chance(vec![(70, often), (30, seldom)]).into();
    TreePart::Max(vec![roll, TreePart::Leaf(7.0).into()])
}

#[test]
fn keeps_the_contract() {
    let plain = TreePart::Max(vec![TreePart::Min(leaves(&[3.0, 12.0])).into()]);
    let [plain, rolled] =
        [plain, with_chance()].map(|part| Arc::new(TreePlan::new(&part, None).unwrap()));
    Contract::<WrittenTree>::new(plain).also(rolled).games(500).cap(10).zero_sum().check();
}

#[test]
fn bounds_are_given_or_follow_from_the_leaves() {
    let bounds = |part: &TreePart, own| TreePlan::new(part, own).map(|plan| plan.bounds());
    assert_eq!(bounds(&with_chance(), None), Ok((6.0, 10.0)));
    assert_eq!(bounds(&with_chance(), Some((0.0, 10.0))), Ok((0.0, 10.0)));
    assert_eq!(bounds(&with_chance(), Some((7.0, 10.0))), Err(PlanError::OutOfBounds(6.0)));
    assert_eq!(bounds(&with_chance(), Some((10.0, 0.0))), Err(PlanError::Bounds));
    assert_eq!(bounds(&TreePart::Leaf(4.0), None), Ok((4.0, 5.0)));
}

#[test]
fn what_is_no_tree_is_refused() {
    let refused = |part: &TreePart| TreePlan::new(part, None).err();
    assert_eq!(refused(&TreePart::Max(Vec::new())), Some(PlanError::Empty));
    assert_eq!(refused(&TreePart::Leaf(f64::NAN)), Some(PlanError::NotFinite));
    let never = TreePart::Chance(vec![(0, TreePart::Leaf(1.0).into())]);
    assert_eq!(refused(&never), Some(PlanError::Weights));
    let heavy = TreePart::Chance(vec![(u32::MAX, TreePart::Leaf(1.0).into()); 2]);
    assert_eq!(refused(&heavy), Some(PlanError::Weights));
    let deep = (0..60).fold(TreePart::Leaf(1.0), |part, _| TreePart::Max(vec![part.into()]));
    assert_eq!(refused(&deep), Some(PlanError::TooDeep));
    assert_eq!(refused(&TreePart::Max(leaves(&[1.0; 5_000]))), Some(PlanError::TooMany));
}
