//! One deal of a record.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, Tile, Tiles, Wind};

use super::{Event, Outcome};

/// What is known when the tiles are dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealStart {
    /// The round wind.
    pub round: Wind,
    /// The number of the deal in its round, 1 to 4: `East 3`.
    pub number: u8,
    /// Who deals.
    pub dealer: Seat,
    /// Honba counters on the table.
    pub honba: u32,
    /// Riichi sticks on the table from earlier deals.
    pub sticks: u32,
    /// Scores before the deal.
    pub scores: BySeat<Points>,
    /// The first dora indicator.
    pub indicator: Tile,
    /// Thirteen tiles each; the dealer's fourteenth is the first draw.
    pub hands: BySeat<Tiles>,
}

/// One deal of a record, from the dealt hands to the payments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealRecord {
    /// What was dealt.
    pub start: DealStart,
    /// What happened.
    pub events: Vec<Event>,
    /// How it ended.
    pub outcome: Outcome,
}
