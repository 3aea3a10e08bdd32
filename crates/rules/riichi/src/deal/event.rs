//! What happened, in full: for the referee and the record.

use parlor_game::{BySeat, Seat};

use super::{Outcome, Source, Wins};
use crate::{Meld, Tile, Tiles};

/// One thing that happened in a deal.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Event {
    /// The hands were dealt, to each seat its own.
    Dealt { hands: BySeat<Tiles> },
    /// A dora indicator was turned.
    Indicator { tile: Tile },
    /// A tile was drawn.
    Drew { seat: Seat, source: Source, tile: Tile },
    /// A tile was discarded: `drawn` as it came from the wall (tsumogiri), `riichi` with a
    /// declaration.
    Discarded { seat: Seat, tile: Tile, drawn: bool, riichi: bool },
    /// A riichi stick was paid: the declaring discard was not ronned.
    StickPaid { seat: Seat },
    /// A discard was taken for a set: chi, pon or open kan.
    Called { seat: Seat, meld: Meld },
    /// A closed or added kan was declared.
    KanDeclared { seat: Seat, kan: Meld },
    /// A player let a tile by. Nobody else learns it.
    Passed { seat: Seat },
    /// One or more players won.
    Won { wins: Wins },
    /// An ura indicator was turned.
    Ura { tile: Tile },
    /// The deal ended; the outcome says what everyone pays and gets.
    Ended { outcome: Outcome },
}
