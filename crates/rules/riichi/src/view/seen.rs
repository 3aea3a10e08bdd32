//! What one player learns from what happens.

use parlor_game::Seat;

use crate::deal::{Event, Outcome, Source, Wins};
use crate::{Meld, Tile, Tiles};

/// One thing that a player saw.
#[derive(Clone, PartialEq, Debug)]
pub enum Seen {
    /// The player's own hand was dealt.
    Dealt {
        /// The hand.
        hand: Tiles,
    },
    /// A dora indicator was turned.
    Indicator {
        /// The indicator.
        tile: Tile,
    },
    /// The player drew a tile.
    IDrew {
        /// From where.
        source: Source,
        /// What.
        tile: Tile,
    },
    /// Another player drew a tile.
    OtherDrew {
        /// Who.
        seat: Seat,
        /// From where.
        source: Source,
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
    /// A riichi stick was paid.
    StickPaid {
        /// By whom.
        seat: Seat,
    },
    /// A discard was taken for a set.
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
    /// The player let a tile by.
    IPassed,
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
        /// How.
        outcome: Outcome,
    },
}

impl Seen {
    /// The part of `event` that `viewer` may know.
    pub(super) fn of(event: &Event, viewer: Seat) -> Option<Seen> {
        Some(match *event {
            Event::Dealt { hands } => Seen::Dealt { hand: hands[viewer] },
            Event::Indicator { tile } => Seen::Indicator { tile },
            Event::Drew { seat, source, tile } if seat == viewer => Seen::IDrew { source, tile },
            Event::Drew { seat, source, .. } => Seen::OtherDrew { seat, source },
            Event::Discarded { seat, tile, drawn, riichi } => {
                Seen::Discarded { seat, tile, drawn, riichi }
            }
            Event::StickPaid { seat } => Seen::StickPaid { seat },
            Event::Called { seat, meld } => Seen::Called { seat, meld },
            Event::KanDeclared { seat, kan } => Seen::KanDeclared { seat, kan },
            Event::Passed { seat } => return (seat == viewer).then_some(Seen::IPassed),
            Event::Won { ref wins } => Seen::Won { wins: wins.clone() },
            Event::Ura { tile } => Seen::Ura { tile },
            Event::Ended { ref outcome } => Seen::Ended { outcome: outcome.clone() },
        })
    }
}
