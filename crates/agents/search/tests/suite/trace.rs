//! Watching a search changes nothing, and what is recorded adds up.

use parlor_agent::{Bound, Budget, CutReason, Estimate, NodeKind, Scale, Tone, Tree, Unit};
use parlor_game::{Game, Seat};
use parlor_search::{BestFirst, Bounds, Edge, Prune, Recorder, Returns, Search, deepen};
use parlor_testkit::SplitMix;
use parlor_toy::TicTacToe;

use crate::minimax::{WIDE, printed_example, random_choices};
use crate::pips::{Pips, positions};
use crate::plain_tree::{PlainTree, Tree as Written, Written as Leaves};

const UNIT: Leaves = Leaves(Bounds::UNIT);

fn drawn<G: Game>(recorder: &Recorder<G>) -> Tree {
    recorder.tree(Scale::new("study-utility", Unit::number(1)), Edge::debug_label)
}

/// Everything that was visited is either drawn or counted as left out, below whom it belongs.
#[track_caller]
fn assert_adds_up(tree: &Tree, n_visited: u64) {
    let below: u64 = tree.nodes.iter().map(|node| node.n_below).sum();
    assert_eq!(tree.nodes.len() as u64 + below, n_visited);
    assert_eq!(tree.n_visited, n_visited);
    for (idx, node) in tree.nodes.iter().enumerate() {
        assert!(node.parent.is_none_or(|parent| parent < idx));
        assert_eq!(node.parent.is_none(), idx == 0);
        assert!(node.value.is_some());
    }
}

#[test]
fn the_printed_example_is_drawn_with_its_cut() {
    let mut recorder = Recorder::new(100);
    let mut meter = Budget::UNLIMITED.meter();
    let mut search = Search::new(WIDE).trace(&mut recorder);
    search.alpha_beta(&printed_example(), Seat::A, 9, &mut meter);
    let tree = drawn(&recorder);
    assert_adds_up(&tree, 11);
    let second = &tree.nodes[5];
    assert_eq!((second.kind, second.mover), (NodeKind::Min, Some(Seat::B.into())));
    assert_eq!(second.window, Some((3.0, f64::INFINITY)));
    let value = second.value.unwrap();
    assert_eq!((value.value, value.bound), (2.0, Bound::AtMost));
    let cut = second.cut.as_ref().unwrap();
    assert_eq!((cut.reason, cut.n_skipped), (CutReason::Alpha, 2));
    let sentence = cut.sentence.as_ref().unwrap().to_string();
    assert_eq!(sentence, "study-cut-at-most (value: 2.0, limit: 3.0)");
    let chosen: Vec<usize> =
        (0..tree.nodes.len()).filter(|&idx| tree.nodes[idx].tone == Tone::Chosen).collect();
    assert_eq!(chosen, [0, 1, 2], "the root, its first minimiser, the leaf 3");
}

#[test]
fn chance_nodes_show_probabilities_and_star_cuts() {
    let min = |leaves: &[f64]| Written::Min(Written::leaves(leaves));
    let three = |leaves: &[f64]| Written::Chance((0..3).map(|_| (1, min(leaves))).collect());
    let tree = Written::Max(vec![three(&[0.5, 0.5, 0.5]), three(&[0.3, 0.4, 0.4])]);
    let mut recorder = Recorder::new(100);
    let mut search = Search::new(UNIT).trace(&mut recorder);
    let mut meter = Budget::UNLIMITED.meter();
    let found = search.expectiminimax(&PlainTree::new(&tree), Seat::A, 9, Prune::Star2, &mut meter);
    let tree = drawn(&recorder);
    assert_adds_up(&tree, found.nodes);
    let is_second = |node: &&parlor_agent::Node| node.parent == Some(0);
    let second = tree.nodes.iter().filter(is_second).nth(1).unwrap();
    assert_eq!(second.cut.as_ref().unwrap().reason, CutReason::Star2);
    assert_eq!(second.kind, NodeKind::Chance);
    let mut outcomes = tree.nodes.iter().filter(|node| node.probability.is_some());
    assert!(outcomes.clone().all(|node| node.probability == Some(1.0 / 3.0)));
    assert_eq!(outcomes.clone().count(), 6);
    // A minimiser of which one reply was seen is worth at most that.
    let probed = outcomes.next_back().unwrap();
    assert_eq!(probed.value, Some(Estimate { bound: Bound::AtMost, ..Estimate::exact(0.3) }));
    assert_eq!(probed.cut.as_ref().map(|cut| cut.n_skipped), Some(2));
}

