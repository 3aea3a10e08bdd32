//! How good the networks are, on the way.

use std::num::NonZero;
use std::sync::Arc;

use parlor_agent::Stream;
use parlor_backgammon::{Board, Dice, RuleSet};

use crate::Ending;
use crate::linear::Weights;
use crate::linear::five::Five;
use crate::net::{Evaluator, Networks, class};

use super::self_play::Game;
use super::starts::roll;
use super::{LABEL, Training, threads};

/// What was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// The mean difference in equity between what the networks say and what looking one turn ahead
    /// says, over positions of their own games.
    pub surprise: f64,
    /// Points a game against the linear evaluation, both without looking ahead and without the cube.
    pub duel: Duel,
}

/// What came of many games without the cube, in pairs with the same dice, each side beginning once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Duel {
    /// Points a game.
    pub points: f64,
    /// Their standard error, from the spread of the pairs.
    pub error: f64,
}

impl Duel {
    /// `networks` play `pairs` pairs of games against `other` networks, or the linear evaluation where
    /// there are none. Nobody looks ahead. The dice follow from the seed alone.
    pub fn play(
        networks: &Arc<Networks>,
        other: Option<&Arc<Networks>>,
        (pairs, seed): (usize, u64),
        threads: NonZero<usize>,
    ) -> Duel {
        let evaluator = |networks: &Arc<Networks>| Evaluator::new(Arc::clone(networks));
        let place = || (evaluator(networks), Opponent::new(other.map(evaluator)));
        let means = threads::map(pairs, threads, place, |(evaluator, opponent), number| {
            let points = [true, false].map(|begins| {
                let path = [LABEL, Stream::label("duel"), number as u64];
                game(evaluator, opponent, begins, &mut Stream::derived(seed, &path))
            });
            points.iter().sum::<f64>() / 2.0
        });
        let n = means.len().max(1) as f64;
        let points = means.iter().sum::<f64>() / n;
        let spread = means.iter().map(|x| (x - points) * (x - points)).sum::<f64>();
        Duel { points, error: (spread / (n - 1.0).max(1.0) / n).sqrt() }
    }
}

impl Training {
    /// Measures the networks as they are over `pairs` pairs of games. The dice are the same for every
    /// generation.
    pub fn measure(&self, pairs: usize, threads: NonZero<usize>) -> Measured {
        let networks = Arc::new(self.weights().networks());
        let place = || Evaluator::new(Arc::clone(&networks));
        let surprises = threads::map(pairs.div_ceil(16), threads, place, |evaluator, number| {
            let path = [LABEL, Stream::label("measure-positions"), number as u64];
            surprise(evaluator, &mut Stream::derived(self.seed, &path))
        });
        let all: (f64, f64) = surprises.iter().fold((0.0, 0.0), |(a, b), (x, n)| (a + x, b + n));
        let duel = Duel::play(&networks, None, (pairs, self.seed), threads);
        Measured { surprise: all.0 / all.1.max(1.0), duel }
    }
}

/// Whom the networks play against.
enum Opponent {
    Linear { weights: Arc<Weights>, plays: Vec<Board> },
    Networks(Box<Evaluator>),
}

impl Opponent {
    fn new(evaluator: Option<Evaluator>) -> Opponent {
        match evaluator {
            Some(evaluator) => Opponent::Networks(Box::new(evaluator)),
            None => Opponent::Linear { weights: Weights::shipped(), plays: Vec::new() },
        }
    }

    /// The board after the play that is liked best.
    fn best(&mut self, board: &Board, dice: Dice) -> Board {
        match self {
            Opponent::Linear { weights, plays } => linear_best(weights, board, dice, plays),
            Opponent::Networks(evaluator) => evaluator.best_play(board, dice),
        }
    }
}

/// The sum of the differences over the positions of a game, and their number.
fn surprise(evaluator: &mut Evaluator, dice: &mut Stream) -> (f64, f64) {
    let positions = Game::default().positions(evaluator, dice);
    let mut sum = 0.0;
    for board in &positions {
        let (now, then) = (evaluator.on_roll(board), evaluator.look(board, 1));
        sum += f64::from((now.equity() - then.equity()).abs());
    }
    (sum, positions.len() as f64)
}

/// The points that the networks win in a game from the opening.
fn game(
    evaluator: &mut Evaluator,
    opponent: &mut Opponent,
    begins: bool,
    dice: &mut Stream,
) -> f64 {
    let (mut board, mut ours) = (RuleSet::STANDARD.board(), begins);
    let mut thrown = loop {
        let thrown = roll(dice);
        if !thrown.is_double() {
            break thrown;
        }
    };
    loop {
        let after =
            if ours { evaluator.best_play(&board, thrown) } else { opponent.best(&board, thrown) };
        if after.own().all_off() {
            let points = f64::from(class::win(&after).multiple());
            return if ours { points } else { -points };
        }
        (board, ours, thrown) = (after.flipped(), !ours, roll(dice));
    }
}

/// The play that leaves the opponent the least by the linear evaluation.
fn linear_best(linear: &Weights, board: &Board, dice: Dice, plays: &mut Vec<Board>) -> Board {
    board.plays(dice, plays);
    let mut best = (*board, f32::NEG_INFINITY);
    for after in plays {
        if after.own().all_off() {
            return *after;
        }
        let next = after.flipped();
        let five = Ending::of(&next)
            .map_or_else(|| linear.five(&next), |ending| Five::of(&ending.chances));
        if -five.equity() > best.1 {
            best = (*after, -five.equity());
        }
    }
    best.0
}
