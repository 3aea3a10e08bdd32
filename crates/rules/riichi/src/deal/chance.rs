//! What comes from outside: tiles, one address at a time.

use parlor_game::{BySeat, Seat};

use crate::{Tile, Tiles};

/// Names one chance event of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Address {
    /// Thirteen tiles for each seat.
    Deal,
    /// A tile of the live wall.
    Draw {
        /// Who draws.
        seat: Seat,
        /// How often this seat has drawn from the live wall before.
        nth: u8,
        /// How many tiles have been drawn from the live wall before, by anybody.
        wall: u8,
    },
    /// A replacement tile after a kan.
    Replacement {
        /// Who draws.
        seat: Seat,
        /// How many replacements have been drawn before, by anybody.
        nth: u8,
    },
    /// A dora indicator.
    Indicator {
        /// How many have been turned before.
        nth: u8,
    },
    /// The tile under a dora indicator, turned for a riichi winner.
    Ura {
        /// How many have been turned before.
        nth: u8,
    },
    /// Nothing more is drawn: the wall is empty, or the last discard aborts the deal.
    ///
    /// An event of its own with a single outcome, for the deal must not end by itself: that it has
    /// not ended yet would tell everybody that somebody is asked about the last discard.
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
