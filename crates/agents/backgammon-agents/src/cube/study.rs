//! How long cubes live and how far chances move: found by playing, not taken from elsewhere.
//!
//! Positions of games between the networks are rolled out with the cube in each place. Janowski's formula says
//! where between a dead and a live cube the value should lie; the index that comes closest to all the values
//! found is the cube's life in positions of that kind.

use std::num::NonZero;

use parlor_agent::Stream;
use parlor_backgammon::{Board, Dice, Die, PlaceSet, RuleSet};
use parlor_game::{Entropy, Seat};

use crate::net::{Evaluator, Net, Networks};
use crate::rollout::{Rollout, Tally};
use crate::{Appraise, Chances, ExactEndings, Utility};

use super::janowski::cubeful_value;
use super::{Holder, Outlook, PositionClass, Stakes};

/// Positions of games between the networks, and what came of them.
#[derive(Clone, Debug)]
pub struct CubeStudy {
    samples: Vec<Sample>,
}

#[derive(Clone, Debug)]
struct Sample {
    board: Board,
    swing: Option<f64>,
    chances: Chances,
    /// With the cube in the middle, owned by the player on roll, and by the other.
    equities: [f64; 3],
}

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions of each class.
    pub positions: usize,
    /// Rounds of 36 games for each position and place of the cube.
    pub rounds: usize,
    /// The dice follow from it.
    pub seed: u64,
    /// Does not change the result.
    pub threads: NonZero<usize>,
}

/// Where the cube can be, in the order of the equities.
const HOLDERS: [Holder; 3] = [Holder::Centre, Holder::Own, Holder::Other];

/// A number found, with its standard error, from so many positions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found {
    /// What was found.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
    /// How many positions it comes from.
    pub positions: usize,
}

impl CubeStudy {
    /// Plays games until there are enough positions of each class; `told` hears how many there are.
    pub fn play(effort: &Effort, mut told: impl FnMut(usize)) -> CubeStudy {
        let (mut net, mut evaluator) = (Net::shipped(), Evaluator::new(Networks::shipped()));
        let mut left = [effort.positions; 4];
        let (mut samples, mut game) = (Vec::new(), 0);
        while left.iter().any(|&n| n > 0) {
            let path = [Stream::label("cube-study"), game];
            let mut stream = Stream::derived(effort.seed, &path);
            let mut board = RuleSet::STANDARD.board();
            loop {
                let class = PositionClass::of(&board);
                if left[class as usize] > 0 && stream.below(8) == 0 {
                    let outlook = match class {
                        PositionClass::BearOff => {
                            Outlook::appraised(&board, &mut ExactEndings::shared())
                        }
                        _ => net.outlook(&board, (&Utility::MONEY, Seat::A)),
                    };
                    if let Some(outlook) = outlook {
                        left[class as usize] -= 1;
                        let number = samples.len() as u64;
                        samples.push(Sample::of(&board, &outlook, effort, number));
                        told(samples.len());
                    }
                }
                let mut die = || Die::ALL[stream.below(6) as usize];
                let dice = Dice::new(die(), die());
                let after = evaluator.best_play(&board, dice);
                if after.own().all_off() {
                    break;
                }
                board = after.flipped();
            }
            game += 1;
        }
        CubeStudy { samples }
    }

    /// The cube-life index that comes closest to what was found in the positions that `fits` chooses, with
    /// the cube wherever it can be or in one place; `None` without any.
    pub fn life(&self, place: Option<Holder>, fits: impl Fn(&Board) -> bool) -> Option<Found> {
        let places = (0..3).filter(|&n| place.is_none_or(|holder| holder == HOLDERS[n]));
        let places: Vec<usize> = places.collect();
        let (mut product, mut square, mut spread, mut positions) = (0.0, 0.0, 0.0, 0);
        let chosen: Vec<&Sample> = self.samples.iter().filter(|it| fits(&it.board)).collect();
        for sample in &chosen {
            positions += 1;
            for (found, live) in places.iter().map(|&n| sample.beyond_dead(n)) {
                product += found * live;
                square += live * live;
            }
        }
        let value = product / square;
        for sample in &chosen {
            // What one position has to say of all places hangs together.
            let off = places.iter().map(|&n| sample.beyond_dead(n));
            let off: f64 = off.map(|(found, live)| (found - value * live) * live).sum();
            spread += off * off;
        }
        let error = spread.sqrt() / square;
        (positions > 0 && square > 0.0).then_some(Found { value, error, positions })
    }

