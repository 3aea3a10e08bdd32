//! Expectiminimax and its four kinds of pruning: the printed examples, the race, random trees and
//! backgammon.

use std::collections::HashMap;

use parlor_agent::Budget;
use parlor_game::{Game, Seat, Stochastic};
use parlor_search::{
    Bounds, ByValue, Evaluate, Found, Order, Prune, Returns, Search, TranspositionTable,
};
use parlor_testkit::SplitMix;
use parlor_toy::{Race, Stride, TicTacToe, Track};

use crate::pips::{Pips, positions};
use crate::plain_tree::{PlainTree, Tree, Written};

const UNIT: Written = Written(Bounds::UNIT);

fn search<G: Stochastic, E: Evaluate<G>>(
    evaluate: E,
    game: &G,
    seat: Seat,
    depth: u32,
    prune: Prune,
) -> Found<G::Action> {
    let mut meter = Budget::UNLIMITED.meter();
    Search::new(evaluate).expectiminimax(game, seat, depth, prune, &mut meter)
}

/// The same action, the value to 1e-9, and at least one node.
#[track_caller]
fn assert_same<A: Copy + PartialEq + std::fmt::Debug>(found: &Found<A>, expected: &Found<A>) {
    assert_eq!(found.action, expected.action);
    assert!((found.value - expected.value).abs() < 1e-9, "{} {}", found.value, expected.value);
    assert!(found.nodes > 0 && found.is_complete());
}

#[test]
fn the_printed_example_gives_2_7_and_6_6() {
    // Spec 2.2: P = 0.7 and 0.3; the minimisers are worth 3, 2, 6 and 8.
    let min = |value: f64| Tree::Min(Tree::leaves(&[value + 1.0, value]));
    let tree = Tree::Max(vec![
        Tree::Chance(vec![(7, min(3.0)), (3, min(2.0))]),
        Tree::Chance(vec![(7, min(6.0)), (3, min(8.0))]),
    ]);
    for prune in Prune::ALL {
        let evaluate = Written(Bounds { low: 0.0, high: 10.0 });
        let found = search(evaluate, &PlainTree::new(&tree), Seat::A, 9, prune);
        assert_eq!(found.action, Some(1), "{prune}");
        assert!((found.value - 6.6).abs() < 1e-12, "{prune} {}", found.value);
        let first = found.candidates[0].value.unwrap().value;
        assert!((first - 2.7).abs() < 1e-12, "{prune} {first}");
    }
}

#[test]
fn values_and_not_only_their_order_matter_at_chance_nodes() {
    // Spec 2.2: the leaves 1, 3, 4, 5 and 1, 30, 40, 500 stand in the same order.
    let tree = |leaves: [f64; 4]| {
        let pair =
            |first, second| Tree::Chance(vec![(7, Tree::Leaf(first)), (3, Tree::Leaf(second))]);
        let [least, second, third, most] = leaves;
        PlainTree::new(&Tree::Max(vec![pair(second, third), pair(least, most)]))
    };
    let wide = Written(Bounds { low: 0.0, high: 500.0 });
    for prune in Prune::ALL {
        assert_eq!(search(wide, &tree([1.0, 3.0, 4.0, 5.0]), Seat::A, 9, prune).action, Some(0));
        assert_eq!(
            search(wide, &tree([1.0, 30.0, 40.0, 500.0]), Seat::A, 9, prune).action,
            Some(1)
        );
    }
}

