//! What a server asks before it lets a table go on for longer, or counts what it does.

use crate::{Host, Table};

/// So long a player without a connection may be expected back.
const MISSED_MS: u64 = 300_000;

impl<G: Host> Table<G> {
    /// Do agents have all places?
    pub fn is_of_agents(&self) -> bool {
        self.is_exhibition()
    }

    /// Until when people play a match here who have not left it, if nobody comes back: each for a few
    /// minutes after the connection was lost. `None` where none do; programs that someone brought are
    /// no people.
    pub fn played_until(&self) -> Option<u64> {
        let people = self.entrants.iter().filter_map(|place| place.person());
        let people = people.filter(|person| !person.bot && !person.gone && self.is_playing());
        let until = |lost_at: Option<u64>| lost_at.map_or(u64::MAX, |at| at + MISSED_MS);
        people.map(|person| until(person.lost_at)).max()
    }

    /// Do people play a match here at that time?
    pub fn is_played_by_people(&self, now_ms: u64) -> bool {
        self.played_until().is_some_and(|until| now_ms < until)
    }

    /// How many deals of the match that is played are over; none where no match is.
    pub fn n_deals(&self) -> usize {
        let current = self.current().filter(|_| self.is_playing());
        current.map_or(0, |current| current.deals.len())
    }

    /// Is this entrant asked about something that others do not know it is asked about?
    pub fn is_asked_about_a_call(&self, entrant: u8) -> bool {
        let question = self.seat_of(entrant).and_then(|seat| self.question(seat));
        question.is_some_and(|question| question.window)
    }

    /// The time of the last thing that happened.
    pub fn now_ms(&self) -> u64 {
        self.now
    }
}
