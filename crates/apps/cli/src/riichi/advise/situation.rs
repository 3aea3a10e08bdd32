//! The decisions of one seat in an mjai log.

use std::io::Read;

use parlor_agent::Message as Text;
use parlor_formats::riichi::Mpsz;
use parlor_formats::riichi::mjai::{Body, FollowFault, Follower, Meant, Message};
use parlor_game::Seat;
use parlor_riichi::deal::Action;
use parlor_riichi::{RuleSet, Seen, View};
use parlor_riichi_kit::words::{action_text, round};
use serde_json::{Deserializer, Value};

use crate::Failure;
use crate::language::say;

/// A decision that a seat had to make.
#[derive(Clone)]
pub(super) struct Situation {
    /// After so many messages of the log.
    pub(super) message: usize,
    /// What the seat knew.
    pub(super) view: View,
    /// What it could do: at least two things.
    pub(super) legal: Vec<Action>,
    /// What it had seen in this match.
    pub(super) seen: Vec<Seen>,
    /// What it did, if the log goes on.
    pub(super) done: Option<Action>,
}

impl Situation {
    /// One line of a list.
    pub(super) fn line(&self) -> String {
        let done = self.done.map_or("?".to_owned(), action_text);
        let hand = Mpsz(self.view.hand());
        let table = &self.view.table;
        let line = Text::new("cli-riichi-situation")
            .with("round", round(table))
            .with("live", u32::from(table.live))
            .with("hand", hand.to_string())
            .with("n", self.legal.len().to_string())
            .with("done", done);
        format!("{:>5}  {}", self.message, say(&line))
    }
}

/// All decisions of the seat.
pub(super) fn list(
    log: impl Read,
    seat: Option<Seat>,
    rules: RuleSet,
) -> Result<Vec<Situation>, Failure> {
    let mut all = Vec::new();
    follow(log, seat, rules, |situation| {
        // What was seen serves those who are asked, and takes room.
        all.push(Situation { seen: Vec::new(), ..situation });
        true
    })?;
    if all.is_empty() { Err(nothing()) } else { Ok(all) }
}

/// The decision after message `at`, or the last one.
pub(super) fn find(
    log: impl Read,
    seat: Option<Seat>,
    rules: RuleSet,
    at: Option<usize>,
) -> Result<Situation, Failure> {
    let (mut found, mut next) = (None, None);
    follow(log, seat, rules, |situation| {
        let n = situation.message;
        if at.is_none_or(|at| n <= at) {
            found = Some(situation);
        } else {
            next = Some(n);
        }
        at.is_none_or(|at| n < at)
    })?;
    match (found, at) {
        (Some(found), Some(at)) if found.message != at => {
            let before = found.message;
            let next = next.map_or(String::new(), |next| format!(", the next after {next}"));
            Err(Failure::Usage(format!(
                "the seat has nothing to decide after message {at}; its last decision before is after \
                 message {before}{next} (--list shows all)"
            )))
        }
        (Some(found), _) => Ok(found),
        (None, Some(at)) => Err(Failure::Usage(format!(
            "the seat has nothing to decide after message {at}, nor before (--list shows its decisions)"
        ))),
        (None, None) => Err(nothing()),
    }
}

fn nothing() -> Failure {
    Failure::Usage("the seat has nothing to decide in this log; is --seat right?".to_owned())
}

/// Goes through the log and hands over every decision, until `go_on` says no.
fn follow(
    log: impl Read,
    seat: Option<Seat>,
    rules: RuleSet,
    mut go_on: impl FnMut(Situation) -> bool,
) -> Result<(), Failure> {
    let mut follower = Follower::new(rules, seat);
    let (messages, mut seen) = (messages(log), Vec::new());
    for (n, message) in messages.iter().enumerate() {
        let wrong = |fault: &str| Failure::Work(anyhow::anyhow!("message {}: {fault}", n + 1));
        let message = message.as_ref().map_err(|fault| wrong(fault))?;
        if matches!(message.body, Body::StartGame { .. }) {
            seen.clear();
        }
        follower.take(message, &mut seen).map_err(|fault| match fault {
            FollowFault::NoSeat => Failure::Usage(
                "the log does not say whom to advise: name a --seat, 0 to 3".to_owned(),
            ),
            fault => wrong(&fault.to_string()),
        })?;
        let rest: Vec<&Body> =
            messages[n + 1..].iter().take(2).map_while(|m| Some(&m.as_ref().ok()?.body)).collect();
        if let Some(situation) = situation(&follower, n + 1, &seen, &rest)
            && !go_on(situation)
        {
            return Ok(());
        }
    }
    Ok(())
}

/// The messages of a log, up to the first that is none.
fn messages(log: impl Read) -> Vec<Result<Message, String>> {
    let mut all = Vec::new();
    for value in Deserializer::from_reader(log).into_iter::<Value>() {
        let batch = match value {
            Ok(Value::Array(batch)) => batch,
            Ok(one) => vec![one],
            Err(error) => {
                all.push(Err(format!("not JSON: {error}")));
                break;
            }
        };
        let read = |value| Message::from_json(value).map_err(|fault| fault.to_string());
        all.extend(batch.into_iter().map(read));
    }
    all
}

/// What the seat has to decide now. With which tile it declares belongs to the declaration, unless
/// the log ends between the two.
fn situation(
    follower: &Follower,
    message: usize,
    seen: &[Seen],
    rest: &[&Body],
) -> Option<Situation> {
    if follower.is_declaring() && !rest.is_empty() {
        return None;
    }
    let mut legal = Vec::new();
    follower.legal(&mut legal);
    let view = follower.view().filter(|_| legal.len() > 1)?.clone();
    let done = done(&view, &legal, rest);
    Some(Situation { message, view, legal, seen: seen.to_vec(), done })
}

/// What the seat did, told by the messages that follow.
fn done(view: &View, legal: &[Action], rest: &[&Body]) -> Option<Action> {
    match Meant::of(rest.first()?, view, legal) {
        Ok(Meant::Act(action)) => Some(action),
        Ok(Meant::Reach) => {
            let dahai = Message::from((*rest.get(1)?).clone()).to_json();
            Meant::declared(dahai, view, legal).ok()
        }
        Err(_) => legal.contains(&Action::Pass).then_some(Action::Pass),
    }
}
