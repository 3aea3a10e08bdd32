//! Plays the moves of a recorded deal.

use std::fmt::Debug;

use parlor_game::{Answers, Game, Input, Seat, SeatSet, Turn};
use parlor_riichi::deal::{Action, Address, Chance, Deal, Event as Happened, Setup, Stage};
use parlor_riichi::{MeldForm, Tile};

use super::mismatch::Difference;
use crate::riichi::record::{DealRecord, DrawReason, Event, Outcome};

/// A deal played to its end.
pub(super) struct Played {
    pub(super) deal: Deal,
    /// Who paid a stick, in order.
    pub(super) sticks: Vec<Seat>,
    /// Indicators of the record that play did not turn.
    pub(super) unturned: usize,
    /// What came into it, in order.
    pub(super) inputs: Vec<Input<Deal>>,
}

/// The deal of `record`, begun from `setup`, played as recorded; or the first move that the rules
/// do not allow.
pub(super) fn play(record: &DealRecord, setup: &Setup) -> Result<Played, Difference> {
    let mut driver = Driver::new(record, setup);
    loop {
        match driver.deal.turn() {
            Turn::Over => break,
            Turn::Chance(address) => driver.chance(address)?,
            Turn::Decide(asked) => driver.decide(asked)?,
        }
    }
    if let Some(event) = driver.peek() {
        return Err(driver.stop("play", event, &"the end of the deal"));
    }
    let paid = |happened: &Happened| match *happened {
        Happened::StickPaid { seat } => Some(seat),
        _ => None,
    };
    let sticks = driver.happened.iter().filter_map(paid).collect();
    let Driver { deal, indicators, inputs, .. } = driver;
    Ok(Played { deal, sticks, unturned: indicators.len(), inputs })
}

struct Driver<'a> {
    record: &'a DealRecord,
    deal: Deal,
    /// Events played so far.
    at: usize,
    /// Indicators not yet turned, the last one first.
    indicators: Vec<Tile>,
    happened: Vec<Happened>,
    inputs: Vec<Input<Deal>>,
}

impl<'a> Driver<'a> {
    fn new(record: &'a DealRecord, setup: &Setup) -> Driver<'a> {
        let turned = record.events.iter().rev().filter_map(|event| match *event {
            Event::NewDora { indicator } => Some(indicator),
            _ => None,
        });
        let indicators = turned.chain([record.start.indicator]).collect();
        let deal = Deal::start(setup);
        Driver { record, deal, at: 0, indicators, happened: Vec::new(), inputs: Vec::new() }
    }

    /// The next move or draw of the record; what follows from moves is passed over.
    fn peek(&mut self) -> Option<&'a Event> {
        while let Some(event) = self.record.events.get(self.at) {
            match event {
                Event::NewDora { .. }
                | Event::RiichiAccepted { .. }
                | Event::Left { .. }
                | Event::Returned { .. } => self.at += 1,
                _ => return Some(event),
            }
        }
        None
    }

    fn stop(
        &self,
        what: &'static str,
        stated: &(impl Debug + ?Sized),
        computed: &(impl Debug + ?Sized),
    ) -> Difference {
        let (stated, computed) = (format!("{stated:?}"), format!("{computed:?}"));
        Difference { event: self.at + 1, what, stated, computed }
    }

    fn chance(&mut self, address: Address) -> Result<(), Difference> {
        let event = self.peek();
        let chance = match (address, event) {
            (Address::Deal, _) => Chance::Hands(self.record.start.hands),
            (
                Address::Draw { seat, .. } | Address::Replacement { seat, .. },
                Some(&Event::Drew { seat: drawer, tile }),
            ) if seat == drawer => {
                self.at += 1;
                Chance::Tile(tile)
            }
            (Address::Indicator { .. }, _) => match self.indicators.pop() {
                Some(tile) => Chance::Tile(tile),
                None => return Err(self.stop("dora indicator", "none", "one more")),
            },
            (Address::Ura { nth }, _) => match self.ura(nth.into()) {
                Some(tile) => Chance::Tile(tile),
                None => return Err(self.stop("ura indicator", "none", "one more")),
            },
            (Address::End, None) if matches!(self.record.outcome, Outcome::Drawn(_)) => Chance::End,
            (due, event) => {
                let outcome = &self.record.outcome;
                let stated = event.map_or_else(|| format!("{outcome:?}"), |e| format!("{e:?}"));
                return Err(self.stop("what comes next", &stated, &due));
            }
        };
        self.inputs.push(Input::Chance(address, chance));
        let applied = self.deal.apply(chance, &mut self.happened);
        applied.map_err(|illegal| self.stop("a tile", &chance, &illegal.to_string()))
    }

