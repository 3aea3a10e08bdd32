//! What a server asks before it lets a table go on for longer, or counts what it does.

use crate::{Host, Table};

impl<G: Host> Table<G> {
    /// Do agents have all places?
    pub fn is_of_agents(&self) -> bool {
        self.is_exhibition()
    }

    /// Do people play a match here who have not left it? Programs that someone brought are none.
    pub fn is_played_by_people(&self) -> bool {
        let mut people = self.entrants.iter().filter_map(|place| place.person());
        self.is_playing() && people.any(|person| !person.bot && !person.gone)
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
