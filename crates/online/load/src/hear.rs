//! What a client makes of what it hears.

use anyhow::{Context, bail, ensure};
use parlor_fair::Contribution;
use parlor_game::Entropy;
use parlor_kit::Host;
use parlor_wire::online::{ClientMsg, PhaseMsg, RevealMsg, ServerMsg, TableEventMsg};
use parlor_wire::{ServerMsgOf, StateOf, TableEventOf, VERSION};
use serde::Serialize;

use crate::client::{Client, written};
use crate::load::micros;
use crate::trace::{Fingerprint, Shown, Step, Trace};

impl<K: Host> Client<K> {
    /// Takes a frame in. It is written again and must be the same text, so nothing can be told
    /// beside what the protocol knows.
    pub(crate) fn hear(&mut self, text: &str) -> anyhow::Result<()> {
        let message: ServerMsgOf<K::Codec> =
            serde_json::from_str(text).context("a frame that is none")?;
        ensure!(written(&message) == text, "a frame that says more than it means");
        match message {
            ServerMsg::Welcome { version, me, .. } => {
                ensure!(version == VERSION, "version {version}");
                ensure!(me == self.me(), "taken for someone else");
            }
            ServerMsg::Event { version, at_ms, event } => {
                ensure!(version == self.version + 1, "a hole after version {}", self.version);
                ensure!(at_ms >= self.at_ms, "time runs back");
                (self.version, self.at_ms) = (version, at_ms);
                self.happened(event)?;
            }
            ServerMsg::State { version, state } => {
                ensure!(version >= self.version, "version {} was forgotten", self.version);
                ensure!(state.me == self.me(), "taken for someone else");
                self.version = version;
                self.take_state(*state)?;
            }
            ServerMsg::Accepted { action_id, seq } => self.accepted(&action_id, seq)?,
            ServerMsg::Error { code, action_id, .. } => self.refused(code, action_id.as_deref())?,
            ServerMsg::Pong { .. } | ServerMsg::Said { .. } => {}
            ServerMsg::Joined { .. } => bail!("nobody has joined over this line"),
        }
        Ok(())
    }

    fn happened(&mut self, event: TableEventOf<K::Codec>) -> anyhow::Result<()> {
        let player = self.me().is_some();
        match event {
            TableEventMsg::Entrants { .. } | TableEventMsg::Paused { .. } => {}
            TableEventMsg::Thought { .. } if self.load.settings.agents => {}
            TableEventMsg::ReclaimAsked { entrant, .. } if self.load.settings.claims => {
                self.judge_claim(entrant);
            }
            TableEventMsg::ResignOffered { seat, .. } if self.load.settings.resign > 0 => {
                self.judge_offer(seat);
            }
            TableEventMsg::ResignAnswered { accepted, .. } if self.load.settings.resign > 0 => {
                self.offer_answered(accepted);
            }
            // Said as a mistake in a deal that a resignation had just ended, or said again after its end.
            TableEventMsg::Chat { chat }
                if self.load.settings.resign > 0 || self.load.has_bad_network() =>
            {
                self.talk_was_allowed(chat.entrant);
            }
            TableEventMsg::Promised { promise } => {
                self.promise = Some(promise);
            }
            TableEventMsg::Pledging { .. } => self.say_pledge(),
            TableEventMsg::Contributing { pledges, .. } => {
                let mine = self.pledge();
                let kept = self.me().is_none_or(|me| pledges.get(usize::from(me)) == Some(&mine));
                ensure!(kept || self.came_back, "another pledge than mine");
                self.say_contribution();
            }
            TableEventMsg::MatchBegan { seat_order, contributions } => {
                ensure!(self.has_entered(&contributions), "another contribution than mine");
                self.begin_match();
                self.trace.seat_order = Some(seat_order);
            }
            TableEventMsg::DealBegan { deal, view } if player => {
                self.show(Shown::Began { deal, view: Fingerprint::of(&view) });
            }
            TableEventMsg::WatchBegan { deal, table } if !player => {
                self.show(Shown::Began { deal, view: Fingerprint::of(&table) });
            }
            TableEventMsg::Seen { events, view } if player => {
                self.measure();
                self.show(Shown::Seen {
                    events: Fingerprint::of(&events),
                    view: Fingerprint::of(&view),
                });
            }
            TableEventMsg::Watched { events, table } if !player => {
                self.measure();
                self.show(Shown::Seen {
                    events: Fingerprint::of(&events),
                    view: Fingerprint::of(&table),
                });
            }
            TableEventMsg::Asked { prompt } => self.asked(prompt)?,
            TableEventMsg::Closed { seq, .. } => self.closed(seq)?,
            TableEventMsg::Clock { clock } => self.check_time(clock.until_ms, clock.bank_ms)?,
            TableEventMsg::DealEnded { deal, key, standing, next_ms, transcript, .. } => {
                self.trace.transcripts.extend(transcript);
                ensure!(self.question.is_none(), "the deal ended with a question open");
                self.show(Shown::Ended { deal, key: Fingerprint::of(&key), standing });
                if next_ms.is_some() {
                    self.say(&ClientMsg::Ready { ready: true });
                }
            }
            TableEventMsg::MatchEnded { reveal, .. } => self.end_match(reveal),
            _ => bail!("an event for someone else"),
        }
        Ok(())
    }

