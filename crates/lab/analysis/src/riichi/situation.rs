//! The decisions of one seat in an mjai log.

use std::io::Read;

use parlor_agent::{Agent, Allowance};
use parlor_formats::riichi::mjai::{Body, FollowFault, Follower, Meant, Message};
use parlor_game::Seat;
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, RuleSet, Seen, View};
use serde_json::{Deserializer, Value};

use crate::Advice;

/// A decision that a seat had to make.
#[derive(Clone, Debug)]
pub struct Situation {
    /// After so many messages of the log.
    pub message: usize,
    /// What the seat knew.
    pub view: View,
    /// What it could do: at least two things.
    pub legal: Vec<Action>,
    /// What it had seen in this match.
    pub seen: Vec<Seen>,
    /// What it did, if the log goes on.
    pub done: Option<Action>,
}

impl Situation {
    /// What an agent would do that has seen nothing yet.
    pub fn advice(&self, agent: &mut dyn Agent<Deal>, allowance: &Allowance<'_>) -> Advice<Deal> {
        self.seen.iter().for_each(|seen| agent.observe(seen));
        Advice::ask(agent, self.view.seat, &self.view, self.legal.clone(), allowance.begin())
    }
}

/// Why a log cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogError {
    /// Nobody says which seat is meant.
    #[error("the log does not say whom to advise")]
    NoSeat,
    /// A message is none, or does not fit.
    #[error("message {number}: {fault}")]
    Message {
        /// Which one, from 1.
        number: usize,
        /// What is wrong with it.
        fault: String,
    },
}

/// The decisions of one seat, in order; after an error there are none.
///
/// Only what the seat itself could know is used, also of a log that shows all tiles.
#[derive(Debug)]
pub struct Situations {
    messages: Vec<Result<Message, String>>,
    follower: Follower,
    seen: Vec<Seen>,
    n_taken: usize,
}

impl Situations {
    /// The decisions in a log, whole or up to now. `seat` and `rules` hold where the log says nothing.
    pub fn of(log: impl Read, seat: Option<Seat>, rules: RuleSet) -> Situations {
        let follower = Follower::new(rules, seat);
        Situations { messages: messages(log), follower, seen: Vec::new(), n_taken: 0 }
    }

    /// Takes the next message; the situation that it makes, if it makes one.
    fn take(&mut self) -> Result<Option<Situation>, LogError> {
        let [message, rest @ ..] = &self.messages[self.n_taken..] else { return Ok(None) };
        self.n_taken += 1;
        let wrong = |fault: String| LogError::Message { number: self.n_taken, fault };
        let message = message.as_ref().map_err(|fault| wrong(fault.clone()))?;
        if matches!(message.body, Body::StartGame { .. }) {
            self.seen.clear();
        }
        self.follower.take(message, &mut self.seen).map_err(|fault| match fault {
            FollowFault::NoSeat => LogError::NoSeat,
            fault => wrong(fault.to_string()),
        })?;
        let next = rest.iter().take(2).map_while(|m| Some(&m.as_ref().ok()?.body));
        Ok(self.situation(&next.collect::<Vec<_>>()))
    }

    /// What the seat has to decide now. With which tile it declares belongs to the declaration, unless
    /// the log ends between the two.
    fn situation(&self, next: &[&Body]) -> Option<Situation> {
        if self.follower.is_declaring() && !next.is_empty() {
            return None;
        }
        let mut legal = Vec::new();
        self.follower.legal(&mut legal);
        let view = self.follower.view().filter(|_| legal.len() > 1)?.clone();
        let done = done(&view, &legal, next);
        Some(Situation { message: self.n_taken, view, legal, seen: self.seen.clone(), done })
    }
}

impl Iterator for Situations {
    type Item = Result<Situation, LogError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.n_taken < self.messages.len() {
            let taken = self.take();
            if taken.is_err() {
                self.messages.clear();
                self.n_taken = 0;
            }
            if let Some(found) = taken.transpose() {
                return Some(found);
            }
        }
        None
    }
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

/// What the seat did, told by the messages that follow.
fn done(view: &View, legal: &[Action], next: &[&Body]) -> Option<Action> {
    match Meant::of(next.first()?, view, legal) {
        Ok(Meant::Act(action)) => Some(action),
        Ok(Meant::Reach) => {
            let dahai = Message::from((*next.get(1)?).clone()).to_json();
            Meant::declared(dahai, view, legal).ok()
        }
        Err(_) => legal.contains(&Action::Pass).then_some(Action::Pass),
    }
}
