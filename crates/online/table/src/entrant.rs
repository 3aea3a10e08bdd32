//! Who has a place at the table.

use std::collections::VecDeque;

use parlor_game::Seat;
use parlor_wire::online::{EntrantMsg, OccupantMsg, PresenceMsg};

use crate::stream::Stream;

/// How many answers of a player are remembered by name.
const REMEMBERED: usize = 64;

/// One place and what belongs to it; `A` is the message of an action.
#[derive(Clone, Debug)]
pub(crate) struct Entrant<A> {
    pub(crate) occupant: Occupant,
    pub(crate) ready: bool,
    pub(crate) rematch: bool,
    /// Has used its pause in this match.
    pub(crate) paused: bool,
    pub(crate) fair: parlor_fair::Entrant,
    pub(crate) stream: Stream,
    /// The last question; an answer to it or to an earlier one is late, not unasked.
    pub(crate) last_seq: u64,
    /// The last accepted answers.
    pub(crate) answered: VecDeque<Answered<A>>,
}

/// Who has a place.
#[derive(Clone, Debug)]
pub(crate) enum Occupant {
    Free,
    Person(Person),
    Agent { spec: String },
}

/// A person at the table.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) player: u64,
    pub(crate) name: String,
    /// Since when there has been no connection; `None` while there is one.
    pub(crate) lost_at: Option<u64>,
    /// Has the connection got what came before? Until then nothing new is sent to it.
    pub(crate) synced: bool,
    pub(crate) away: bool,
    pub(crate) gone: bool,
    /// A program, which may play and nothing else.
    pub(crate) bot: bool,
    /// Someone else has played here since the connection was last there: it needs the whole state.
    pub(crate) fresh: bool,
    /// From when on anyone may ask for the seat, after the others have refused that.
    pub(crate) claims_from: u64,
    /// Whose seat it is, while someone else has it by the others' consent.
    pub(crate) owner: Option<u64>,
    /// Who has the seat from the next deal on, by the others' consent.
    pub(crate) heir: Option<Heir>,
}

/// Someone who has a seat from the next deal on, and watches until then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Heir {
    pub(crate) player: u64,
    /// Is there a connection?
    pub(crate) here: bool,
}

/// An accepted answer.
#[derive(Clone, Debug)]
pub(crate) struct Answered<A> {
    pub(crate) action_id: String,
    pub(crate) seq: u64,
    pub(crate) action: A,
}

impl<A> Entrant<A> {
    pub(crate) fn free() -> Entrant<A> {
        Entrant {
            occupant: Occupant::Free,
            ready: false,
            rematch: false,
            paused: false,
            fair: parlor_fair::Entrant::default(),
            stream: Stream::default(),
            last_seq: 0,
            answered: VecDeque::new(),
        }
    }

    pub(crate) fn person(&self) -> Option<&Person> {
        let Occupant::Person(person) = &self.occupant else { return None };
        Some(person)
    }

    pub(crate) fn person_mut(&mut self) -> Option<&mut Person> {
        let Occupant::Person(person) = &mut self.occupant else { return None };
        Some(person)
    }

    /// The spec of an agent that has the place.
    pub(crate) fn agent(&self) -> Option<&String> {
        let Occupant::Agent { spec } = &self.occupant else { return None };
        Some(spec)
    }

    pub(crate) fn is_free(&self) -> bool {
        matches!(self.occupant, Occupant::Free)
    }

    pub(crate) fn is_bot(&self) -> bool {
        self.person().is_some_and(|person| person.bot)
    }

    /// Is this a person, or a program, of whom an answer can be expected?
    pub(crate) fn is_awaited(&self) -> bool {
        self.person().is_some_and(|person| person.presence() == PresenceMsg::Here)
    }

    /// Is this a person who is here?
    pub(crate) fn is_person_here(&self) -> bool {
        self.is_awaited() && !self.is_bot()
    }

    /// Makes room for someone else. The stream goes on, so that versions never repeat.
    pub(crate) fn clear(&mut self) {
        let mut stream = std::mem::take(&mut self.stream);
        stream.forget();
        *self = Entrant { stream, last_seq: self.last_seq, ..Entrant::free() };
    }

    pub(crate) fn remember(&mut self, answered: Answered<A>) {
        self.answered.push_back(answered);
        if self.answered.len() > REMEMBERED {
            self.answered.pop_front();
        }
    }

    pub(crate) fn message(&self, entrant: u8, is_host: bool, seat: Option<Seat>) -> EntrantMsg {
        let occupant = match &self.occupant {
            Occupant::Free => OccupantMsg::Free,
            Occupant::Person(person) => {
                let (name, presence, bot) = (person.name.clone(), person.presence(), person.bot);
                OccupantMsg::Person { name, presence, bot }
            }
            Occupant::Agent { spec } => OccupantMsg::Agent { agent: spec.clone() },
        };
        EntrantMsg {
            entrant,
            seat: seat.map(Into::into),
            occupant,
            host: is_host,
            ready: self.ready,
            rematch: self.rematch,
        }
    }
}

impl Person {
    /// The connection comes later.
    pub(crate) fn new(player: u64, name: String, now: u64) -> Person {
        let lost_at = Some(now);
        Person {
            player,
            name,
            lost_at,
            synced: false,
            away: false,
            gone: false,
            bot: false,
            fresh: false,
            claims_from: 0,
            owner: None,
            heir: None,
        }
    }

    pub(crate) fn presence(&self) -> PresenceMsg {
        match (self.gone, self.away, self.lost_at) {
            (true, _, _) => PresenceMsg::Gone,
            (_, true, _) => PresenceMsg::Away,
            (_, _, Some(_)) => PresenceMsg::Lost,
            (_, _, None) => PresenceMsg::Here,
        }
    }
}
