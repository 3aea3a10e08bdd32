//! Counts of resulting positions that independent programs agree on.
//!
//! Source: GNU Backgammon's generator, reproduced by three others. All 21 rolls at every level, each
//! resulting position once per roll.

use std::collections::HashSet;

use parlor_backgammon::{Board, Dice, RuleSet};

/// Results from the start for each roll: 1-1, 2-1, 2-2, 3-1, …
const FROM_START: [(u8, u8, usize); 21] = [
    (1, 1, 42),
    (2, 1, 15),
    (2, 2, 75),
    (3, 1, 16),
    (3, 2, 17),
    (3, 3, 73),
    (4, 1, 14),
    (4, 2, 18),
    (4, 3, 17),
    (4, 4, 52),
    (5, 1, 8),
    (5, 2, 8),
    (5, 3, 9),
    (5, 4, 9),
    (5, 5, 4),
    (6, 1, 10),
    (6, 2, 14),
    (6, 3, 14),
    (6, 4, 14),
    (6, 5, 7),
    (6, 6, 11),
];

fn results(board: &Board, dice: Dice) -> Vec<Board> {
    let mut results: Vec<Board> = Vec::new();
    board.plays(dice, &mut results);
    results
}

#[test]
fn every_roll_from_the_start() {
    let start = RuleSet::STANDARD.board();
    for (dice, (large, small, n)) in Dice::all().zip(FROM_START) {
        assert_eq!((dice.large().pips(), dice.small().pips()), (large, small));
        assert_eq!(results(&start, dice).len(), n, "{dice}");
    }
}

#[test]
fn two_rolls_from_the_start() {
    let start = RuleSet::STANDARD.board();
    let first: Vec<Board> = Dice::all().flat_map(|dice| results(&start, dice)).collect();
    assert_eq!(first.len(), 447);
    let distinct: HashSet<Board> = first.iter().copied().collect();
    assert_eq!(distinct.len(), 406);

    let mut second_distinct = HashSet::new();
    let mut second = 0;
    for board in first {
        for dice in Dice::all() {
            // No legal play counts as one result: the turn passes.
            let after = results(&board.flipped(), dice);
            second += after.len().max(1);
            second_distinct.extend(after);
        }
    }
    assert_eq!(second, 202_782);
    assert_eq!(second_distinct.len(), 163_706);
}
