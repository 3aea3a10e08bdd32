//! Whether there is place for another room.
//!
//! There may be so many rooms, of which some are kept for addresses that have none yet. When all
//! are taken, one that nobody needs is closed for the new one: of those who have most, the one that
//! has been idle for longest.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use ipnet::IpNet;
use parlor_wire::online::ErrorCode;

use super::{OpenRoom, Rooms};
use crate::http::refusal::Refusal;
use crate::limits::budgets::{Purse, Spent};
use crate::limits::caller::Caller;
use crate::limits::room_counts::HeldRoom;
use crate::tables::task::{TableHandle, TableRequest};

/// How often a request closes a room for itself before it is told that there is no place.
const TRIES: usize = 16;

/// A place for a room, kept for it until it is open: no other request gets the same one.
pub(super) struct Place<'a> {
    /// One of the rooms that its maker's household may have.
    pub(super) held: Option<HeldRoom>,
    n_kept: &'a AtomicUsize,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.n_kept.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Rooms {
    /// One more room, if there is place for it.
    pub(super) async fn admit(&self, caller: Option<&Caller>) -> Result<Place<'_>, Refusal> {
        let too_many = |detail| Err(Refusal::new(ErrorCode::TooFast, detail));
        // Before a room of others is closed for this one.
        self.purse_of(caller).pay(1).map_err(no_bytes_left)?;
        let held = caller.map(Caller::open_room).transpose()?.flatten();
        let (rooms, reserved) = (self.budgets.rooms, self.budgets.rooms_reserved);
        let n_own = held.as_ref().map_or(1, HeldRoom::n_from_there);
        let most = match rooms {
            0 => usize::MAX,
            _ if n_own <= 1 => rooms as usize,
            _ => rooms.saturating_sub(reserved) as usize,
        };
        // A place that is made here may be taken by another request that closed the same room.
        for _ in 0..TRIES {
            if self.keep_place(most) {
                return Ok(Place { held, n_kept: &self.places_kept });
            }
            if !self.close_idle_room(n_own).await {
                break;
            }
        }
        too_many("too many rooms")
    }

    /// Keeps one of so many places, if one is free.
    fn keep_place(&self, most: usize) -> bool {
        let mut open = self.open.lock();
        open.retain(|_, room| !room.table.is_closed());
        let is_free = open.len() + self.places_kept.load(Ordering::Relaxed) < most;
        if is_free {
            self.places_kept.fetch_add(1, Ordering::Relaxed);
        }
        is_free
    }

    /// A room takes the place that was kept for it: it is counted once at every moment.
    pub(super) fn open_at(&self, place: Place<'_>, id: &str, room: OpenRoom) {
        let mut open = self.open.lock();
        open.insert(id.to_owned(), room);
        drop(place);
    }

    /// What a new room of this caller may write; programs on this machine write what they like.
    pub(super) fn purse_of(&self, caller: Option<&Caller>) -> Purse {
        let stranger = caller.filter(|caller| !caller.local);
        stranger.map_or(Purse::ENDLESS, |from| self.written.purse(Some(from.address)))
    }

    /// Closes a room that nobody needs, if someone has more of them than one who would have so many.
    async fn close_idle_room(&self, n_own: usize) -> bool {
        for table in self.idle_rooms(n_own) {
            let closed = table.ask(|answer| TableRequest::Close { answer }).await;
            // One that has ended meanwhile makes place as well. A room counts until its task has ended:
            // who looked for a place before that would close another one too.
            if closed.unwrap_or(true) {
                table.closed().await;
                return true;
            }
        }
        false
    }

    /// The idle rooms of the origin that has most rooms, and more than so many. Those from before a restart, whose makers nobody
    /// knows any more, count as one's.
    fn idle_rooms(&self, n_own: usize) -> Vec<Arc<dyn TableHandle>> {
        let open = self.open.lock();
        let origin = |room: &OpenRoom| room.held.as_ref().and_then(HeldRoom::origin);
        let mut rooms_of = HashMap::<Option<IpNet>, (usize, Vec<_>)>::new();
        for room in open.values().filter(|room| !room.table.is_closed()) {
            let (n, idle) = rooms_of.entry(origin(room)).or_default();
            *n += 1;
            idle.extend(room.table.status().idle_since().map(|since| (since, room.table.clone())));
        }
        let with_idle = rooms_of.into_values().filter(|(n, idle)| *n > n_own && !idle.is_empty());
        let most = with_idle.max_by_key(|(n, _)| *n);
        let mut idle = most.map_or(Vec::new(), |(_, idle)| idle);
        idle.sort_by_key(|(since, _)| *since);
        idle.into_iter().map(|(_, table)| table).collect()
    }
}

/// Why no room is begun.
pub(super) fn no_bytes_left(spent: Spent) -> Refusal {
    let detail = match spent {
        Spent::Address => {
            "rooms from your address have written all that they may for now: try again later"
        }
        _ => "the server has written all that it may for now: try again later",
    };
    Refusal::new(ErrorCode::TooFast, detail)
}
