//! The lines of one deal.

use parlor_game::{BySeat, Game, Seat};
use parlor_zole::{
    Action, ByPlace, Card, CardSet, Deal, HAND_SIZE, Heap, Pair, Place, Session, Setup,
};

use super::line::{Token, tokens};
use super::read::seat;
use super::{Course, DealRecord, Incident, RecordError, RecordFault, Step, StepFault, result};
use crate::at::Locate;
use crate::plain_text::plain;
use crate::zole::{DealFault, OpenCards, read_call, read_card};

/// One deal as far as it has been read.
pub(super) struct Block {
    /// The line where it begins.
    begun: usize,
    setup: Setup,
    hands: BySeat<Option<CardSet>>,
    table: Option<CardSet>,
    /// From the first step on.
    course: Option<Course>,
    steps: Vec<Step>,
    closed: bool,
}

impl Block {
    pub(super) fn new(begun: usize, setup: Setup) -> Block {
        Block {
            begun,
            setup,
            hands: BySeat::splat(None),
            table: None,
            course: None,
            steps: Vec::new(),
            closed: false,
        }
    }

    /// The line where the deal begins.
    pub(super) const fn begun(&self) -> usize {
        self.begun
    }

    pub(super) fn line(
        &mut self,
        n: usize,
        key: &str,
        column: usize,
        rest: &str,
        session: &Session,
    ) -> Result<(), RecordError> {
        let words = tokens(rest, column);
        let at_key = |fault: RecordFault| fault.at(n, 1);
        if self.closed {
            return Err(at_key(StepFault::Over.into()));
        }
        let of = seat(key);
        if self.course.is_some() && (of.is_some() || key == "table") {
            let expected = "calls:, buried:, play: or result:, since the cards are dealt";
            return Err(at_key(RecordFault::unexpected(key, expected)));
        }
        match (key, of) {
            (_, Some(seat)) => self.hand(n, seat, &words),
            ("table", _) => self.table(n, &words),
            ("calls", _) => self.steps(n, &words, Block::call),
            ("buried", _) => self.buried(n, &words),
            ("play", _) => self.steps(n, &words, Block::play),
            ("result", _) => self.result(n, column, rest, session),
            _ => {
                let expected = "a hand such as A:, table:, calls:, buried:, play: or result:";
                Err(at_key(RecordFault::unexpected(key, expected)))
            }
        }
    }

    /// The deal and its course, at the next deal or at the end of the file.
    pub(super) fn close(&mut self) -> Result<(DealRecord, Course), RecordError> {
        let course = self.course()?.clone();
        let layout = self.open_cards().layout().map_err(|e| self.fault(e.into()))?;
        Ok((DealRecord { layout, steps: std::mem::take(&mut self.steps) }, course))
    }

    fn fault(&self, fault: RecordFault) -> RecordError {
        fault.at(self.begun, 1)
    }

