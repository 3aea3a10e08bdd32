//! Where games of training begin: not only at the opening, so that all kinds of positions are met.

use parlor_agent::Stream;
use parlor_backgammon::{Board, Dice, Die, Men, RuleSet};
use parlor_game::Entropy;

/// A roll.
pub(super) fn roll(dice: &mut Stream) -> Dice {
    let mut die = || Die::ALL[dice.below(6) as usize];
    let (one, other) = (die(), die());
    Dice::new(one, other)
}

/// A position to begin from: in half of all cases the opening; else after some random plays, or made
/// up: back games, primes, broken boards, men on the bar or off.
pub(super) fn start(dice: &mut Stream) -> Board {
    match dice.below(20) {
        0..10 => RuleSet::STANDARD.board(),
        10..14 => after_random_plays(dice),
        _ => made_up(dice),
    }
}

/// The opening after up to 40 random plays; the opening itself should the game be over by then.
fn after_random_plays(dice: &mut Stream) -> Board {
    let opening = RuleSet::STANDARD.board();
    let mut board = opening;
    let mut plays: Vec<Board> = Vec::new();
    for _ in 0..1 + dice.below(40) {
        board.plays(roll(dice), &mut plays);
        if !plays.is_empty() {
            board = plays[dice.below(plays.len() as u32) as usize];
        }
        if board.own().all_off() {
            return opening;
        }
        board = board.flipped();
    }
    board
}

/// Men put up at random, each side by its own leaning towards home, outer board and the far side.
fn made_up(dice: &mut Stream) -> Board {
    loop {
        let own = side(dice, 0);
        let taken = own.occupied().bits();
        let other = side(dice, taken);
        let contact = Board::new(own, other).filter(Board::has_contact);
        if let Some(board) = contact {
            return board;
        }
    }
}

/// One side's 15 men; none on points that `taken`, in the opponent's numbering, already holds.
fn side(dice: &mut Stream, taken: u32) -> Men {
    // How many of 16 draws fall on the ace to three point, home, the outer board, beyond, and far.
    const LEANINGS: [[u32; 5]; 8] = [
        [1, 6, 5, 2, 2],
        [1, 9, 4, 0, 2],
        [2, 8, 2, 0, 4],
        [6, 5, 0, 0, 5],
        [8, 6, 0, 0, 2],
        [1, 5, 8, 1, 1],
        [3, 10, 1, 1, 1],
        [0, 4, 6, 4, 2],
    ];
    const ZONES: [(u32, u32); 5] = [(1, 3), (4, 3), (7, 6), (13, 6), (19, 6)];
    let leaning = LEANINGS[dice.below(8) as usize];
    let mut counts = [0u8; 26];
    let mut left = 15;
    // Some are off already, but seldom.
    if dice.below(8) == 0 {
        counts[0] = dice.below(8) as u8;
        left -= counts[0];
    }
    if dice.below(8) == 0 {
        let on_bar = 1 + u8::from(dice.below(4) == 0);
        counts[25] = on_bar.min(left);
        left -= counts[25];
    }
    while left > 0 {
        let mut drawn = dice.below(16);
        let zone = leaning.iter().position(|&share| {
            let is_here = drawn < share;
            drawn = drawn.saturating_sub(share);
            is_here
        });
        let (first, points) = ZONES[zone.unwrap_or(1)];
        let place = (first + dice.below(points)) as usize;
        if taken >> (25 - place) & 1 != 0 {
            continue;
        }
        let men = (1 + u8::from(dice.below(3) > 0) + u8::from(dice.below(4) == 0)).min(left);
        counts[place] += men;
        left -= men;
    }
    let stacks: Vec<(u8, u8)> = (0..).zip(counts).collect();
    Men::new(&stacks).unwrap_or_default()
}
