//! What comes from outside: tiles, one address at a time.

use parlor_game::{BySeat, Seat};

use crate::{Tile, Tiles};

/// Names one chance event of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Address {
    /// Thirteen tiles for each seat.
    Deal,
    /// A tile of the live wall: the `nth` of this seat and number `wall` of all, counted from 0.
    Draw { seat: Seat, nth: u8, wall: u8 },
    /// A replacement tile after a kan: the `nth` of all, counted from 0.
    Replacement { seat: Seat, nth: u8 },
    /// A dora indicator, counted from 0.
    Indicator { nth: u8 },
    /// The tile under a dora indicator, turned for a riichi winner; counted from 0.
    Ura { nth: u8 },
    /// Nothing more is drawn: the wall is empty, or the last discard aborts the deal.
    ///
    /// An event of its own with a single outcome, for the deal must not end by itself: that it has
    /// not ended yet would tell everyone that someone is asked about the last discard.
    End,
}

/// What came out of a chance event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The dealt hands.
    Hands(BySeat<Tiles>),
    /// A tile.
    Tile(Tile),
    /// Nothing: the answer to [`Address::End`].
    End,
}
