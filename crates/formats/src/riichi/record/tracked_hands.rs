//! Who holds what while a record is followed.

use std::fmt::Debug;

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::{Hand, Meld, MeldForm, Tile, Tiles};

use super::{DealStart, Event};

/// The hands of a deal as its events change them.
///
/// It knows tiles, not rules: that every tile exists once, that what is put down was held, that
/// what is called was offered. Whether a move was allowed is the replay's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrackedHands {
    hands: BySeat<Hand>,
    seen: Tiles, // every tile that has come out of the wall
    indicators: Vec<Tile>,
    last: Last,
    declared: SeatSet,
    accepted: SeatSet,
}

/// More counters or sticks than this is a damaged record.
const MANY: u32 = 10_000;

/// The tile that the next event may refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Last {
    Nothing,
    Drawn { seat: Seat, tile: Tile },
    Offered { seat: Seat, tile: Tile },
}

impl TrackedHands {
    /// The table after the tiles are dealt.
    pub fn new(start: &DealStart) -> Result<TrackedHands, Misplaced> {
        let mut table = TrackedHands {
            hands: start.hands.map(Hand::closed),
            seen: Tiles::EMPTY,
            indicators: Vec::new(),
            last: Last::Nothing,
            declared: SeatSet::EMPTY,
            accepted: SeatSet::EMPTY,
        };
        if start.honba > MANY || start.sticks > MANY {
            return Err(Misplaced::TooManyCounters);
        }
        for seat in Seat::ALL {
            let hand = start.hands[seat];
            if hand.len() != 13 {
                return Err(Misplaced::NotThirteen { seat, found: hand.len() });
            }
            hand.iter().try_for_each(|tile| table.see(tile))?;
        }
        table.turn_indicator(start.indicator)?;
        Ok(table)
    }

    /// The hand of each seat.
    pub fn hands(&self) -> &BySeat<Hand> {
        &self.hands
    }

    /// The dora indicators turned so far.
    pub fn indicators(&self) -> &[Tile] {
        &self.indicators
    }

    /// Who has paid for a riichi.
    pub fn in_riichi(&self) -> SeatSet {
        self.accepted
    }

    /// The tile `seat` can win on: its own draw, or what `from` has just put down.
    pub fn winning_tile(&self, seat: Seat, from: Seat) -> Result<Tile, Misplaced> {
        match self.last {
            Last::Drawn { seat: who, tile } if who == seat && from == seat => Ok(tile),
            Last::Offered { seat: who, tile } if who == from && from != seat => Ok(tile),
            _ => Err(Misplaced::NothingToWin { seat, from }),
        }
    }

    /// The hand of `seat` with the winning `tile` in it.
    pub fn winning_hand(&self, seat: Seat, from: Seat, tile: Tile) -> Result<Hand, Misplaced> {
        let mut hand = self.hands[seat];
        if seat == from || hand.draw(tile) { Ok(hand) } else { Err(Misplaced::NoSuchTile { tile }) }
    }

    /// Can these tiles lie under the dora indicators?
    pub fn check_ura(&self, ura: &[Tile]) -> Result<(), Misplaced> {
        let mut seen = self.seen;
        if ura.len() > self.indicators.len() {
            return Err(Misplaced::TooManyUra { found: ura.len(), dora: self.indicators.len() });
        }
        match ura.iter().find(|&&tile| !seen.add(tile)) {
            Some(&tile) => Err(Misplaced::NoSuchTile { tile }),
            None => Ok(()),
        }
    }

    /// Follows one event.
    pub fn follow(&mut self, event: &Event) -> Result<(), Misplaced> {
        match *event {
            Event::Drew { seat, tile } => self.draw(seat, tile),
            Event::Discarded { seat, tile, drawn, riichi } => {
                self.discard(seat, tile, drawn)?;
                if riichi {
                    self.declared = self.declared.with(seat);
                }
                Ok(())
            }
            Event::Called { seat, meld } => self.call(seat, meld),
            Event::AddedKan { seat, tile } => self.add_to_pon(seat, tile),
            Event::NewDora { indicator } => self.turn_indicator(indicator),
            Event::RiichiAccepted { seat, .. } => self.accept_riichi(seat),
            Event::Left { .. } | Event::Returned { .. } => Ok(()),
        }
    }

    fn see(&mut self, tile: Tile) -> Result<(), Misplaced> {
        if self.seen.add(tile) { Ok(()) } else { Err(Misplaced::NoSuchTile { tile }) }
    }

    fn turn_indicator(&mut self, indicator: Tile) -> Result<(), Misplaced> {
        self.see(indicator)?;
        self.indicators.push(indicator);
        if self.indicators.len() > 5 { Err(Misplaced::SixIndicators) } else { Ok(()) }
    }

    fn expect_size(&self, seat: Seat, size: usize) -> Result<(), Misplaced> {
        let found = self.hands[seat].size();
        if found == size { Ok(()) } else { Err(Misplaced::NotTheirTurn { seat, found }) }
    }

    fn draw(&mut self, seat: Seat, tile: Tile) -> Result<(), Misplaced> {
        self.expect_size(seat, 13)?;
        self.see(tile)?;
        self.last = Last::Drawn { seat, tile };
        if self.hands[seat].draw(tile) { Ok(()) } else { Err(Misplaced::NoSuchTile { tile }) }
    }

