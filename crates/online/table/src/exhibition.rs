//! A table of agents alone: it plays for those who watch, and at the pace they choose.
//!
//! It begins when the first spectator comes and waits while nobody is there, so that nobody misses
//! anything and no agent thinks for an empty room. Every move lies for a while before the next one.

use parlor_game::Seat;
use parlor_wire::online::{ClientMsg, CostMsg, ErrorCode, WithdrawnMsg};

use crate::current_match::Playing;
use crate::{ActionMsgOf, ActionOf, Host, Refused, Table};

/// The slowest pace that can be asked for, in milliseconds.
const SLOWEST: u64 = 10_000;

/// How fast a table of agents plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// Every move lies so many milliseconds before the next one.
    Every(u64),
    /// It waits.
    Halted,
}

impl Pace {
    /// What suits the eye.
    pub(crate) const USUAL: Pace = Pace::Every(900);
}

/// What an agent has decided, and what that cost; it is played when its time comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decided<A> {
    action: A,
    cost: Option<CostMsg>,
}

impl<G: Host> Table<G> {
    /// Do agents have all places?
    pub(crate) fn is_exhibition(&self) -> bool {
        self.entrants.iter().all(|place| place.agent().is_some())
    }

    /// May the match go on as far as those who watch are concerned? Where people play it always may.
    pub(crate) fn is_watched_on(&self) -> bool {
        !self.is_exhibition() || (self.spectators.is_watched() && self.pace != Pace::Halted)
    }

    /// Agents play no faster than the room lets them; in old logs only a pace that was asked for was
    /// bounded.
    pub(crate) fn bound_pace(&mut self) {
        if let Pace::Every(ms) = &mut self.pace
            && self.version >= 3
        {
            *ms = self.room.times.pace_ms_min.max(*ms);
        }
    }

    /// How long the result of a deal lies: for agents alone as long as ten moves.
    pub(crate) fn between_ms(&self) -> u64 {
        let usual = self.room.times.between_ms;
        match self.pace {
            Pace::Every(ms) if self.is_exhibition() => (10 * ms).min(usual),
            Pace::Every(_) | Pace::Halted => usual,
        }
    }

    /// When what an agent has decided is played.
    pub(crate) fn move_deadline(&self, playing: &Playing<G>, seat: Seat) -> Option<u64> {
        playing.questions[seat].as_ref()?.decided?;
        match self.pace {
            Pace::Every(ms) if self.is_watched_on() => Some(playing.moved_at + ms),
            Pace::Every(_) | Pace::Halted => None,
        }
    }

    /// An agent has decided: that waits for its time.
    pub(crate) fn hold(&mut self, seat: Seat, action: ActionOf<G>, cost: Option<CostMsg>) {
        let playing = self.playing_mut();
        if let Some(question) = playing.and_then(|playing| playing.questions[seat].as_mut()) {
            question.decided = Some(Decided { action, cost });
        }
    }

    /// What an agent has decided is played. That it lets a tile by nobody sees, so the next move
    /// waits for nothing.
    pub(crate) fn play_decided(&mut self, seat: Seat) {
        let Some(question) = self.question(seat) else { return };
        let Some(Decided { action, cost }) = question.decided else { return };
        let unseen = question.window && G::fallback(&question.legal) == Some(action);
        if let Some(entrant) = self.entrant_at(seat) {
            self.tell_cost(entrant, seat, cost);
        }
        let now = self.now;
        if let Some(playing) = self.playing_mut().filter(|_| !unseen) {
            playing.moved_at = now;
        }
        self.give(seat, action, WithdrawnMsg::Answered);
        self.run();
    }

    /// What those who watch agents may say besides what every spectator may.
    pub(crate) fn direct(&mut self, msg: &ClientMsg<ActionMsgOf<G>>) -> Result<(), Refused> {
        if !self.is_exhibition() {
            return Err(ErrorCode::NotSeated.into());
        }
        match *msg {
            ClientMsg::Pace { move_ms: None } => self.pace = Pace::Halted,
            ClientMsg::Pace { move_ms: Some(ms) } if ms <= SLOWEST => {
                self.pace = Pace::Every(ms.max(self.room.times.pace_ms_min));
            }
            ClientMsg::Pace { .. } => return Err(ErrorCode::BadMessage.into()),
            ClientMsg::Stop => return self.stop(),
            ClientMsg::Ready { ready: true } => {
                if !self.is_between() {
                    return Err(ErrorCode::NotNow.into());
                }
                self.next_deal();
            }
            _ => return Err(ErrorCode::NotSeated.into()),
        }
        Ok(())
    }
}
