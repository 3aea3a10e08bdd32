//! What one player learns from what happens.

use parlor_game::Seat;

use crate::deal::{Event, Outcome, Source, Wins};
use crate::{Meld, Tile, Tiles};

/// One thing that a player saw.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Seen {
    /// The player's own hand was dealt.
    Dealt { hand: Tiles },
    /// A dora indicator was turned.
    Indicator { tile: Tile },
    /// The player drew a tile.
    IDrew { source: Source, tile: Tile },
    /// Another player drew a tile.
    OtherDrew { seat: Seat, source: Source },
    /// A tile was discarded: `drawn` as it came from the wall (tsumogiri), `riichi` with a
    /// declaration.
    Discarded { seat: Seat, tile: Tile, drawn: bool, riichi: bool },
    /// A riichi stick was paid.
    StickPaid { seat: Seat },
    /// A discard was taken for a set.
    Called { seat: Seat, meld: Meld },
    /// A closed or added kan was declared.
    KanDeclared { seat: Seat, kan: Meld },
    /// The player let a tile by.
    IPassed,
    /// One or more players won.
    Won { wins: Wins },
    /// An ura indicator was turned.
    Ura { tile: Tile },
    /// The deal ended.
    Ended { outcome: Outcome },
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
