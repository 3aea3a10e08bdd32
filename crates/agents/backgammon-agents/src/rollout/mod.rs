//! Rollouts: a position played out many times, with the luck of the dice taken away.
//!
//! | file | idea |
//! |---|---|
//! | `dice` | rolls of a trial; the first ones come equally often |
//! | `trial` | one game from the position on, by the networks without looking ahead |
//! | `tally` | means and standard errors, in a fixed order |
//!
//! After every roll it is known what the networks expected over all 21, and what they see after this one: the
//! difference is luck, which is nought on average, and is subtracted. What remains differs so little from
//! trial to trial that some hundreds of games tell what would otherwise take many thousands.

mod dice;
mod tally;
mod trial;

use std::num::NonZero;
use std::sync::Arc;

use parlor_backgammon::{Board, Dice};

use crate::net::training::threads;
use crate::net::{Evaluator, Networks};
use crate::{Holder, Stakes};

pub use tally::{Mean, Tally};
pub use trial::Outcome;
use trial::Trial;

/// What is played out, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollout<'a> {
    /// The position before the roll.
    pub board: Board,
    /// What points are worth to the player on roll.
    pub stakes: Stakes<'a>,
    /// What the cube is worth and where it is; `None` plays without it, for single points.
    pub cube: Option<(u32, Holder)>,
    /// Equities are told per cube of this value.
    pub unit: u32,
    /// Do gammons count only once the cube has been turned? Money play only.
    pub jacoby: bool,
    /// After so many turns the networks' chances stand for the rest; `None` plays to the end, or to where
    /// the bear-off tables know the rest.
    pub truncate: Option<u32>,
    /// The dice follow from it and the number of the trial.
    pub seed: u64,
}

/// Trials are played in rounds of so many, one for each first roll.
pub const ROUND: usize = 36;

impl Rollout<'_> {
    /// What comes of the trials of the first rounds, played by one evaluator.
    pub(crate) fn tally(&self, evaluator: &mut Evaluator, rounds: usize) -> Tally {
        let mut tally = Tally::default();
        for number in 0..(rounds * ROUND) as u64 {
            tally.add(&[Trial::new(self, number).play(evaluator)]);
        }
        tally
    }

    /// Plays the trials of some rounds, each number once, on so many threads; the results come in the order
    /// of the trials, whichever thread played them.
    pub fn rounds(
        &self,
        networks: &Arc<Networks>,
        rounds: std::ops::Range<usize>,
        threads: NonZero<usize>,
    ) -> Vec<Outcome> {
        let first = rounds.start * ROUND;
        let place = || Evaluator::new(Arc::clone(networks));
        threads::map(rounds.len() * ROUND, threads, place, |evaluator, n| {
            Trial::new(self, (first + n) as u64).play(evaluator)
        })
    }
}

/// The boards after the `n` plays of a roll that the networks like best at once, the best first, with the
/// mover on roll still.
pub fn likely_plays(networks: &Arc<Networks>, board: &Board, dice: Dice, n: usize) -> Vec<Board> {
    let (mut plays, mut found) = (Vec::new(), Vec::new());
    board.plays(dice, &mut plays);
    Evaluator::new(Arc::clone(networks)).after(board, &plays, &mut found);
    let mut order: Vec<usize> = (0..plays.len()).collect();
    order.sort_by(|&a, &b| found[b].equity().total_cmp(&found[a].equity()));
    order.into_iter().take(n).map(|place| plays[place]).collect()
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Men, RuleSet};

    use super::*;
    use crate::Ending;

    fn threads(n: usize) -> NonZero<usize> {
        NonZero::new(n).unwrap()
    }

    fn rollout(board: Board) -> Rollout<'static> {
        Rollout {
            board,
            stakes: Stakes::MONEY,
            cube: None,
            unit: 1,
            jacoby: false,
            truncate: None,
            seed: 1,
        }
    }

    #[test]
    fn threads_make_no_difference() {
        let networks = Networks::shipped();
        let rollout = Rollout { truncate: Some(4), ..rollout(RuleSet::STANDARD.board()) };
        let one = rollout.rounds(&networks, 0..2, threads(1));
        assert_eq!(rollout.rounds(&networks, 0..2, threads(3)), one);
        let later = rollout.rounds(&networks, 1..2, threads(2));
        assert_eq!(later, one[ROUND..], "a run that is taken up again goes on as it would have");
    }

    /// A race that the tables know one turn later: the rollout finds what the mean over the rolls is,
    /// since nothing but luck is left.
    #[test]
    fn luck_is_all_there_is_in_a_known_ending() {
        let men = |stacks: &[(u8, u8)]| Men::new(stacks).unwrap();
        // Whatever is rolled, the man on 7 comes home.
        let own = men(&[(7, 1), (1, 1), (0, 13)]);
        let board = Board::new(own, men(&[(2, 2), (0, 13)])).unwrap();
        assert!(Ending::of(&board).is_none());
        let mut tally = Tally::default();
        tally.add(&rollout(board).rounds(&Networks::shipped(), 0..2, threads(2)));
        let expected = Evaluator::new(Networks::shipped()).look(&board, 1);
        let Mean { value, error } = tally.equity();
        assert!((value - f64::from(expected.equity())).abs() < 1e-5, "{value} {expected:?}");
        assert!(error < 1e-4, "{error}");
    }

    /// The last man goes off with any roll, before the other side has borne off its first: a gammon. By
    /// Jacoby's rule it counts as a single game while the cube is in the middle.
    ///
    /// Rule: `docs/rules/backgammon.md#the-doubling-cube`.
    #[test]
    fn jacoby_counts_gammons_with_a_turned_cube_alone() {
        let men = |stacks: &[(u8, u8)]| Men::new(stacks).unwrap();
        let board = Board::new(men(&[(1, 1), (0, 14)]), men(&[(12, 15)])).unwrap();
        let equity = |jacoby, cube| {
            let mut tally = Tally::default();
            let rollout = Rollout { jacoby, cube, ..rollout(board) };
            tally.add(&rollout.rounds(&Networks::shipped(), 0..1, threads(1)));
            tally.equity().value
        };
        for (cube, plain, by_jacoby) in [
            (None, 2.0, 1.0),
            (Some((1, Holder::Centre)), 2.0, 1.0),
            (Some((1, Holder::Own)), 2.0, 2.0),
            (Some((1, Holder::Other)), 2.0, 2.0),
        ] {
            assert!((equity(false, cube) - plain).abs() < 1e-6, "{cube:?}");
            assert!((equity(true, cube) - by_jacoby).abs() < 1e-6, "{cube:?} by Jacoby");
        }
    }

    /// Four men on the ace point each for money: 31/36 to win with a dead cube; who may double now and is
    /// passed has 1, and not doubling is worth 26/36 (`an_answer_to_a_double_says_what_the_other_costs`).
    #[test]
    fn the_cube_is_used() {
        let four = Men::new(&[(1, 4), (0, 11)]).unwrap();
        let board = Board::new(four, four).unwrap();
        let mean = |cube| {
            let mut tally = Tally::default();
            let rollout = Rollout { cube, ..rollout(board) };
            tally.add(&rollout.rounds(&Networks::shipped(), 0..20, threads(2)));
            tally.equity().value
        };
        assert!((mean(None) - (2.0 * 31.0 / 36.0 - 1.0)).abs() < 1e-4);
        let held = mean(Some((1, Holder::Centre)));
        assert!((held - 26.0 / 36.0).abs() < 0.01, "{held}");
    }
}
