//! How a room was made.

use parlor_table::Room;
use parlor_wire::online::SpectatorsMsg;
use serde::{Deserialize, Serialize};

/// What a room is from its first moment on; kept as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct RoomSettings {
    pub(crate) game: String,
    pub(crate) rules: String,
    pub(crate) room: Room,
    /// What is kept of it: see `password`.
    pub(crate) password: Option<String>,
    pub(crate) hidden: bool,
    /// Do its matches count among the results of people against agents?
    #[serde(default)]
    pub(crate) results: bool,
    pub(crate) idle_minutes: u32,
}

impl RoomSettings {
    /// As they are kept.
    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// How much is kept of a new room, its id included.
    pub(crate) fn n_bytes(&self) -> usize {
        self.room.id.len() + self.json().len()
    }

    /// May anyone watch who knows the room's id? Agents alone play for those who do.
    pub(crate) fn is_watchable(&self) -> bool {
        self.password.is_none() && self.room.spectators != SpectatorsMsg::None
    }
}