    /// Is the own contribution among those of a match, if it must be?
    fn has_entered(&self, contributions: &[Option<String>]) -> bool {
        let mine = self.contribution.as_ref().map(ToString::to_string);
        self.me().is_none_or(|me| match contributions.get(usize::from(me)) {
            // Nobody waits for those whom the network takes away for a moment.
            Some(None) if self.load.has_bad_network() => true,
            entered => entered == Some(&mine),
        })
    }

    fn take_state(&mut self, state: StateOf<K::Codec>) -> anyhow::Result<()> {
        let mine = self.me().and_then(|me| state.entrants.get(usize::from(me)));
        let (ready, agreed) = mine.map_or((true, true), |mine| (mine.ready, mine.rematch));
        if let Some(promise) = state.promise {
            self.promise = Some(promise);
        }
        self.question = None;
        self.in_deal = matches!(state.phase, PhaseMsg::Playing { .. });
        match state.phase {
            PhaseMsg::Gathering if !ready => self.say(&ClientMsg::Ready { ready: true }),
            PhaseMsg::Pledging { .. } => self.say_pledge(),
            PhaseMsg::Contributing { .. } => self.say_contribution(),
            PhaseMsg::Playing { deal, view, table, prompt, .. } => {
                ensure!(self.me().is_some() || prompt.is_none(), "a state for someone else");
                self.begin_match_late();
                let view = self.shown(view.as_ref(), table.as_ref())?;
                let legal = prompt.as_ref().map(|prompt| Fingerprint::of(&prompt.legal));
                self.trace.steps.push(Step::Whole { deal, view, legal });
                if let Some(prompt) = prompt {
                    self.note_question(prompt)?;
                }
            }
            PhaseMsg::Between { deal, view, table, .. } => {
                self.begin_match_late();
                let view = self.shown(view.as_ref(), table.as_ref())?;
                self.trace.steps.push(Step::Whole { deal, view, legal: None });
                if !ready {
                    self.say(&ClientMsg::Ready { ready: true });
                }
            }
            PhaseMsg::Over { reveal, .. } if self.in_match => self.end_match(reveal),
            PhaseMsg::Over { .. } if !agreed => self.say(&ClientMsg::Rematch { agreed: true }),
            PhaseMsg::Gathering | PhaseMsg::Over { .. } => {}
        }
        Ok(())
    }

    /// The fingerprint of what lies open: a player's view, or a spectator's table.
    fn shown(
        &self,
        view: Option<&impl Serialize>,
        table: Option<&impl Serialize>,
    ) -> anyhow::Result<Fingerprint> {
        match (self.me(), view, table) {
            (Some(_), Some(view), None) => Ok(Fingerprint::of(view)),
            (None, None, Some(table)) => Ok(Fingerprint::of(table)),
            _ => bail!("a state for someone else"),
        }
    }

    fn show(&mut self, shown: Shown) {
        match shown {
            Shown::Began { .. } => self.in_deal = true,
            Shown::Ended { .. } => self.in_deal = false,
            _ => {}
        }
        self.trace.steps.push(Step::Shown(shown));
    }

    fn measure(&mut self) {
        if let Some(took) = self.last_answer.heard(self.at_ms, &mut self.heard)
            && self.load.is_measuring()
        {
            self.load.noted.lock().broadcasts.push(micros(took));
        }
    }

    fn begin_match(&mut self) {
        self.in_match = true;
        self.trace = Trace { promised: self.promise.clone(), ..Trace::default() };
        self.load.count(|counts| counts.playing += 1);
    }

    /// The beginning was missed.
    fn begin_match_late(&mut self) {
        if !self.in_match {
            self.begin_match();
        }
    }

    fn end_match(&mut self, reveal: RevealMsg) {
        self.question = None;
        self.contribution = None;
        self.trace.reveal = Some(reveal);
        self.over = true;
        self.load.count(|counts| counts.playing = counts.playing.saturating_sub(1));
    }

    fn pledge(&self) -> Option<String> {
        let promise = self.promise.as_ref()?;
        let scheme = promise.scheme.parse().ok()?;
        let mine = self.contribution.as_ref()?;
        Some(mine.pledge(scheme, &promise.match_id, self.me()?).0.to_string())
    }

    fn say_pledge(&mut self) {
        if self.contribution.is_none() && self.me().is_some() {
            let bytes: [u8; 16] = std::array::from_fn(|_| self.rng.below(256) as u8);
            self.contribution = Contribution::new(&bytes);
        }
        if let Some(pledge) = self.pledge() {
            self.say(&ClientMsg::Pledge { pledge });
        }
    }

    fn say_contribution(&mut self) {
        if let Some(contribution) = self.contribution.as_ref().map(ToString::to_string) {
            self.say(&ClientMsg::Contribute { contribution });
        }
    }
}
