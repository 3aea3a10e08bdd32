//! Questions and answers, right ones and wrong ones.

use std::time::Duration;

use anyhow::{Context, bail, ensure};
use parlor_game::Entropy;
use parlor_kit::{ActionMsgOf, Host, Kit};
use parlor_wire::online::{ClientMsg, ErrorCode, PromptMsg};
use tokio::time::Instant;

use crate::client::{Client, written};
use crate::load::micros;
use crate::trace::{Fingerprint, Shown, Step};

/// A client leaves so much time between its answers: a server does not hear more than some 60
/// frames in ten seconds.
const BETWEEN: Duration = Duration::from_millis(220);
/// No clock gives more time than this.
const UNTIL_MAX_MS: u64 = 24 * 60 * 60 * 1000;

/// An open question.
pub(crate) struct Question<K: Kit> {
    pub(crate) seq: u64,
    legal: Vec<ActionMsgOf<K>>,
    window: bool,
    /// When it is to be answered; `None` when that was done.
    pub(crate) answer_at: Option<Instant>,
}

/// An answer on its way.
pub(crate) struct Act<K: Kit> {
    id: String,
    seq: u64,
    action: ActionMsgOf<K>,
    window: bool,
    sent: Instant,
    again: bool,
}

impl<K: Kit> Act<K> {
    fn message(&self) -> ClientMsg<ActionMsgOf<K>> {
        act(self.seq, &self.id, self.action.clone())
    }
}

fn act<A>(seq: u64, id: &str, action: A) -> ClientMsg<A> {
    ClientMsg::Act { expected_seq: seq, action_id: id.to_owned(), action }
}

impl<K: Host> Client<K> {
    /// A question has come.
    pub(crate) fn asked(&mut self, prompt: PromptMsg<ActionMsgOf<K>>) -> anyhow::Result<()> {
        ensure!(self.question.is_none(), "asked again while a question is open");
        ensure!(prompt.seq == self.version, "a question with another number than its version");
        self.trace.steps.push(Step::Shown(Shown::Asked { legal: Fingerprint::of(&prompt.legal) }));
        self.note_question(prompt)
    }

    /// Notes a question and when it will be answered.
    pub(crate) fn note_question(
        &mut self,
        prompt: PromptMsg<ActionMsgOf<K>>,
    ) -> anyhow::Result<()> {
        ensure!(self.me().is_some(), "a spectator is asked");
        ensure!(!prompt.legal.is_empty(), "a question without an answer");
        self.check_time(prompt.until_ms, prompt.bank_ms)?;
        let said = self.open.as_ref().is_some_and(|act| act.seq == prompt.seq);
        let answer_at = if said {
            None
        } else if prompt.window {
            // A call cannot wait in line: its time is short, and the same for all.
            let within = (self.load.settings.calls.min_ms / 3) as u32;
            let wait = Duration::from_millis(self.rng.below(within + 1).into());
            self.load.pace.next();
            Some((Instant::now() + wait).max(self.answered_at + BETWEEN))
        } else {
            Some(self.load.pace.next().max(self.answered_at + BETWEEN))
        };
        self.question = Some(Question {
            seq: prompt.seq,
            legal: prompt.legal,
            window: prompt.window,
            answer_at,
        });
        Ok(())
    }

    /// Is this a time that a clock may show?
    pub(crate) fn check_time(&self, until_ms: Option<u64>, bank_ms: u64) -> anyhow::Result<()> {
        let fine = until_ms.is_none_or(|until| {
            (self.at_ms..=self.at_ms + UNTIL_MAX_MS).contains(&until) || self.came_back
        });
        ensure!(fine && bank_ms <= UNTIL_MAX_MS, "a clock that shows {until_ms:?} and {bank_ms}");
        Ok(())
    }

    /// Gives one of the listed answers, now and then after a mistake.
    pub(crate) fn answer(&mut self) {
        let Some(question) = &mut self.question else { return };
        question.answer_at = None;
        let (seq, window) = (question.seq, question.window);
        let Some(action) = self.rng.pick(&question.legal).cloned() else { return };
        self.once.get_or_insert_with(|| action.clone());
        let mistakes = self.load.settings.mistakes;
        if mistakes > 0 && self.rng.below(mistakes) == 0 {
            self.make_a_mistake(seq);
        }
        self.maybe_offer();
        self.n_answers += 1;
        self.answered_at = Instant::now();
        let id = format!("a{}", self.n_answers);
        let act = Act { id, seq, action, window, sent: Instant::now(), again: false };
        *self.due.entry(act.id.clone()).or_default() += 1;
        self.say(&act.message());
        if !window {
            self.last_answer.sent();
        }
        self.open = Some(act);
    }

