//! Seats as messages write them.

use std::fmt;

use parlor_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A place at the table: `"A"` to `"D"`. The rules' [`Seat`] has no serialised form of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "seat.gen.ts")]
pub enum SeatMsg {
    /// The first in turn order.
    A,
    /// The second.
    B,
    /// The third.
    C,
    /// The fourth.
    D,
}

impl fmt::Display for SeatMsg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Seat::from(*self).fmt(f)
    }
}

impl From<Seat> for SeatMsg {
    fn from(seat: Seat) -> SeatMsg {
        match seat {
            Seat::A => SeatMsg::A,
            Seat::B => SeatMsg::B,
            Seat::C => SeatMsg::C,
            Seat::D => SeatMsg::D,
        }
    }
}

impl From<SeatMsg> for Seat {
    fn from(seat: SeatMsg) -> Seat {
        match seat {
            SeatMsg::A => Seat::A,
            SeatMsg::B => Seat::B,
            SeatMsg::C => Seat::C,
            SeatMsg::D => Seat::D,
        }
    }
}
