//! How a deal ends.

use parlor_game::{BySeat, Seat, SeatSet};

use crate::score::{Finish, Liabilities, Value};
use crate::{Points, Tile, Tiles};

/// The players who win on one tile, the nearest after the loser first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wins {
    /// The winning tile.
    pub tile: Tile,
    /// Whose discard or kan it was; `None` for a tile drawn by the winner.
    pub from: Option<Seat>,
    /// Who wins, with the hands they show.
    pub winners: Vec<Winner>,
}

impl Wins {
    /// The concealed tiles of `seat` that everyone knows now: a winner's hand, or the tile of a
    /// robbed kan.
    pub fn known_tiles(&self, seat: Seat) -> Tiles {
        let own = self.winners.iter().find(|winner| winner.seat == seat);
        let is_robbed = |winner: &Winner| winner.finish == Finish::Chankan;
        let robbed = self.from == Some(seat) && self.winners.iter().any(is_robbed);
        let with_tile = robbed || self.from.is_none() && own.is_some();
        let shown = own.map_or(Tiles::EMPTY, |winner| winner.concealed);
        shown.with(self.tile).filter(|_| with_tile).unwrap_or(shown)
    }
}

/// One winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winner {
    /// Who showed this hand.
    pub seat: Seat,
    /// The concealed tiles shown, the winning tile aside.
    pub concealed: Tiles,
    /// How the winning tile came.
    pub finish: Finish,
}

/// Why a deal ends without a winner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// The wall is empty.
    Exhaustive,
    /// Nine kinds of terminals and honours on a first turn.
    NineKinds,
    /// Four equal winds as first discards.
    FourWinds,
    /// Four players in riichi.
    FourRiichi,
    /// Four kans by more than one player.
    FourKans,
    /// Three players won on one discard.
    TripleRon,
}

/// A win with what it brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Win {
    /// Who wins, with what.
    pub winner: Winner,
    /// What the hand is worth.
    pub value: Value,
    /// Who is liable for the yakuman in it.
    pub liable: Liabilities,
    /// What each seat gains or loses by this win, honba and sticks included.
    pub deltas: BySeat<Points>,
}

/// What ended the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Ending {
    /// One or more players won on this tile, the nearest after the loser first; `from` is whose it
    /// was, `None` for a tile drawn by the winner.
    Won { tile: Tile, from: Option<Seat>, wins: Vec<Win> },
    /// Nobody won. Shown are the concealed tiles of the tenpai players of an exhaustive draw, or of
    /// the player who declared nine kinds; `nagashi` are paid for nagashi mangan.
    Drawn { draw: Draw, shown: BySeat<Option<Tiles>>, nagashi: SeatSet },
    /// A player broke the rules; the deal is played again.
    Chombo { seat: Seat },
}

/// The end of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What ended it.
    pub ending: Ending,
    /// What each seat gains or loses at the end, sticks taken or returned included. Sticks paid
    /// during the deal were paid then.
    pub deltas: BySeat<Points>,
    /// Riichi sticks that stay on the table.
    pub sticks_left: u8,
}

impl Outcome {
    /// The concealed tiles of `seat` that everyone knows now.
    pub fn known_tiles(&self, seat: Seat) -> Tiles {
        match &self.ending {
            Ending::Won { tile, from, wins } => {
                let winners = wins.iter().map(|win| win.winner).collect();
                Wins { tile: *tile, from: *from, winners }.known_tiles(seat)
            }
            Ending::Drawn { shown, .. } => shown[seat].unwrap_or(Tiles::EMPTY),
            Ending::Chombo { .. } => Tiles::EMPTY,
        }
    }
}
