//! A view follows what its player sees, by the same changes that the referee makes.

use super::{Seen, View};
use crate::deal::{Own, Stage, declared_tiles};

impl View {
    /// Brings the view up to date with something that fits.
    pub(super) fn follow(&mut self, seen: &Seen) {
        let me = self.seat;
        match *seen {
            Seen::Dealt { hand } => {
                self.own = Own::dealt(hand);
                self.table.deal_out();
            }
            Seen::Indicator { tile } => {
                self.own.passed &= self.table.indicators.owed > 0;
                if self.table.turn_indicator(tile) == Some(me) {
                    self.own.read_waits(&self.table, me);
                }
            }
            Seen::IDrew { source, tile } => {
                self.own.passed = false;
                if self.table.draw(me, source).is_some() {
                    self.own.read_waits(&self.table, me);
                }
                self.own.draw(tile);
            }
            Seen::OtherDrew { seat, source } => {
                self.own.passed = false;
                self.table.draw(seat, source);
            }
            Seen::Discarded { seat, tile, drawn, riichi } => {
                self.table.discard(seat, tile, drawn, riichi);
                if seat == me {
                    self.own.discard(tile, &self.table, me);
                }
            }
            Seen::StickPaid { seat } => self.table.pay_stick(seat),
            Seen::Called { seat, meld } => {
                self.own.passed = false;
                self.table.call(seat, meld);
                if seat == me {
                    self.own.lay_out(meld.own());
                    if meld.is_kan() {
                        self.own.read_waits(&self.table, me);
                    }
                }
            }
            Seen::KanDeclared { seat, kan } => {
                if seat == me {
                    self.own.lay_out(declared_tiles(&kan));
                }
                self.table.declare_kan(seat, kan);
            }
            Seen::IPassed => self.own.passed = true,
            Seen::Won { ref wins } => {
                if let Stage::Declared { by, ref kan } = self.table.stage
                    && by == me
                {
                    self.own.take_back(kan);
                }
                self.own.passed = false;
                self.table.win(wins.clone());
            }
            Seen::Ura { tile } => self.table.turn_ura(tile),
            Seen::Ended { ref outcome } => {
                self.own.passed = false;
                self.table.end(outcome.clone());
            }
        }
    }
}
