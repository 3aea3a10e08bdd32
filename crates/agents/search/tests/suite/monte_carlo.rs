//! Flat rollouts and UCT on open games.

use parlor_agent::{Budget, Scale, Spent, Stream, Unit};
use parlor_game::{Answers, Game, Seat, Silent};
use parlor_search::{
    Allocation, Bounds, Edge, Found, NoTrace, RandomPlayout, Recorder, Returns, Rollouts,
    Truncated, Uct, rollouts,
};
use parlor_toy::{Cell, Face, Race, RaceAction, TicTacToe, Track};

use crate::pips::{Pips, positions};
use crate::plain_tree::{PlainTree, Tree, Written};

const UCB1: Allocation = Allocation::Ucb1 { exploration: std::f64::consts::SQRT_2 };

fn marked(moves: &[usize]) -> TicTacToe {
    let mut game = TicTacToe::start(&Seat::A);
    for (nth, &idx) in moves.iter().enumerate() {
        let seat = if nth % 2 == 0 { Seat::A } else { Seat::B };
        game.advance(&Answers::one(seat, Cell::from_idx(idx).expect("a cell")), &mut Silent);
    }
    game
}

fn flat(game: &TicTacToe, seat: Seat, allocation: Allocation, seed: u64) -> Found<Cell> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut playout = RandomPlayout::new(Bounds::UNIT);
    let options = Rollouts { playouts: 4_000, allocation };
    let mut meter = Budget::UNLIMITED.meter();
    let stream = &mut Stream::new(seed);
    rollouts(|_| *game, seat, &legal, &mut playout, options, stream, &mut meter)
}

#[test]
fn rollouts_see_a_win() {
    // x x .   A wins at 2.
    // o . .
    // . o .
    for allocation in [Allocation::Even, UCB1] {
        let found = flat(&marked(&[0, 3, 1, 7]), Seat::A, allocation, 1);
        assert_eq!((found.action, found.value), (Cell::from_idx(2), 1.0));
        assert_eq!(found.nodes, 4_000);
        assert_eq!(found.candidates.iter().map(|c| c.visits).sum::<u64>(), 4_000);
    }
}

#[test]
fn uct_sees_the_block_that_flat_rollouts_miss() {
    // x x .   B must stop A at 2. Against a random opponent the centre wins more often, and flat
    // o . .   rollouts know no other.
    // . . .
    let game = marked(&[0, 3, 1]);
    assert_eq!(flat(&game, Seat::B, Allocation::Even, 1).action, Some(Cell::CENTRE));
    for seed in 0..5 {
        assert_eq!(uct(&game, 2_000, seed).action, Cell::from_idx(2));
    }
}

#[test]
fn rollouts_estimate_random_play_and_know_their_error() {
    // Random play of the first action: half (1 + −1)/2, half 0.5, so 0.25; of the second 0.
    let tree = Tree::Max(vec![
        Tree::Chance(vec![(1, Tree::Min(Tree::leaves(&[1.0, -1.0]))), (1, Tree::Leaf(0.5))]),
        Tree::Leaf(0.0),
    ]);
    let game = PlainTree::new(&tree);
    let mut playout = Truncated::new(Written(Bounds::UNIT), 9);
    let options = Rollouts { playouts: 20_000, allocation: Allocation::Even };
    let mut meter = Budget::UNLIMITED.meter();
    let stream = &mut Stream::new(8);
    let found =
        rollouts(|_| game.clone(), Seat::A, &[0, 1], &mut playout, options, stream, &mut meter);
    let first = found.candidates[0].value.unwrap();
    // Half of the playouts give 0.5, a quarter each 1 and −1: variance 0.5625.
    let error = (0.5625_f64 / 10_000.0).sqrt();
    assert!((first.error.unwrap() - error).abs() < 0.1 * error);
    assert!((first.value - 0.25).abs() < 6.0 * error, "{}", first.value);
    assert_eq!(found.candidates[1].value.unwrap().error, Some(0.0));
    assert_eq!(found.action, Some(0));
}

#[test]
fn the_bandit_spends_its_playouts_on_the_best() {
    let even = flat(&marked(&[0, 3, 1, 7]), Seat::A, Allocation::Even, 3);
    let ucb1 = flat(&marked(&[0, 3, 1, 7]), Seat::A, UCB1, 3);
    let spent = |found: &Found<Cell>| found.candidates[found.legal_idx().unwrap()].visits;
    assert!(spent(&ucb1) > 2 * spent(&even));
}

fn uct(game: &TicTacToe, playouts: u64, seed: u64) -> Found<Cell> {
    Uct { playouts, ..Uct::default() }.search(
        game,
        &mut RandomPlayout::new(Bounds::UNIT),
        &mut Stream::new(seed),
        &mut Budget::UNLIMITED.meter(),
        &mut NoTrace,
    )
}

