//! Tic-tac-toe: the contract, and the numbers that everyone knows.

use std::collections::HashSet;

use parlor_game::{Answers, Game, Seat, Silent};
use parlor_testkit::Contract;
use parlor_toy::TicTacToe;

#[test]
fn keeps_the_contract() {
    Contract::<TicTacToe>::new(Seat::A)
        .also(Seat::B)
        .games(2_000)
        .cap(9)
        .zero_sum()
        .invariant(|game| {
            let [crosses, noughts] = [Seat::A, Seat::B].map(|seat| game.marks(seat).len());
            let even = crosses.abs_diff(noughts) <= 1;
            even.then_some(()).ok_or(format!("{crosses} crosses, {noughts} noughts"))
        })
        .check();
}

/// The positions after each legal mark of the mover.
fn children(game: &TicTacToe) -> Vec<TicTacToe> {
    let Some(seat) = game.mover() else { return Vec::new() };
    let mut cells = Vec::new();
    game.legal(seat, &mut cells);
    cells
        .into_iter()
        .map(|cell| {
            let mut after = *game;
            after.advance(&Answers::one(seat, cell), &mut Silent);
            after
        })
        .collect()
}

#[test]
fn has_255_168_games() {
    fn games(game: &TicTacToe) -> u64 {
        if game.mover().is_none() { 1 } else { children(game).iter().map(games).sum() }
    }
    assert_eq!(games(&TicTacToe::start(&Seat::A)), 255_168);
}

#[test]
fn has_5_478_positions() {
    let mut reached = HashSet::new();
    let mut waiting = vec![TicTacToe::start(&Seat::A)];
    while let Some(game) = waiting.pop() {
        if reached.insert(game) {
            waiting.extend(children(&game));
        }
    }
    assert_eq!(reached.len(), 5_478);
}

#[test]
fn is_a_draw() {
    /// What A gets when both play as well as they can.
    fn value(game: &TicTacToe) -> i32 {
        let values = children(game).into_iter().map(|after| value(&after));
        match game.mover() {
            None => game.returns()[Seat::A],
            Some(Seat::A) => values.max().unwrap(),
            Some(_) => values.min().unwrap(),
        }
    }
    assert_eq!(value(&TicTacToe::start(&Seat::A)), 0);
}
