//! Games of the networks against themselves, and what is to be learnt from them.

use parlor_agent::Stream;
use parlor_backgammon::Board;
use parlor_game::Entropy;

use crate::Ending;
use crate::linear::five::Five;
use crate::net::evaluator::Evaluator;
use crate::net::{NetClass, class};

use super::starts::{roll, start};

/// A position, seen by the player on roll, and what its chances should be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    pub(super) board: Board,
    pub(super) target: Five,
    pub(super) class: NetClass,
}

/// Games longer than this are broken off: two back games can go on for long.
const LONGEST: usize = 400;

/// One step of a game.
struct Step {
    board: Board,
    /// The roller's chances after the best play.
    best: Five,
    /// Was the best play made?
    is_best: bool,
}

/// A position of a game, what the networks see in it at once and one turn ahead, and what it should be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Followed {
    pub(super) board: Board,
    pub(super) at_once: Five,
    pub(super) ahead: Five,
    pub(super) target: Five,
}

/// One game, for its positions and their values.
#[derive(Default)]
pub(super) struct Game {
    steps: Vec<Step>,
    plays: Vec<Board>,
    found: Vec<Five>,
    /// Positions after plays that were nearly the best.
    nearly: Vec<Board>,
    /// How many of the plays nearest to the best are among them at every roll.
    candidates: usize,
    order: Vec<usize>,
}

/// How often another play than the best is made.
#[derive(Clone, Copy)]
enum Slips {
    /// In every other game, now and then.
    InSomeGames,
    /// In every game, and more often: what follows a slip is reached in no other way.
    InEveryGame,
}

impl Slips {
    /// One play in so many; `None` for never.
    fn one_in(self, dice: &mut Stream) -> Option<u32> {
        match self {
            Slips::InSomeGames => (dice.below(2) == 0).then_some(12),
            Slips::InEveryGame => Some(6),
        }
    }
}

/// Candidate plays are at most so much worse than the best.
const CANDIDATES_WITHIN: f32 = 0.08;

impl Game {
    /// Also notes so many of the plays nearest to the best at every roll.
    pub(super) fn noting(candidates: usize) -> Game {
        Game { candidates, ..Game::default() }
    }

    /// Plays a game and adds its positions to `samples`, each with its λ-return: a mixture of what the
    /// networks say one roll later (share 1 − λ) and of what that position is moved towards itself.
    /// Where another than the best play was made, what follows says nothing about the best.
    pub(super) fn learn(
        &mut self,
        evaluator: &mut Evaluator,
        dice: &mut Stream,
        lambda: f32,
        samples: &mut Vec<Sample>,
    ) {
        let mut last = self.play(evaluator, dice, Slips::InSomeGames);
        let begin = samples.len();
        for step in self.steps.iter().rev() {
            let followed = last.filter(|_| step.is_best);
            let target = followed.map_or(step.best, |last| last.mixed(lambda, step.best));
            samples.push(Sample { board: step.board, target, class: NetClass::of(&step.board) });
            last = Some(target.flipped());
        }
        samples[begin..].reverse();
    }

    /// The positions of a game with what came of them, less the luck of the dice: what the networks see one
    /// turn ahead, and of what follows the share `lambda` of how far each position turned out to be better or
    /// worse one turn later than they had thought. Summed up with λ = 1 this is the result of the game less
    /// all luck. Where another than the best play was made, what follows says nothing about the best.
    pub(super) fn followed(
        &mut self,
        evaluator: &mut Evaluator,
        dice: &mut Stream,
        lambda: f32,
    ) -> Vec<Followed> {
        let mut last = self.play(evaluator, dice, Slips::InEveryGame);
        let mut followed = Vec::with_capacity(self.steps.len());
        for Step { board, best, is_best } in self.steps.iter().rev() {
            let (at_once, ahead) = (evaluator.on_roll(board), evaluator.look(board, 1));
            let target = match last.filter(|_| *is_best) {
                Some(last) => ahead.moved(lambda, last, *best),
                None => ahead,
            };
            followed.push(Followed { board: *board, at_once, ahead, target });
            last = Some(target.flipped());
        }
        followed.reverse();
        followed
    }

    /// The positions of a game without targets, and some that nearly came about: those are what a
    /// player has to tell from the best.
    pub(super) fn positions(&mut self, evaluator: &mut Evaluator, dice: &mut Stream) -> Vec<Board> {
        self.play(evaluator, dice, Slips::InSomeGames);
        let met = self.steps.iter().map(|step| step.board);
        met.chain(self.nearly.iter().copied()).collect()
    }

