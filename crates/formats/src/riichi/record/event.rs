//! What happens in a deal after the hands are dealt.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Meld, Points, Tile};

/// One thing that happened, in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A tile from the wall, or after a kan the replacement.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A discard.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Was it the tile just drawn (tsumogiri)?
        drawn: bool,
        /// Is it the tile of a riichi declaration?
        riichi: bool,
    },
    /// A chi, pon, open kan or closed kan is laid out.
    Called {
        /// Who.
        seat: Seat,
        /// The set; it knows whose discard it took.
        meld: Meld,
    },
    /// The fourth tile is added to a pon.
    AddedKan {
        /// Who.
        seat: Seat,
        /// The tile added.
        tile: Tile,
    },
    /// A further dora indicator is turned.
    NewDora {
        /// The indicator.
        indicator: Tile,
    },
    /// The declaration's discard was not won on: the stick is paid.
    RiichiAccepted {
        /// Who.
        seat: Seat,
        /// All scores after the payment, where the record states them.
        scores: Option<BySeat<Points>>,
    },
    /// A player's connection is lost; the rest is played by discarding what is drawn.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A player is back.
    Returned {
        /// Who.
        seat: Seat,
    },
}
