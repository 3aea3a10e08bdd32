//! Minimax and alpha-beta: the printed examples, tic-tac-toe, and random trees.

use parlor_agent::{Bound, Budget, Spent};
use parlor_game::{Answers, Game, Seat, SeatSet, Silent};
use parlor_search::{Bounds, ByValue, Evaluate, Returns, Search, TranspositionTable};
use parlor_testkit::SplitMix;
use parlor_toy::{Cell, TicTacToe};

use crate::plain_tree::{PlainTree, Tree, Written};

/// Spec 2.1: leaves (3, 12, 8), (2, 4, 6), (14, 5, 2) under three minimisers.
pub(crate) fn printed_example() -> PlainTree {
    let min = |leaves: &[f64]| Tree::Min(Tree::leaves(leaves));
    PlainTree::new(&Tree::Max(vec![
        min(&[3.0, 12.0, 8.0]),
        min(&[2.0, 4.0, 6.0]),
        min(&[14.0, 5.0, 2.0]),
    ]))
}

pub(crate) const WIDE: Written = Written(Bounds { low: -100.0, high: 1000.0 });

#[test]
fn the_printed_example_gives_3_2_2_and_3() {
    let mut meter = Budget::UNLIMITED.meter();
    let found = Search::new(WIDE).minimax(&printed_example(), Seat::A, 9, &mut meter);
    let values: Vec<f64> = found.candidates.iter().map(|c| c.value.unwrap().value).collect();
    assert_eq!((found.action, found.value), (Some(0), 3.0));
    assert_eq!(values, [3.0, 2.0, 2.0]);
    assert_eq!(found.nodes, 13);
}

#[test]
fn alpha_beta_leaves_out_what_the_example_shows() {
    let mut meter = Budget::UNLIMITED.meter();
    let found = Search::new(WIDE).alpha_beta(&printed_example(), Seat::A, 9, &mut meter);
    assert_eq!((found.action, found.value), (Some(0), 3.0));
    // After the 2 the other leaves of the second minimiser cannot matter; of the third all must
    // be seen, since 14 and 5 are above 3.
    assert_eq!(found.nodes, 11);
    assert_eq!(found.candidates[1].value.unwrap().bound, Bound::AtMost);
    let exact =
        Search::new(WIDE).all_exact().alpha_beta(&printed_example(), Seat::A, 9, &mut meter);
    assert!(exact.candidates.iter().all(|c| c.value.unwrap().bound == Bound::Exact));
}

#[test]
fn tic_tac_toe_is_a_draw() {
    let game = TicTacToe::start(&Seat::A);
    let returns = Returns(Bounds::UNIT);
    let mut meter = Budget::UNLIMITED.meter();
    let full = Search::new(returns).minimax(&game, Seat::A, 9, &mut meter);
    assert_eq!((full.value, full.nodes), (0.0, 549_946), "the whole tree is 549,946 nodes");
    let cut = Search::new(returns).alpha_beta(&game, Seat::A, 9, &mut meter);
    assert_eq!((cut.action, cut.value), (full.action, 0.0));
    assert!(cut.nodes < full.nodes / 10, "{}", cut.nodes);
    let table = TranspositionTable::new(1 << 14, |game: &TicTacToe| *game);
    let known = Search::new(returns).memory(table).minimax(&game, Seat::A, 9, &mut meter);
    assert_eq!((known.action, known.value), (full.action, 0.0));
    assert!(known.nodes < 20_000, "5,478 positions, not 549,946: {}", known.nodes);
}

#[test]
fn a_win_in_hand_is_found_for_either_seat() {
    // x x .   A to move wins at once; so does B if it is its turn.
    // o o .
    // . . .
    let mut game = TicTacToe::start(&Seat::A);
    for (seat, idx) in [(Seat::A, 0), (Seat::B, 3), (Seat::A, 1), (Seat::B, 4)] {
        game.advance(&Answers::one(seat, Cell::from_idx(idx).unwrap()), &mut Silent);
    }
    let mut meter = Budget::UNLIMITED.meter();
    let mut search = Search::new(Returns(Bounds::UNIT));
    let found = search.alpha_beta(&game, Seat::A, 9, &mut meter);
    assert_eq!((found.action, found.value), (Cell::from_idx(2), 1.0));
    // For B the same position is lost, and the root minimises.
    let found = search.alpha_beta(&game, Seat::B, 9, &mut meter);
    assert_eq!((found.action, found.value), (Cell::from_idx(2), -1.0));
}

