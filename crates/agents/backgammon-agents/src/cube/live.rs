//! Plays chosen with the cube.

use parlor_backgammon::{Backgammon, Board};
use parlor_game::Seat;

use crate::{Chances, Ending, MatchEquityTable, PositionClass};

use super::janowski::{Holder, Model};
use super::{CubeLife, Stakes};

/// A cube that someone can still use, in the game in which plays are chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LiveCube {
    /// Seat A's.
    stakes: Stakes<'static>,
    value: u32,
    owner: Option<Seat>,
    jacoby: bool,
}

impl LiveCube {
    /// The cube of `game`; `None` where nobody may turn it any more, or where nobody has a use for it.
    pub fn of(game: &Backgammon, table: &'static MatchEquityTable) -> Option<LiveCube> {
        let (rules, score, cube) = (game.rules(), game.score(), game.cube());
        let live = LiveCube {
            stakes: Stakes::of(score, Seat::A, table),
            value: cube.value().unsigned_abs(),
            owner: cube.owner(),
            jacoby: rules.jacoby && score.is_money(),
        };
        let is_used = [Seat::A, Seat::B].into_iter().any(|seat| live.seen_by(seat).may_double());
        (rules.cube && !score.is_crawford() && is_used).then_some(live)
    }

    /// The cube as a player sees it.
    pub(crate) fn seen_by(&self, seat: Seat) -> SeenCube {
        SeenCube {
            stakes: if seat == Seat::A { self.stakes } else { self.stakes.flipped() },
            value: self.value,
            holder: match self.owner {
                None => Holder::Centre,
                Some(owner) if owner == seat => Holder::Own,
                Some(_) => Holder::Other,
            },
            jacoby: self.jacoby,
        }
    }
}

/// A cube, and what is at stake for the player who looks at it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct SeenCube {
    stakes: Stakes<'static>,
    value: u32,
    holder: Holder,
    jacoby: bool,
}

/// Who is to roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnRoll {
    /// The player whose chances are meant.
    Own,
    /// The opponent.
    Other,
}

impl SeenCube {
    /// May the player turn the cube, and has he a use for it?
    fn may_double(&self) -> bool {
        self.holder != Holder::Other && !self.stakes.is_dead_for_own(self.value)
    }

    fn may_be_doubled(&self) -> bool {
        self.holder != Holder::Own && !self.stakes.is_dead_for_other(self.value)
    }

    /// Does one of them have the cube at hand, and nothing to lose by turning it?
    fn is_free(&self) -> bool {
        let own = self.stakes.is_dead_for_own(self.value);
        let other = self.stakes.is_dead_for_other(self.value);
        other && self.may_double() || own && self.may_be_doubled()
    }

    /// The same cube after the opponent's double, which the player has taken; `None` where he cannot double.
    pub(crate) fn taken(&self) -> Option<SeenCube> {
        let taken = SeenCube { value: 2 * self.value, holder: Holder::Own, ..*self };
        self.may_be_doubled().then_some(taken)
    }

    /// What `chances` are worth to the player on `board`, which shows the men as who is on roll sees them, with the
    /// best cube action of who is on roll.
    pub(crate) fn worth(&self, board: &Board, chances: &Chances, on_roll: OnRoll) -> f64 {
        let class = PositionClass::of(board);
        let known = Ending::of(board).and_then(|ending| ending.cube_life());
        let life = match (known, on_roll) {
            // Who loses the match with this game anyway turns the cube as soon as he may.
            _ if self.is_free() => CubeLife::even(1.0),
            (Some(life), OnRoll::Own) => life,
            (Some(life), OnRoll::Other) => life.flipped(),
            (None, _) => CubeLife::even(class.efficiency(board)),
        };
        let model = Model { stakes: self.stakes, life, jacoby: self.jacoby };
        let stay = model.value(chances, self.value, self.holder);
        match on_roll {
            OnRoll::Own if self.may_double() => {
                let taken = model.value(chances, 2 * self.value, Holder::Other);
                stay.max(taken.min(self.stakes.win(self.value)))
            }
            OnRoll::Other if self.may_be_doubled() => {
                let taken = model.value(chances, 2 * self.value, Holder::Own);
                stay.min(taken.max(self.stakes.lose(self.value)))
            }
            _ => stay,
        }
    }

    /// What the end of the game is worth to the player.
    pub(crate) fn over(&self, chances: &Chances) -> f64 {
        let is_single = self.jacoby && self.holder == Holder::Centre;
        let single = Chances { win: chances.win, ..Chances::NONE };
        self.stakes.cubeless(if is_single { &single } else { chances }, self.value)
    }

    /// The opponent, on roll, doubles if that is best for him: the player has `stay` if he does not, and
    /// `taken` if he does and is taken.
    pub(crate) fn doubled_or_not(&self, stay: f64, taken: f64) -> f64 {
        stay.min(taken.max(self.stakes.lose(self.value)))
    }

    /// In units in which losing the cube's value now is −1 and winning it +1.
    pub(crate) fn normalised(&self, value: f64) -> f64 {
        self.stakes.normalised(value, self.value)
    }
}