    fn discard(&mut self, seat: Seat, tile: Tile, drawn: bool) -> Result<(), Misplaced> {
        self.expect_size(seat, 14)?;
        if drawn && self.last != (Last::Drawn { seat, tile }) {
            return Err(Misplaced::NotJustDrawn { seat, tile });
        }
        self.last = Last::Offered { seat, tile };
        if self.hands[seat].discard(tile) { Ok(()) } else { Err(Misplaced::NotHeld { seat, tile }) }
    }

    fn call(&mut self, seat: Seat, meld: Meld) -> Result<(), Misplaced> {
        self.expect_size(seat, if meld.is_open() { 13 } else { 14 })?;
        if let (Some(tile), Some(from)) = (meld.called(), meld.from()) {
            let from = from.of(seat);
            if self.last != (Last::Offered { seat: from, tile }) {
                return Err(Misplaced::NotOffered { tile, from });
            }
        }
        if !self.hands[seat].lay_out(meld) {
            return Err(Misplaced::SetNotHeld { seat, meld });
        }
        self.last = match meld.form() {
            MeldForm::ClosedKan => Last::Offered { seat, tile: meld.tiles()[3] },
            _ => Last::Nothing,
        };
        Ok(())
    }

    fn add_to_pon(&mut self, seat: Seat, tile: Tile) -> Result<(), Misplaced> {
        self.expect_size(seat, 14)?;
        if !self.hands[seat].add_to_pon(tile) {
            return Err(Misplaced::NoPon { seat, tile });
        }
        self.last = Last::Offered { seat, tile };
        Ok(())
    }

    fn accept_riichi(&mut self, seat: Seat) -> Result<(), Misplaced> {
        if !self.declared.contains(seat) || self.accepted.contains(seat) {
            return Err(Misplaced::NotDeclared { seat });
        }
        self.accepted = self.accepted.with(seat);
        Ok(())
    }
}

/// These tiles in no order.
pub(in crate::riichi) fn heap(tiles: impl IntoIterator<Item = Tile>) -> Result<Tiles, Misplaced> {
    let mut heap = Tiles::EMPTY;
    match tiles.into_iter().find(|&tile| !heap.add(tile)) {
        Some(tile) => Err(Misplaced::NoSuchTile { tile }),
        None => Ok(heap),
    }
}

/// What a record repeats must be what follows from the play.
pub(in crate::riichi) fn agree<T: PartialEq + Debug + ?Sized>(
    what: &'static str,
    stated: &T,
    followed: &T,
) -> Result<(), Misplaced> {
    if stated == followed {
        return Ok(());
    }
    let (stated, followed) = (format!("{stated:?}"), format!("{followed:?}"));
    Err(Misplaced::Disagrees { what, stated, followed })
}

/// Why an event cannot follow those before it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum Misplaced {
    /// A dealt hand of another size.
    #[error("seat {seat} is dealt {found} tiles, not 13")]
    NotThirteen { seat: Seat, found: usize },
    /// More counters or sticks than any match could have.
    #[error("more than {MANY} counters or sticks on the table")]
    TooManyCounters,
    /// A fifth tile of a kind, or a second red five of a suit.
    #[error("{tile} cannot come up any more; all of them have been seen")]
    NoSuchTile { tile: Tile },
    /// A sixth indicator.
    #[error("a sixth dora indicator is turned; there are five")]
    SixIndicators,
    /// More ura indicators than dora indicators.
    #[error("{found} ura indicators are turned under {dora} dora indicators")]
    TooManyUra { found: usize, dora: usize },
    /// A draw, a discard or a call with the wrong number of tiles in hand.
    #[error("seat {seat} acts out of turn, with {found} tiles, each set counted as three")]
    NotTheirTurn { seat: Seat, found: usize },
    /// A tile is put down that is not in the hand.
    #[error("seat {seat} discards {tile}, which is not in the hand")]
    NotHeld { seat: Seat, tile: Tile },
    /// The discard is marked as the drawn tile, and it is another.
    #[error("seat {seat} discards {tile} as just drawn, which it is not")]
    NotJustDrawn { seat: Seat, tile: Tile },
    /// A call of a tile that nobody has just put down.
    #[error("{tile} is called from seat {from}, who has not just discarded it")]
    NotOffered { tile: Tile, from: Seat },
    /// A set whose tiles are not in the hand.
    #[error("seat {seat} lays out {meld:?} without holding its tiles")]
    SetNotHeld { seat: Seat, meld: Meld },
    /// An added kan without its pon, or without the tile.
    #[error("seat {seat} adds {tile} to a pon, but does not have both")]
    NoPon { seat: Seat, tile: Tile },
    /// A stick without a declaration.
    #[error("seat {seat} pays for a riichi without having declared one")]
    NotDeclared { seat: Seat },
    /// A win on nothing.
    #[error("seat {seat} wins from seat {from}, who has not just drawn or put down a tile")]
    NothingToWin { seat: Seat, from: Seat },
    /// Something is repeated, and differently.
    #[error("{what} is {stated}, but the record so far makes it {followed}")]
    Disagrees { what: &'static str, stated: String, followed: String },
}
