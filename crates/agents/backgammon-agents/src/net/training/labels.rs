//! Positions with what looking ahead says of them.

use std::collections::HashSet;
use std::num::NonZero;
use std::ops::Range;
use std::sync::Arc;

use parlor_agent::Stream;
use parlor_backgammon::Board;

use crate::Stakes;
use crate::linear::five::Five;
use crate::net::{Evaluator, Networks};
use crate::rollout::Rollout;

use super::self_play::{Followed, Game};
use super::{LABEL, threads};

/// A position and what its chances should be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    /// Seen by the player on roll, who has not rolled.
    pub board: Board,
    /// His five chances: to win, to win a gammon and a backgammon, to lose a gammon and a backgammon.
    pub chances: [f32; 5],
}

/// A teacher who plays against himself, and says what he sees when he looks ahead.
#[derive(Clone, Debug)]
pub struct Labeller {
    /// Who plays and looks.
    pub teacher: Arc<Networks>,
    /// How many turns ahead, at least one.
    pub ply: u32,
    /// One turn ahead, and of what came of the game so much as this share to the power of the turns between, less
    /// the luck of the dice. It costs no more than one turn ahead, since the luck is known by the turns ahead.
    pub follow: Option<f32>,
    /// Which positions are worth it.
    pub choice: Choice,
    /// Those that are worth most are played out instead.
    pub rollouts: Option<Rollouts>,
    /// What all chance follows from. What is said of a position depends on it and the position alone.
    pub seed: u64,
}

/// Which positions are kept. What the networks see in one and what they see one turn ahead disagree by some
/// equity: where that is much, there is much to be learnt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// How likely a position is kept where they agree; 1 keeps all.
    pub least: f64,
    /// From so much on it is kept for sure. In between the chance grows evenly.
    pub sure: f64,
    /// At every roll so many of the plays nearest to the best are looked at, beside the one that is made.
    pub candidates: usize,
}

/// Positions played out to the end of so many turns, less the luck of the dice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollouts {
    /// Those in which shallow and deep disagree by so much.
    pub from: f64,
    /// How often, in 36s: each first roll once.
    pub rounds: usize,
    /// After so many turns the networks' chances stand for the rest.
    pub turns: u32,
}

/// What came of some games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Labels {
    /// The positions that were kept, no two the same.
    pub labels: Vec<Label>,
    /// How many were looked at.
    pub seen: usize,
    /// How many were played out.
    pub rolled_out: usize,
}

/// So many positions are one piece of work.
const POSITIONS_AT_ONCE: usize = 32;

impl Labeller {
    /// The positions of these games, and some that were nearly reached. The result does not depend on
    /// the number of threads.
    pub fn label(&self, games: Range<u64>, threads: NonZero<usize>) -> Labels {
        match self.follow {
            Some(lambda) => self.follow(games, threads, lambda),
            None => self.look(games, threads),
        }
    }

    /// The positions of these games with what came of them.
    fn follow(&self, games: Range<u64>, threads: NonZero<usize>, lambda: f32) -> Labels {
        let n = games.end.saturating_sub(games.start) as usize;
        let place = || (Evaluator::new(Arc::clone(&self.teacher)), Game::default());
        let pieces = threads::map(n, threads, place, |(evaluator, game), number| {
            let mut stream = self.stream("followed", &[games.start + number as u64]);
            let followed = game.followed(evaluator, &mut stream, lambda);
            let seen = followed.len();
            let kept = followed.into_iter().filter(|Followed { at_once, ahead, .. }| {
                self.choice.keeps(at_once.equity(), ahead.equity(), &mut stream)
            });
            (seen, kept.map(|Followed { board, target, .. }| Label::new(board, target)).collect())
        });
        let mut made = Labels::default();
        for (seen, labels) in pieces {
            made.seen += seen;
            made.labels.extend::<Vec<Label>>(labels);
        }
        made
    }

    /// The different positions of these games and some that were nearly reached.
    fn look(&self, games: Range<u64>, threads: NonZero<usize>) -> Labels {
        let boards = self.boards(games, threads);
        let place = || Evaluator::new(Arc::clone(&self.teacher));
        let pieces = boards.len().div_ceil(POSITIONS_AT_ONCE);
        let pieces = threads::map(pieces, threads, place, |evaluator, piece| {
            let end = ((piece + 1) * POSITIONS_AT_ONCE).min(boards.len());
            let boards = &boards[piece * POSITIONS_AT_ONCE..end];
            boards.iter().filter_map(|board| self.judge(evaluator, board)).collect::<Vec<_>>()
        });
        let mut made = Labels { seen: boards.len(), ..Labels::default() };
        for (label, is_rolled_out) in pieces.into_iter().flatten() {
            made.labels.push(label);
            made.rolled_out += usize::from(is_rolled_out);
        }
        made
    }