    /// Plays a game up to where the tables know the rest; returns the chances then of the player who
    /// rolled last, if they are known.
    fn play(&mut self, evaluator: &mut Evaluator, dice: &mut Stream, slips: Slips) -> Option<Five> {
        self.steps.clear();
        self.nearly.clear();
        let mut board = start(dice);
        let slips = slips.one_in(dice);
        while self.steps.len() < LONGEST {
            if let Some(ending) = Ending::of(&board) {
                return Some(Five::of(&ending.chances).flipped());
            }
            let thrown = roll(dice);
            board.plays(thrown, &mut self.plays);
            if self.plays.is_empty() {
                self.plays.push(board);
            }
            evaluator.after(&board, &self.plays, &mut self.found);
            let best = crate::net::evaluator::first_best(&self.found);
            let chosen = self.chosen(best, slips, dice);
            let other = self.plays[self.near(best, dice)];
            self.note(&other);
            self.note_candidates(best);
            let (after, best_value) = (self.plays[chosen], self.found[best]);
            let is_best = chosen == best;
            self.steps.push(Step { board, best: best_value, is_best });
            if after.own().all_off() {
                return Some(Five::won(class::win(&after)));
            }
            board = after.flipped();
        }
        None
    }

    /// A position that was nearly reached is one to learn from, unless the tables know it.
    fn note(&mut self, after: &Board) {
        if !after.own().all_off() && Ending::of(&after.flipped()).is_none() {
            self.nearly.push(after.flipped());
        }
    }

    /// Between these plays he had to choose.
    fn note_candidates(&mut self, best: usize) {
        if self.candidates == 0 {
            return;
        }
        let found = &self.found;
        let least = found[best].equity() - CANDIDATES_WITHIN;
        self.order.clear();
        self.order.extend((0..found.len()).filter(|&n| n != best && found[n].equity() >= least));
        // A stable sort: of equals the first, whatever the machine.
        self.order.sort_by(|&a, &b| found[b].equity().total_cmp(&found[a].equity()));
        for n in 0..self.candidates.min(self.order.len()) {
            let after = self.plays[self.order[n]];
            self.note(&after);
        }
    }

    /// The best play, or once in `slips` times one that is not far behind.
    fn chosen(&self, best: usize, slips: Option<u32>, dice: &mut Stream) -> usize {
        if slips.is_some_and(|slips| dice.below(slips) == 0) { self.near(best, dice) } else { best }
    }

    /// A random play if it is not far behind the best, otherwise the best.
    fn near(&self, best: usize, dice: &mut Stream) -> usize {
        let other = dice.below(self.plays.len() as u32) as usize;
        let behind = self.found[best].equity() - self.found[other].equity();
        if behind < 0.2 { other } else { best }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Networks;

    fn apart(one: Five, other: Five) -> f32 {
        one.0.iter().zip(other.0).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
    }

    fn games(lambda: f32) -> Vec<Vec<Followed>> {
        let mut evaluator = Evaluator::new(Networks::shipped());
        let game = |seed| Game::default().followed(&mut evaluator, &mut Stream::new(seed), lambda);
        (0..4).map(game).collect()
    }

    /// A turn later the opponent is on roll. What the networks had thought of that position after the best play
    /// is what they see in it at once, so the rest of the difference is luck.
    #[test]
    fn what_follows_counts_less_the_luck() {
        let lambda = 0.75;
        let (mut followed, mut alone) = (0, 0);
        for game in games(lambda) {
            for pair in game.windows(2) {
                let [now, then] = pair else { unreachable!("a pair") };
                let rest = then.target.flipped();
                let expected = now.ahead.moved(lambda, rest, then.at_once.flipped());
                if apart(now.target, now.ahead) == 0.0 {
                    alone += 1;
                } else {
                    assert!(apart(now.target, expected) < 1e-5, "{now:?} {then:?}");
                    followed += 1;
                }
            }
        }
        assert!(alone > 5 && followed > 3 * alone, "{alone} slips, {followed} followed");
    }

    /// With λ next to nothing it is one turn ahead; the games are the same.
    #[test]
    fn nothing_of_what_follows_is_one_turn_ahead() {
        for (game, other) in games(1e-9).into_iter().zip(games(0.9)) {
            assert_eq!(game.len(), other.len());
            for (position, same) in game.iter().zip(&other) {
                assert_eq!((position.board, position.ahead), (same.board, same.ahead));
                assert!(apart(position.target, position.ahead) < 1e-6);
            }
        }
    }

    /// With λ = 1 a label is what the networks see at once and the surprises of all turns up to the next slip,
    /// each with the sign of its side.
    #[test]
    fn results_less_luck_are_sums_of_surprises() {
        for game in games(1.0) {
            let surprise =
                |position: &Followed| position.ahead.equity() - position.at_once.equity();
            let mut sum = None::<f32>;
            for (number, position) in game.iter().enumerate().rev() {
                let is_alone = apart(position.target, position.ahead) == 0.0;
                let later = sum.filter(|_| !is_alone).unwrap_or(0.0);
                let found = position.target.equity() - position.at_once.equity();
                let is_last = number + 1 == game.len();
                if !is_last {
                    assert!((found - surprise(position) + later).abs() < 1e-4, "{position:?}");
                }
                sum = Some(found);
            }
        }
    }
}
