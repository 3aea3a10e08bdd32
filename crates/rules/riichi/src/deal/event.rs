//! What happened, in full: for the referee and the record.

use parlor_game::{BySeat, Seat};

use super::{Outcome, Source, Wins};
use crate::{Meld, Tile, Tiles};

/// One thing that happened in a deal.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The hands were dealt.
    Dealt {
        /// To each seat its own.
        hands: BySeat<Tiles>,
    },
    /// A dora indicator was turned.
    Indicator {
        /// The indicator.
        tile: Tile,
    },
    /// A tile was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// From where.
        source: Source,
        /// What.
        tile: Tile,
    },
    /// A tile was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
        /// As it was drawn (tsumogiri)?
        drawn: bool,
        /// With a declaration of riichi?
        riichi: bool,
    },
    /// A riichi stick was paid: the declaring discard was not ronned.
    StickPaid {
        /// By whom.
        seat: Seat,
    },
    /// A discard was taken for a set: chi, pon or open kan.
    Called {
        /// By whom.
        seat: Seat,
        /// The set.
        meld: Meld,
    },
    /// A closed or added kan was declared.
    KanDeclared {
        /// By whom.
        seat: Seat,
        /// The kan.
        kan: Meld,
    },
    /// A player let a tile by. Nobody else learns it.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// One or more players won.
    Won {
        /// Who, with what.
        wins: Wins,
    },
    /// An ura indicator was turned.
    Ura {
        /// The indicator.
        tile: Tile,
    },
    /// The deal ended.
    Ended {
        /// How, and what everybody pays and gets.
        outcome: Outcome,
    },
}
