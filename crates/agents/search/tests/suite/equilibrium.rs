//! Counterfactual regret minimisation and best responses on Kuhn poker, and on open games where the
//! best response is plain search.

use parlor_agent::{Budget, Spent};
use parlor_game::{Game, Seat};
use parlor_search::{
    BestResponse, Bounds, Cfr, GameTree, Information, NotSmall, Profile, Prune, Regrets, Returns,
    Search, expected_returns, exploitability,
};
use parlor_toy::{Betting, Card, Known, Kuhn, KuhnAction, KuhnView, Race, TicTacToe, Track};

const VALUE: f64 = -1.0 / 18.0;

fn kuhn() -> GameTree<Kuhn> {
    GameTree::new(&Kuhn::start(&Seat::A), 1_000).expect("Kuhn poker is small")
}

fn mine(view: &KuhnView) -> Card {
    let Known::Mine(card) = view.known else { panic!("who is asked knows one card: {view}") };
    card
}

/// A profile in which a player bets or calls this often.
fn puts_in(tree: &GameTree<Kuhn>, often: impl Fn(&KuhnView) -> f64) -> Profile {
    Profile::from_fn(tree, |information: &Information<Kuhn>, nth| match information.actions[nth] {
        KuhnAction::Bet | KuhnAction::Call => often(&information.view),
        KuhnAction::Check | KuhnAction::Fold => 1.0 - often(&information.view),
    })
}

/// Kuhn's equilibrium with α = 1/5.
fn equilibrium(view: &KuhnView) -> f64 {
    match (view.me, view.betting, mine(view)) {
        (Seat::A, Betting::Opening, Card::Jack) => 0.2,
        (Seat::A, Betting::Opening, Card::King) => 0.6,
        (Seat::A, Betting::Bet(_), Card::Queen) => 0.2 + 1.0 / 3.0,
        (Seat::B, Betting::Checked, Card::Jack) | (Seat::B, Betting::Bet(_), Card::Queen) => {
            1.0 / 3.0
        }
        (Seat::A, Betting::Bet(_), Card::King) | (Seat::B, _, Card::King) => 1.0,
        _ => 0.0,
    }
}

#[test]
fn kuhn_poker_has_twelve_information_sets() {
    let tree = kuhn();
    // 1 deal node, 6 deals, and 8 further positions below each.
    assert_eq!((tree.information().len(), tree.n_nodes()), (12, 1 + 6 * 9));
    assert_eq!(tree.information().iter().filter(|i| i.seat == Seat::A).count(), 6);
}

#[test]
fn the_known_equilibrium_gives_nothing_away() {
    let tree = kuhn();
    let profile = puts_in(&tree, equilibrium);
    assert!((expected_returns(&tree, &profile)[Seat::A] - VALUE).abs() < 1e-12);
    assert!(exploitability(&tree, &profile).abs() < 1e-12);
    assert!((BestResponse::new(&tree, &profile, Seat::A).value - VALUE).abs() < 1e-12);
    assert!((BestResponse::new(&tree, &profile, Seat::B).value + VALUE).abs() < 1e-12);
}

#[test]
fn a_best_response_is_the_best_of_all_pure_strategies() {
    let tree = kuhn();
    let strategies: [fn(&KuhnView) -> f64; 3] =
        [|_| 0.5, |view| if mine(view) == Card::Jack { 0.0 } else { 0.7 }, |_| 1.0];
    for strategy in strategies {
        for seat in [Seat::A, Seat::B] {
            let against = |bits: u32| {
                puts_in(&tree, |view| {
                    if view.me != seat {
                        return strategy(view);
                    }
                    let faces_bet = u32::from(matches!(view.betting, Betting::Bet(_)));
                    f64::from(bits >> (2 * mine(view) as u32 + faces_bet) & 1)
                })
            };
            let pure = (0..64).map(|bits| expected_returns(&tree, &against(bits))[seat]);
            let best = pure.fold(f64::NEG_INFINITY, f64::max);
            let found = BestResponse::new(&tree, &puts_in(&tree, strategy), seat);
            assert!((found.value - best).abs() < 1e-12, "{} {best}", found.value);
            for (information, action) in tree.information().iter().zip(&found.actions) {
                assert_eq!(action.is_some(), information.seat == seat);
            }
        }
    }
}

#[test]
fn regret_minimisation_solves_kuhn_poker() {
    let tree = kuhn();
    let mut meter = Budget::UNLIMITED.meter();
    for (rule, rounds) in [(Regrets::Vanilla, 100_000), (Regrets::Plus, 2_000)] {
        let mut cfr = Cfr::new(&tree, rule);
        assert_eq!(cfr.run(rounds, &mut meter), rounds);
        let average = cfr.average();
        let value = expected_returns(&tree, &average)[Seat::A];
        let given_away = exploitability(&tree, &average);
        println!("{rule:?}: value {value:.6}, exploitability {given_away:.6}");
        assert!(given_away < 1e-3, "{rule:?} {given_away}");
        assert!((value - VALUE).abs() < 1e-3, "{rule:?} {value}");
        // Of B there is one equilibrium only.
        for (idx, information) in tree.information().iter().enumerate() {
            if information.seat == Seat::B {
                let often = equilibrium(&information.view);
                let found = average.of(&tree, idx);
                let nth = information
                    .actions
                    .iter()
                    .position(|a| matches!(a, KuhnAction::Bet | KuhnAction::Call));
                assert!((found[nth.unwrap()] - often).abs() < 0.02, "{rule:?} {information:?}");
            }
        }
    }
}

#[test]
fn learning_stops_between_rounds_and_is_the_same_in_pieces() {
    let tree = kuhn();
    let nodes = 2 * tree.n_nodes() as u64;
    let mut cfr = Cfr::new(&tree, Regrets::Plus);
    let mut meter = Budget::nodes(10 * nodes + 1).meter();
    assert_eq!((cfr.run(50, &mut meter), meter.spent()), (10, Some(Spent::Nodes)));
    let mut again = Cfr::new(&tree, Regrets::Plus);
    let mut meter = Budget::UNLIMITED.meter();
    again.run(4, &mut meter);
    again.run(6, &mut meter);
    assert_eq!((again.average(), again.rounds()), (cfr.average(), 10));
}

#[test]
fn in_an_open_game_the_equilibrium_is_what_search_finds() {
    let race = Race::start(&Track::new(3, 2).unwrap());
    let tree = GameTree::new(&race, 100_000).unwrap();
    let mut meter = Budget::UNLIMITED.meter();
    let mut cfr = Cfr::new(&tree, Regrets::Plus);
    cfr.run(300, &mut meter);
    let mut search = Search::new(Returns(Bounds::UNIT));
    let exact = search.expectiminimax(&race, Seat::A, 99, Prune::None, &mut meter).value;
    let value = expected_returns(&tree, &cfr.average())[Seat::A];
    assert!((value - exact).abs() < 1e-3, "{value} {exact}");
    assert!(exploitability(&tree, &cfr.average()) < 1e-3);
}

#[test]
fn a_game_too_big_is_refused() {
    let game = TicTacToe::start(&Seat::A);
    let refused = GameTree::new(&game, 1_000).unwrap_err();
    assert_eq!(refused, NotSmall::TooManyNodes { nodes_max: 1_000 });
    assert_eq!(refused.to_string(), "the game has more than 1000 nodes");
}
