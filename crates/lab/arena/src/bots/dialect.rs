//! The talk with a bot that speaks a game's own dialect.

use std::time::{Duration, Instant};

use parlor_agent::Ask;
use parlor_game::Observed;
use parlor_kit::{Dialect, Line, Meant};
use serde_json::Value;

use super::process::Process;
use super::talk::shortened;
use super::{Breach, Manner, Outsider};

/// A bot that speaks a dialect, in one game. Lines are sent as things happen, and answers that
/// nobody waits for are read when the next one is wanted.
pub(crate) struct DialectTalk<G: Observed> {
    process: Process,
    manner: Manner,
    dialect: Box<dyn Dialect<G>>,
    /// Not yet sent: what comes next decides how.
    waiting: Vec<Line>,
    /// How many answers are to come, the one that is wanted included.
    owed: usize,
    /// How much longer the first answer may take, where it also shows that the bot has started.
    grace: Duration,
}

impl<G: Observed> DialectTalk<G> {
    /// Tells a program that has just been started of a game, and waits until it is there, if it
    /// answers that.
    pub(crate) fn begin(
        process: Process,
        manner: Manner,
        mut dialect: Box<dyn Dialect<G>>,
        seed: u64,
        hello: Duration,
    ) -> Result<DialectTalk<G>, Breach> {
        let waiting = vec![dialect.start(seed)];
        let wanted = wanted(&waiting);
        let grace = if manner == Manner::Asked { hello } else { Duration::ZERO };
        let mut talk = DialectTalk { process, manner, dialect, waiting, owed: 0, grace };
        talk.send(false);
        if talk.owed > 0 {
            talk.answer(&wanted, hello)?;
        }
        Ok(talk)
    }

    /// Sends all that waits; if the bot is asked, by its last message.
    fn send(&mut self, asked: bool) {
        let all = std::mem::take(&mut self.waiting);
        let last = all.len().saturating_sub(1);
        match self.manner {
            Manner::Every => {
                self.owed += all.len();
                all.into_iter().for_each(|line| self.process.say(text(line)));
            }
            Manner::Asked => {
                self.owed += usize::from(asked);
                for (n, mut line) in all.into_iter().enumerate() {
                    let can_act = asked && n == last;
                    line.fields.insert("can_act".to_owned(), can_act.into());
                    self.process.say(text(line));
                }
            }
            Manner::Batch if all.is_empty() => {}
            Manner::Batch => {
                self.owed += 1;
                let all: Value = all.into_iter().map(|line| line.fields).collect();
                self.process.say(all.to_string());
            }
        }
    }

    /// The last of the answers owed, and the line it came in.
    fn answer(&mut self, wanted: &str, within: Duration) -> Result<(Value, String), Breach> {
        let deadline = Instant::now() + within;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let late = || Breach::Late { wanted: wanted.to_owned(), ms: within.as_millis() };
            // Empty lines and answers owed from before may come for ever.
            if left.is_zero() {
                return Err(late());
            }
            let bytes = self.process.line(wanted, left).map_err(|breach| match breach {
                Breach::Late { .. } => late(),
                other => other,
            })?;
            if bytes.trim_ascii().is_empty() {
                continue;
            }
            let line = shortened(&bytes);
            let answer: Value = serde_json::from_slice(&bytes)
                .map_err(|error| Breach::no_message(wanted, &line, &error.to_string()))?;
            self.owed = self.owed.saturating_sub(1);
            if self.owed == 0 {
                return Ok((answer, line));
            }
        }
    }
}

impl<G: Observed> Outsider<G> for DialectTalk<G> {
    fn deal(&mut self, _number: u64, view: &G::View) {
        self.dialect.deal(view);
    }

    fn seen(&mut self, seen: &G::Seen) {
        self.dialect.seen(seen, &mut self.waiting);
        // The last line waits: something may have to overtake it, or it is what is asked.
        if self.manner != Manner::Batch
            && let Some(last) = self.waiting.pop()
        {
            self.send(false);
            self.waiting.push(last);
        }
    }

    fn ask(&mut self, ask: &Ask<'_, G>, within: Duration) -> Result<G::Action, Breach> {
        let within = within + std::mem::take(&mut self.grace);
        let mut wanted = wanted(&self.waiting);
        loop {
            self.send(true);
            let (answer, line) = self.answer(&wanted, within)?;
            let meant = self.dialect.read(answer, ask.view, ask.legal);
            match meant.map_err(|reason| Breach::no_message(&wanted, &line, &reason))? {
                Meant::Act(action) => return Ok(action),
                Meant::Further { say, wanted: further } => {
                    self.waiting.push(say);
                    further.clone_into(&mut wanted);
                }
            }
        }
    }

    fn end(mut self: Box<Self>, _scores: &[f64]) {
        self.waiting.push(self.dialect.end());
        self.send(false);
        self.process.finish();
    }
}

/// What is due after these lines.
fn wanted(waiting: &[Line]) -> String {
    format!("an answer to {}", waiting.last().map_or("nothing", |line| line.name))
}

/// A line as it is sent.
fn text(line: Line) -> String {
    Value::Object(line.fields).to_string()
}