    /// Says something that must be refused.
    fn make_a_mistake(&mut self, seq: u64) {
        self.load.count(|counts| counts.mistakes += 1);
        let legal = self.question.as_ref().map_or(&[][..], |question| &question.legal);
        let illegal = self.once.as_ref().filter(|&action| !legal.contains(action)).cloned();
        let wrong = |seq, action| written(&act(seq, "wrong", action));
        let (text, code) = match (self.rng.below(5), illegal, legal.first()) {
            (0, ..) => (r#"{"type":"act","#.to_owned(), ErrorCode::BadMessage),
            (1, ..) => {
                let unknown = written(&act(seq, "wrong", [("type", "win")]));
                (unknown, ErrorCode::BadMessage)
            }
            (2, _, Some(first)) => (wrong(seq + 1_000_000, first.clone()), ErrorCode::NotAsked),
            (3, Some(action), _) => (wrong(seq, action), ErrorCode::Illegal),
            _ => {
                let text = "my hand is".to_owned();
                (written(&ClientMsg::<()>::Chat { text }), ErrorCode::ChatClosed)
            }
        };
        self.outbox.push(text);
        self.wrong.push_back(code);
    }

    /// After a new connection: sends an answer again of which nothing was heard.
    pub(crate) fn send_again(&mut self) {
        if let Some(act) = &mut self.open {
            act.again = true;
            *self.due.entry(act.id.clone()).or_default() += 1;
            let message = act.message();
            self.say(&message);
        }
    }

    /// An answer was accepted.
    pub(crate) fn accepted(&mut self, action_id: &str, seq: u64) -> anyhow::Result<()> {
        if !self.load.has_bad_network() {
            let due = self.due.get_mut(action_id).context("accepted what was not sent")?;
            *due = due.checked_sub(1).context("accepted more often than sent")?;
        }
        let Some(act) = self.open.take_if(|act| act.id == action_id) else {
            ensure!(self.came_back || self.load.has_bad_network(), "accepted twice: {action_id}");
            return Ok(());
        };
        ensure!(act.seq == seq, "accepted as the answer to another question");
        // What was sent over an earlier connection may be accepted over this one.
        if self.due.get(action_id).is_some_and(|due| *due == 0) {
            self.due.remove(action_id);
        }
        let mut noted = self.load.noted.lock();
        noted.counts.actions += 1;
        if self.load.is_measuring() {
            noted.counts.measured += 1;
            noted.acceptances.extend((!act.again).then(|| micros(act.sent.elapsed())));
        }
        drop(noted);
        self.trace.answers.push(written(&act.action));
        Ok(())
    }

    /// Something was refused.
    pub(crate) fn refused(
        &mut self,
        code: ErrorCode,
        action_id: Option<&str>,
    ) -> anyhow::Result<()> {
        if let (Some(act), Some(id)) = (&self.open, action_id)
            && act.id == id
        {
            // The table may have answered first: calls have little time, and so has anyone who was
            // not there.
            let resigned = self.load.settings.resign > 0;
            if code == ErrorCode::Stale && (act.window || act.again || self.came_back || resigned) {
                self.load.count(|counts| counts.late += 1);
                self.due.remove(id);
                self.open = None;
                return Ok(());
            }
            bail!("an answer was refused: {code:?}");
        }
        if self.wrong.front() == Some(&code) {
            self.wrong.pop_front();
            return Ok(());
        }
        // A proxy that repeats frames has the refusals of a mistake repeated too.
        if self.is_overtaken(code) || self.load.has_bad_network() {
            return Ok(());
        }
        // What was said over an earlier connection may be answered over this one.
        let belated = matches!(
            code,
            ErrorCode::Pledge | ErrorCode::Contribution | ErrorCode::NotNow | ErrorCode::Stale
        );
        ensure!(self.came_back && (belated || action_id.is_some()), "refused: {code:?}");
        Ok(())
    }

    /// Talk that should have been refused was allowed after all.
    pub(crate) fn talk_was_allowed(&mut self, by: Option<u8>) {
        let wrong = self.wrong.iter().position(|wrong| *wrong == ErrorCode::ChatClosed);
        if let Some(at) = wrong.filter(|_| by.is_some() && by == self.me()) {
            self.wrong.remove(at);
        }
    }

    /// A question is closed.
    pub(crate) fn closed(&mut self, seq: u64) -> anyhow::Result<()> {
        let question = self.question.take().context("closed what was not asked")?;
        ensure!(question.seq == seq, "closed another question than was open");
        Ok(())
    }
}
