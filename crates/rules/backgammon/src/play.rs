//! Steps and plays: how a roll is used.

use std::fmt;

use crate::{Die, Place};

/// One man moved by one die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(u8); // Five bits of place, three of die; 0 is no step.

impl Step {
    const NONE: Step = Step(0);

    /// A man goes from `from` by `die`; off is no place to start from.
    #[inline]
    pub const fn new(from: Place, die: Die) -> Step {
        debug_assert!(from.number() > 0);
        Step(from.number() << 3 | die.pips())
    }

    /// Where the man starts: a point or the bar.
    #[inline]
    pub const fn from(self) -> Place {
        Place::of((self.0 >> 3) as u32)
    }

    /// The die used.
    #[inline]
    pub fn die(self) -> Die {
        Die::ALL[(self.0 & 7).saturating_sub(1) as usize]
    }

    /// Where the man lands: a point, or off.
    #[inline]
    pub const fn to(self) -> Place {
        Place::of(((self.0 >> 3).saturating_sub(self.0 & 7)) as u32)
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.from(), self.to())
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A whole turn: up to four steps, in an order in which they can be made.
///
/// A play is defined by the position it leads to. Of several step orders with the same result the
/// generator lists one; what a player did is matched with the listed play by result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play([Step; 4]);

impl Play {
    /// No man can move: the turn passes.
    pub const DANCE: Play = Play([Step::NONE; 4]);

    /// The play of these steps; `None` for more than four.
    pub fn new(steps: &[Step]) -> Option<Play> {
        let mut play = Play::DANCE;
        play.0.get_mut(..steps.len())?.copy_from_slice(steps);
        Some(play)
    }

    /// The steps, in order.
    #[inline]
    pub fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        self.0.into_iter().take_while(|&step| step != Step::NONE)
    }

    /// This play with its step number `n` (from 0) set.
    #[inline]
    #[must_use]
    pub(crate) const fn with(mut self, n: usize, step: Step) -> Play {
        self.0[n & 3] = step;
        self
    }
}

impl fmt::Display for Play {
    /// The steps as they are made, e.g. `24/18 18/13`, or `dance`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Play::DANCE {
            return f.write_str("dance");
        }
        for (n, step) in self.steps().enumerate() {
            write!(f, "{}{step}", if n > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
