//! How tiles drawn and answers on the own turn change the deal.

use parlor_game::{BySeat, Illegal, Seat, SeatSet, Sink};

use super::faces::equal;
use super::kans::declared_tiles;
use super::{Action, Deal, Draw, Event, Own, Riichi, Stage};
use crate::{Kind, Meld, Tile, Tiles};

impl Deal {
    /// The hands are dealt; refused, with nothing changed, unless they are 13 tiles each that
    /// exist.
    pub(super) fn deal_out(
        &mut self,
        hands: &BySeat<Tiles>,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let mut undrawn = self.undrawn;
        for (_, hand) in hands.pick(SeatSet::FOUR) {
            if hand.len() != 13 || !hand.iter().all(|tile| undrawn.remove(tile)) {
                return Err(Illegal::Chance { reason: "not-thirteen-tiles-of-the-set" });
            }
        }
        self.undrawn = undrawn;
        self.own = BySeat::from_fn(|seat| Own::dealt(hands[seat]));
        self.table.deal_out();
        events.push(Event::Dealt { hands: *hands });
        Ok(())
    }

    /// A tile leaves the wall.
    #[inline]
    pub(super) fn take(&mut self, tile: Tile) -> Result<(), Illegal> {
        let left = self.undrawn.remove(tile);
        left.then_some(()).ok_or(Illegal::Chance { reason: "no-such-tile-left" })
    }

    /// The player to draw takes `tile`. What lay open has gone by.
    #[inline]
    pub(super) fn draw(&mut self, tile: Tile, events: &mut impl Sink<Event>) {
        let Some((seat, source)) = self.table.draws_next() else { return };
        self.close_window(events);
        if let Some(seat) = self.table.draw(seat, source) {
            self.own[seat].read_waits(&self.table, seat);
        }
        self.own[seat].draw(tile);
        events.push(Event::Drew { seat, source, tile });
    }

    /// A dora indicator is turned: the first, or one for a kan.
    pub(super) fn turn_indicator(&mut self, tile: Tile, events: &mut impl Sink<Event>) {
        if self.table.indicators.owed == 0 {
            self.close_window(events);
        }
        if let Some(seat) = self.table.turn_indicator(tile) {
            self.own[seat].read_waits(&self.table, seat);
        }
        events.push(Event::Indicator { tile });
        self.open_window();
    }

    /// The answer of the player whose turn it is.
    #[inline]
    pub(super) fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Discard { tile, drawn } => self.discard(seat, tile, drawn, false, events),
            Action::Riichi { tile, drawn } => self.discard(seat, tile, drawn, true, events),
            Action::ClosedKan { kind } => self.declare_closed_kan(seat, kind, events),
            Action::AddedKan { tile } => self.declare_added_kan(seat, tile, events),
            Action::Tsumo => self.win_by_draw(seat, events),
            Action::NineKinds => self.abort(Draw::NineKinds, events),
            // Answers to another player's tile; nobody is offered them on the own turn.
            Action::Ron
            | Action::OpenKan
            | Action::Pon { .. }
            | Action::Chi { .. }
            | Action::Pass => {}
        }
    }

    #[inline]
    fn discard(
        &mut self,
        seat: Seat,
        tile: Tile,
        drawn: bool,
        riichi: bool,
        events: &mut impl Sink<Event>,
    ) {
        self.table.discard(seat, tile, drawn, riichi);
        self.own[seat].discard(tile, &self.table, seat);
        events.push(Event::Discarded { seat, tile, drawn, riichi });
        self.open_window();
    }

    fn declare_closed_kan(&mut self, seat: Seat, kind: Kind, events: &mut impl Sink<Event>) {
        if let Some(kan) = Meld::closed_kan(equal(&self.own[seat].concealed, kind)) {
            self.declare_kan(seat, kan, events);
        }
    }

    fn declare_added_kan(&mut self, seat: Seat, tile: Tile, events: &mut impl Sink<Event>) {
        let melds = &self.table.places[seat].melds;
        if let Some(kan) = melds.iter().find_map(|meld| meld.with_added(tile)) {
            self.declare_kan(seat, kan, events);
        }
    }

    fn declare_kan(&mut self, seat: Seat, kan: Meld, events: &mut impl Sink<Event>) {
        self.own[seat].lay_out(declared_tiles(&kan));
        self.table.declare_kan(seat, kan);
        events.push(Event::KanDeclared { seat, kan });
        self.open_window();
    }

    /// What lay open has gone by: a riichi declared with it stands, and everyone may be asked
    /// again.
    #[inline]
    pub(super) fn close_window(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::ALL {
            self.own[seat].passed = false;
        }
        if let Stage::Discarded { by, .. } = self.table.stage
            && matches!(self.table.places[by].riichi, Riichi::Declared { .. })
        {
            self.table.pay_stick(by);
            events.push(Event::StickPaid { seat: by });
        }
    }
}