    fn ura(&self, nth: usize) -> Option<Tile> {
        let Outcome::Won(wins) = &self.record.outcome else { return None };
        wins.iter().find_map(|win| win.ura.get(nth).copied())
    }

    fn decide(&mut self, asked: SeatSet) -> Result<(), Difference> {
        let event = self.peek();
        let answers = match (&self.deal.table().stage, asked.first()) {
            (Stage::Turn { .. } | Stage::Called { .. }, Some(seat)) => {
                Answers::one(seat, self.own_move(seat, event)?)
            }
            _ => self.replies(asked, event),
        };
        self.inputs.push(Input::Answers(answers));
        let resolved = self.deal.resolve(&answers, &mut self.happened);
        resolved.map_err(|illegal| {
            let given: Vec<_> = answers.iter().collect();
            self.stop("a move", &given, &illegal.to_string())
        })?;
        let moved = matches!(
            event,
            Some(Event::Discarded { .. } | Event::Called { .. } | Event::AddedKan { .. })
        );
        let passed = answers.iter().all(|(_, action)| action == Action::Pass);
        self.at += usize::from(moved && !passed);
        Ok(())
    }

    /// What the player whose turn it is did.
    fn own_move(&self, seat: Seat, event: Option<&Event>) -> Result<Action, Difference> {
        let action = match event {
            Some(&Event::Discarded { seat: who, tile, drawn, riichi }) if who == seat => {
                return Ok(self.discard(seat, tile, drawn, riichi));
            }
            Some(&Event::Called { seat: who, meld })
                if who == seat && meld.form() == MeldForm::ClosedKan =>
            {
                Action::ClosedKan { kind: meld.kind() }
            }
            Some(&Event::AddedKan { seat: who, tile }) if who == seat => Action::AddedKan { tile },
            Some(other) => return Err(self.stop("what comes next", other, &seat)),
            None => match &self.record.outcome {
                Outcome::Won(_) => Action::Tsumo,
                Outcome::Drawn(drawn) if drawn.reason == DrawReason::NineKinds => Action::NineKinds,
                Outcome::Drawn(drawn) => {
                    return Err(self.stop("the end of the deal", &drawn.reason, &seat));
                }
            },
        };
        Ok(action)
    }

    /// A discard; records that cannot tell a drawn tile from an equal one in the hand are believed.
    fn discard(&self, seat: Seat, tile: Tile, drawn: bool, riichi: bool) -> Action {
        let action = |drawn| match riichi {
            true => Action::Riichi { tile, drawn },
            false => Action::Discard { tile, drawn },
        };
        let allowed = |action| self.deal.check(seat, action).is_ok();
        if !allowed(action(drawn)) && allowed(action(!drawn)) {
            action(!drawn)
        } else {
            action(drawn)
        }
    }

    /// What those did who could take the tile that lies open: a record names callers only.
    fn replies(&self, asked: SeatSet, event: Option<&Event>) -> Answers<Action> {
        let mut answers = Answers::NONE;
        for seat in asked {
            answers = answers.with(seat, Action::Pass);
        }
        match (event, &self.record.outcome) {
            (Some(&Event::Called { seat, meld }), _) => match (meld.form(), meld.own()) {
                (MeldForm::Chi, &[a, b]) => answers.with(seat, Action::Chi { own: [a, b] }),
                (MeldForm::Pon, &[a, b]) => answers.with(seat, Action::Pon { own: [a, b] }),
                (MeldForm::OpenKan, _) => answers.with(seat, Action::OpenKan),
                _ => answers,
            },
            (None, Outcome::Won(wins)) => {
                wins.iter().fold(answers, |answers, win| answers.with(win.seat, Action::Ron))
            }
            (None, Outcome::Drawn(drawn)) if drawn.reason == DrawReason::TripleRon => {
                let can = |&seat: &Seat| self.deal.check(seat, Action::Ron).is_ok();
                asked
                    .into_iter()
                    .filter(can)
                    .fold(answers, |answers, seat| answers.with(seat, Action::Ron))
            }
            _ => answers,
        }
    }
}
