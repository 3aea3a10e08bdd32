//! A match, or only the first deal of one.

use parlor_game::{BySeat, Illegal, Match, SeatSet};
use parlor_riichi::deal::Setup;
use parlor_riichi::{Contest, Deal};

/// What is played at one sitting.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sitting {
    contest: Contest,
    single: bool,
    played: bool,
}

impl Sitting {
    /// `contest`, or its first deal if `single`.
    pub(super) fn new(contest: Contest, single: bool) -> Sitting {
        Sitting { contest, single, played: false }
    }

    pub(super) fn contest(&self) -> &Contest {
        &self.contest
    }
}

impl Match for Sitting {
    type Game = Deal;

    fn seats(&self) -> SeatSet {
        self.contest.seats()
    }

    fn next(&self) -> Option<(u64, Setup)> {
        if self.single && self.played { None } else { self.contest.next() }
    }

    fn record(&mut self, finished: &Deal) -> Result<(), Illegal> {
        self.contest.record(finished)?;
        self.played = true;
        Ok(())
    }

    fn standing(&self) -> BySeat<i32> {
        self.contest.standing()
    }
}
