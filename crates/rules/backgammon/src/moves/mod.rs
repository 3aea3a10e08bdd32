//! All legal plays of a roll, each resulting position once.
//!
//! Rule: `docs/rules/backgammon.md#using-the-dice`. As many dice as possible are used; if only one
//! of two can be, it is the larger where possible.
//!
//! The generator works on sets of places ([`Reach`]): where own men stand, which points are open,
//! where the enemy has blots. Doubles and two different dice are distinct by construction, without
//! comparing positions; only the bear-off with two different dice compares. A plain generator in
//! the tests is its slow twin.

mod bearing;
mod doubles;
mod mixed;
mod reach;

use crate::{Board, Dice, Play};

use reach::Reach;

/// Takes generated plays with the boards they lead to (same player on roll).
pub trait Plays {
    /// Forgets all: a play was found that uses more dice.
    fn clear(&mut self);

    /// Takes one play and its result.
    fn push(&mut self, play: Play, after: Board);
}

impl Plays for Vec<Play> {
    fn clear(&mut self) {
        Vec::clear(self);
    }

    #[inline]
    fn push(&mut self, play: Play, _after: Board) {
        Vec::push(self, play);
    }
}

impl Plays for Vec<Board> {
    fn clear(&mut self) {
        Vec::clear(self);
    }

    #[inline]
    fn push(&mut self, _play: Play, after: Board) {
        Vec::push(self, after);
    }
}

impl Plays for Vec<(Play, Board)> {
    fn clear(&mut self) {
        Vec::clear(self);
    }

    #[inline]
    fn push(&mut self, play: Play, after: Board) {
        Vec::push(self, (play, after));
    }
}

impl Board {
    /// Replaces `out` by every legal play of `dice`, one for each resulting position. Nothing is
    /// listed when no man can move.
    ///
    /// ```
    /// use parlor_backgammon::{Board, Dice, Die, Play, RuleSet};
    ///
    /// let dice = Dice::new(Die::new(3).unwrap(), Die::new(1).unwrap());
    /// let mut plays: Vec<Play> = Vec::new();
    /// RuleSet::STANDARD.board().plays(dice, &mut plays);
    /// assert_eq!(plays.len(), 16);
    /// ```
    #[inline]
    pub fn plays(&self, dice: Dice, out: &mut impl Plays) {
        out.clear();
        let reach = Reach::of(self);
        if dice.is_double() {
            doubles::plays(self, &reach, dice.large(), out);
        } else if reach.may_bear_off_within(self, 1) {
            bearing::plays(self, dice, out);
        } else {
            mixed::plays(self, &reach, dice, out);
        }
    }
}
