//! Searches that guess what they cannot see, on Kuhn poker.

use parlor_agent::{Ask, Budget, Estimate, Scale, Spent, Stream, Unit};
use parlor_game::{Answers, Game, Hidden, Observed, Seat, Silent};
use parlor_search::{
    Allocation, AlphaBeta, Bounds, Coverage, Edge, Found, Ismcts, NoTrace, RandomPlayout, Recorder,
    Returns, Rollouts, Samples, pimc, rollouts, sampled_worlds,
};
use parlor_toy::{Card, Cards, Kuhn, KuhnAction, KuhnView};

const BOUNDS: Bounds = Bounds::symmetric(2.0);

/// The game after these cards and words.
fn said(a: Card, b: Card, words: &[KuhnAction]) -> Kuhn {
    let mut game = Kuhn::start(&Seat::A);
    let cards = Cards::new(a, b).expect("two cards");
    game.apply(cards, &mut Silent).expect("the deal is due");
    for (&word, seat) in words.iter().zip([Seat::A, Seat::B, Seat::A]) {
        game.resolve(&Answers::one(seat, word), &mut Silent).expect("it may be said");
    }
    game
}

/// Every world that `seat` thinks possible, each as likely.
fn worlds(view: KuhnView, seat: Seat) -> Vec<(Kuhn, f64)> {
    let mut found: Vec<(Kuhn, f64)> = Vec::new();
    for seed in 0..64 {
        let world = Kuhn::sample(&view, seat, &mut Stream::new(seed));
        if !found.contains(&(world, 1.0)) {
            found.push((world, 1.0));
        }
    }
    found
}

fn solved(game: &Kuhn, seat: Seat) -> Found<KuhnAction> {
    let view = game.view(seat);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut solver = AlphaBeta::new(Returns(BOUNDS), 9);
    let mut meter = Budget::UNLIMITED.meter();
    pimc(worlds(view, seat), Coverage::All, seat, &legal, &mut solver, &mut meter)
}

#[track_caller]
fn assert_values(found: &Found<KuhnAction>, action: KuhnAction, values: [f64; 2]) {
    assert_eq!(found.action, Some(action));
    let exact = values.map(|value| Some(Estimate::exact(value)));
    assert_eq!([found.candidates[0].value, found.candidates[1].value], exact);
    assert_eq!(found.samples, Samples::Worlds(2));
}

#[test]
fn all_worlds_solved_give_what_a_hand_calculation_gives() {
    use KuhnAction::{Bet, Call, Check, Fold};
    // B faces a bet. With the king a call wins 2; with the jack it loses 2 and a fold 1; with the
    // queen the worlds cancel out, and 0 is better than −1.
    assert_values(&solved(&said(Card::Queen, Card::King, &[Bet]), Seat::B), Call, [2.0, -1.0]);
    assert_values(&solved(&said(Card::Queen, Card::Jack, &[Bet]), Seat::B), Fold, [-2.0, -1.0]);
    assert_values(&solved(&said(Card::King, Card::Queen, &[Bet]), Seat::B), Call, [0.0, -1.0]);
    // A opens with the queen. Against an open jack both words win 1 (the jack folds to a bet);
    // against an open king a check loses 1 and a bet, called, 2.
    assert_values(&solved(&said(Card::Queen, Card::King, &[]), Seat::A), Check, [0.0, -0.5]);
}

#[test]
fn sampled_worlds_come_near_with_an_error() {
    let game = said(Card::Queen, Card::King, &[]);
    let view = game.view(Seat::A);
    let legal = [KuhnAction::Check, KuhnAction::Bet];
    let mut solver = AlphaBeta::new(Returns(BOUNDS), 9);
    let mut stream = Stream::new(1);
    let sample = sampled_worlds(&view, Seat::A, &mut stream).take(2_000);
    let mut meter = Budget::UNLIMITED.meter();
    let found: Found<KuhnAction> =
        pimc::<Kuhn>(sample, Coverage::Sample, Seat::A, &legal, &mut solver, &mut meter);
    let bet = found.candidates[1].value.unwrap();
    assert!((bet.value + 0.5).abs() < 6.0 * bet.error.unwrap());
    assert_eq!((found.action, found.samples), (Some(KuhnAction::Check), Samples::Worlds(2_000)));
}