/// A tree of choices alone.
pub(crate) fn random_choices(entropy: &mut SplitMix, depth: u32, max: bool) -> Tree {
    use parlor_game::Entropy;
    if depth == 0 || entropy.below(10) == 0 {
        return Tree::Leaf(f64::from(entropy.below(9)));
    }
    let n = 1 + entropy.below(4);
    let below = (0..n).map(|_| random_choices(entropy, depth - 1, !max)).collect();
    if max { Tree::Max(below) } else { Tree::Min(below) }
}

#[test]
fn alpha_beta_is_minimax_in_any_order_and_with_memory() {
    let mut entropy = SplitMix::new(11);
    let mut meter = Budget::UNLIMITED.meter();
    for _ in 0..300 {
        let tree = random_choices(&mut entropy, 6, true);
        let game = PlainTree::new(&tree);
        let full = Search::new(WIDE).minimax(&game, Seat::A, 9, &mut meter);
        assert_eq!(full.value, tree.value());
        let cut = Search::new(WIDE).alpha_beta(&game, Seat::A, 9, &mut meter);
        assert_eq!((cut.action, cut.value), (full.action, full.value));
        assert!(cut.nodes <= full.nodes);
        let sorted = Search::new(WIDE).order(ByValue::new(WIDE));
        let sorted = { sorted }.alpha_beta(&game, Seat::A, 9, &mut meter);
        assert_eq!((sorted.action, sorted.value), (full.action, full.value));
        let table = TranspositionTable::new(1 << 8, |game: &PlainTree| game.at);
        let known = Search::new(WIDE).memory(table).alpha_beta(&game, Seat::A, 9, &mut meter);
        assert_eq!((known.action, known.value), (full.action, full.value));
    }
}

#[test]
fn equal_values_keep_the_action_listed_first() {
    let tree = Tree::Max(Tree::leaves(&[1.0, 2.0, 2.0, 2.0]));
    let mut meter = Budget::UNLIMITED.meter();
    let found = Search::new(WIDE).alpha_beta(&PlainTree::new(&tree), Seat::A, 1, &mut meter);
    assert_eq!(found.action, Some(1));
    let tree = Tree::Max(vec![Tree::Leaf(2.0), Tree::Leaf(2.0 + 1e-15)]);
    let found = Search::new(WIDE).alpha_beta(&PlainTree::new(&tree), Seat::A, 1, &mut meter);
    assert_eq!(found.action, Some(0), "a difference of rounding is none");
}

/// Leaf values as written, with `A` and `B` on one side.
struct Friends;

impl Evaluate<PlainTree> for Friends {
    fn bounds(&self) -> Bounds {
        WIDE.0
    }

    fn value(&mut self, game: &PlainTree, _seat: Seat) -> f64 {
        { WIDE }.value(game, Seat::A)
    }

    fn side(&self, _game: &PlainTree, _seat: Seat) -> SeatSet {
        SeatSet::TWO
    }
}

#[test]
fn partners_maximise_together() {
    let mut meter = Budget::UNLIMITED.meter();
    let found = Search::new(Friends).alpha_beta(&printed_example(), Seat::B, 9, &mut meter);
    assert_eq!((found.action, found.value), (Some(2), 14.0), "the greatest leaf of all");
}

#[test]
fn a_narrowed_tree_searches_only_what_is_kept() {
    let tree = Tree::Max(Tree::leaves(&[1.0, 3.0, 2.0]));
    let order = ByValue::new(WIDE).keep(2);
    let mut meter = Budget::UNLIMITED.meter();
    let found =
        Search::new(WIDE).order(order).minimax(&PlainTree::new(&tree), Seat::A, 1, &mut meter);
    assert_eq!(found.action, Some(1));
    assert!(found.candidates[0].value.is_none() && found.candidates[2].value.is_some());
}

#[test]
fn a_budget_is_a_hard_cap_and_always_leaves_an_action() {
    let game = TicTacToe::start(&Seat::A);
    for nodes in [0, 1, 2, 100, 60_000] {
        let mut meter = Budget::nodes(nodes).meter();
        let found = Search::new(Returns(Bounds::UNIT)).minimax(&game, Seat::A, 9, &mut meter);
        assert_eq!(found.spent, Some(Spent::Nodes));
        assert_eq!(found.nodes, nodes);
        assert_eq!(found.action, Cell::from_idx(0));
    }
}