#[test]
fn watching_changes_nothing_and_everything_is_counted() {
    let mut entropy = SplitMix::new(77);
    let mut meter = Budget::UNLIMITED.meter();
    for _ in 0..200 {
        let game = PlainTree::new(&Written::random(&mut entropy, 7, true));
        for (prune, nodes_max) in Prune::ALL.into_iter().zip([1, 10, 60, 100_000]) {
            for prune in [prune, Prune::Star2] {
                let plain = Search::new(UNIT).expectiminimax(&game, Seat::A, 9, prune, &mut meter);
                let mut recorder = Recorder::new(nodes_max);
                let mut watched = Search::new(UNIT).trace(&mut recorder);
                let watched = watched.expectiminimax(&game, Seat::A, 9, prune, &mut meter);
                assert_eq!(watched, plain);
                let tree = drawn(&recorder);
                assert_adds_up(&tree, plain.nodes);
                assert!(tree.nodes.len() <= nodes_max.max(1 + plain.candidates.len()));
            }
        }
        let choices = PlainTree::new(&random_choices(&mut entropy, 5, true));
        let plain = Search::new(WIDE).alpha_beta(&choices, Seat::A, 9, &mut meter);
        let mut recorder = Recorder::new(10);
        let mut watched = Search::new(WIDE).trace(&mut recorder);
        assert_eq!(watched.alpha_beta(&choices, Seat::A, 9, &mut meter), plain);
        let mut plain = Search::new(WIDE);
        let plain = plain.best_first(&choices, Seat::A, BestFirst::default(), &mut meter);
        let mut watched = Search::new(WIDE).trace(&mut recorder);
        let watched = watched.best_first(&choices, Seat::A, BestFirst::default(), &mut meter);
        assert_eq!(watched, plain);
        assert_adds_up(&drawn(&recorder), plain.nodes);
    }
}

#[test]
fn a_backgammon_search_fits_into_a_small_drawing() {
    for (game, seat) in positions(3, 3) {
        let mut recorder = Recorder::new(300);
        let mut search = Search::new(Pips).trace(&mut recorder);
        let mut meter = Budget::UNLIMITED.meter();
        let found = search.expectiminimax(&game, seat, 3, Prune::Star1, &mut meter);
        let tree = drawn(&recorder);
        assert_adds_up(&tree, found.nodes);
        assert!(tree.nodes.len() <= 300);
        let chosen = tree.nodes.iter().filter(|node| node.tone == Tone::Chosen).nth(1).unwrap();
        assert_eq!(chosen.parent, Some(0));
        assert_eq!(chosen.edge.to_string(), format!("{:?}", found.action.unwrap()));
    }
}

#[test]
fn a_spent_budget_is_shown_and_the_last_finished_depth_preferred() {
    let game = TicTacToe::start(&Seat::A);
    let mut recorder = Recorder::new(1000);
    let mut search = Search::new(Returns(Bounds::UNIT)).trace(&mut recorder);
    search.alpha_beta(&game, Seat::A, 9, &mut Budget::nodes(50).meter());
    let tree = drawn(&recorder);
    assert_eq!(tree.n_visited, 50);
    let unfinished = tree.nodes.iter().filter(|node| node.value.is_none());
    assert!(unfinished.clone().count() > 0);
    let reasons = unfinished.map(|node| node.cut.as_ref().unwrap().reason);
    assert!({ reasons }.all(|reason| reason == CutReason::Budget));

    let mut recorder = Recorder::new(1000);
    let mut search = Search::new(Returns(Bounds::UNIT)).trace(&mut recorder);
    let found = deepen(9, 1, &mut Budget::nodes(1500).meter(), |depth, meter| {
        search.alpha_beta(&game, Seat::A, depth, meter)
    });
    assert!(found.depth > 1 && found.spent.is_some());
    let tree = drawn(&recorder);
    assert!(tree.nodes.iter().all(|node| node.value.is_some()));
    assert_eq!(tree.nodes[0].value.unwrap().value, found.value);
}
