//! What entrants are told, each in a stream of its own.

use crate::effects::text;
use crate::table::{EventOf, ServerMsgOf};
use crate::{Host, Out, Table, Who};

impl<G: Host> Table<G> {
    /// Tells one entrant something, under the next version of its stream.
    pub(crate) fn tell(&mut self, entrant: u8, event: EventOf<G>) {
        let at_ms = self.now;
        let Some(place) = self.entrants.get_mut(usize::from(entrant)) else { return };
        let version = place.stream.version() + 1;
        let Some(person) = place.person().filter(|_| !self.restoring) else {
            place.stream.skip();
            return;
        };
        let to = (person.lost_at.is_none() && person.synced).then_some(person.player);
        let text = text(&ServerMsgOf::<G>::Event { version, at_ms, event });
        if let Some(player) = to {
            self.effects.out.push(Out::frame(Who::Player(player), text.clone()));
        }
        place.stream.push(text);
    }

    /// Tells everyone something that is the same for all.
    pub(crate) fn tell_all(&mut self, make: impl Fn() -> EventOf<G>) {
        for entrant in 0..self.entrants.len() as u8 {
            self.tell(entrant, make());
        }
        self.tell_watchers(make());
    }

    /// Tells everyone who is at the table.
    pub(crate) fn tell_entrants(&mut self) {
        let entrants = self.entrants();
        self.tell_all(|| EventOf::<G>::Entrants { entrants: entrants.clone() });
    }

    pub(crate) fn pong(&mut self, to: Who, n: u64) {
        let text = text(&ServerMsgOf::<G>::Pong { n, now_ms: self.now });
        self.effects.out.push(Out::frame(to, text));
    }
}
