//! Finding the weights by play against itself.
//!
//! TD(λ), R. S. Sutton, "Learning to predict by the methods of temporal differences", 1988, as G.
//! Tesauro used it for backgammon in 1992. A game is played by the weights as they are, every play the
//! one that leaves the opponent the least equity; the dice bring all the variety there is. Afterwards
//! each position that someone rolled from is moved towards what came of it: a mixture of the chances
//! of the position after it (share 1 − λ) and of what that one is moved towards (share λ); the last
//! one is moved towards the result.
//!
//! Where we differ: the whole game is learnt from at its end, not step by step; the step of a weight is
//! α times the error of the chance (the slope of the cross-entropy), and α falls in a straight line
//! from its first to its last value.

use parlor_agent::Stream;
use parlor_backgammon::{Action, Backgammon, Board, Play, RuleSet, Score, Setup, Thrown};
use parlor_game::{Answers, Game, Silent, Stochastic, Turn};

use super::five::Five;
use super::weights::possible;
use super::{Encoded, Weights};

/// How weights are trained. The same training gives the same weights on every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Training {
    /// How many games are played.
    pub games: u64,
    /// What the dice follow from.
    pub seed: u64,
    /// How far results reach back.
    pub lambda: f32,
    /// The step at the beginning.
    pub alpha_first: f32,
    /// The step at the end.
    pub alpha_last: f32,
}

impl Training {
    /// So many games from this seed, with λ = 0.7 and α from 0.02 to 0.0002.
    pub const fn new(games: u64, seed: u64) -> Training {
        Training { games, seed, lambda: 0.7, alpha_first: 0.02, alpha_last: 0.0002 }
    }

    fn alpha(&self, game: u64) -> f32 {
        let share = game as f32 / self.games as f32;
        self.alpha_first + share * (self.alpha_last - self.alpha_first)
    }
}

/// Trains weights from nothing. `watch` hears how many games are done.
pub fn train(training: &Training, mut watch: impl FnMut(u64)) -> Weights {
    let mut dice = Stream::derived(training.seed, &[Stream::label("backgammon-linear")]);
    let mut weights = Weights::zero();
    let mut game = SelfPlay::default();
    for number in 0..training.games {
        let result = game.play(&weights, &mut dice);
        game.learn(&mut weights, result, training.lambda, training.alpha(number));
        watch(number + 1);
    }
    weights
}

/// One game of the weights against themselves.
#[derive(Default)]
struct SelfPlay {
    /// The positions rolled from, each seen by who rolls.
    rolled_from: Vec<Board>,
    results: Vec<(Play, Board)>,
}

impl SelfPlay {
    /// Plays a game; returns the winner's chances, who is the last to roll.
    fn play(&mut self, weights: &Weights, dice: &mut Stream) -> Five {
        self.rolled_from.clear();
        let mut game = Backgammon::start(&Setup::new(RuleSet::SEED, Score::MONEY));
        while let Turn::Chance(at) = game.turn() {
            let board = *game.board();
            self.rolled_from.push(board);
            let thrown = game.draw(at, dice);
            let fits = game.apply(thrown, &mut Silent);
            debug_assert!(fits.is_ok(), "a drawn throw fits where it was drawn: {fits:?}");
            if let Thrown::Roll(dice) = thrown {
                board.plays(dice, &mut self.results);
            }
            let play = best(weights, &self.results).unwrap_or(Play::DANCE);
            game.advance(&Answers::one(game.on_roll(), Action::Play(play)), &mut Silent);
        }
        game.outcome().map_or(Five([0.0; 5]), |outcome| Five::won(outcome.win))
    }

    /// Goes back through the game and moves each position towards what came of it.
    fn learn(&self, weights: &mut Weights, result: Five, lambda: f32, alpha: f32) {
        let mut target = result;
        for (nth, board) in self.rolled_from.iter().enumerate().rev() {
            let encoded = Encoded::of(board);
            let (Five(found), Five(wanted)) = (weights.squashed(&encoded), target);
            let possible = possible(board);
            let step = |n: usize| if possible[n] { alpha * (wanted[n] - found[n]) } else { 0.0 };
            weights.add(&encoded, std::array::from_fn(step));
            if nth > 0 {
                target = target.mixed(lambda, weights.five(board)).flipped();
            }
        }
    }
}

/// The play that leaves the opponent the least; the first of equals. A finished game beats all.
fn best(weights: &Weights, results: &[(Play, Board)]) -> Option<Play> {
    let mut best: Option<(f32, Play)> = None;
    for &(play, after) in results {
        if after.own().all_off() {
            return Some(play);
        }
        let equity = weights.five(&after.flipped()).equity();
        if best.is_none_or(|(least, _)| equity < least) {
            best = Some((equity, play));
        }
    }
    best.map(|(_, play)| play)
}