    /// The different positions of these games, in the order in which they were met.
    fn boards(&self, games: Range<u64>, threads: NonZero<usize>) -> Vec<Board> {
        let n = games.end.saturating_sub(games.start) as usize;
        let candidates = self.choice.candidates;
        let place = || (Evaluator::new(Arc::clone(&self.teacher)), Game::noting(candidates));
        let met = threads::map(n, threads, place, |(evaluator, game), number| {
            let mut stream = self.stream("labels", &[games.start + number as u64]);
            game.positions(evaluator, &mut stream)
        });
        let mut known = HashSet::new();
        met.into_iter().flatten().filter(|&board| known.insert(board)).collect()
    }

    /// A position with its chances, and whether it was played out; `None` if it is not kept.
    fn judge(&self, evaluator: &mut Evaluator, board: &Board) -> Option<(Label, bool)> {
        let (own, other) = (board.own().packed(), board.other().packed());
        let men = [own as u64, (own >> 64) as u64, other as u64, (other >> 64) as u64];
        let mut stream = self.stream("kept", &men);
        let (at_once, ahead) = (evaluator.on_roll(board), evaluator.look(board, 1));
        let (at_once, one_turn) = (at_once.equity(), ahead.equity());
        if !self.choice.keeps(at_once, one_turn, &mut stream) {
            return None;
        }
        let apart = f64::from((at_once - one_turn).abs());
        let rollouts = self.rollouts.filter(|rollouts| apart >= rollouts.from);
        let five = match rollouts {
            Some(rollouts) => rollouts.play(evaluator, board, stream.next_u64()),
            None if self.ply > 1 => evaluator.look(board, self.ply),
            None => ahead,
        };
        Some((Label::new(*board, five), rollouts.is_some()))
    }

    fn stream(&self, name: &str, numbers: &[u64]) -> Stream {
        let path: Vec<u64> =
            [LABEL, Stream::label(name)].into_iter().chain(numbers.iter().copied()).collect();
        Stream::derived(self.seed, &path)
    }
}

impl Label {
    /// Sums of shares may be a rounding above one, and less the luck even more.
    fn new(board: Board, five: Five) -> Label {
        Label { board, chances: Five(five.0.map(|chance| chance.clamp(0.0, 1.0))).nested().0 }
    }
}

impl Choice {
    /// Whether a position is kept in which the networks see so much at once and one turn ahead.
    fn keeps(&self, at_once: f32, ahead: f32, stream: &mut Stream) -> bool {
        let apart = f64::from((at_once - ahead).abs());
        stream.unit() < self.least + (1.0 - self.least) * (apart / self.sure).min(1.0)
    }
}

impl Rollouts {
    /// The mean chances of the player on roll, without a cube.
    fn play(&self, evaluator: &mut Evaluator, board: &Board, seed: u64) -> Five {
        let rollout = Rollout {
            board: *board,
            stakes: Stakes::MONEY,
            cube: None,
            unit: 1,
            jacoby: false,
            truncate: Some(self.turns),
            seed,
        };
        Five(rollout.tally(evaluator, self.rounds).chances().map(|mean| mean.value as f32))
    }
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::Dice;

    use super::*;
    use crate::net::class;

    const ALL: Choice = Choice { least: 1.0, sure: 0.1, candidates: 2 };

    fn labeller(ply: u32, choice: Choice) -> Labeller {
        Labeller {
            teacher: Networks::shipped(),
            ply,
            follow: None,
            choice,
            rollouts: None,
            seed: 7,
        }
    }

    fn threads(n: usize) -> NonZero<usize> {
        NonZero::new(n).unwrap()
    }

    fn label(labeller: &Labeller) -> Vec<Label> {
        labeller.label(0..3, threads(2)).labels
    }

    fn equity(label: &Label) -> f64 {
        f64::from(Five(label.chances).equity())
    }

