//! What a client makes of what it hears.

use anyhow::{bail, ensure};
use parlor_fair::Contribution;
use parlor_game::Entropy;
use serde_json::json;

use crate::client::Client;
use crate::event::Event;
use crate::frame::{Frame, Phase, State};
use crate::load::count;
use crate::trace::{Print, Shown, Step, Trace};

/// The version of the messages that the driver speaks.
const VERSION: u32 = 1;

impl Client {
    /// Takes a frame in.
    pub(crate) fn hear(&mut self, text: &str) -> anyhow::Result<()> {
        match Frame::read(text)? {
            Frame::Welcome(welcome) => {
                ensure!(welcome.version == VERSION, "version {}", welcome.version);
                ensure!(welcome.me == self.me(), "taken for somebody else");
            }
            Frame::Event { version, at_ms, event } => {
                ensure!(version == self.version + 1, "a hole after version {}", self.version);
                ensure!(at_ms >= self.at_ms, "time runs back");
                (self.version, self.at_ms) = (version, at_ms);
                self.happened(event)?;
            }
            Frame::State { version, state, phase } => {
                ensure!(version >= self.version, "version {} was forgotten", self.version);
                ensure!(state.me == self.me(), "taken for somebody else");
                self.version = version;
                self.take_state(&state, phase)?;
            }
            Frame::Accepted(accepted) => self.accepted(&accepted)?,
            Frame::Error(refused) => self.refused(&refused)?,
            Frame::Pong => {}
        }
        Ok(())
    }

    fn happened(&mut self, event: Event<'_>) -> anyhow::Result<()> {
        let player = self.me().is_some();
        match event {
            Event::Around => {}
            Event::Promised(promise) => {
                self.promise = Some((promise.match_id, promise.commitment));
            }
            Event::Pledging => self.say_pledge(),
            Event::Contributing { pledges } => {
                let mine = self.pledge();
                let kept = self.me().is_none_or(|me| pledges.get(usize::from(me)) == Some(&mine));
                ensure!(kept || self.came_back, "another pledge than mine");
                self.say_contribution();
            }
            Event::MatchBegan { seat_order, contributions } => {
                let mine = self.contribution.as_ref().map(ToString::to_string);
                let kept =
                    self.me().is_none_or(|me| contributions.get(usize::from(me)) == Some(&mine));
                ensure!(kept, "another contribution than mine");
                self.begin_match();
                self.trace.seat_order = Some(seat_order);
            }
            Event::DealBegan(began) if player => {
                self.show(Shown::Began { deal: began.deal, view: Print::of(began.view.get()) });
            }
            Event::WatchBegan(began) if !player => {
                self.show(Shown::Began { deal: began.deal, view: Print::of(began.table.get()) });
            }
            Event::Seen(seen) if player => {
                self.measure();
                let (events, view) = (Print::of(seen.events.get()), Print::of(seen.view.get()));
                self.show(Shown::Seen { events, view });
            }
            Event::Watched(seen) if !player => {
                self.measure();
                let (events, view) = (Print::of(seen.events.get()), Print::of(seen.table.get()));
                self.show(Shown::Seen { events, view });
            }
            Event::Asked(prompt) => self.asked(&prompt)?,
            Event::Closed { seq, why } => self.closed(seq, &why)?,
            Event::Clock(clock) => {
                ensure!(["A", "B", "C", "D"].contains(&clock.seat.as_str()), "whose clock?");
                self.check_time(clock.until_ms, clock.bank_ms)?;
            }
            Event::DealEnded(ended) => {
                ensure!(self.question.is_none(), "the deal ended with a question open");
                let (deal, standing) = (ended.deal, ended.standing);
                self.show(Shown::Ended { deal, key: Print::of(&ended.key), standing });
                if ended.next_ms.is_some() {
                    self.say_ready();
                }
            }
            Event::MatchEnded { reveal } => self.end_match(reveal),
            _ => bail!("an event for somebody else"),
        }
        Ok(())
    }

    fn take_state(&mut self, state: &State<'_>, phase: Phase<'_>) -> anyhow::Result<()> {
        let mine = self.me().and_then(|me| state.entrants.get(usize::from(me)));
        let (ready, agreed) = mine.map_or((true, true), |mine| (mine.ready, mine.rematch));
        if let Some(promise) = &state.promise {
            self.promise = Some((promise.match_id.clone(), promise.commitment.clone()));
        }
        self.question = None;
        match phase {
            Phase::Gathering if !ready => self.say_ready(),
            Phase::Pledging => self.say_pledge(),
            Phase::Contributing => self.say_contribution(),
            Phase::Playing { deal, shown, prompt } => {
                self.begin_match_late();
                let view = Print::of(shown.get());
                let legal = prompt.as_ref().map(|prompt| Print::of(prompt.legal.get()));
                self.trace.steps.push(Step::Whole { deal, view, legal });
                if let Some(prompt) = &prompt {
                    self.note_question(prompt)?;
                }
            }
            Phase::Between { deal, shown } => {
                self.begin_match_late();
                let view = Print::of(shown.get());
                self.trace.steps.push(Step::Whole { deal, view, legal: None });
                if !ready {
                    self.say_ready();
                }
            }
            Phase::Over { reveal } if self.in_match => self.end_match(reveal),
            Phase::Over { .. } if !agreed => self.say_rematch(),
            Phase::Gathering | Phase::Over { .. } => {}
        }
        Ok(())
    }

    fn show(&mut self, shown: Shown) {
        self.trace.steps.push(Step::Shown(shown));
    }

    fn measure(&mut self) {
        if let Some(took) = self.beat.heard(self.at_ms, &mut self.heard)
            && self.load.is_measuring()
        {
            self.load.broadcast(took);
        }
    }

    fn begin_match(&mut self) {
        self.in_match = true;
        self.trace = Trace { promised: self.promise.clone(), ..Trace::default() };
        count(&self.load.counts.playing);
    }

    /// The beginning was missed.
    fn begin_match_late(&mut self) {
        if !self.in_match {
            self.begin_match();
        }
    }

    fn end_match(&mut self, reveal: serde_json::Value) {
        self.question = None;
        self.contribution = None;
        self.trace.reveal = Some(reveal);
        self.over = true;
        let playing = &self.load.counts.playing;
        playing.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
    }

    fn pledge(&self) -> Option<String> {
        let (match_id, _) = self.promise.as_ref()?;
        Some(self.contribution.as_ref()?.pledge(match_id, self.me()?).0.to_string())
    }

    fn say_pledge(&mut self) {
        if self.me().is_none() {
            return;
        }
        if self.contribution.is_none() {
            let bytes: [u8; 16] = std::array::from_fn(|_| self.dice.below(256) as u8);
            self.contribution = Contribution::new(&bytes);
        }
        if let Some(pledge) = self.pledge() {
            self.outbox.push(json!({"type": "pledge", "pledge": pledge}).to_string());
        }
    }

    fn say_contribution(&mut self) {
        if let Some(contribution) = self.contribution.as_ref().filter(|_| self.me().is_some()) {
            let contribution = contribution.to_string();
            let said = json!({"type": "contribute", "contribution": contribution});
            self.outbox.push(said.to_string());
        }
    }

    fn say_ready(&mut self) {
        if self.me().is_some() {
            self.outbox.push(json!({"type": "ready", "ready": true}).to_string());
        }
    }

    pub(crate) fn say_rematch(&mut self) {
        if self.me().is_some() {
            self.outbox.push(json!({"type": "rematch", "agreed": true}).to_string());
        }
    }
}
