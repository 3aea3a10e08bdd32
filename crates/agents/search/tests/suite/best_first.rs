//! Best-first minimax and iterative deepening.

use parlor_agent::{Budget, Meter, Spent};
use parlor_game::{Game, Seat};
use parlor_search::{BestFirst, Bounds, Returns, Search, deepen};
use parlor_testkit::SplitMix;
use parlor_toy::TicTacToe;

use crate::minimax::{WIDE, printed_example, random_choices};
use crate::plain_tree::PlainTree;

#[test]
fn with_enough_room_it_comes_to_the_value_of_minimax() {
    let mut entropy = SplitMix::new(3);
    let mut meter = Budget::UNLIMITED.meter();
    for _ in 0..200 {
        let game = PlainTree::new(&random_choices(&mut entropy, 6, true));
        for seat in [Seat::A, Seat::B] {
            let full = Search::new(WIDE).minimax(&game, seat, 9, &mut meter);
            for tail in [0, 1, 3] {
                let options = BestFirst { tail, ..BestFirst::default() };
                let found = Search::new(WIDE).best_first(&game, seat, options, &mut meter);
                assert_eq!((found.action, found.value), (full.action, full.value));
            }
        }
    }
}

#[test]
fn the_expected_line_is_followed_first() {
    // Leaves are 0 inside the tree. The three minimisers are equal at first, so the first is
    // expanded (to 3), which is better for the maximiser than 0: its line is at its end, and the
    // second and the third follow.
    let mut meter = Budget::UNLIMITED.meter();
    let found = Search::new(WIDE).best_first(
        &printed_example(),
        Seat::A,
        BestFirst { nodes_max: 7, tail: 0 },
        &mut meter,
    );
    let values: Vec<f64> = found.candidates.iter().map(|c| c.value.unwrap().value).collect();
    assert_eq!(values, [3.0, 0.0, 0.0]);
    assert_eq!((found.action, found.value, found.nodes, found.depth), (Some(0), 3.0, 7, 2));
}

#[test]
fn tic_tac_toe_is_a_draw() {
    let mut meter = Budget::UNLIMITED.meter();
    let options = BestFirst { nodes_max: 1_000_000, tail: 0 };
    let game = TicTacToe::start(&Seat::A);
    let found = Search::new(Returns(Bounds::UNIT)).best_first(&game, Seat::A, options, &mut meter);
    assert_eq!(found.value, 0.0);
    // Alpha-beta to the end of the game under each move needs no further growth to be right.
    let options = BestFirst { nodes_max: 10, tail: 8 };
    let found = Search::new(Returns(Bounds::UNIT)).best_first(&game, Seat::A, options, &mut meter);
    assert_eq!(found.value, 0.0);
}

#[test]
fn a_spent_budget_leaves_the_best_line_so_far() {
    for nodes in [0, 1, 9, 10, 500] {
        let mut meter = Budget::nodes(nodes).meter();
        let found = Search::new(Returns(Bounds::UNIT)).best_first(
            &TicTacToe::start(&Seat::A),
            Seat::A,
            BestFirst::default(),
            &mut meter,
        );
        assert_eq!((found.spent, found.nodes), (Some(Spent::Nodes), nodes));
        assert!(found.action.is_some());
    }
}

#[test]
fn deepening_keeps_the_last_depth_that_was_finished() {
    let game = TicTacToe::start(&Seat::A);
    let search = |depth, meter: &mut Meter<'_>| {
        Search::new(Returns(Bounds::UNIT)).alpha_beta(&game, Seat::A, depth, meter)
    };
    let at_depth = |depth| search(depth, &mut Budget::UNLIMITED.meter());
    let whole = deepen(9, 2, &mut Budget::UNLIMITED.meter(), search);
    assert_eq!((whole.depth, whole.value, whole.spent), (9, 0.0, None));
    let all: u64 = [1, 3, 5, 7, 9].map(|depth| at_depth(depth).nodes).iter().sum();
    assert_eq!(whole.nodes, all);

    let enough_for_3 = at_depth(1).nodes + at_depth(3).nodes;
    let found = deepen(9, 2, &mut Budget::nodes(enough_for_3 + 5).meter(), search);
    assert_eq!((found.depth, found.spent), (3, Some(Spent::Nodes)));
    assert_eq!((found.nodes, found.action), (enough_for_3 + 5, at_depth(3).action));
    assert_eq!(deepen(4, 9, &mut Budget::UNLIMITED.meter(), search).depth, 4);
    assert!(deepen(9, 2, &mut Budget::nodes(0).meter(), search).action.is_some());
}
