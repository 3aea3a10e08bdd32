//! Who asks, as far as the server can tell, and how much they still may.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::http::Extensions;
use parlor_wire::online::ErrorCode;

use crate::http::guard::Guard;
use crate::http::refusal::Refusal;
use crate::limits::held::{Held, HeldCounts};
use crate::limits::network::household;
use crate::limits::room_counts::HeldRoom;

/// What a request or a frame costs, in drops of the bucket of its household: a room or a try at a
/// password takes more than a look.
pub(crate) const LOOK: f64 = 1.0;
pub(crate) const CHANGE: f64 = 5.0;

/// Who asks. The guard puts one into every request.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) guard: Arc<Guard>,
    /// Behind whatever proxies.
    pub(crate) address: IpAddr,
    /// A program on this machine, which has no limits: see `locality`.
    pub(crate) local: bool,
}

impl Caller {
    /// Who made a request, where a guard stands before the routes.
    pub(crate) fn of(extensions: &Extensions) -> Option<&Caller> {
        extensions.get()
    }

    /// By what someone without a token is known.
    pub(crate) fn household(&self) -> IpAddr {
        household(self.address)
    }

    /// Takes drops from the bucket of the household. Were there enough?
    pub(crate) fn may_ask(&self, drops: f64) -> bool {
        let all = self.guard.requests.as_ref().filter(|_| !self.local);
        all.is_none_or(|all| all.take(self.household(), drops, Instant::now()))
    }

    /// One more socket of this household, if it may have one.
    pub(crate) fn open_socket(&self) -> Result<Option<Held>, Refusal> {
        let Guard { sockets, config, .. } = &*self.guard;
        self.hold(sockets, config.sockets_per_address, "too many sockets from your address")
    }

    /// One more room from this address, if it and the ranges around it may have one.
    pub(crate) fn open_room(&self) -> Result<Option<HeldRoom>, Refusal> {
        let Guard { rooms, config, .. } = &*self.guard;
        let detail = "too many rooms from your address are open: idle ones are closed by and by";
        let held = (!self.local).then(|| rooms.take(self.address, config.rooms_per_address));
        held.map(|held| held.ok_or_else(|| Refusal::new(ErrorCode::TooFast, detail))).transpose()
    }

    fn hold(&self, counts: &HeldCounts, most: u32, detail: &str) -> Result<Option<Held>, Refusal> {
        let held = (!self.local).then(|| counts.take_one(self.address, most));
        held.map(|held| held.ok_or_else(|| Refusal::new(ErrorCode::TooFast, detail))).transpose()
    }
}