#[test]
fn uct_plays_tic_tac_toe_to_a_draw() {
    for seed in 0..3 {
        let mut game = TicTacToe::start(&Seat::A);
        while let Some(seat) = game.mover() {
            let cell = uct(&game, 4_000, seed).action.unwrap();
            game.advance(&Answers::one(seat, cell), &mut Silent);
        }
        assert_eq!(game.winner(), None, "seed {seed}\n{game}");
    }
}

#[test]
fn uct_is_the_same_for_a_seed() {
    let game = marked(&[4]);
    assert_eq!(uct(&game, 500, 9), uct(&game, 500, 9));
    assert_ne!(uct(&game, 500, 9).candidates, uct(&game, 500, 10).candidates);
}

/// The race after a throw: what UCT does with it.
fn race_choice(pips: u8) -> Found<RaceAction> {
    let mut race = Race::start(&Track::SPRINT);
    let face = Face::new(pips).expect("a face");
    race.apply(face, &mut Silent).expect("a throw is due");
    Uct { playouts: 40_000, ..Uct::default() }.search(
        &race,
        &mut RandomPlayout::new(Bounds::UNIT),
        &mut Stream::new(4),
        &mut Budget::UNLIMITED.meter(),
        &mut NoTrace,
    )
}

#[test]
fn uct_finds_the_choices_of_the_race() {
    // By backward induction (see the toy's own tests) a 1 is declined, a 3 is stepped.
    assert_eq!(race_choice(1).action, Some(RaceAction::Decline));
    assert_eq!(race_choice(3).action, Some(RaceAction::Step));
}

#[test]
fn uct_values_a_dice_tree_as_it_is() {
    // The maximiser sees the outcome before it chooses: (1·0.8 + 3·0.4) / 4 = 0.5.
    let max = |leaves: &[f64]| Tree::Max(Tree::leaves(leaves));
    let tree = Tree::Max(vec![
        Tree::Chance(vec![(1, max(&[0.8, -1.0])), (3, max(&[-0.5, 0.4]))]),
        Tree::Leaf(0.3),
    ]);
    let found = Uct { playouts: 20_000, ..Uct::default() }.search(
        &PlainTree::new(&tree),
        &mut Truncated::new(Written(Bounds::UNIT), 0),
        &mut Stream::new(2),
        &mut Budget::UNLIMITED.meter(),
        &mut NoTrace,
    );
    assert_eq!(found.action, Some(0));
    assert!((found.value - tree.value()).abs() < 0.03, "{}", found.value);
}

#[test]
fn a_watched_tree_adds_up_and_changes_nothing() {
    let (game, _) = positions(6, 1)[0];
    let search = Uct { playouts: 800, ..Uct::default() };
    let mut playout = Truncated::new(Pips, 4);
    let mut meter = Budget::UNLIMITED.meter();
    let plain = search.search(&game, &mut playout, &mut Stream::new(1), &mut meter, &mut NoTrace);
    let mut recorder = Recorder::new(200);
    let watched =
        search.search(&game, &mut playout, &mut Stream::new(1), &mut meter, &mut recorder);
    assert_eq!(watched, plain);
    let tree = recorder.tree(Scale::new("study-utility", Unit::signed(2)), Edge::debug_label);
    let below: u64 = tree.nodes.iter().map(|node| node.n_below).sum();
    assert_eq!(tree.nodes.len() as u64 + below, tree.n_visited);
    assert!(tree.nodes.len() <= 200);
    assert!(tree.nodes[0].value.unwrap().error.is_some());
}

#[test]
fn a_full_tree_goes_on_without_growing() {
    let (game, _) = positions(6, 1)[0];
    let search = Uct { playouts: 300, nodes_max: 40, ..Uct::default() };
    let mut meter = Budget::UNLIMITED.meter();
    let mut playout = Truncated::new(Pips, 4);
    let found = search.search(&game, &mut playout, &mut Stream::new(1), &mut meter, &mut NoTrace);
    assert_eq!(found.nodes, 300);
    assert!(found.action.is_some());
}

#[test]
fn a_budget_of_nodes_is_a_number_of_playouts() {
    let game = TicTacToe::start(&Seat::A);
    for nodes in [0, 1, 50] {
        let mut meter = Budget::nodes(nodes).meter();
        let found = Uct::default().search(
            &game,
            &mut Truncated::new(Returns(Bounds::UNIT), 99),
            &mut Stream::new(1),
            &mut meter,
            &mut NoTrace,
        );
        assert_eq!((found.nodes, found.spent), (nodes, Some(Spent::Nodes)));
        assert!(found.action.is_some());
    }
}
