//! One game from the position on.

use parlor_agent::Budget;
use parlor_backgammon::{Board, Dice};

use crate::cube::cubeful_value;
use crate::net::{Evaluator, Replies, Worth, win};
use crate::{Chances, CubeSpot, Ending, Holder, Offer, PositionClass, Stakes};

use super::Rollout;
use super::dice::Rolls;

/// What came of a trial for the player who was on roll first, less the luck of the dice. Single numbers may
/// lie outside of what is possible; their means are right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// The five chances, without a cube.
    pub chances: [f64; 5],
    /// His equity, normalised as cube decisions are.
    pub equity: f64,
}

/// A game in progress, seen by the player to move.
pub(super) struct Trial<'r, 'a> {
    rollout: &'r Rollout<'a>,
    rolls: Rolls,
    board: Board,
    stakes: Stakes<'a>,
    cube: u32,
    holder: Holder,
    /// Is the player to move the one who was on roll first?
    own: bool,
    /// The luck of the first player so far, in chances and in what they are worth.
    luck: ([f64; 5], f64),
}

impl<'r, 'a> Trial<'r, 'a> {
    pub(super) fn new(rollout: &'r Rollout<'a>, number: u64) -> Trial<'r, 'a> {
        let (cube, holder) = rollout.cube.unwrap_or((1, Holder::Centre));
        Trial {
            rollout,
            rolls: Rolls::of(rollout.seed, number),
            board: rollout.board,
            stakes: rollout.stakes,
            cube,
            holder,
            own: true,
            luck: ([0.0; 5], 0.0),
        }
    }

    pub(super) fn play(mut self, evaluator: &mut Evaluator) -> Outcome {
        for turn in 0.. {
            if self.rollout.cube.is_none() && Ending::of(&self.board).is_some()
                || self.rollout.truncate == Some(turn)
            {
                let chances = Chances::from(evaluator.on_roll(&self.board));
                return self.outcome(&chances, self.value(&chances));
            }
            let cube = self.cube;
            let worth = Worth::by(|chances| self.cubeless(chances));
            let mut meter = Budget::UNLIMITED.meter();
            let Some(replies) = evaluator.replies(&self.board, &worth, &mut meter) else { break };
            let (chances, mean) = self.means(&replies);
            if turn > 0 && self.rollout.cube.is_some() && self.doubled_out(&chances) {
                let won = self.stakes.win(self.cube);
                return self.outcome(&chances, won);
            }
            // What is worth how much depends on the cube, which may just have been turned.
            let mean = if self.cube == cube { mean } else { self.means(&replies).1 };
            let dice = self.rolls.next();
            let place = Dice::all().position(|other| other == dice).unwrap_or(0);
            let (after, five) = replies[place];
            let then = Chances::from(five);
            self.add_luck(&chances, &then, self.value(&then) - mean);
            if after.own().all_off() {
                let times =
                    if self.is_single() { 1 } else { win(&after).multiple().unsigned_abs() };
                let won = self.stakes.win(times * self.cube);
                return self.outcome(&then, won);
            }
            self.pass_on(after.flipped());
        }
        self.outcome(&Chances::NONE, 0.0)
    }

    /// The mean chances over the rolls, and the mean of what they are worth.
    fn means(&self, replies: &Replies) -> (Chances, f64) {
        let (mut mean, mut worth) = ([0.0; 5], 0.0);
        for (dice, (_, five)) in Dice::all().zip(replies) {
            let share = f64::from(dice.weight()) / 36.0;
            for (sum, &chance) in mean.iter_mut().zip(&five.0) {
                *sum += share * f64::from(chance);
            }
            worth += share * self.value(&Chances::from(*five));
        }
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = mean;
        (Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }, worth)
    }

    /// What chances are worth to the player to move.
    fn value(&self, chances: &Chances) -> f64 {
        if self.rollout.cube.is_none() {
            return self.cubeless(chances);
        }
        let efficiency = PositionClass::of(&self.board).efficiency(&self.board);
        let life = (efficiency, self.rollout.jacoby);
        cubeful_value(&self.stakes, life, chances, self.cube, self.holder)
    }

    /// What they are worth with the cube as it lies and nobody turning it any more.
    fn cubeless(&self, chances: &Chances) -> f64 {
        let Chances { win, .. } = *chances;
        let plain = Chances { win, ..Chances::NONE };
        self.stakes.cubeless(if self.is_single() { &plain } else { chances }, self.cube)
    }

    /// By Jacoby's rule, does a gammon count no more than a single game as the cube lies?
    ///
    /// Rule: `docs/rules/backgammon.md#the-doubling-cube`.
    fn is_single(&self) -> bool {
        self.rollout.jacoby && self.holder == Holder::Centre && self.stakes.is_money()
    }

    /// The player to move doubles where that is best; is it passed?
    fn doubled_out(&mut self, chances: &Chances) -> bool {
        let class = PositionClass::of(&self.board);
        let spot = CubeSpot {
            chances: *chances,
            stakes: self.stakes,
            cube: self.cube,
            holder: self.holder,
            jacoby: self.rollout.jacoby && self.stakes.is_money(),
            beavers: false,
            is_barred: false,
            class,
            efficiency: class.efficiency(&self.board),
            swing: class.swing(&self.board),
        };
        let decision = spot.decide_exactly(&self.board).unwrap_or_else(|| spot.decide());
        if decision.verdict.offer != Offer::Double {
            return false;
        }
        if decision.double_take > decision.double_pass {
            return true;
        }
        (self.cube, self.holder) = (2 * self.cube, Holder::Other);
        false
    }

    fn add_luck(&mut self, expected: &Chances, found: &Chances, worth: f64) {
        let (from, to) = if self.own {
            (expected.to_array(), found.to_array())
        } else {
            (expected.flipped().to_array(), found.flipped().to_array())
        };
        for (n, sum) in self.luck.0.iter_mut().enumerate() {
            *sum += to[n] - from[n];
        }
        self.luck.1 += if self.own { worth } else { -worth };
    }

    fn pass_on(&mut self, board: Board) {
        self.board = board;
        self.own = !self.own;
        self.stakes = self.stakes.flipped();
        self.holder = match self.holder {
            Holder::Own => Holder::Other,
            Holder::Other => Holder::Own,
            Holder::Centre => Holder::Centre,
        };
    }

    /// The end: the chances and the worth of the player to move, as the first player has them.
    fn outcome(&self, chances: &Chances, worth: f64) -> Outcome {
        let (luck, worth_luck) = self.luck;
        let chances = if self.own { *chances } else { chances.flipped() };
        let all = chances.to_array();
        let first = self.rollout.stakes;
        // In a match what one wins the other loses: the chances of both make one.
        let worth = match (self.own, first.is_money()) {
            (true, _) => worth,
            (false, true) => -worth,
            (false, false) => 1.0 - worth,
        };
        Outcome {
            chances: std::array::from_fn(|n| all[n] - luck[n]),
            equity: first.normalised(worth - worth_luck, self.rollout.unit),
        }
    }
}