    /// The mean over the 21 rolls of the best play, once and twice, put together from single plays.
    #[test]
    fn labels_are_the_means_of_the_plays_that_follow() {
        let mut evaluator = Evaluator::new(Networks::shipped());
        let mean = |equities: [f64; 21]| {
            let shares = Dice::all().zip(equities);
            shares.map(|(dice, equity)| f64::from(dice.weight()) / 36.0 * equity).sum::<f64>()
        };
        let once = label(&labeller(1, ALL));
        assert!(once.len() > 50, "{}", once.len());
        for label in &once {
            let expected = mean(evaluator.roll_equities(&label.board));
            assert!((equity(label) - expected).abs() < 1e-4, "{label:?} {expected}");
        }
        let twice = label(&labeller(2, ALL));
        assert_eq!(twice.len(), once.len());
        for label in twice.iter().step_by(29) {
            let mut then = [0.0; 21];
            for (equity, dice) in then.iter_mut().zip(Dice::all()) {
                let after = evaluator.best_play(&label.board, dice);
                *equity = if after.own().all_off() {
                    f64::from(class::win(&after).multiple())
                } else if crate::Ending::of(&after.flipped()).is_some() {
                    f64::from(-evaluator.on_roll(&after.flipped()).equity())
                } else {
                    -mean(evaluator.roll_equities(&after.flipped()))
                };
            }
            assert!((equity(label) - mean(then)).abs() < 1e-4, "{label:?}");
        }
    }

    /// Only positions of the whole list are chosen, with the same chances, and those in which shallow and
    /// deep disagree most are all among them.
    #[test]
    fn positions_that_disagree_are_kept() {
        let mut evaluator = Evaluator::new(Networks::shipped());
        let choice = Choice { least: 0.2, sure: 0.05, ..ALL };
        let (all, kept) = (label(&labeller(1, ALL)), label(&labeller(1, choice)));
        let mut apart = |label: &Label| {
            (equity(label) - f64::from(evaluator.on_roll(&label.board).equity())).abs()
        };
        assert!(kept.iter().all(|label| all.contains(label)));
        assert!(kept.len() < all.len() * 4 / 5 && kept.len() > all.len() / 10);
        assert!(all.iter().all(|label| apart(label) < 0.051 || kept.contains(label)));
        let mut mean =
            |list: &[Label]| list.iter().map(&mut apart).sum::<f64>() / list.len() as f64;
        assert!(mean(&kept) > 1.1 * mean(&all));
    }

    /// In one piece or two, on one thread or three; other candidates are other positions.
    #[test]
    fn labels_do_not_depend_on_threads_or_pieces() {
        let choice = Choice { least: 0.3, sure: 0.1, candidates: 3 };
        let rollouts = Some(Rollouts { from: 0.1, rounds: 1, turns: 2 });
        let labeller = Labeller { rollouts, ..labeller(1, choice) };
        let whole = labeller.label(0..3, threads(1));
        assert!(whole == labeller.label(0..3, threads(3)));
        let mut known = HashSet::new();
        assert!(whole.labels.iter().all(|label| known.insert(label.board)), "no two the same");
        let pieces = [0..1, 1..3].map(|games| labeller.label(games, threads(2)).labels);
        let mut pieces = pieces.concat();
        let mut known = HashSet::new();
        pieces.retain(|label| known.insert(label.board));
        assert!(whole.labels == pieces);
        assert!(whole.rolled_out > 0 && whole.labels.len() < whole.seen);
        let plain = Labeller { choice: Choice { candidates: 0, ..choice }, ..labeller };
        assert!(plain.label(0..3, threads(2)).seen < whole.seen);
    }

    /// The same labels in one piece or two, on one thread or three, and no chance that is none.
    #[test]
    fn followed_games_do_not_depend_on_threads_or_pieces() {
        let choice = Choice { least: 0.3, ..ALL };
        let labeller = Labeller { follow: Some(0.9), ..labeller(1, choice) };
        let whole = labeller.label(0..6, threads(1));
        assert!(whole == labeller.label(0..6, threads(3)));
        let pieces = [0..2, 2..6].map(|games| labeller.label(games, threads(2)).labels);
        assert!(whole.labels == pieces.concat());
        assert!(whole.labels.len() > 50 && whole.labels.len() < whole.seen);
        for Label { chances, .. } in &whole.labels {
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            assert_eq!(Five(*chances).nested().0, *chances);
        }
    }

    /// What a rollout of two turns says is near to looking two turns ahead, since it is the same with only
    /// some of the second rolls.
    #[test]
    fn rollouts_are_near_to_looking_as_far() {
        let rollouts = Some(Rollouts { from: 0.0, rounds: 2, turns: 2 });
        let played = labeller(1, Choice { candidates: 0, ..ALL });
        let played = Labeller { rollouts, ..played }.label(0..1, threads(2)).labels;
        let mut evaluator = Evaluator::new(Networks::shipped());
        let mut off: Vec<f64> = Vec::new();
        for label in &played {
            let ahead = f64::from(evaluator.look(&label.board, 2).equity());
            off.push((equity(label) - ahead).abs());
        }
        let mean = off.iter().sum::<f64>() / off.len() as f64;
        assert!(mean < 0.02, "{mean}");
    }
}
