//! The log of one game.

use parlor_game::Seat;
use parlor_zole::{Action, Call, Card, Contract, Deal, Layout, Outcome, Pair, Stage};
use serde_json::Value;

use super::card::card;
use super::field::{field, text};
use super::pack::{DEALT, dealt, letter};
use super::{OpenZoleError, OpenZoleFault};
use crate::zole::record::{Course, DealRecord, Step, StepFault};

/// What the three agree on when all have passed: a deal without a soloist.
pub(super) const GALDINS: &str = "galdiņš";
/// The same: no play, and a pule on the sheet.
pub(super) const PULE: &str = "pule";

const TAKE: &str = "augšā";
const ZOLE: &str = "zole";
const MAZA_ZOLE: &str = "mazā zole";

/// A game as far as its log has been read.
pub(super) struct Log<'a> {
    entries: &'a [Value],
    /// How many entries have been read.
    n_read: usize,
    layout: Layout,
    course: Course,
    steps: Vec<Step>,
    /// The first of two cards to be buried.
    discarded: Option<Card>,
    /// All have passed, and it has been said what follows.
    agreed: bool,
}

impl<'a> Log<'a> {
    /// Reads the pack and the deal.
    pub(super) fn begin(deal: Deal, entries: &'a [Value]) -> Result<Log<'a>, OpenZoleError> {
        let layout = dealt(entries)?;
        let course = Course::new(deal, layout).map_err(OpenZoleFault::Step)?;
        let steps = Vec::new();
        let (n_read, discarded, agreed) = (DEALT, None, false);
        Ok(Log { entries, n_read, layout, course, steps, discarded, agreed })
    }

    /// Reads calls, burial and cards.
    pub(super) fn read_all(&mut self) -> Result<(), OpenZoleError> {
        while let Some(entry) = self.entries.get(self.n_read) {
            self.n_read += 1;
            let read = self.entry(entry);
            read.map_err(|fault| fault.at_entry(self.n_read))?;
        }
        Ok(())
    }

    /// The deal, and where it has come to.
    pub(super) fn finish(self) -> Result<(DealRecord, Course), OpenZoleError> {
        if self.discarded.is_some() || self.awaits_agreement() {
            let (found, expected) = ("the end of the log".to_owned(), self.due());
            return Err(OpenZoleFault::Unexpected { found, expected }.at_entry(self.n_read + 1));
        }
        Ok((DealRecord { layout: self.layout, steps: self.steps }, self.course))
    }

    fn entry(&mut self, entry: &Value) -> Result<(), OpenZoleFault> {
        let action = text(entry, "action")?;
        let data = field(entry, "data", "an object with what was done")?;
        if self.awaits_agreement() && action == "mode" {
            return self.agree(data);
        }
        let fits = match self.course.deal().public().stage() {
            _ if self.awaits_agreement() => false,
            Stage::Bidding { .. } => matches!(action, "skip" | "mode"),
            Stage::Burying { .. } => action == "discard",
            Stage::Playing { .. } => action == "play",
            Stage::ToDeal | Stage::Over { .. } => false,
        };
        if !fits {
            let found = action.chars().take(20).collect();
            return Err(OpenZoleFault::Unexpected { found, expected: self.due() });
        }
        match action {
            "skip" => self.put(data, Action::Call(Call::Pass)),
            "mode" => self.call(data),
            "discard" => self.discard(data),
            _ => {
                let card = card(text(data, "card")?)?;
                self.put(data, Action::Play(card))
            }
        }
    }

    fn call(&mut self, data: &Value) -> Result<(), OpenZoleFault> {
        let call = match text(data, "mode")? {
            TAKE => Call::Take,
            ZOLE => Call::Zole,
            MAZA_ZOLE => Call::MazaZole,
            found => {
                let expected = "augšā, zole or mazā zole";
                return Err(OpenZoleFault::field("mode", &format!("{found:?}"), expected));
            }
        };
        if let (Call::Take, Some(shown)) = (call, data.get("cards").and_then(Value::as_array)) {
            for shown in shown {
                let found = card(shown.as_str().unwrap_or_default())?;
                if !self.layout.table().contains(found) {
                    let table = self.layout.table().to_string();
                    return Err(OpenZoleFault::Pot { found, table });
                }
            }
        }
        self.put(data, Action::Call(call))
    }

    /// What follows three passes. The rules know it already; the log only says so.
    fn agree(&mut self, data: &Value) -> Result<(), OpenZoleFault> {
        let expected = self.agreement();
        let found = text(data, "mode")?;
        if found != expected {
            // One set of rules holds for all games of a session.
            let (found, expected) = (found.chars().take(20).collect(), format!("mode {expected}"));
            return Err(OpenZoleFault::Unexpected { found, expected });
        }
        self.agreed = true;
        Ok(())
    }

    fn discard(&mut self, data: &Value) -> Result<(), OpenZoleFault> {
        let card = card(text(data, "card")?)?;
        let Some(first) = self.discarded else {
            self.check_turn(data)?;
            self.check_held(card)?;
            self.discarded = Some(card);
            return Ok(());
        };
        let pair = Pair::new(first, card).ok_or(OpenZoleFault::Discarded { card })?;
        self.discarded = None;
        self.put(data, Action::Bury(pair))
    }

    fn put(&mut self, data: &Value, action: Action) -> Result<(), OpenZoleFault> {
        self.check_turn(data)?;
        let step = Step::Act(action);
        self.course.put(step).map_err(|fault| OpenZoleFault::Step(self.in_letters(fault)))?;
        self.steps.push(step);
        Ok(())
    }

    fn check_turn(&self, data: &Value) -> Result<(), OpenZoleFault> {
        let found = text(data, "player")?;
        let expected = self.turn().unwrap_or('?');
        if found.chars().eq([expected]) {
            return Ok(());
        }
        Err(OpenZoleFault::Turn { found: found.chars().take(20).collect(), expected })
    }

    fn check_held(&self, card: Card) -> Result<(), OpenZoleFault> {
        let deal = self.course.deal();
        let Some(place) = deal.public().turn() else { return Ok(()) };
        let held = deal.hands()[place];
        if held.contains(card) {
            return Ok(());
        }
        let seat = Seat::ALL[place.idx()];
        Err(OpenZoleFault::Step(StepFault::NotHeld { seat, card, held }))
    }

    /// The letter of the player who has to act.
    fn turn(&self) -> Option<char> {
        self.course.deal().public().turn().map(letter)
    }

    /// The same fault with the letters of the game, of which `A` is always the first hand.
    fn in_letters(&self, fault: StepFault) -> StepFault {
        let seating = *self.course.deal().public().setup().seating();
        let letter = |seat: Seat| {
            seating.place(seat).and_then(|place| Seat::from_idx(place.idx())).unwrap_or(seat)
        };
        match fault {
            StepFault::NotHeld { seat, card, held } => {
                StepFault::NotHeld { seat: letter(seat), card, held }
            }
            StepFault::MustFollow { seat, card, led, could } => {
                StepFault::MustFollow { seat: letter(seat), card, led, could }
            }
            other => other,
        }
    }

    /// Have all passed, while it has not been said what follows?
    fn awaits_agreement(&self) -> bool {
        let passed = self.course.deal().outcome() == Some(&Outcome::AllPassed);
        let galdins = self.course.deal().public().contract() == Some(Contract::Galdins);
        (passed || galdins) && !self.agreed
    }

    /// What follows three passes here.
    fn agreement(&self) -> &'static str {
        if self.course.deal().outcome().is_some() { PULE } else { GALDINS }
    }

    /// What the next entry should be.
    fn due(&self) -> String {
        if self.awaits_agreement() {
            return format!("mode {}", self.agreement());
        }
        let Some(turn) = self.turn() else { return "the end of the log".to_owned() };
        match self.course.deal().public().stage() {
            Stage::Bidding { .. } => format!("skip or mode by {turn}"),
            Stage::Burying { .. } => format!("discard by {turn}"),
            _ => format!("play by {turn}"),
        }
    }
}
