//! The strategies on positions counted by hand.

use parlor_backgammon::Phase;
use parlor_backgammon_agents::{Ground, Judge, Strategy, Variant};
use parlor_game::Seat;

use crate::boards::{START, decisions, game};

fn seed(strategy: Strategy) -> Judge {
    Judge { strategy, variant: Variant::Seed }
}

fn repaired(strategy: Strategy) -> Judge {
    Judge { strategy, variant: Variant::Repaired }
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "{found}, not {expected}");
}

/// A has hit: B has a man on the bar and a blot on its 13; A has a blot on its 20 and closed its 8, 6
/// and 5; B has closed its 8 and 6. Rear men: A on 24, B on the bar.
#[test]
fn every_strategy_weighs_what_it_should() {
    let own = [(24, 1), (20, 1), (13, 4), (8, 3), (6, 4), (5, 2)];
    let other = [(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)];
    let game = game(&own, &other, Phase::Rolling);
    let (h_n, h_d, h_sk, h_s) = (1.0 / 15.0, 0.0, 1.0 / 7.0, -1.0 / 15.0);
    for (strategy, expected) in [
        (Strategy::Attacking, 0.8 * h_n + 0.2 * h_d),
        (Strategy::Defending, 0.4 * h_sk + 0.4 * h_s + 0.2 * h_d),
        (Strategy::Combined, 0.4 * h_sk + 0.4 * h_n + 0.2 * h_d),
        (Strategy::Running, h_d),
    ] {
        for judge in [seed(strategy), repaired(strategy)] {
            let (value, ground) = judge.judge(&game, Seat::A);
            assert_eq!(ground, Ground::Strategy);
            near(value, expected);
            near(judge.judge(&game, Seat::B).0, -expected);
        }
    }
}

/// All of A's men are home, and B still has one behind them: the source counts men borne off.
#[test]
fn bearing_off_comes_before_contact_in_the_source() {
    let (own, other) = ([(6, 5), (4, 5), (0, 5)], [(24, 1), (1, 14)]);
    let game = game(&own, &other, Phase::Rolling);
    let judge = seed(Strategy::Combined);
    assert_eq!(judge.judge(&game, Seat::A), (5.0 / 15.0, Ground::BearingOff));
    // B has contact and a man outside, so it is judged by the strategy: points 2 against 1, rear men
    // on 6 and 24.
    let (value, ground) = judge.judge(&game, Seat::B);
    assert_eq!(ground, Ground::Strategy);
    near(value, 0.4 * (1.0 - 2.0) / 7.0 + 0.2 * (5.0 - 23.0) / 23.0);
}

/// No contact, and B is not home: the source looks at the own rear man alone, and calls a race that A
/// has as good as won worse than nothing.
#[test]
fn a_race_is_negative_for_both_in_the_source() {
    let (own, other) = ([(7, 1), (1, 14)], [(10, 15)]);
    let race = game(&own, &other, Phase::Rolling);
    let judge = seed(Strategy::Attacking);
    assert_eq!(judge.judge(&race, Seat::A), (-6.0 / 23.0, Ground::RearMan));
    assert_eq!(judge.judge(&race, Seat::B), (-9.0 / 23.0, Ground::RearMan));
    // Repaired: 21 + 30 against 150 + 30.
    let (value, ground) = repaired(Strategy::Attacking).judge(&race, Seat::A);
    assert_eq!(ground, Ground::Pips);
    near(value, (180.0 - 51.0) / 197.0);
}

#[test]
fn the_start_is_worth_nothing_and_a_finished_game_one() {
    let start = game(START, START, Phase::Rolling);
    for strategy in Strategy::ALL {
        for judge in [seed(strategy), repaired(strategy)] {
            assert_eq!(judge.judge(&start, Seat::A), (0.0, Ground::Strategy));
        }
    }
    let mut last = crate::boards::to_move(&[(1, 1), (0, 14)], &[(6, 15)], [2, 1]);
    let mut legal = Vec::new();
    parlor_game::Game::legal(&last, Seat::A, &mut legal);
    let answer = parlor_game::Answers::one(Seat::A, legal[0]);
    parlor_game::Game::advance(&mut last, &answer, &mut parlor_game::Silent);
    let judge = seed(Strategy::Running);
    assert_eq!(judge.judge(&last, Seat::A), (1.0, Ground::Over));
    assert_eq!(judge.judge(&last, Seat::B), (-1.0, Ground::Over));
}

#[test]
fn values_stay_in_bounds_and_repaired_ones_change_sign_with_the_side() {
    for (game, seat) in decisions(3, 2_000) {
        for strategy in Strategy::ALL {
            assert!(seed(strategy).judge(&game, seat).0.abs() <= 1.0);
            let (mine, ground) = repaired(strategy).judge(&game, seat);
            let (theirs, also) = repaired(strategy).judge(&game, seat.opponent());
            assert!(mine.abs() <= 1.0 && ground == also);
            near(mine, -theirs);
        }
    }
}
