//! Where all men stand.

use crate::{Men, Place, PlaceSet, Play, Step};

/// Both players' men, each in its owner's numbering, from the side of the player on roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    own: Men,
    other: Men,
}

impl Board {
    /// A board with these men; `None` if two enemies share a point or both have borne off all.
    pub fn new(own: Men, other: Men) -> Option<Board> {
        let shared = own.occupied() & other.occupied().opposite();
        let both_done = own.all_off() && other.all_off();
        (shared.is_empty() && !both_done).then_some(Board { own, other })
    }

    /// The same men on both sides, as every game begins.
    pub(crate) const fn symmetric(men: Men) -> Board {
        Board { own: men, other: men }
    }

    /// The men of the player on roll.
    #[inline]
    pub const fn own(&self) -> Men {
        self.own
    }

    /// The men of the player not on roll, in that player's numbering.
    #[inline]
    pub const fn other(&self) -> Men {
        self.other
    }

    /// The same men with the other player on roll.
    #[inline]
    #[must_use]
    pub const fn flipped(&self) -> Board {
        Board { own: self.other, other: self.own }
    }

    /// Can a man of one side still be hit by the other, now or later?
    pub fn has_contact(&self) -> bool {
        let rear = |men: Men| men.occupied().first().map_or(0, Place::number);
        rear(self.own) + rear(self.other) > 25
    }

    /// The board after one step; a blot met on the landing point goes to the bar.
    #[inline]
    #[must_use]
    pub fn after_step(&self, step: Step) -> Board {
        self.landed(self.other.blots().opposite(), step.from(), step.to())
    }

    /// The board after all steps of `play`, with the same player on roll.
    #[inline]
    #[must_use]
    pub fn after(&self, play: Play) -> Board {
        play.steps().fold(*self, |board, step| board.after_step(step))
    }

    /// A man goes from `from` to `to`, hitting if `to` is one of the enemy's `blots`.
    #[inline]
    pub(crate) fn landed(&self, blots: PlaceSet, from: Place, to: Place) -> Board {
        let mut other = self.other;
        if blots.contains(to) {
            other = other.moved(Place::of(25 - u32::from(to.number())), Place::BAR);
        }
        Board { own: self.own.moved(from, to), other }
    }
}
