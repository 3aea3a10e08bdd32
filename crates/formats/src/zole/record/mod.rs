//! Sessions as text that a person can read, one deal in a few lines.
//!
//! ```text
//! zole record 1
//! rules: lzf-classic
//! players: Anna, Jānis, Ieva
//! dealer: C
//!
//! deal 1, dealer C
//! A: QS QD TD 9D 7D AH TH TS
//! B: QC JS JD KH AS 9S KC 9C
//! C: QH JC AD KD 8D 9H AC TC
//! table: JH KS
//! calls: pass pass pass
//! result: all passed; A 0, B 0, C 0; pules 1
//! ```
//!
//! Reading puts every step to the rules, so a [`SessionRecord`] that was read holds nothing that
//! cannot have happened; breaches of the rules (spec: irregularities) are steps of their own.
//! Writing gives a text that reads back as the same record. All words: `docs/user/zole-formats.md`.

mod block;
mod course;
mod error;
mod fault;
mod incident;
mod line;
mod read;
mod result;
mod write;

use parlor_game::{Answers, Game, Input, Match, Seat};
use parlor_zole::{Action, Card, Deal, Layout, RuleSet, Session};

pub use course::Course;
pub use error::{RecordError, RecordFault};
pub use fault::StepFault;
pub use incident::{Incident, Misplay, Ruling};
pub use read::read;
pub use write::{UnwritableError, write};

/// A session: who played by which rules, and every deal.
#[derive(Clone, PartialEq, Debug)]
pub struct SessionRecord {
    /// The rules; they say how many sit at the table.
    pub rules: RuleSet,
    /// Who sits where, from seat `A` on.
    pub players: Vec<String>,
    /// Who dealt first.
    pub dealer: Seat,
    /// Lines of the head that are for people.
    pub comments: Vec<String>,
    /// The deals in order; only the last may be unfinished.
    pub deals: Vec<DealRecord>,
}

/// One deal: the cards and what was done with them.
#[derive(Clone, PartialEq, Debug)]
pub struct DealRecord {
    /// Hands and table as dealt.
    pub layout: Layout,
    /// What was done, in order.
    pub steps: Vec<Step>,
}

/// What was done in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// An action by the rules, of the player whose turn it was.
    Act(Action),
    /// A card that should have followed and did not, found out later: the other side has won.
    Revoke(Card),
    /// Another breach of the rules.
    Breach(Incident),
}

impl DealRecord {
    /// A deal from what came into it; `None` before the cards were dealt.
    pub fn from_inputs(inputs: &[Input<Deal>]) -> Option<DealRecord> {
        let layout = inputs.iter().find_map(|input| match input {
            Input::Chance(_, layout) => Some(*layout),
            Input::Answers(_) => None,
        })?;
        let answered = inputs.iter().filter_map(|input| match input {
            Input::Answers(answers) => Some(*answers),
            Input::Chance(..) => None,
        });
        let actions = answered.flat_map(|answers: Answers<Action>| {
            answers.iter().map(|(_, action)| Step::Act(action)).collect::<Vec<_>>()
        });
        Some(DealRecord { layout, steps: actions.collect() })
    }
}

/// Which deal of a record cannot have happened, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("deal {number}: {fault}")]
pub struct ReplayError {
    /// Which deal, from 1.
    pub number: usize,
    /// What is wrong with it.
    pub fault: StepFault,
}

impl SessionRecord {
    /// The score sheet after all finished deals.
    pub fn session(&self) -> Result<Session, ReplayError> {
        let at = |number: usize, fault| ReplayError { number, fault };
        let mut session = Session::new(self.rules, self.dealer)
            .ok_or_else(|| at(1, StepFault::NotAtTable { seat: self.dealer }))?;
        for (number, deal) in (1..).zip(&self.deals) {
            let course = self.course(&session, deal).map_err(|fault| at(number, fault))?;
            if course.is_over() {
                course.enter(&mut session).map_err(|fault| at(number, fault))?;
            } else if number < self.deals.len() {
                return Err(at(number, StepFault::NotOver));
            }
        }
        Ok(session)
    }

    /// One deal, from 1, after all its steps.
    pub fn deal(&self, number: usize) -> Option<Result<Course, ReplayError>> {
        let deal = self.deals.get(number.checked_sub(1)?)?;
        let mut before = self.clone();
        before.deals.truncate(number - 1);
        let replayed = before.session().and_then(|session| {
            self.course(&session, deal).map_err(|fault| ReplayError { number, fault })
        });
        Some(replayed)
    }

    fn course(&self, session: &Session, deal: &DealRecord) -> Result<Course, StepFault> {
        let (_, setup) = session.next().ok_or(StepFault::RoundOver)?;
        let mut course = Course::new(Deal::start(&setup), deal.layout)?;
        for &step in &deal.steps {
            course.put(step)?;
        }
        Ok(course)
    }
}
