//! What only a practice table shows: one person among agents, or agents alone.

use parlor_game::{Observed, Seat};
use parlor_wire::Codec;
use parlor_wire::online::{ErrorCode, OpenHandsMsg};

use crate::course::Course;
use crate::effects::Refused;
use crate::entrant::{Entrant, Occupant};
use crate::{Host, Table, ViewMsgOf};

/// A practice table. Whoever holds this has asked whether it is one: there is no other way to all
/// hands of a table.
pub(crate) struct Practice<'a, G: Host>(&'a Table<G>);

impl<G: Host> Table<G> {
    /// This table, if it is one for practice: made so, with at most one person and agents at all
    /// other places.
    pub(crate) fn practice(&self) -> Option<Practice<'_, G>> {
        let people = self.entrants.iter().filter(|place| place.person().is_some()).count();
        let agent = |place: &Entrant<_>| matches!(place.occupant, Occupant::Agent { .. });
        let agents = self.entrants.iter().filter(|place| agent(place)).count();
        let alone = people <= 1 && agents + people == self.entrants.len();
        (self.room.practice && alone).then_some(Practice(self))
    }

    /// Whoever sits at a practice table, or watches one, waits no longer for the agents.
    pub(crate) fn stop(&mut self) -> Result<(), Refused> {
        if self.practice().is_none() {
            return Err(ErrorCode::NotNow.into());
        }
        self.effects.stop = true;
        Ok(())
    }
}

impl<G: Host> Practice<'_, G> {
    fn course(&self) -> Option<&Course<G>> {
        self.0.course()
    }

    /// The open question to the person.
    pub(crate) fn question(&self, player: u64) -> Option<parlor_kit::Question<G>> {
        let course = self.course()?;
        let seat = course.seat_of(self.0.entrant_of(player)?)?;
        let playing = self.0.playing()?;
        let question = playing.questions[seat].as_ref()?;
        Some(course.agent_question(playing, seat, &question.legal))
    }

    /// What every seat knows.
    pub(crate) fn open_hands(&self) -> Option<OpenHandsMsg<ViewMsgOf<G>>> {
        let course = self.course()?;
        let seats = Seat::ALL.into_iter().take(course.seat_order.len());
        let views = seats.map(|seat| G::Codec::put_view(&course.game().view(seat)));
        let played = course.deals.len() as u64;
        let deal = if self.0.playing().is_some() { played } else { played.saturating_sub(1) };
        Some(OpenHandsMsg { deal, views: views.collect() })
    }
}
