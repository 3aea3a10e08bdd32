//! Deadlines, and what happens when they pass.

use parlor_game::Seat;
use parlor_wire::online::{PresenceMsg, WithdrawnMsg};

use crate::current_match::{Phase, Playing, Stage};
use crate::entrant::Occupant;
use crate::{Host, Table};

/// Something that happens when its time comes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Due {
    /// A delayed spectator's message is shown.
    Watch,
    /// Nobody may consent to a claim any more.
    Claim,
    /// No more pledges.
    Pledges,
    /// No more contributions.
    Contributions,
    /// The wait after a discard is over.
    Window,
    /// A player's time is over.
    Question(Seat),
    /// What an agent has decided is played, where agents play alone.
    Move(Seat),
    /// The next deal begins.
    Deal,
}

impl<G: Host> Table<G> {
    /// When the table should be given an [`Input::Tick`](crate::Input::Tick), if nothing else comes
    /// before.
    pub fn next_deadline(&self) -> Option<u64> {
        self.next_due().map(|(at, _)| at)
    }

    /// Lets everything happen that is due by `at`, each at its own time. Did anything?
    pub(crate) fn run_until(&mut self, at: u64) -> bool {
        let mut happened = false;
        while let Some((due_at, due)) = self.next_due().filter(|(due_at, _)| *due_at <= at) {
            self.now = due_at.max(self.now);
            happened = true;
            self.fire(due);
            if self.effects.fault.is_some() {
                break;
            }
        }
        self.now = at;
        happened
    }

    fn next_due(&self) -> Option<(u64, Due)> {
        let watch = self.spectators.next_release().map(|at| (at, Due::Watch));
        let phase = match &self.phase {
            Phase::Gathering => None,
            Phase::Pledging { until } => Some((*until, Due::Pledges)),
            Phase::Contributing { until } => Some((*until, Due::Contributions)),
            Phase::Match(current) => match &current.stage {
                Stage::Playing(playing) => self.next_in_deal(playing),
                Stage::Between { next, .. } => {
                    next.filter(|_| self.is_watched_on()).map(|next| (next, Due::Deal))
                }
                Stage::Over { .. } => None,
            },
        };
        let claim = self.claim_deadline().map(|at| (at, Due::Claim));
        watch.into_iter().chain(claim).chain(phase).min()
    }

    fn next_in_deal(&self, playing: &Playing<G>) -> Option<(u64, Due)> {
        // Its end wakes the table once; then the game has gone on, or waits for an answer. The clock
        // may show that moment before: something else may be due at the same one.
        let window = playing.open_window().filter(|window| !window.over);
        let window = window.map(|window| (window.until, Due::Window));
        let question = |seat| Some((self.question_deadline(seat)?, Due::Question(seat)));
        let decided = |seat| Some((self.move_deadline(playing, seat)?, Due::Move(seat)));
        let questions = Seat::ALL.into_iter().filter_map(question);
        questions.chain(Seat::ALL.into_iter().filter_map(decided)).chain(window).min()
    }

    /// When the table answers for a seat that is asked: when its time is over, or sooner for one
    /// who is not there. Nothing hurries a person who is there where there is no clock.
    pub(crate) fn question_deadline(&self, seat: Seat) -> Option<u64> {
        let question = self.question(seat).filter(|question| question.decided.is_none())?;
        let place = self.entrants.get(usize::from(self.entrant_at(seat)?))?;
        let by_clock = question.until.map(|until| until + question.bank);
        let times = &self.room.times;
        let sooner = match &place.occupant {
            Occupant::Free => Some(question.asked_at),
            Occupant::Agent { .. } => Some(question.asked_at + times.agent_ms),
            Occupant::Person(person) => match person.presence() {
                PresenceMsg::Here => None,
                PresenceMsg::Away | PresenceMsg::Gone => Some(question.asked_at + times.auto_ms),
                PresenceMsg::Lost if by_clock.is_some() => None,
                PresenceMsg::Lost => Some(person.lost_at?.max(question.asked_at) + times.lost_ms),
            },
        };
        // In a call window nothing happens before the wait is over, so nothing needs to be sooner.
        let window = self.playing()?.open_window().map(|window| window.until);
        let sooner = sooner.map(|at| at.max(window.unwrap_or(0)));
        by_clock.into_iter().chain(sooner).min()
    }

