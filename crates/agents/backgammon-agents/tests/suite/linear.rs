//! The linear evaluation: its weights and how they are found.

use parlor_agent::Stream;
use parlor_backgammon::{Backgammon, Phase};
use parlor_backgammon_agents::linear::{Linear, Training, Weights, train};
use parlor_backgammon_agents::{Appraise, Guided, without_cube};
use parlor_game::Seat;
use parlor_search::{Evaluate, Playout};

use crate::boards::{START, decisions, game};

#[test]
fn the_same_training_finds_the_same_weights() {
    let mut heard = Vec::new();
    let first = train(&Training::new(40, 3), |done| heard.push(done));
    assert_eq!(heard, (1..=40).collect::<Vec<u64>>());
    assert_eq!(train(&Training::new(40, 3), |_| {}), first);
    assert_ne!(train(&Training::new(40, 4), |_| {}), first);
}

/// A few thousand games are enough to tell a race that is won from one that is lost.
#[test]
fn training_learns_who_is_ahead() {
    let weights = train(&Training::new(3_000, 1), |_| {});
    let ahead = game(&[(2, 5), (1, 5), (0, 5)], &[(6, 10), (5, 5)], Phase::Rolling);
    let found = weights.chances(ahead.board());
    assert!(found.win > 0.8, "{found:?}");
    assert!(weights.chances(&ahead.board().flipped()).win < 0.2);
    assert!(Weights::zero().chances(ahead.board()).win == 0.5);
}

#[test]
fn the_weights_that_come_with_it_know_the_game() {
    let value = |game: &Backgammon| Linear::shipped().value(game, Seat::A);
    // To roll first is worth a little.
    let start = value(&game(START, START, Phase::Rolling));
    assert!((0.0..0.2).contains(&start), "{start}");
    // A closed board with a man on the bar and the rest borne in: as good as won.
    let closed = [(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)];
    let won = value(&game(&closed, &[(25, 1), (6, 14)], Phase::Rolling));
    assert!(won > 0.8, "{won}");
    // Ten men off against none.
    let far = game(&[(1, 5), (0, 10)], &[(20, 1), (6, 14)], Phase::Rolling);
    let chances = Linear::shipped().chances(&far, Seat::A);
    assert!(chances.win > 0.95 && chances.win_gammon > 0.5, "{chances:?}");
    assert_eq!(chances.lose_gammon, 0.0);
}

/// What one side expects the other loses, and nothing leaves the bounds.
#[test]
fn values_change_sign_with_the_side() {
    let mut linear = Linear::shipped();
    for (game, seat) in decisions(6, 500) {
        let (mine, theirs) = (linear.value(&game, seat), linear.value(&game, seat.opponent()));
        assert!((mine + theirs).abs() < 1e-5 && mine.abs() <= 3.0, "{mine} {theirs}");
        let chances = linear.chances(&game, seat);
        assert!(chances.win_backgammon <= chances.win_gammon && chances.win_gammon <= chances.win);
    }
}

/// Two men on the ace point against one: the player on roll wins. The tables say so, not the weights.
#[test]
fn endings_are_exact() {
    let (two, one) = ([(1, 2), (0, 13)], [(1, 1), (0, 14)]);
    let game = game(&two, &one, Phase::Rolling);
    let mut linear = Linear::shipped();
    assert_eq!((linear.value(&game, Seat::A), linear.value(&game, Seat::B)), (1.0, -1.0));
    assert_eq!(linear.appraise(game.board()).unwrap().win, 1.0);
    assert!(linear.cube_life(game.board()).is_some());
    assert!(Weights::shipped().chances(game.board()).win < 1.0);
}

#[test]
fn a_guided_playout_ends_with_the_game() {
    let mut game = without_cube(&game(&[(1, 1), (0, 14)], &[(20, 15)], Phase::Rolling));
    let mut playout = Guided::new(Linear::shipped(), 5);
    // One man left and the opponent all in the home of the winner: a backgammon.
    let results = playout.play(&mut game, &mut Stream::new(1));
    assert_eq!((results[Seat::A], results[Seat::B]), (3.0, -3.0));
}
