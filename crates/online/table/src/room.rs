//! How a table is set up.

use parlor_wire::online::{CallWindowMsg, ClockRulesMsg, RoomMsg, SpectatorsMsg};
use serde::{Deserialize, Serialize};

use crate::{Host, LOG_VERSION, Table};

/// How a table is set up. It does not change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// Its name in addresses.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Time to think; none when nobody is hurried.
    pub clock: Option<ClockRulesMsg>,
    /// How calls are collected.
    pub calls: CallWindowMsg,
    /// Who may watch.
    pub spectators: SpectatorsMsg,
    /// Are seats drawn?
    pub draw_seats: bool,
    /// A practice table: one person among agents, who may ask for advice and open hands; or agents
    /// alone, whose hands those who watch may open.
    #[serde(default)]
    pub practice: bool,
    /// How long other things take.
    pub times: Times,
    /// The version of its log when it was made; none in rooms that were made before there was one.
    #[serde(default)]
    pub log_version: u32,
}

/// How long a table waits, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Times {
    /// For pledges.
    pub pledge_ms: u64,
    /// For contributions.
    pub contribute_ms: u64,
    /// Between deals, for those who are not ready.
    pub between_ms: u64,
    /// Between deals, when someone asks for a pause.
    pub pause_ms: u64,
    /// For a player whose connection is lost, where there is no clock.
    pub lost_ms: u64,
    /// Before the table answers for a player who is away.
    pub auto_ms: u64,
    /// For an agent's decision.
    pub agent_ms: u64,
    /// More time to think after the server was down.
    pub grace_ms: u64,
    /// For a player whose connection is lost, before the room's password is enough to have the seat:
    /// anyone who reloads a page is back by then. None in rooms that were made before there was one.
    #[serde(default)]
    pub reclaim_ms: u64,
    /// Between two moves of agents alone, however fast those who watch want them. None in rooms that
    /// were made before there was one.
    #[serde(default)]
    pub pace_ms_min: u64,
}

impl Room {
    /// A room with the usual settings: no clock, calls within three seconds, anyone may watch.
    pub fn new(id: &str, name: &str) -> Room {
        Room {
            id: id.to_owned(),
            name: name.to_owned(),
            clock: None,
            calls: CallWindowMsg { min_ms: 2_500, jitter_ms: 500, strict: true },
            spectators: SpectatorsMsg::Allowed { delay_ms: 0 },
            draw_seats: true,
            practice: false,
            times: Times::USUAL,
            log_version: LOG_VERSION,
        }
    }

    /// As clients see it.
    pub(crate) fn message<G: Host>(&self, game: &G) -> RoomMsg {
        RoomMsg {
            id: self.id.clone(),
            name: self.name.clone(),
            game: <G::Codec as parlor_wire::Codec>::NAME.to_owned(),
            rules: game.rules(),
            seats: game.n_seats() as u8,
            clock: self.clock,
            calls: self.calls,
            spectators: self.spectators,
            draw_seats: self.draw_seats,
            practice: self.practice,
            lost_ms: self.clock.is_none().then_some(self.times.lost_ms),
        }
    }

    /// How much later spectators see everything; `None` when there are none.
    pub(crate) fn delay(&self) -> Option<u64> {
        match self.spectators {
            SpectatorsMsg::None => None,
            SpectatorsMsg::Allowed { delay_ms } => Some(delay_ms),
        }
    }
}

impl<G: Host> Table<G> {
    /// How long a seat is kept for a player whose connection is lost. Rooms that were made before there
    /// was such a time have the usual one, once their tables keep seats as new ones do.
    pub(crate) fn reclaim_ms(&self) -> u64 {
        let Times { reclaim_ms, .. } = self.room.times;
        let unsaid = reclaim_ms == 0 && self.room.log_version < 3;
        if unsaid && self.guards_seats() { Times::USUAL.reclaim_ms } else { reclaim_ms }
    }
}

impl Times {
    /// What suits people.
    pub const USUAL: Times = Times {
        pledge_ms: 5_000,
        contribute_ms: 5_000,
        between_ms: 20_000,
        pause_ms: 300_000,
        lost_ms: 60_000,
        auto_ms: 800,
        agent_ms: 10_000,
        grace_ms: 15_000,
        reclaim_ms: 30_000,
        pace_ms_min: 0,
    };
}
