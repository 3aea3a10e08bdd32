//! Random playouts reach the end with the right odds.

use parlor_agent::{Stream, random_playout};
use parlor_game::{Game, Seat};

use crate::coin::CoinGame;

#[test]
fn random_play_reaches_the_end_with_the_odds_of_a_fair_coin() {
    let mut stream = Stream::new(3);
    let mut legal = Vec::with_capacity(2);
    let kept = legal.as_ptr();
    let mut points = [0; 2];
    for _ in 0..10_000 {
        let mut game = CoinGame::start(&5);
        assert_eq!(random_playout(&mut game, &mut stream, &mut legal), 10);
        points[0] += game.returns()[Seat::A];
        points[1] += game.returns()[Seat::B];
    }
    // 50,000 calls with p = 1/2: six standard deviations are 671.
    assert!(points.iter().all(|sum| (sum - 25_000).abs() < 671), "{points:?}");
    assert_eq!(legal.as_ptr(), kept, "the caller's space was enough");
}

#[test]
fn equal_seeds_play_equal_deals() {
    let play = |seed| {
        let mut game = CoinGame::start(&40);
        random_playout(&mut game, &mut Stream::new(seed), &mut Vec::new());
        game
    };
    assert_eq!(play(11), play(11));
    assert_ne!(play(11), play(12));
}