    /// How far the chance to win moves in one turn, see [`PositionClass::swing`], in the positions that
    /// `fits` chooses.
    pub fn swing(&self, fits: impl Fn(&Board) -> bool) -> Option<Found> {
        let chosen = self.samples.iter().filter(|it| fits(&it.board));
        let swings: Vec<f64> = chosen.filter_map(|sample| sample.swing).collect();
        let n = swings.len() as f64;
        let value = swings.iter().sum::<f64>() / n;
        let spread = swings.iter().map(|swing| (swing - value).powi(2)).sum::<f64>();
        let error = (spread / (n - 1.0).max(1.0) / n).sqrt();
        (!swings.is_empty()).then_some(Found { value, error, positions: swings.len() })
    }
}

/// How many home points the player on roll has made.
pub fn home_points(board: &Board) -> usize {
    (board.own().made() & PlaceSet::HOME).len()
}

impl Sample {
    /// Rolls a position out.
    fn of(board: &Board, outlook: &Outlook, effort: &Effort, number: u64) -> Sample {
        let networks = Networks::shipped();
        let mut all = Tally::default();
        let equities = HOLDERS.map(|holder| {
            let rollout = Rollout {
                board: *board,
                stakes: Stakes::MONEY,
                cube: Some((1, holder)),
                unit: 1,
                jacoby: false,
                truncate: None,
                seed: effort.seed.wrapping_add(number << 16),
            };
            let outcomes = rollout.rounds(&networks, 0..effort.rounds, effort.threads);
            let mut tally = Tally::default();
            tally.add(&outcomes);
            all.add(&outcomes);
            tally.equity().value
        });
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] =
            all.chances().map(|mean| mean.value.clamp(0.0, 1.0));
        let win_gammon = win_gammon.min(win);
        let lose_gammon = lose_gammon.min(1.0 - win);
        let chances = Chances {
            win,
            win_gammon,
            win_backgammon: win_backgammon.min(win_gammon),
            lose_gammon,
            lose_backgammon: lose_backgammon.min(lose_gammon),
        };
        Sample { board: *board, swing: swing(outlook), chances, equities }
    }

    /// By how much the value found exceeds that of a dead cube, and by how much that of a live one does.
    fn beyond_dead(&self, place: usize) -> (f64, f64) {
        let at =
            |index| cubeful_value(&Stakes::MONEY, (index, false), &self.chances, 1, HOLDERS[place]);
        let dead = at(0.0);
        (self.equities[place] - dead, at(1.0) - dead)
    }
}

/// How far the chance to win moves in this turn, where the game is open: between 10 and 90 per cent.
fn swing(outlook: &Outlook) -> Option<f64> {
    let prospects = || outlook.branches.iter().map(|branch| &branch.prospect);
    let mean: f64 = prospects().map(|it| it.weight * it.chances.win).sum();
    let square: f64 = prospects().map(|it| it.weight * (it.chances.win - mean).powi(2)).sum();
    (0.1..0.9).contains(&mean).then(|| (square / (mean * (1.0 - mean))).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Equities that the formula itself gives with an index of 0.5 have a cube life of 0.5, in each place.
    #[test]
    fn the_index_that_was_put_in_comes_out() {
        let board = RuleSet::STANDARD.board();
        let sample = |win: f64| {
            let chances = Chances { win, win_gammon: 0.2 * win, ..Chances::NONE };
            let equity = |at| cubeful_value(&Stakes::MONEY, (0.5, false), &chances, 1, at);
            Sample { board, swing: Some(0.1), chances, equities: HOLDERS.map(equity) }
        };
        let study = CubeStudy { samples: [0.4, 0.5, 0.7].map(sample).to_vec() };
        for place in [None, Some(Holder::Centre), Some(Holder::Own), Some(Holder::Other)] {
            let found = study.life(place, |_| true).unwrap();
            assert!((found.value - 0.5).abs() < 1e-9 && found.error < 1e-9, "{place:?} {found:?}");
            assert_eq!(found.positions, 3);
        }
        assert!(study.life(None, |_| false).is_none());
        assert!((study.swing(|_| true).unwrap().value - 0.1).abs() < 1e-12);
    }
}