    fn fire(&mut self, due: Due) {
        match due {
            Due::Watch => self.release_watch(),
            Due::Claim => {
                if let Some(entrant) = self.claim.as_ref().map(|claim| claim.entrant) {
                    self.refuse_claim(entrant);
                }
            }
            Due::Pledges => self.end_pledging(),
            Due::Contributions => self.begin_match(),
            Due::Window => self.run_window(),
            Due::Question(seat) => self.time_up(seat),
            Due::Move(seat) => self.play_decided(seat),
            Due::Deal => self.next_deal(),
        }
    }

    /// The wait is over: in a strict window anyone who has not answered has passed.
    fn run_window(&mut self) {
        if let Some(window) = self.playing_mut().and_then(|playing| playing.window.as_mut()) {
            window.over = true;
        }
        if self.room.calls.strict {
            for seat in Seat::ALL {
                self.answer_for(seat, WithdrawnMsg::TimeUp);
            }
        }
        self.run();
    }

    /// A player's time is over. Anyone who was there and did not answer counts as away, but not for a
    /// call: that others saw it would tell them that there was one.
    fn time_up(&mut self, seat: Seat) {
        let Some(entrant) = self.entrant_at(seat) else { return };
        let window = self.question(seat).is_some_and(|question| question.window);
        let here = self.entrants[usize::from(entrant)].is_awaited();
        let why = if here { WithdrawnMsg::TimeUp } else { WithdrawnMsg::Away };
        self.answer_for(seat, why);
        if !window {
            self.set_away(entrant, true);
        }
        self.run();
    }

    fn answer_for(&mut self, seat: Seat, why: WithdrawnMsg) {
        let Some(question) = self.question(seat) else { return };
        match G::fallback(&question.legal) {
            Some(action) => self.give(seat, action, why),
            None => self.effects.fault = Some(format!("seat {seat} has nothing to answer")),
        }
    }

    /// The server was down: nobody's time ran meanwhile, all connections are gone, and anyone who
    /// thinks has at least a little time. However often it goes down, that does not add up. The server
    /// that is back may know a newer version of logs.
    pub(crate) fn resume(&mut self, at: u64, version: u32) {
        // Old servers say nothing of theirs.
        self.version = self.version.max(version);
        self.bound_pace();
        let (down, grace) = (at.saturating_sub(self.now), self.room.times.grace_ms);
        self.now = at;
        for place in &mut self.entrants {
            if let Some(person) = place.person_mut() {
                person.lost_at = Some(at);
                person.synced = false;
                if let Some(heir) = &mut person.heir {
                    heir.here = false;
                }
            }
        }
        if self.ends_claims() {
            // The claimant's token is gone with the server.
            self.claim = None;
        }
        self.spectators.resume(down);
        match &mut self.phase {
            Phase::Gathering => {}
            Phase::Pledging { until } | Phase::Contributing { until } => {
                *until = (*until + down).max(at + grace);
            }
            Phase::Match(current) => match &mut current.stage {
                Stage::Playing(playing) => playing.shift(at, down, grace),
                Stage::Between { next, .. } => {
                    *next = next.map(|next| (next + down).max(at + grace));
                }
                Stage::Over { .. } => {}
            },
        }
        self.expect_next_deal();
        self.tell_entrants();
        // Times have moved: anyone who comes back needs the whole state, not what was missed.
        for place in &mut self.entrants {
            place.stream.skip();
        }
        self.ask_agents_again();
    }
}

impl<G: Host> Playing<G> {
    fn shift(&mut self, at: u64, down: u64, grace: u64) {
        // An open window gets the same grace no matter who is asked in it. A server that falls again and
        // again gives it but once, because everyone waits for a window.
        if let Some(window) = self.window.as_mut().filter(|window| window.until + down > at) {
            window.until = (window.until + down).max(at + grace);
        }
        for seat in Seat::ALL {
            if let Some(question) = &mut self.questions[seat] {
                question.asked_at += down;
                question.until = question.until.map(|until| (until + down).max(at + grace));
            }
        }
    }
}
