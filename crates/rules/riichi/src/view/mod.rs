//! What one player knows of a deal.

mod fits;
mod fold;
mod ready_hands;
mod sample;
mod seen;

use parlor_game::{Illegal, Observed, Seat};

use crate::deal::{Action, Deal, Event, OpenTable, Own, Setup, furiten, offers};
use crate::score::Furiten;
use crate::{Hand, Tiles};

pub use seen::Seen;

/// What one player knows: the open table and the own tiles. Other hands are a number of tiles,
/// because there is nowhere to put them.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What everyone sees.
    pub table: OpenTable,
    /// What this player alone knows.
    pub own: Own,
}

impl View {
    /// The player's whole hand.
    pub fn hand(&self) -> Hand {
        self.table.hand(self.seat, &self.own)
    }

    /// Which furiten the player is in, if any.
    pub fn furiten(&self) -> Option<Furiten> {
        furiten(&self.table, &self.own, self.seat)
    }

    /// All tiles that this player has not seen: other hands and both walls.
    pub fn unseen(&self) -> Tiles {
        let mut unseen = Deal::all_tiles(&self.table.setup);
        for tile in self.own.concealed.iter() {
            unseen.remove(tile);
        }
        for tile in self.table.open_tiles() {
            unseen.remove(tile);
        }
        unseen
    }
}

impl Observed for Deal {
    type View = View;
    type Seen = Seen;

    fn first_view(setup: &Setup, viewer: Seat) -> View {
        View { seat: viewer, table: OpenTable::new(setup), own: Own::NOTHING }
    }

    fn view(&self, viewer: Seat) -> View {
        View { seat: viewer, table: self.table().clone(), own: *self.own(viewer) }
    }

    fn seen_by(event: &Event, viewer: Seat) -> Option<Seen> {
        Seen::of(event, viewer)
    }

    fn fold(view: &mut View, seen: &Seen) -> Result<(), Illegal> {
        if !view.fits(seen) {
            return Err(Illegal::Misfit { reason: "this-cannot-happen-now" });
        }
        view.follow(seen);
        Ok(())
    }

    #[inline]
    fn prompt(view: &View, viewer: Seat, out: &mut Vec<Action>) {
        out.clear();
        if viewer == view.seat {
            offers(&view.table, &view.own, viewer, |action| out.push(action));
        }
    }
}