#[test]
fn a_spent_budget_counts_whole_worlds_only() {
    let game = said(Card::Queen, Card::King, &[]);
    let view = game.view(Seat::A);
    let legal = [KuhnAction::Check, KuhnAction::Bet];
    for nodes in [0, 1, 10, 100] {
        let mut solver = AlphaBeta::new(Returns(BOUNDS), 9);
        let mut stream = Stream::new(1);
        let sample = sampled_worlds(&view, Seat::A, &mut stream).take(1_000);
        let mut meter = Budget::nodes(nodes).meter();
        let found: Found<KuhnAction> =
            pimc::<Kuhn>(sample, Coverage::Sample, Seat::A, &legal, &mut solver, &mut meter);
        assert_eq!((found.spent, found.nodes), (Some(Spent::Nodes), nodes));
        assert!(found.action.is_some());
        assert_eq!(found.samples, Samples::Worlds(found.candidates[0].visits));
        assert_eq!(found.candidates[0].visits, found.candidates[1].visits);
    }
}

fn ismcts(game: &Kuhn, seat: Seat, seed: u64) -> Found<KuhnAction> {
    let view = game.view(seat);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
    Ismcts { playouts: 3_000, ..Ismcts::default() }.search::<Kuhn, _>(
        &ask,
        &mut RandomPlayout::new(BOUNDS),
        &mut Stream::new(seed),
        &mut ask.budget.meter(),
        &mut NoTrace,
    )
}

#[test]
fn information_set_uct_finds_what_is_always_right() {
    use KuhnAction::{Bet, Call, Check, Fold};
    for seed in 0..5 {
        let king = ismcts(&said(Card::Queen, Card::King, &[Bet]), Seat::B, seed);
        assert_eq!((king.action, king.value), (Some(Call), 2.0));
        let jack = ismcts(&said(Card::Queen, Card::Jack, &[Bet]), Seat::B, seed);
        assert_eq!((jack.action, jack.value), (Some(Fold), -1.0));
        let king = ismcts(&said(Card::Jack, Card::King, &[Check]), Seat::B, seed);
        assert_eq!(king.action, Some(Bet));
        let caught = ismcts(&said(Card::Jack, Card::King, &[Check, Bet]), Seat::A, seed);
        assert_eq!(caught.action, Some(Fold));
    }
}

#[test]
fn information_set_uct_depends_on_the_view_alone() {
    // A holds the queen; whether B holds king or jack must not matter.
    let one = ismcts(&said(Card::Queen, Card::King, &[]), Seat::A, 7);
    let other = ismcts(&said(Card::Queen, Card::Jack, &[]), Seat::A, 7);
    assert_eq!(one, other);
}

#[test]
fn a_watched_information_set_tree_adds_up_and_changes_nothing() {
    let game = said(Card::Queen, Card::King, &[]);
    let view = game.view(Seat::A);
    let legal = [KuhnAction::Check, KuhnAction::Bet];
    let ask = Ask { seat: Seat::A, view: &view, legal: &legal, budget: Budget::UNLIMITED };
    let mut recorder = Recorder::<Kuhn>::new(100);
    let search = Ismcts { playouts: 3_000, ..Ismcts::default() };
    let watched = search.search(
        &ask,
        &mut RandomPlayout::new(BOUNDS),
        &mut Stream::new(7),
        &mut ask.budget.meter(),
        &mut recorder,
    );
    assert_eq!(watched, ismcts(&game, Seat::A, 7));
    let tree = recorder.tree(Scale::new("study-utility", Unit::signed(2)), Edge::debug_label);
    // The root, check and bet, two answers to each, and two more after check and bet.
    assert_eq!((tree.nodes.len(), tree.n_visited), (9, 9));
}

#[test]
fn rollouts_guess_a_world_each() {
    let game = said(Card::Queen, Card::King, &[KuhnAction::Bet]);
    let view = game.view(Seat::B);
    let legal = [KuhnAction::Call, KuhnAction::Fold];
    let options = Rollouts { playouts: 500, allocation: Allocation::Even };
    let found = rollouts(
        |stream| Kuhn::sample(&view, Seat::B, stream),
        Seat::B,
        &legal,
        &mut RandomPlayout::new(BOUNDS),
        options,
        &mut Stream::new(1),
        &mut Budget::UNLIMITED.meter(),
    );
    assert_eq!((found.action, found.value), (Some(KuhnAction::Call), 2.0));
}
