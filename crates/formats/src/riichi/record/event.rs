//! What happens in a deal after the hands are dealt.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Meld, Points, Tile};

/// One thing that happened, in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Event {
    /// A tile from the wall, or after a kan the replacement.
    Drew { seat: Seat, tile: Tile },
    /// A discard: `drawn` as it came from the wall (tsumogiri), `riichi` with a declaration.
    Discarded { seat: Seat, tile: Tile, drawn: bool, riichi: bool },
    /// A chi, pon, open kan or closed kan is laid out; the set knows whose discard it took.
    Called { seat: Seat, meld: Meld },
    /// The fourth tile is added to a pon.
    AddedKan { seat: Seat, tile: Tile },
    /// A further dora indicator is turned.
    NewDora { indicator: Tile },
    /// The declaration's discard was not won on: the stick is paid. With all scores after the
    /// payment, where the record states them.
    RiichiAccepted { seat: Seat, scores: Option<BySeat<Points>> },
    /// A player's connection is lost; the rest is played by discarding what is drawn.
    Left { seat: Seat },
    /// A player is back.
    Returned { seat: Seat },
}