#[test]
fn gamma_gives_up_a_child_that_cannot_reach_the_best() {
    // Spec 2.4 with bounds ±1: the first child is worth 0.5. The second has seen 0 and −1 when its
    // bound is (0 − 1 + 2) / 4 = 0.25 <= 0.5: the rest is left. Before, it was (0 + 3) / 4.
    let chance =
        |values: &[f64]| Tree::Chance(values.iter().map(|&value| (1, Tree::Leaf(value))).collect());
    let tree = Tree::Max(vec![
        chance(&[0.5, 0.5, 0.5, 0.5]),
        chance(&[0.0, -1.0, 1.0, 1.0]),
        chance(&[0.0, 1.0, 1.0, 1.0]),
    ]);
    let found = search(UNIT, &PlainTree::new(&tree), Seat::A, 9, Prune::Gamma);
    assert_eq!((found.action, found.value), (Some(2), 0.75));
    assert_eq!(found.nodes, 1 + 3 + 4 + 2 + 4);
    assert_eq!(found.candidates[1].value.unwrap().value, 0.25);
    // The mirror image, for the minimiser.
    let found = search(UNIT, &PlainTree::new(&tree), Seat::B, 9, Prune::Gamma);
    assert_eq!((found.action, found.value), (Some(2), -0.75));
    assert_eq!(found.nodes, 1 + 3 + 4 + 2 + 4);
}

#[test]
fn star1_cuts_below_where_gamma_cannot() {
    // The second child is worth at most 0 as soon as its first minimiser has seen −1: the window
    // reaches it, and its other leaves are left out. Gamma sees them before it stops.
    let min = |leaves: &[f64]| Tree::Min(Tree::leaves(leaves));
    let tree = Tree::Max(vec![
        Tree::Chance(vec![(1, min(&[0.5, 0.6])), (1, min(&[0.5, 0.5]))]),
        Tree::Chance(vec![(1, min(&[-1.0, 0.9, 0.9])), (1, min(&[0.9, 0.9, 0.9]))]),
    ]);
    let nodes = |prune| search(UNIT, &PlainTree::new(&tree), Seat::A, 9, prune).nodes;
    assert_eq!([Prune::None, Prune::Gamma, Prune::Star1].map(nodes), [17, 13, 11]);
}

#[test]
fn star2_stops_after_one_reply_of_each_outcome() {
    // First child 0.5. In the second every minimiser has a first reply of 0.3: one look at each of
    // the three is enough, while Star1 must see the whole first outcome before its bound falls:
    // (0.3 + 2) / 3 is above 0.5, (0.6 + 1) / 3 is above too.
    let min = |leaves: &[f64]| Tree::Min(Tree::leaves(leaves));
    let three = |leaves: &[f64]| Tree::Chance((0..3).map(|_| (1, min(leaves))).collect());
    let tree = Tree::Max(vec![three(&[0.5, 0.5, 0.5]), three(&[0.3, 0.4, 0.4])]);
    let found = |prune| search(UNIT, &PlainTree::new(&tree), Seat::A, 9, prune);
    assert_eq!(found(Prune::Star1).nodes, 1 + (1 + 3 + 9) + (1 + 3 + 7));
    assert_eq!(found(Prune::Star2).nodes, 1 + (1 + 3 + 9) + (1 + 3 + 3));
    assert_eq!(found(Prune::Star2).value, 0.5);
}

#[test]
fn all_pruning_agrees_on_random_trees() {
    let mut entropy = SplitMix::new(2024);
    let mut sums = [0; 4];
    for _ in 0..1_500 {
        let tree = Tree::random(&mut entropy, 7, true);
        let game = PlainTree::new(&tree);
        let full = search(UNIT, &game, Seat::A, 99, Prune::None);
        assert!((full.value - tree.value()).abs() < 1e-9);
        for (prune, sum) in Prune::ALL.into_iter().zip(&mut sums) {
            for seat in [Seat::A, Seat::B] {
                let whole = search(UNIT, &game, seat, 99, Prune::None);
                let found = search(UNIT, &game, seat, 99, prune);
                assert_same(&found, &whole);
                *sum += found.nodes;
            }
            let shallow = search(UNIT, &game, Seat::A, 3, Prune::None);
            assert_same(&search(UNIT, &game, Seat::A, 3, prune), &shallow);
        }
    }
    assert!(sums.is_sorted_by(|more, fewer| more >= fewer), "{sums:?}");
    println!("nodes none, gamma, star1, star2 on random trees: {sums:?}");
}

