//! The talk with a bot that speaks mjai.

use std::time::{Duration, Instant};

use parlor_agent::Ask;
use parlor_formats::riichi::mjai::{Meant, Message, ReplyFault, Teller};
use parlor_game::{BySeat, Observed, Seat};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, RuleSet, Seen, View};
use serde_json::Value;

use super::process::Process;
use super::talk::shortened;
use super::{Breach, Manner, Outsider};

/// How a game seats bots that speak mjai: only riichi does.
#[derive(Clone, Copy, Debug)]
pub struct MjaiSeat<G: Observed> {
    /// The rules that are played.
    pub rules: RuleSet,
    /// The talk as a bot of this game.
    pub seated: fn(MjaiTalk) -> Box<dyn Outsider<G>>,
}

impl MjaiSeat<Deal> {
    /// The seats of riichi by these rules.
    pub fn new(rules: RuleSet) -> MjaiSeat<Deal> {
        MjaiSeat { rules, seated: |talk| Box::new(talk) }
    }
}

/// A bot that speaks mjai, in one game. Lines are sent as things happen, and answers that nobody
/// waits for are read when the next one is wanted.
pub struct MjaiTalk {
    process: Process,
    manner: Manner,
    teller: Teller,
    /// Not yet sent: what comes next decides how.
    waiting: Vec<Message>,
    /// How many answers are to come, the one that is wanted included.
    owed: usize,
    /// How much longer the first answer may take, where it also shows that the bot has started.
    grace: Duration,
}

impl MjaiTalk {
    /// Tells a program that has just been started of a game, and waits until it is there, if it
    /// answers that.
    pub(crate) fn begin(
        process: Process,
        manner: Manner,
        teller: Teller,
        seed: u64,
        hello: Duration,
    ) -> Result<MjaiTalk, Breach> {
        let names = BySeat::from_fn(|seat: Seat| seat.to_string());
        let waiting = vec![teller.start(names, Some(seed))];
        let grace = if manner == Manner::Asked { hello } else { Duration::ZERO };
        let mut talk = MjaiTalk { process, manner, teller, waiting, owed: 0, grace };
        talk.send(false);
        if talk.owed > 0 {
            talk.answer("an answer to start_game", hello)?;
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
                all.iter().for_each(|message| self.process.say(message.to_string()));
            }
            Manner::Asked => {
                self.owed += usize::from(asked);
                for (n, mut message) in all.into_iter().enumerate() {
                    let can_act = asked && n == last;
                    message.extra.insert("can_act".to_owned(), can_act.into());
                    self.process.say(message.to_string());
                }
            }
            Manner::Batch if all.is_empty() => {}
            Manner::Batch => {
                self.owed += 1;
                let all: Value = all.iter().map(Message::to_json).collect();
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
                .map_err(|error| no_message(wanted, &line, &error.to_string()))?;
            self.owed = self.owed.saturating_sub(1);
            if self.owed == 0 {
                return Ok((answer, line));
            }
        }
    }
}

impl Outsider<Deal> for MjaiTalk {
    fn deal(&mut self, _number: u64, view: &View) {
        self.teller.deal(view);
    }

    fn seen(&mut self, seen: &Seen) {
        self.teller.seen(seen, &mut self.waiting);
        // The last message waits: an indicator may have to overtake it, or it is what is asked.
        if self.manner != Manner::Batch
            && let Some(last) = self.waiting.pop()
        {
            self.send(false);
            self.waiting.push(last);
        }
    }

    fn ask(&mut self, ask: &Ask<'_, Deal>, within: Duration) -> Result<Action, Breach> {
        let what = self.waiting.last().map_or("nothing", |message| message.body.name());
        let wanted = format!("an answer to {what}");
        self.send(true);
        let within = within + std::mem::take(&mut self.grace);
        let (answer, line) = self.answer(&wanted, within)?;
        let wrong = |wanted: &str, line: &str, fault: &ReplyFault| {
            no_message(wanted, line, &fault.to_string())
        };
        match Meant::read(answer, ask.view, ask.legal).map_err(|f| wrong(&wanted, &line, &f))? {
            Meant::Act(action) => Ok(action),
            Meant::Reach => {
                let reach = self.teller.reach();
                self.waiting.push(reach);
                self.send(true);
                let wanted = "the discard of its riichi";
                let (answer, line) = self.answer(wanted, within)?;
                Meant::declared(answer, ask.view, ask.legal).map_err(|f| wrong(wanted, &line, &f))
            }
        }
    }

    fn end(mut self: Box<Self>, _scores: &[f64]) {
        self.waiting.push(self.teller.end());
        self.send(false);
        self.process.finish();
    }
}

fn no_message(wanted: &str, line: &str, reason: &str) -> Breach {
    let (wanted, line, reason) = (wanted.to_owned(), line.to_owned(), reason.to_owned());
    Breach::NoMessage { wanted, line, reason }
}
