//! Trees written by hand: what they mean, that they read back, and what is wrong with others.

use parlor_formats::written_tree::{TEXT_MAX, read, write};
use parlor_toy::{TreeBranch, TreePart, TreePlan};
use proptest::prelude::*;

fn leaves(values: &[f64]) -> Vec<TreeBranch> {
    values.iter().map(|&value| TreePart::Leaf(value).into()).collect()
}

fn named(name: &str, part: TreePart) -> TreeBranch {
    TreeBranch { name: Some(name.to_owned()), part }
}

#[test]
fn a_tree_reads_as_it_is_written() {
    let plan = read("max(min(3, 12, 8), min(2, 4, 6), min(14, 5, 2))").unwrap();
    let mins = [[3.0, 12.0, 8.0], [2.0, 4.0, 6.0], [14.0, 5.0, 2.0]];
    let mins = mins.map(|values| TreePart::Min(leaves(&values)).into());
    assert_eq!(plan, TreePlan::new(&TreePart::Max(mins.to_vec()), None).unwrap());
    assert_eq!((plan.bounds(), plan.own_bounds(), plan.n_nodes()), ((2.0, 14.0), None, 13));
}

#[test]
fn names_bounds_and_every_way_to_write_a_probability() {
    let expected = TreePart::Max(vec![
        named(
            "A",
            TreePart::Chance(vec![
                (7, TreePart::Leaf(3.0).into()),
                (3, named("low", TreePart::Leaf(-2.5))),
            ]),
        ),
        named("13/8 6/3", TreePart::Leaf(0.0)),
    ]);
    let expected = TreePlan::new(&expected, Some((-10.0, 10.0))).unwrap();
    for chance in [
        "0.7: 3, 0.3: low = -2.5",
        "7/10: 3, 3/10: low=−2.50",
        "14: 3, 6 :low = -2.5",
        ".70:3,.3:low=-2.5",
    ] {
        let text = format!("[-10,\n 10]\tMAX(A = chance({chance}),\n  13/8  6/3 = 0)");
        assert_eq!(read(&text).as_ref(), Ok(&expected), "{text}");
    }
    assert_eq!(
        write(&expected),
        "[-10, 10] max(A = chance(0.7: 3, 0.3: low = -2.5), 13/8 6/3 = 0)"
    );
    assert_eq!(write(&read("chance(1/36: 1, 35/36: 2)").unwrap()), "chance(1/36: 1, 35/36: 2)");
    assert_eq!(write(&read("5").unwrap()), "5");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let deep = format!("{}1{}", "max(".repeat(60), ")".repeat(60));
    let wide = format!("max({}1)", "1,".repeat(5_000));
    let long = " ".repeat(TEXT_MAX + 1);
    for (text, expected) in [
        ("", "line 1, column 1: found the end; expected a number, max(…), min(…) or chance(…)"),
        ("max(3, twelve)", "line 1, column 8: found \"twelve\"; expected a number"),
        ("max(3,\n  mid(1))", "line 2, column 3: found \"mid\"; expected a number"),
        ("max(3 12)", "line 1, column 7: found \"12\"; expected a comma or )"),
        ("max(3, 12", "line 1, column 10: found the end; expected a comma or )"),
        ("max(3, )", "line 1, column 8: found \")\"; expected a number"),
        ("max()", "line 1, column 5: a node needs at least one branch"),
        ("max(3) 4", "line 1, column 8: found \"4\"; expected the end of the tree"),
        ("chance(3, 2)", "line 1, column 8: found \"3\"; expected a probability and a colon"),
        ("chance(x: 2)", "line 1, column 8: found \"x\"; expected a probability and a colon"),
        (
            "max(1, chance(0.7: 3, 0.2: 2))",
            "line 1, column 8: the probabilities of this chance node sum to 0.9, not to 1",
        ),
        ("chance(0.5: 3, 1: 2)", "line 1, column 1: whole weights and probabilities do not mix"),
        (
            "chance(0: 3, 1: 2)",
            "line 1, column 1: an outcome of this chance node has probability 0",
        ),
        ("chance(1.0: 3, 0.0: 2)", "line 1, column 1: an outcome of this chance node has"),
        (
            "chance(4294967295: 3, 2: 2)",
            "line 1, column 1: the probabilities of this chance node are",
        ),
        (
            "max(1,\n  chance(0.5: 3, 0.1234567891: 2))",
            "line 2, column 18: the probability \"0.1234567891\" has 10 decimals; at most 9 are",
        ),
        ("chance(0.50000000000: 3, x.5: 2)", "line 1, column 26: found \"x.5\"; expected a prob"),
        ("chance(1/99999999999: 3)", "line 1, column 8: \"1/99999999999\" is too large before"),
        ("chance(99999999999: 3)", "line 1, column 8: \"99999999999\" is too large before"),
        ("chance(.: 3)", "line 1, column 8: found \".\"; expected a probability"),
        ("[10, 0] max(3)", "line 1, column 1: the lower bound must be less than the upper one"),
        ("[0, 10] max(3, 12)", "line 1, column 16: the leaf 12 is outside the bounds [0, 10]"),
        ("[0 10] max(3)", "line 1, column 4: found \"10\"; expected a comma between the bounds"),
        ("max( = 3)", "line 1, column 6: a name has 1 to 40 characters"),
        ("max(1e99)", "line 1, column 5: found \"1e99\"; expected a number"),
        ("max(1.2.3)", "line 1, column 5: found \"1.2.3\"; expected a number"),
        ("99999999999", "line 1, column 1: \"99999999999\" is too large"),
        (&*deep, "line 1, column 201: a tree has at most 50 levels"),
        (&*wide, "line 1, column 10003: a tree has at most 5000 nodes"),
        (&*long, "line 1, column 1: a tree is written with at most 65536 bytes, not 65537"),
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(
            error.starts_with(expected),
            "{}: {error}",
            text.chars().take(40).collect::<String>()
        );
    }
}

fn part() -> impl Strategy<Value = TreePart> {
    let leaf = (-2_000i32..2_000, 0u32..3).prop_map(|(whole, decimals)| {
        TreePart::Leaf(f64::from(whole) / 10f64.powi(decimals.cast_signed()))
    });
    leaf.prop_recursive(4, 60, 4, |inner| {
        let branch =
            (proptest::option::of("[A-Z][a-z/ 0-9]{0,8}[a-z]"), inner).prop_map(|(name, part)| {
                let name =
                    name.map(|name: String| name.split_whitespace().collect::<Vec<_>>().join(" "));
                TreeBranch { name, part }
            });
        let branches = proptest::collection::vec(branch.clone(), 1..4);
        let outcomes = proptest::collection::vec((1u32..40, branch), 1..4);
        prop_oneof![
            branches.clone().prop_map(TreePart::Max),
            branches.prop_map(TreePart::Min),
            outcomes.prop_map(TreePart::Chance),
        ]
    })
}

proptest! {
    #[test]
    fn every_tree_reads_back(part in part(), bounds in proptest::bool::ANY) {
        let bounds = bounds.then_some((-2_000.0, 2_000.5));
        let plan = TreePlan::new(&part, bounds).unwrap();
        prop_assert_eq!(read(&write(&plan)), Ok(plan));
    }

    #[test]
    fn no_text_is_a_panic(text in "[a-z0-9 max(min)(chance)\\[\\],=:./\\-−\n]{0,80}") {
        if let Ok(plan) = read(&text) {
            prop_assert_eq!(read(&write(&plan)), Ok(plan));
        }
    }
}