#[test]
fn order_and_memory_change_the_effort_only() {
    let mut entropy = SplitMix::new(5);
    let mut meter = Budget::UNLIMITED.meter();
    for _ in 0..300 {
        let game = PlainTree::new(&Tree::random(&mut entropy, 7, true));
        let full = search(UNIT, &game, Seat::A, 9, Prune::None);
        for prune in Prune::ALL {
            let mut sorted = Search::new(UNIT).order(ByValue::new(UNIT));
            assert_same(&sorted.expectiminimax(&game, Seat::A, 9, prune, &mut meter), &full);
            let table = TranspositionTable::new(64, |game: &PlainTree| game.at);
            let mut known = Search::new(UNIT).memory(table);
            assert_same(&known.expectiminimax(&game, Seat::A, 9, prune, &mut meter), &full);
            let mut exact = Search::new(UNIT).all_exact();
            let exact = exact.expectiminimax(&game, Seat::A, 9, prune, &mut meter);
            assert_same(&exact, &full);
            for (ours, theirs) in exact.candidates.iter().zip(&full.candidates) {
                let difference = ours.value.unwrap().value - theirs.value.unwrap().value;
                assert!(difference.abs() < 1e-9);
            }
        }
    }
}

#[test]
fn all_pruning_agrees_on_backgammon() {
    let mut sums = [0; 4];
    for (game, seat) in positions(1, 40) {
        let full = search(Pips, &game, seat, 3, Prune::None);
        for (prune, sum) in Prune::ALL.into_iter().zip(&mut sums) {
            let found = search(Pips, &game, seat, 3, prune);
            assert_same(&found, &full);
            *sum += found.nodes;
        }
        // Depth 2 adds a roll that nobody has answered: the choice of depth 1.
        let one = search(Pips, &game, seat, 1, Prune::Star2);
        assert_same(&search(Pips, &game, seat, 2, Prune::Star2), &one);
    }
    assert!(sums.is_sorted_by(|more, fewer| more >= fewer), "{sums:?}");
    println!("nodes none, gamma, star1, star2 at depth 3: {sums:?}");
}

#[test]
fn all_pruning_agrees_on_a_narrowed_backgammon_tree_at_depth_5() {
    let mut sums = [0; 4];
    for (game, seat) in positions(2, 3) {
        let narrowed = |prune| {
            let mut search = Search::new(Pips).order(ByValue::new(Pips).keep(3));
            search.expectiminimax(&game, seat, 5, prune, &mut Budget::UNLIMITED.meter())
        };
        let full = narrowed(Prune::None);
        for (prune, sum) in Prune::ALL.into_iter().zip(&mut sums) {
            let found = narrowed(prune);
            assert_same(&found, &full);
            *sum += found.nodes;
        }
    }
    assert!(sums.is_sorted_by(|more, fewer| more >= fewer), "{sums:?}");
    println!("nodes none, gamma, star1, star2 at depth 5, 3 plays kept: {sums:?}");
}

/// What the mover wins on average, from the numbers alone: steps to go and rights to decline.
fn race_value(me: (u8, bool), other: (u8, bool), faces: u8, known: &mut RaceValues) -> f64 {
    if let Some(&value) = known.get(&(me, other)) {
        return value;
    }
    let mut step = |right: bool, pips: u8| match me.0.checked_sub(pips) {
        None | Some(0) => 1.0,
        Some(left) => -race_value(other, (left, right), faces, known),
    };
    let n = f64::from(faces);
    let declined = me.1.then(|| (1..=faces).map(|pips| step(false, pips)).sum::<f64>() / n);
    let best = |pips| declined.into_iter().fold(step(me.1, pips), f64::max);
    let value = (1..=faces).map(best).sum::<f64>() / n;
    known.insert((me, other), value);
    value
}

type RaceValues = HashMap<((u8, bool), (u8, bool)), f64>;

#[test]
fn the_race_is_worth_what_enumeration_says() {
    let returns = Returns(Bounds::UNIT);
    for prune in Prune::ALL {
        let shortest = search(returns, &Race::start(&Track::SHORTEST), Seat::A, 99, prune);
        assert_eq!((shortest.action, shortest.value), (None, 0.625), "{prune}");
        for (length, faces) in [(1, 6), (3, 2), (4, 2), (4, 3), (5, 3), (6, 3)] {
            let race = Race::start(&Track::new(length, faces).unwrap());
            let exact = race_value((length, true), (length, true), faces, &mut HashMap::new());
            let found = search(returns, &race, Seat::A, 99, prune).value;
            assert!((found - exact).abs() < 1e-9, "{prune}: {length} steps, {faces} faces");
            let found = search(returns, &race, Seat::B, 99, prune).value;
            assert!((found + exact).abs() < 1e-9, "{prune}: {length} steps, {faces} faces, B");
        }
    }
}

