//! Can this have happened? What comes over a wire may not fit.

use parlor_game::Seat;

use super::{Seen, View};
use crate::deal::{Address, Outcome, Riichi, Source, Stage, declared_tiles};
use crate::{Meld, MeldForm, Points, Relative, Tile, Tiles};

impl View {
    /// Does `seen` fit what this player knows?
    pub(super) fn fits(&self, seen: &Seen) -> bool {
        let table = &self.table;
        match *seen {
            Seen::Dealt { hand } => table.stage == Stage::Dealing && hand.len() == 13,
            Seen::Indicator { .. } => matches!(table.due(), Some(Address::Indicator { .. })),
            Seen::IDrew { source, tile } => {
                self.draw_fits(self.seat, source) && self.has_room(tile)
            }
            Seen::OtherDrew { seat, source } => seat != self.seat && self.draw_fits(seat, source),
            Seen::Discarded { seat, tile, .. } => {
                self.has_turn(seat) && self.may_hold(seat, &[tile])
            }
            Seen::StickPaid { seat } => {
                matches!(table.stage, Stage::Discarded { by, .. } if by == seat)
                    && matches!(table.places[seat].riichi, Riichi::Declared { .. })
            }
            Seen::Called { seat, meld } => self.call_fits(seat, &meld),
            Seen::KanDeclared { seat, kan } => self.kan_fits(seat, &kan),
            Seen::IPassed => {
                let offered = table.offered().filter(|_| table.indicators.owed == 0);
                offered.is_some_and(|(by, _)| by != self.seat && !self.own.passed)
            }
            Seen::Won { ref wins } => {
                let tile_lies =
                    table.offered().is_some() || matches!(table.stage, Stage::Turn { .. });
                tile_lies && !wins.winners.is_empty()
            }
            Seen::Ura { .. } => matches!(table.due(), Some(Address::Ura { .. })),
            Seen::Ended { ref outcome } => {
                !matches!(table.stage, Stage::Over(_)) && is_payable(outcome)
            }
        }
    }

    fn draw_fits(&self, seat: Seat, source: Source) -> bool {
        self.table.draws_next() == Some((seat, source))
    }

    fn has_room(&self, tile: Tile) -> bool {
        self.own.concealed.with(tile).is_some()
    }

    fn has_turn(&self, seat: Seat) -> bool {
        let mover = match self.table.stage {
            Stage::Turn { seat, .. } | Stage::Called { seat, .. } => Some(seat),
            _ => None,
        };
        mover == Some(seat) && self.table.indicators.owed == 0
    }

    /// Others may hold anything, oneself what is in the hand.
    fn may_hold(&self, seat: Seat, tiles: &[Tile]) -> bool {
        let mut rest: Tiles = self.own.concealed;
        seat != self.seat || tiles.iter().all(|&tile| rest.remove(tile))
    }

    fn call_fits(&self, seat: Seat, meld: &Meld) -> bool {
        let Stage::Discarded { by, tile } = self.table.stage else { return false };
        meld.called() == Some(tile)
            && meld.added().is_none()
            && meld.from() == Relative::between(seat, by)
            && self.table.may_be_called(by)
            && (!meld.is_kan() || self.table.n_kans < 4)
            && self.table.places[seat].melds.len() < 4
            && self.may_hold(seat, meld.own())
    }

    fn kan_fits(&self, seat: Seat, kan: &Meld) -> bool {
        let melds = &self.table.places[seat].melds;
        let from_pon = |tile| melds.iter().any(|pon| pon.with_added(tile).as_ref() == Some(kan));
        let fits = match kan.form() {
            MeldForm::ClosedKan => melds.len() < 4,
            MeldForm::AddedKan => kan.added().is_some_and(from_pon),
            MeldForm::Chi | MeldForm::Pon | MeldForm::OpenKan => false,
        };
        let on_turn = matches!(self.table.stage, Stage::Turn { seat: mover, .. } if mover == seat);
        fits && on_turn
            && self.table.live > 0
            && self.table.n_kans < 4
            && self.may_hold(seat, declared_tiles(kan))
    }
}

/// No sum that a deal could move, and no overflow.
fn is_payable(outcome: &Outcome) -> bool {
    let most = Points(10_000_000);
    outcome.deltas.as_array().iter().all(|&points| -most <= points && points <= most)
}