    fn hand(&mut self, n: usize, seat: Seat, words: &[Token<'_>]) -> Result<(), RecordError> {
        let seating = self.setup.seating();
        let fault = match seating.place(seat) {
            None if seating.seats().contains(seat) => StepFault::SitsOut { seat },
            None => StepFault::NotAtTable { seat },
            Some(place) => {
                let cards = read_cards(n, words, Heap::Hand(place))?;
                if self.hands[seat].replace(cards).is_some() {
                    return Err(RecordFault::Again { key: seat.to_string() }.at(n, 1));
                }
                return Ok(());
            }
        };
        Err(RecordFault::Step(fault).at(n, 1))
    }

    fn table(&mut self, n: usize, words: &[Token<'_>]) -> Result<(), RecordError> {
        let cards = read_cards(n, words, Heap::Table)?;
        if self.table.replace(cards).is_some() {
            return Err(RecordFault::Again { key: "table".to_owned() }.at(n, 1));
        }
        Ok(())
    }

    fn open_cards(&self) -> OpenCards {
        let seating = self.setup.seating();
        let hand = |place: Place| self.hands[seating.seat(place)].unwrap_or_default();
        let hands = ByPlace::from_fn(hand);
        let dealt = hands.as_array().iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let follows = dealt.len() == 3 * HAND_SIZE;
        let aside =
            self.table.unwrap_or(if follows { CardSet::PACK - dealt } else { CardSet::EMPTY });
        OpenCards { hands, aside }
    }

    /// The course of the deal, begun with the cards if it has not been.
    fn course(&mut self) -> Result<&mut Course, RecordError> {
        let course = match self.course.take() {
            Some(course) => course,
            None => {
                let layout = self.open_cards().layout().map_err(|e| self.fault(e.into()))?;
                Course::new(Deal::start(&self.setup), layout).map_err(|e| self.fault(e.into()))?
            }
        };
        Ok(self.course.insert(course))
    }

    fn put(&mut self, step: Step) -> Result<(), RecordFault> {
        let Some(course) = &mut self.course else { return Err(StepFault::NotOver.into()) };
        course.put(step)?;
        self.steps.push(step);
        Ok(())
    }

    /// Every token of a line as a step; breaches may stand anywhere.
    fn steps(
        &mut self,
        n: usize,
        words: &[Token<'_>],
        step: fn(&mut Block, &str) -> Result<(), RecordFault>,
    ) -> Result<(), RecordError> {
        self.course()?;
        for word in words {
            let done = match word.text.strip_prefix('(') {
                Some(breach) => self.breach(breach),
                None => step(self, word.text),
            };
            done.map_err(|fault| fault.at(n, word.column))?;
        }
        Ok(())
    }

    fn call(&mut self, word: &str) -> Result<(), RecordFault> {
        if word == "," {
            return Ok(());
        }
        let expected = "a call: pass, take, zole or maza-zole";
        let call = read_call(word).ok_or_else(|| RecordFault::unexpected(word, expected))?;
        self.put(Step::Act(Action::Call(call)))
    }

    fn buried(&mut self, n: usize, words: &[Token<'_>]) -> Result<(), RecordError> {
        self.course()?;
        let mut cards = Vec::new();
        for word in words.iter().filter(|word| word.text != ",") {
            cards.push(read_card(word.text).map_err(|e| RecordFault::from(e).at(n, word.column))?);
        }
        let column = words.first().map_or(1, |word| word.column);
        let pair = match cards[..] {
            [one, other] => Pair::new(one, other),
            _ => None,
        };
        let found: Vec<&str> = words.iter().map(|word| word.text).collect();
        let expected = "two different cards, as in buried: KS TC";
        let pair =
            pair.ok_or_else(|| RecordFault::unexpected(&found.join(" "), expected).at(n, column))?;
        self.put(Step::Act(Action::Bury(pair))).map_err(|fault| fault.at(n, column))
    }

    fn play(&mut self, word: &str) -> Result<(), RecordFault> {
        let Some(course) = &self.course else { return Err(StepFault::NotOver.into()) };
        let Some(trick) = course.trick() else { return Err(course.not_due().into()) };
        let leader = seat(word);
        if word == "," || leader.is_some() {
            return match (leader, course.turn()) {
                _ if !trick.is_empty() => Err(RecordFault::BrokenTrick { found: trick.len() }),
                (Some(found), Some(expected)) if found != expected => {
                    Err(RecordFault::WrongLeader { found, expected })
                }
                _ => Ok(()),
            };
        }
        if word.eq_ignore_ascii_case("thrown-in") {
            return self.put(Step::Act(Action::ThrowIn));
        }
        match word.strip_suffix('!') {
            Some(card) => self.put(Step::Revoke(read_card(card)?)),
            None => self.put(Step::Act(Action::Play(read_card(word)?))),
        }
    }

    /// `B KS out of turn, taken back)`.
    fn breach(&mut self, text: &str) -> Result<(), RecordFault> {
        let unexpected = || RecordFault::unexpected(&format!("({text}"), Incident::EXPECTED);
        let inner = plain(text.strip_suffix(')').ok_or_else(unexpected)?);
        let (letter, words) = inner.split_once(' ').ok_or_else(unexpected)?;
        let seat = seat(letter).ok_or_else(unexpected)?;
        let (card, words) = match words.split_once(' ') {
            Some((card, after)) if read_card(card).is_ok() => (read_card(card).ok(), after),
            _ => (None::<Card>, words),
        };
        let incident = Incident::read(seat, card, words).ok_or_else(unexpected)?;
        self.put(Step::Breach(incident))
    }

    fn result(
        &mut self,
        n: usize,
        column: usize,
        rest: &str,
        session: &Session,
    ) -> Result<(), RecordError> {
        let indent = rest.chars().take_while(|c| c.is_whitespace()).count();
        let at = |fault: RecordFault| fault.at(n, column + indent);
        let mut after = session.clone();
        let course = self.course()?;
        if !course.is_over() {
            let due = course.not_due();
            return Err(at(due.into()));
        }
        course.enter(&mut after).map_err(|e| at(e.into()))?;
        let expected = after.sheet().last().map(|line| result::result(line, self.setup.seating()));
        let expected = expected.unwrap_or_default();
        let found = plain(rest);
        if found != expected {
            return Err(at(RecordFault::WrongResult { found, expected }));
        }
        self.closed = true;
        Ok(())
    }
}

fn read_cards(n: usize, words: &[Token<'_>], heap: Heap) -> Result<CardSet, RecordError> {
    let mut cards = CardSet::EMPTY;
    for word in words.iter().filter(|word| word.text != ",") {
        let card = read_card(word.text).map_err(|e| RecordFault::from(e).at(n, word.column))?;
        if cards.contains(card) {
            let twice = DealFault::Twice { card, first: heap, again: heap };
            return Err(RecordFault::from(twice).at(n, word.column));
        }
        cards = cards.with(card);
    }
    Ok(cards)
}