#[test]
fn a_sprint_is_solved_with_a_table() {
    let key = |race: &Race| {
        let runner = |seat| (race.to_go(seat), race.may_decline(seat));
        let again = race.stride() == Stride::Throwing { again: true };
        (runner(Seat::A), runner(Seat::B), race.mover(), race.stride(), again)
    };
    let exact = race_value((8, true), (8, true), 3, &mut HashMap::new());
    let mut search =
        Search::new(Returns(Bounds::UNIT)).memory(TranspositionTable::new(1 << 16, key));
    let mut meter = Budget::UNLIMITED.meter();
    let race = Race::start(&Track::SPRINT);
    let found = search.expectiminimax(&race, Seat::A, 99, Prune::None, &mut meter);
    assert!((found.value - exact).abs() < 1e-9, "{} {exact}", found.value);
}

#[test]
fn tic_tac_toe_is_a_draw_with_every_pruning() {
    for prune in Prune::ALL {
        let found = search(Returns(Bounds::UNIT), &TicTacToe::start(&Seat::A), Seat::A, 9, prune);
        assert_eq!(found.value, 0.0, "{prune}");
    }
}

#[test]
fn a_value_outside_its_bounds_is_held_to_them() {
    let tree = Tree::Chance(vec![(1, Tree::Leaf(7.0)), (1, Tree::Leaf(0.0))]);
    for prune in Prune::ALL {
        assert_eq!(search(UNIT, &PlainTree::new(&tree), Seat::A, 9, prune).value, 0.5);
    }
}

#[test]
fn an_outcome_of_weight_0_does_not_count() {
    let chance = |value| Tree::Chance(vec![(0, Tree::Leaf(-1.0)), (2, Tree::Leaf(value))]);
    let tree = Tree::Max(vec![chance(0.25), chance(0.5), chance(-0.5)]);
    for prune in Prune::ALL {
        let found = search(UNIT, &PlainTree::new(&tree), Seat::A, 9, prune);
        assert_eq!((found.action, found.value, found.nodes), (Some(1), 0.5, 7), "{prune}");
    }
}

#[test]
fn equal_means_keep_the_action_listed_first() {
    // 0.1 + 0.2 and 0.3 + 0 differ in the last bit only; the order of the search is reversed.
    let pair = |a, b| Tree::Chance(vec![(1, Tree::Leaf(a)), (1, Tree::Leaf(b))]);
    let tree = Tree::Max(vec![pair(0.0, 0.0), pair(0.3, 0.0), pair(0.1, 0.2), pair(0.2, 0.1)]);
    let game = PlainTree::new(&tree);
    for prune in Prune::ALL {
        assert_eq!(search(UNIT, &game, Seat::A, 9, prune).action, Some(1), "{prune}");
        let mut backwards = Search::new(UNIT).order(Backwards);
        let mut meter = Budget::UNLIMITED.meter();
        let found = backwards.expectiminimax(&game, Seat::A, 9, prune, &mut meter);
        assert_eq!(found.action, Some(1), "{prune}");
    }
}

/// The last listed action first.
struct Backwards;

impl Order<PlainTree> for Backwards {
    fn order(&mut self, _game: &PlainTree, _mover: Seat, actions: &mut Vec<usize>) {
        actions.reverse();
    }
}

#[test]
fn names_are_those_of_the_specs() {
    assert_eq!(Prune::ALL.map(Prune::name), ["none", "gamma", "star1", "star2"]);
    assert!(Prune::ALL.into_iter().all(|prune| Prune::named(prune.name()) == Some(prune)));
    assert_eq!(Prune::named("star3"), None);
}
