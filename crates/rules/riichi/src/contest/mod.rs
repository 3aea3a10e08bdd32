//! The match: rounds, repeats, counters, sticks, and how it ends.
//!
//! Rule: `docs/rules/riichi.md#match`.

mod result;
mod succession;

use parlor_game::{BySeat, Illegal, Match, Seat, SeatSet};

use crate::deal::{Deal, Ending, Setup};
use crate::rule_set::Chombo;
use crate::{Points, RuleSet};
use succession::Succession;

/// A match as the score sheet shows it: an East or half-game of four players. Seat A deals first.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    next: Setup,
    replays: u8, // how often the deal in `next` has been played again after a chombo
    chombos: BySeat<u8>,
    over: bool,
}

impl Contest {
    /// A match that has not begun.
    pub fn new(rules: &RuleSet) -> Contest {
        Contest::from_setup(Setup::first(rules))
    }

    /// A match that goes on with this deal.
    pub fn from_setup(next: Setup) -> Contest {
        Contest { next, replays: 0, chombos: BySeat::splat(0), over: false }
    }

    /// The rules played.
    pub fn rules(&self) -> &RuleSet {
        &self.next.rules
    }

    /// Is the match over?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The points of each seat, before anything that is added at the end.
    pub fn points(&self) -> BySeat<Points> {
        self.next.points
    }

    /// Riichi sticks left on the table.
    pub fn sticks(&self) -> u8 {
        self.next.sticks
    }

    /// The final result: points less the return points, with sticks left over, uma, oka and
    /// penalties; `None` while the match goes on.
    pub fn result(&self) -> Option<BySeat<Points>> {
        self.over.then(|| result::of(&self.next, &self.chombos))
    }

    /// The seats from first to fourth place by points, equal ones in the order of the first deal.
    pub fn ranking(&self) -> [Seat; 4] {
        result::ranking(&self.next.points)
    }

    /// The number of the deal, equal for equal round, dealer and honba.
    fn number(&self) -> u64 {
        self.next.number() | u64::from(self.replays)
    }
}

impl Match for Contest {
    type Game = Deal;

    fn seats(&self) -> SeatSet {
        SeatSet::FOUR
    }

    fn next(&self) -> Option<(u64, Setup)> {
        (!self.over).then(|| (self.number(), self.next))
    }

    fn record(&mut self, finished: &Deal) -> Result<(), Illegal> {
        let table = finished.table();
        let Some(outcome) = finished.outcome() else {
            return Err(Illegal::Misfit { reason: "the-deal-is-not-over" });
        };
        if self.over || table.setup != self.next {
            return Err(Illegal::Misfit { reason: "not-the-next-deal" });
        }
        self.next.points = table.points;
        self.next.sticks = table.sticks;
        if let Ending::Chombo { seat } = outcome.ending {
            if self.next.rules.chombo == Chombo::AfterUma {
                self.chombos[seat] = self.chombos[seat].saturating_add(1);
            }
            self.replays = self.replays.saturating_add(1);
            return Ok(());
        }
        self.replays = 0;
        match Succession::after(&table.setup, outcome, &table.points) {
            Succession::Deal { round, dealer, honba } => {
                self.next = Setup { round, dealer, honba, ..self.next };
            }
            Succession::Over => self.over = true,
        }
        Ok(())
    }

    /// The points while the match goes on, the final [`Contest::result`] once it is over.
    fn standing(&self) -> BySeat<i32> {
        self.result().unwrap_or(self.next.points).map(|points| points.0)
    }
}
