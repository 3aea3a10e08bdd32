//! Series: the contract of a score sheet, and who begins.

use parlor_game::{Answers, Game, Match, Seat, Silent};
use parlor_testkit::MatchContract;
use parlor_toy::{Kuhn, Race, Series, TicTacToe, Track};

#[test]
fn keeps_the_contract() {
    let report = MatchContract::new(Series::<TicTacToe>::new(5, |first| first)).check();
    assert_eq!(report.games, 50);
    MatchContract::new(Series::<Race>::new(4, |first| Track::SPRINT.begun_by(first))).check();
    MatchContract::new(Series::<Kuhn>::new(10, |first| first))
        .conserved(|series| series.standing().as_array().iter().copied().map(i64::from).sum())
        .check();
}

#[test]
fn players_begin_in_turn_and_wins_add_up() {
    let mut series = Series::<TicTacToe>::new(3, |first| first);
    let mut began = Vec::new();
    while let Some((number, first)) = series.next() {
        assert_eq!(number, began.len() as u64);
        began.push(first);
        let mut game = TicTacToe::start(&first);
        for cell in ["a1", "a3", "b1", "b3", "c1"] {
            let seat = game.mover().unwrap();
            game.advance(&Answers::one(seat, cell.parse().unwrap()), &mut Silent);
        }
        assert_eq!(game.winner(), Some(first));
        series.record(&game).unwrap();
    }
    assert_eq!(began, [Seat::A, Seat::B, Seat::A]);
    assert_eq!(series.standing().as_array()[..2], [1, -1]);
    let played = TicTacToe::start(&Seat::A);
    assert!(series.record(&played).is_err(), "a series that is over takes no more");
}
