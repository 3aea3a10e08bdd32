//! Positions to ask about.

use parlor_agent::Stream;
use parlor_backgammon::{
    Backgammon, Board, Cube, Dice, Die, Men, Phase, Position, RuleSet, Score, Setup,
};
use parlor_game::{Answers, Entropy, Game, Seat, Silent, Stochastic, Turn};

/// A game without the cube in which seat A, with `own`, is on roll.
pub(crate) fn game(own: &[(u8, u8)], other: &[(u8, u8)], phase: Phase) -> Backgammon {
    let board = Board::new(Men::new(own).unwrap(), Men::new(other).unwrap()).unwrap();
    let (cube, score) = (Cube::CENTRED, Score::MONEY);
    Position { board, on_roll: Seat::A, phase, cube, score, rules: RuleSet::SEED }.game().unwrap()
}

/// The same with dice.
pub(crate) fn to_move(own: &[(u8, u8)], other: &[(u8, u8)], dice: [u8; 2]) -> Backgammon {
    let [one, two] = dice.map(|pips| Die::new(pips).unwrap());
    game(own, other, Phase::ToMove(Dice::new(one, two)))
}

pub(crate) const START: &[(u8, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];

/// `n` decisions with more than one play, from random games without the cube.
pub(crate) fn decisions(seed: u64, n: usize) -> Vec<(Backgammon, Seat)> {
    decisions_in(RuleSet::SEED, seed, n)
}

/// `n` decisions with a choice, from random money games.
pub(crate) fn decisions_in(rules: RuleSet, seed: u64, n: usize) -> Vec<(Backgammon, Seat)> {
    let mut stream = Stream::new(seed);
    let setup = Setup::new(rules, Score::MONEY);
    let (mut game, mut legal, mut found) = (Backgammon::start(&setup), Vec::new(), Vec::new());
    while found.len() < n {
        match game.turn() {
            Turn::Over => game = Backgammon::start(&setup),
            Turn::Chance(at) => {
                let thrown = game.draw(at, &mut stream);
                game.apply(thrown, &mut Silent).unwrap();
            }
            Turn::Decide(asked) => {
                let seat = asked.first().unwrap();
                game.legal(seat, &mut legal);
                if legal.len() > 1 && stream.below(7) == 0 {
                    found.push((game, seat));
                }
                let action = legal[stream.below(legal.len() as u32) as usize];
                game.advance(&Answers::one(seat, action), &mut Silent);
            }
        }
    }
    found
}
