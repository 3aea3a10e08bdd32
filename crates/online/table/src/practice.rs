//! What only a practice table shows: one person among agents, or agents alone.

use parlor_game::{Observed, Seat};
use parlor_wire::Codec;
use parlor_wire::online::{ErrorCode, OpenHandsMsg};

use crate::{Host, Refused, Table, ViewMsgOf};

/// A practice table. Anyone who holds this has asked whether it is one: there is no other way to all
/// hands of a table.
pub(crate) struct Practice<'a, G: Host>(&'a Table<G>);

impl<G: Host> Table<G> {
    /// This table, if it is one for practice: made so, with at most one person and agents at all
    /// other places.
    pub(crate) fn practice(&self) -> Option<Practice<'_, G>> {
        let mut others = self.entrants.iter().filter(|place| place.agent().is_none());
        let alone = others.next().is_none_or(|place| !place.is_free()) && others.next().is_none();
        (self.room.practice && alone).then_some(Practice(self))
    }

    /// Anyone who sits at a practice table, or watches one, waits no longer for the agents.
    pub(crate) fn stop(&mut self) -> Result<(), Refused> {
        if self.practice().is_none() {
            return Err(ErrorCode::NotNow.into());
        }
        self.effects.stop = true;
        Ok(())
    }
}

impl<G: Host> Practice<'_, G> {
    /// The open question to the person.
    pub(crate) fn question(&self, player: u64) -> Option<parlor_kit::Question<G>> {
        self.0.agent_view(self.0.seat_of(self.0.entrant_of(player)?)?)
    }

    /// What every seat knows.
    pub(crate) fn open_hands(&self) -> Option<OpenHandsMsg<ViewMsgOf<G>>> {
        let current = self.0.current()?;
        let seats = Seat::ALL.into_iter().take(current.seat_order.len());
        let views = seats.map(|seat| G::Codec::put_view(&current.game().view(seat)));
        let played = current.deals.len() as u64;
        let deal = if self.0.playing().is_some() { played } else { played.saturating_sub(1) };
        Some(OpenHandsMsg { deal, views: views.collect() })
    }
}
