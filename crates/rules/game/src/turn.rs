//! Who must act, what they answered, and why an answer is refused.

use std::fmt;

use crate::{BySeat, Seat, SeatSet};

/// What a game waits for.
///
/// In games with call windows the set of seats asked follows from hidden hands, so a turn is a
/// secret of the referee: a seat may learn only whether it is itself asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn<A> {
    /// A chance event at this address.
    Chance(A),
    /// One answer from each of these seats; never empty.
    Decide(SeatSet),
    /// Nothing: the deal is finished.
    Over,
}

impl<A> Turn<A> {
    /// The seats asked; empty when chance is due or the deal is over.
    #[inline]
    pub fn asked(&self) -> SeatSet {
        match self {
            Turn::Decide(seats) => *seats,
            Turn::Chance(_) | Turn::Over => SeatSet::EMPTY,
        }
    }
}

/// At most one answer from each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers<A>(BySeat<Option<A>>);

impl<A: Copy> Answers<A> {
    /// Nobody has answered.
    pub const NONE: Answers<A> = Answers(BySeat::new([None; 4]));

    /// One seat's answer alone.
    #[inline]
    pub fn one(seat: Seat, action: A) -> Answers<A> {
        Answers::NONE.with(seat, action)
    }

    /// These answers and one more; a second answer of a seat replaces its first.
    #[inline]
    #[must_use]
    pub fn with(mut self, seat: Seat, action: A) -> Answers<A> {
        self.0[seat] = Some(action);
        self
    }

    /// What `seat` answered.
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<A> {
        self.0[seat]
    }

    /// The seats that have answered.
    #[inline]
    pub fn seats(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| self.0[seat].is_some()).collect()
    }

    /// The answers in turn order from `A`.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, A)> {
        Seat::ALL.into_iter().filter_map(|seat| Some((seat, self.0[seat]?)))
    }
}

/// Why an answer or a chance event does not fit the state. A reason is a message key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum Illegal {
    /// This seat answered but was not asked.
    NotAsked { seat: Seat },
    /// This seat was asked and has not answered.
    Missing { seat: Seat },
    /// This seat may not do that now.
    Refused { seat: Seat, reason: &'static str },
    /// This chance event cannot happen here: a fifth tile of a kind, a roll that is not due.
    Chance { reason: &'static str },
    /// A value does not belong to this state at all.
    Misfit { reason: &'static str },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotAsked { seat } => write!(f, "seat {seat} is not asked"),
            Illegal::Missing { seat } => write!(f, "seat {seat} has not answered"),
            Illegal::Refused { seat, reason } => write!(f, "seat {seat} may not do that: {reason}"),
            Illegal::Chance { reason } => write!(f, "this cannot be drawn here: {reason}"),
            Illegal::Misfit { reason } => write!(f, "this does not fit the state: {reason}"),
        }
    }
}

impl std::error::Error for Illegal {}
