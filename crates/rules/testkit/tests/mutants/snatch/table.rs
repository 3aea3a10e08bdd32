//! What lies on the table, and what may be done with it.

use parlor_game::{Illegal, Seat};

use super::Action;

/// A rank, 0 to 3.
pub(crate) type Rank = u8;

/// How many cards of each rank.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Cards(pub(super) [u8; 4]);

impl Cards {
    pub(super) const NONE: Cards = Cards([0; 4]);
    pub(super) const PACK: Cards = Cards([2; 4]);

    pub(crate) fn len(self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn has(self, rank: Rank) -> bool {
        self.0[rank as usize] > 0
    }

    pub(crate) fn ranks(self) -> impl Iterator<Item = Rank> {
        (0..4).filter(move |&rank| self.has(rank))
    }

    pub(super) fn add(&mut self, rank: Rank) {
        self.0[rank as usize] += 1;
    }

    pub(super) fn take(&mut self, rank: Rank) -> Result<(), Illegal> {
        if !self.has(rank) {
            return Err(Illegal::Misfit { reason: "no-such-card" });
        }
        self.0[rank as usize] -= 1;
        Ok(())
    }

    /// One card after the other.
    pub(super) fn each(self) -> Vec<Rank> {
        (0..4).flat_map(|rank| vec![rank; self.0[rank as usize] as usize]).collect()
    }
}

/// What everyone knows of where the deal stands. "Discarded" is one value whether someone is
/// asked or the next draw is due.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Stage {
    Undealt,
    Dealt,
    Discarding,
    Discarded(Rank),
    Over(Option<Seat>),
}

/// What is on the table: the same for everyone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Table {
    pub(crate) stage: Stage,
    /// Who draws and discards, or did so last.
    pub(crate) mover: Seat,
    pub(crate) shown: Cards,
    pub(crate) left: u8,
}

impl Table {
    pub(super) const FRESH: Table =
        Table { stage: Stage::Undealt, mover: Seat::C, shown: Cards::NONE, left: 8 };

    /// The one function that decides what a seat may do.
    pub(super) fn prompt(&self, seat: Seat, hand: Cards, passed: bool, out: &mut Vec<Action>) {
        out.clear();
        match self.stage {
            Stage::Discarding if seat == self.mover => {
                out.extend(hand.ranks().map(Action::Discard));
            }
            Stage::Discarded(rank) if seat != self.mover && hand.has(rank) && !passed => {
                out.extend([Action::Snatch, Action::Pass]);
            }
            _ => {}
        }
    }

    pub(super) fn next_mover(&self) -> Seat {
        if self.mover == Seat::C { Seat::A } else { self.mover.offset(1) }
    }

    pub(super) fn draw(&mut self) {
        (self.stage, self.mover, self.left) = (Stage::Discarding, self.next_mover(), self.left - 1);
    }

    pub(super) fn discard(&mut self, rank: Rank) {
        self.stage = Stage::Discarded(rank);
        self.shown.add(rank);
    }

    /// How many cards `seat` holds.
    pub(super) fn n_held(&self, seat: Seat) -> u8 {
        match self.stage {
            Stage::Undealt => 0,
            Stage::Discarding if seat == self.mover => 2,
            Stage::Over(Some(winner)) if seat == winner => 0,
            _ => 1,
        }
    }
}
