//! Pruning changes what is visited and nothing else.

use parlor_agent::Budget;
use parlor_backgammon::{Action, Backgammon};
use parlor_backgammon_agents::{Judge, Narrowed, Strategy, Variant};
use parlor_game::Seat;
use parlor_search::{AsListed, ByValue, Found, Order, Prune, Search};

use crate::boards::decisions;

const COMBINED: Judge = Judge { strategy: Strategy::Combined, variant: Variant::Seed };

fn search(
    (game, seat): &(Backgammon, Seat),
    judge: Judge,
    depth: u32,
    prune: Prune,
    order: impl Order<Backgammon>,
) -> Found<Action> {
    let mut meter = Budget::UNLIMITED.meter();
    Search::new(judge).order(order).expectiminimax(game, *seat, depth, prune, &mut meter)
}

/// Searches all positions in all four ways, sorted or not; returns the nodes of each way.
fn compare<O: Order<Backgammon>>(
    positions: &[(Backgammon, Seat)],
    judge: Judge,
    depth: u32,
    order: impl Fn() -> O,
) -> [u64; 4] {
    let mut nodes = [0; 4];
    for position in positions {
        let plain = search(position, judge, depth, Prune::None, order());
        nodes[0] += plain.nodes;
        for (n, prune) in Prune::ALL.into_iter().enumerate().skip(1) {
            let found = search(position, judge, depth, prune, order());
            assert_eq!(found.action, plain.action, "{prune}, depth {depth}: {position:?}");
            assert!((found.value - plain.value).abs() < 1e-9, "{prune}, depth {depth}");
            nodes[n] += found.nodes;
        }
    }
    nodes
}

/// 1,000 positions at depths 1 to 3: the same play and value, and at depth 3 fewer nodes each time.
#[test]
fn the_choice_is_the_same_at_depths_one_to_three() {
    let positions = decisions(1, 1_000);
    for depth in 1..=3 {
        let listed = compare(&positions, COMBINED, depth, || AsListed);
        let some = &positions[..100];
        let sorted = compare(some, COMBINED, depth, || ByValue::new(COMBINED));
        if depth == 3 {
            assert!(listed.is_sorted_by(|a, b| a > b), "{listed:?}");
            assert!(sorted.is_sorted_by(|a, b| a > b), "{sorted:?}");
        }
    }
}

/// 100 positions at depth 5 in a tree of three plays a node.
#[test]
fn the_choice_is_the_same_at_depth_five_in_a_narrowed_tree() {
    let positions = decisions(2, 100);
    for sorted in [false, true] {
        let order = || Narrowed::new(COMBINED, 3, sorted);
        let nodes = compare(&positions, COMBINED, 5, order);
        assert!(nodes.is_sorted_by(|a, b| a > b), "{nodes:?}");
    }
}

#[test]
fn every_strategy_and_variant_can_be_pruned() {
    let positions = decisions(5, 25);
    for strategy in Strategy::ALL {
        for variant in Variant::ALL {
            compare(&positions, Judge { strategy, variant }, 3, || AsListed);
        }
    }
}

/// The level between adds a roll that nobody answers.
#[test]
fn even_depths_choose_as_the_depth_before() {
    for position in decisions(4, 30) {
        for depth in [1, 3] {
            let odd = search(&position, COMBINED, depth, Prune::Star2, AsListed);
            let even = search(&position, COMBINED, depth + 1, Prune::Star2, AsListed);
            assert_eq!(odd.action, even.action);
            assert!((odd.value - even.value).abs() < 1e-9);
            assert!(even.nodes > odd.nodes);
        }
    }
}
