//! What a deal begins from.

use parlor_game::{BySeat, Seat};

use crate::{Points, RuleSet, Wind};

/// The score sheet just before a deal. Any values are fine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules played.
    pub rules: RuleSet,
    /// The wind of the round.
    pub round: Wind,
    /// Who deals.
    pub dealer: Seat,
    /// Counters on the table.
    pub honba: u8,
    /// Riichi sticks left over from earlier deals.
    pub sticks: u8,
    /// The points of each seat.
    pub points: BySeat<Points>,
}

impl Setup {
    /// The first deal of a match: East round, seat A deals.
    pub fn first(rules: &RuleSet) -> Setup {
        Setup {
            rules: *rules,
            round: Wind::East,
            dealer: Seat::A,
            honba: 0,
            sticks: 0,
            points: BySeat::splat(rules.start_points),
        }
    }

    /// The number by which a match names its deal, equal for equal round, dealer and honba: from the
    /// lowest bit 8 for a deal that is played again, 8 for honba, then four deals to a round.
    pub fn number(&self) -> u64 {
        let deal = (self.round.idx() * 4 + self.dealer.idx()) as u64;
        (deal << 8 | u64::from(self.honba)) << 8
    }

    /// The wind of `seat`.
    #[inline]
    pub const fn wind(&self, seat: Seat) -> Wind {
        Wind::of_seat(seat, self.dealer)
    }
}
