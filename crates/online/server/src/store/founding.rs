//! How a room was made.

use parlor_table::Room;
use serde::{Deserialize, Serialize};

/// What a room is from its first moment on; kept as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Founding {
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
