//! Wins, draws and penalties: the last steps of a deal.

use parlor_game::{BySeat, Seat, SeatSet, Sink};

use super::draws::{drawn, reverse_mangan};
use super::payments::pay_winners;
use super::{Deal, Draw, Ending, Event, Outcome, Stage, Winner, Wins, winning};
use crate::rule_set::Chombo;
use crate::{Points, Tile};

impl Deal {
    /// `seat` wins on the tile it has drawn.
    pub(super) fn win_by_draw(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let own = &self.own[seat];
        let (Some(tile), &Stage::Turn { source, .. }) = (own.drawn, &self.table.stage) else {
            return;
        };
        let finish = winning::finish_by_draw(&self.table, seat, source);
        let winners = vec![Winner { seat, concealed: own.standing(), finish }];
        self.win(Wins { tile, from: None, winners }, events);
    }

    /// These seats win on the tile of `by` that lies open. A kan robbed of its tile did not happen.
    pub(super) fn win_by_ron(&mut self, rons: SeatSet, by: Seat, events: &mut impl Sink<Event>) {
        let Some((_, tile)) = self.table.offered() else { return };
        let in_order = (1..4).map(|n| by.offset(n)).filter(|&seat| rons.contains(seat));
        let winners = in_order.map(|seat| Winner {
            seat,
            concealed: self.own[seat].concealed,
            finish: winning::finish_by_ron(&self.table, seat),
        });
        let winners = winners.collect();
        if let Stage::Declared { kan, .. } = self.table.stage {
            self.own[by].take_back(&kan);
        }
        self.win(Wins { tile, from: Some(by), winners }, events);
    }

    fn win(&mut self, wins: Wins, events: &mut impl Sink<Event>) {
        self.forget_passes();
        self.table.win(wins.clone());
        events.push(Event::Won { wins });
        self.settle_if_turned(events);
    }

    /// An ura indicator is turned for a riichi winner.
    pub(super) fn turn_ura(&mut self, tile: Tile, events: &mut impl Sink<Event>) {
        self.table.turn_ura(tile);
        events.push(Event::Ura { tile });
        self.settle_if_turned(events);
    }

    /// Pays the winners once no ura indicator is left to be turned.
    fn settle_if_turned(&mut self, events: &mut impl Sink<Event>) {
        if let Stage::Won(wins) = &self.table.stage
            && self.table.n_ura_due() == 0
        {
            let outcome = pay_winners(&self.table, wins);
            self.end(outcome, events);
        }
    }

    /// The last discard has gone by.
    pub(super) fn end_in_draw(&mut self, events: &mut impl Sink<Event>) {
        let Stage::Discarded { by, .. } = self.table.stage else { return };
        let Some(draw) = self.table.draw_reason(by) else { return };
        self.close_window(events);
        let outcome = drawn(&self.table, &self.own, draw);
        self.end(outcome, events);
    }

    /// The deal is aborted.
    pub(super) fn abort(&mut self, draw: Draw, events: &mut impl Sink<Event>) {
        let outcome = drawn(&self.table, &self.own, draw);
        self.end(outcome, events);
    }

    /// `seat` has broken the rules: the deal ends, sticks paid in it go back, and the penalty is
    /// paid. Nothing in play leads here, for illegal answers are refused; records and outside
    /// players that break the protocol may. Does nothing once the deal is over.
    ///
    /// Rule: `docs/rules/riichi.md#end-of-a-deal`.
    pub fn call_chombo(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if matches!(self.table.stage, Stage::Over(_)) {
            return;
        }
        let mut deltas = match self.table.setup.rules.chombo {
            Chombo::ReverseMangan => reverse_mangan(seat, self.table.setup.dealer),
            Chombo::AfterUma => BySeat::splat(Points::ZERO),
        };
        for payer in Seat::ALL {
            if self.table.places[payer].riichi.is_paid() {
                deltas[payer] += Points::STICK;
            }
        }
        let sticks_left = self.table.setup.sticks;
        self.end(Outcome { ending: Ending::Chombo { seat }, deltas, sticks_left }, events);
    }

    fn end(&mut self, outcome: Outcome, events: &mut impl Sink<Event>) {
        self.asked = SeatSet::EMPTY;
        self.forget_passes();
        self.table.end(outcome.clone());
        events.push(Event::Ended { outcome });
    }

    fn forget_passes(&mut self) {
        for seat in Seat::ALL {
            self.own[seat].passed = false;
        }
    }
}
