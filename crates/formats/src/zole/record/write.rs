//! From a record to text.

use std::fmt::Write;

use parlor_game::{Game, Match, Seat};
use parlor_zole::{Action, Deal, Session, Stage};

use super::read::TITLE;
use super::{Course, DealRecord, SessionRecord, Step, StepFault, result};
use crate::plain_text::plain;
use crate::zole::cards::{Style, by_strength, write_cards};
use crate::zole::{write_call, write_rules};

/// Why a record cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum UnwritableError {
    /// Other players than the rules have seats for.
    #[error("{found} players are named, but the rules seat {expected}")]
    Players { found: usize, expected: usize },
    /// A name that would not read back.
    #[error("{name:?} is not allowed in a record: no commas, no double or outer spaces, not empty")]
    Name { name: String },
    /// A comment that would not read back.
    #[error("{comment:?} cannot be a comment: one line, no double or outer blanks")]
    Comment { comment: String },
    /// A deal that cannot have happened.
    #[error("deal {number}: {fault}")]
    Deal { number: usize, fault: StepFault },
}

/// Writes a record that reads back as the same.
pub fn write(record: &SessionRecord) -> Result<String, UnwritableError> {
    check_head(record)?;
    let mut text = format!("{TITLE}\n");
    for comment in &record.comments {
        let _ = writeln!(text, "{}", format!("# {comment}").trim_end());
    }
    let _ = writeln!(text, "rules: {}", write_rules(&record.rules));
    let _ = writeln!(text, "players: {}", record.players.join(", "));
    let _ = writeln!(text, "dealer: {}", record.dealer);
    let wrong = |number: usize, fault| UnwritableError::Deal { number, fault };
    let mut session = Session::new(record.rules, record.dealer)
        .ok_or_else(|| wrong(1, StepFault::NotAtTable { seat: record.dealer }))?;
    for (number, deal) in (1..).zip(&record.deals) {
        let over = write_deal(&mut text, number, deal, &mut session);
        let over = over.map_err(|fault| wrong(number, fault))?;
        if !over && number < record.deals.len() {
            return Err(wrong(number, StepFault::NotOver));
        }
    }
    Ok(text)
}

fn check_head(record: &SessionRecord) -> Result<(), UnwritableError> {
    let expected = record.rules.players.seats().len();
    let found = record.players.len();
    if found != expected {
        return Err(UnwritableError::Players { found, expected });
    }
    for name in &record.players {
        if name.is_empty() || name.contains(',') || plain(name) != *name {
            return Err(UnwritableError::Name { name: name.clone() });
        }
    }
    let bad = record.comments.iter().find(|comment| plain(comment) != **comment);
    bad.map_or(Ok(()), |comment| Err(UnwritableError::Comment { comment: comment.clone() }))
}

/// Writes one deal; says whether it ended.
fn write_deal(
    text: &mut String,
    number: usize,
    deal: &DealRecord,
    session: &mut Session,
) -> Result<bool, StepFault> {
    let (_, setup) = session.next().ok_or(StepFault::RoundOver)?;
    let seating = setup.seating();
    let _ = writeln!(text, "\ndeal {number}, dealer {}", seating.dealer());
    let cards = |set| write_cards(by_strength(set), Style::Letters);
    for seat in seating.seats() {
        if let Some(place) = seating.place(seat) {
            let _ = writeln!(text, "{seat}: {}", cards(deal.layout.hands()[place]));
        }
    }
    let _ = writeln!(text, "table: {}", cards(deal.layout.table()));
    let mut course = Course::new(Deal::start(&setup), deal.layout)?;
    let mut lines = Lines::default();
    for &step in &deal.steps {
        lines.step(step, &course);
        course.put(step)?;
    }
    lines.flush();
    text.push_str(&lines.text);
    if course.is_over() {
        course.enter(session)?;
        if let Some(line) = session.sheet().last() {
            let _ = writeln!(text, "result: {}", result::result(line, seating));
        }
    }
    Ok(course.is_over())
}

/// The lines of steps as they grow.
#[derive(Default)]
struct Lines {
    text: String,
    key: &'static str,
    line: String,
    /// Tricks begun in this line.
    n_tricks: usize,
}

/// Tricks in one line.
const TRICKS_A_LINE: usize = 4;

impl Lines {
    fn step(&mut self, step: Step, course: &Course) {
        let key = match (course.deal().public().stage(), step) {
            (Stage::Burying { .. }, Step::Act(Action::Bury(_))) => "buried",
            (Stage::Bidding { .. } | Stage::Burying { .. }, _) => "calls",
            _ => "play",
        };
        let begins = key == "play" && course.trick().is_some_and(parlor_zole::Trick::is_empty);
        if key != self.key || begins && self.n_tricks == TRICKS_A_LINE {
            self.flush();
            self.key = key;
        }
        if let (true, Some(leader), Step::Act(_) | Step::Revoke(_)) = (begins, course.turn(), step)
        {
            self.lead(leader);
        }
        self.word(&word(step));
    }

    fn lead(&mut self, leader: Seat) {
        if self.n_tricks > 0 {
            self.line.push(',');
        }
        self.n_tricks += 1;
        self.word(&leader.to_string());
    }

    fn word(&mut self, word: &str) {
        if !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(word);
    }

    fn flush(&mut self) {
        if !self.line.is_empty() {
            let _ = writeln!(self.text, "{}: {}", self.key, self.line);
        }
        self.line.clear();
        self.n_tricks = 0;
    }
}

fn word(step: Step) -> String {
    match step {
        Step::Act(Action::Call(call)) => write_call(call).to_owned(),
        Step::Act(Action::Bury(pair)) => write_cards(by_strength(pair.cards()), Style::Letters),
        Step::Act(Action::Play(card)) => card.to_string(),
        Step::Act(Action::ThrowIn) => "thrown-in".to_owned(),
        Step::Revoke(card) => format!("{card}!"),
        Step::Breach(incident) => format!("({incident})"),
    }
}
