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

    /// The wind of `seat`.
    #[inline]
    pub const fn wind(&self, seat: Seat) -> Wind {
        Wind::of_seat(seat, self.dealer)
    }
}
