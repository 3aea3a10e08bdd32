//! The call window: who is asked about an open tile, and whose answer counts.
//!
//! Rule: `docs/rules/riichi.md#calls`.

use parlor_game::{Answers, Seat, SeatSet, Sink};

use super::faces::equal;
use super::offers::is_asked;
use super::{Action, Deal, Draw, Event, Stage};
use crate::rule_set::MultiRon;
use crate::{Meld, Relative, Tile};

impl Deal {
    /// Asks everyone who can do something with the tile that lies open.
    #[inline]
    pub(super) fn open_window(&mut self) {
        self.asked = SeatSet::EMPTY;
        let (Stage::Discarded { by, .. } | Stage::Declared { by, .. }) = self.table.stage else {
            return;
        };
        for seat in [by.offset(1), by.offset(2), by.offset(3)] {
            if is_asked(&self.table, &self.own[seat], seat) {
                self.asked = self.asked.with(seat);
            }
        }
    }

    /// All who were asked have answered: ron goes before pon and kan, these before chi. An answer
    /// that comes too late in this order leaves no trace.
    pub(super) fn answer(&mut self, answers: &Answers<Action>, events: &mut impl Sink<Event>) {
        let Some((by, tile)) = self.table.offered() else { return };
        self.asked = SeatSet::EMPTY;
        let mut rons = SeatSet::EMPTY;
        let mut call = None;
        for (seat, action) in answers.iter() {
            match action {
                Action::Pass => {
                    self.own[seat].passed = true;
                    events.push(Event::Passed { seat });
                }
                Action::Ron => rons = rons.with(seat),
                Action::Chi { .. } if call.is_some() => {}
                _ => call = Some((seat, action)),
            }
        }
        if !rons.is_empty() {
            self.ron(rons, by, events);
        } else if let Some((seat, action)) = call
            && let Some(meld) = self.meld(seat, action, by, tile)
        {
            self.call(seat, meld, events);
        }
    }

    fn ron(&mut self, rons: SeatSet, by: Seat, events: &mut impl Sink<Event>) {
        let nearest = rons.after(by).map_or(SeatSet::EMPTY, SeatSet::one);
        match self.table.setup.rules.multi_ron {
            MultiRon::TripleAborts if rons.len() == 3 => self.abort(Draw::TripleRon, events),
            MultiRon::HeadBump => self.win_by_ron(nearest, by, events),
            MultiRon::All | MultiRon::TripleAborts => self.win_by_ron(rons, by, events),
        }
    }

    /// The set that `seat` makes of the discard.
    fn meld(&self, seat: Seat, action: Action, by: Seat, tile: Tile) -> Option<Meld> {
        let from = Relative::between(seat, by)?;
        match action {
            Action::OpenKan => {
                Meld::open_kan(tile, equal(&self.own[seat].concealed, tile.kind()), from)
            }
            Action::Pon { own } => Meld::pon(tile, own, from),
            Action::Chi { own } => Meld::chi(tile, own),
            _ => None,
        }
    }

    fn call(&mut self, seat: Seat, meld: Meld, events: &mut impl Sink<Event>) {
        self.close_window(events);
        self.own[seat].lay_out(meld.own());
        self.table.call(seat, meld);
        if meld.is_kan() {
            self.own[seat].read_waits(&self.table, seat);
        }
        events.push(Event::Called { seat, meld });
    }
}
