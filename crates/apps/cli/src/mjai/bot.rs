//! The bot: a line in, at most one line out.

use anyhow::{Context, anyhow};
use parlor_agent::{Agent, Allowance, Ask, Registry};
use parlor_formats::riichi::mjai::{Body, Follower, Message, Pai, Reply, SEED_FIELD};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Seen};
use serde_json::Value;

/// One agent of ours, told of matches by messages.
pub(super) struct Bot {
    pub(super) registry: Registry<Deal>,
    /// Who plays; the registry knows it.
    pub(super) spec: String,
    pub(super) seed: Option<u64>,
    pub(super) allowance: Allowance<'static>,
    /// Name and room, for a server that says hello.
    pub(super) join: Option<(String, String)>,
    pub(super) follower: Follower,
    /// There is one from `start_game` on.
    pub(super) agent: Option<Box<dyn Agent<Deal>>>,
    /// The declaration whose `reach` has been answered.
    pub(super) declared: Option<Action>,
    /// Something was wrong in this deal: what is drawn is discarded until the next.
    pub(super) lost: bool,
}

/// What is written for a line.
pub(super) struct Answer {
    /// Nothing for a line that asks for nothing.
    pub(super) line: Option<Message>,
    /// Has the game ended with it?
    pub(super) is_last: bool,
}

impl Answer {
    /// Tells the other side what is wrong.
    pub(super) fn error(reason: String) -> Answer {
        Answer { line: Some(Body::Error { message: Some(reason) }.into()), is_last: false }
    }
}

impl Bot {
    /// Takes a line: a message, or an array of them of which the last is answered.
    pub(super) fn answer(&mut self, line: &[u8]) -> anyhow::Result<Answer> {
        let values = match serde_json::from_slice(line).context("not JSON")? {
            Value::Array(values) => values,
            one => vec![one],
        };
        let mut last = None;
        for value in values {
            let message = Message::from_json(value)?;
            self.take(&message)?;
            last = Some(message);
        }
        let last = last.context("an empty array; write at least one message in it")?;
        let can_act = last.extra.get("can_act").and_then(Value::as_bool).unwrap_or(true);
        let is_last = matches!(last.body, Body::EndGame { .. } | Body::Error { .. });
        let line = if can_act { Some(self.reply(&last.body).into()) } else { None };
        Ok(Answer { line, is_last })
    }

    /// Takes note of a message.
    fn take(&mut self, message: &Message) -> anyhow::Result<()> {
        match &message.body {
            Body::Error { message } => {
                eprintln!("the server says: {}", message.as_deref().unwrap_or("error"));
            }
            Body::StartKyoku(_) | Body::StartGame { .. } => self.lost = false,
            _ if self.lost => return Ok(()),
            _ => {}
        }
        let mut seen = Vec::new();
        let taken = self.follower.take(message, &mut seen);
        if matches!(message.body, Body::StartGame { .. }) {
            let told = message.extra.get(SEED_FIELD).and_then(Value::as_u64);
            let seed = self.seed.or(told).unwrap_or(1);
            self.agent = Some(self.registry.build(&self.spec, seed)?);
        }
        self.observe(&seen);
        taken.map_err(|fault| {
            self.lose();
            anyhow!("{}: {fault}", message.body.name())
        })
    }

    fn observe(&mut self, seen: &[Seen]) {
        if let Some(agent) = &mut self.agent {
            seen.iter().for_each(|seen| agent.observe(seen));
        }
    }

    /// Gives the deal up: what comes next in it cannot be understood.
    fn lose(&mut self) {
        self.lost = true;
        self.follower.leave_deal();
    }

    /// The answer to a line that ends with this message.
    fn reply(&mut self, last: &Body) -> Body {
        if let (Body::Hello { .. }, Some((name, room))) = (last, &self.join) {
            return Body::Join { name: name.clone(), room: room.clone() };
        }
        if self.lost {
            return self.discard_drawn(last);
        }
        let declared = self.declared.take();
        let Some(action) = self.decide(declared) else { return Body::None };
        let Some(view) = self.follower.view() else { return Body::None };
        match Reply::of(view, action) {
            Reply::Reach { then } if self.follower.is_declaring() => then,
            Reply::Reach { .. } => {
                self.declared = Some(action);
                Body::Reach { actor: view.seat }
            }
            Reply::One(body) => {
                if action == Action::Pass {
                    self.pass();
                }
                body
            }
        }
    }

    /// What the agent does, if it is asked. What it has declared already stands.
    fn decide(&mut self, declared: Option<Action>) -> Option<Action> {
        let mut legal = Vec::new();
        self.follower.legal(&mut legal);
        if let Some(declared) = declared.filter(|declared| legal.contains(declared))
            && self.follower.is_declaring()
        {
            return Some(declared);
        }
        match legal[..] {
            [] => None,
            [only] => Some(only),
            [first, ..] => {
                let (view, agent) = (self.follower.view()?, self.agent.as_mut()?);
                let budget = self.allowance.begin();
                let ask = Ask { seat: view.seat, view, legal: &legal, budget };
                let action = agent.decide(&ask, None);
                Some(if legal.contains(&action) { action } else { first })
            }
        }
    }

    fn pass(&mut self) {
        let mut seen = Vec::new();
        self.follower.pass(&mut seen);
        self.observe(&seen);
    }

    fn discard_drawn(&self, last: &Body) -> Body {
        match *last {
            Body::Tsumo { actor, pai: Pai::Open(pai) } if Some(actor) == self.follower.seat() => {
                Body::Dahai { actor, pai, tsumogiri: true }
            }
            _ => Body::None,
        }
    }
}
