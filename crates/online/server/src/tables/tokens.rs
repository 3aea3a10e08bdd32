//! Whose tokens count, in all rooms.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The tokens of those who have, or had, a place. A table adds one when the place is given, and not
/// before: whoever only asks for a place has no right to anything.
#[derive(Default)]
pub(crate) struct Tokens {
    /// By the hash of a token: the room and the player.
    known: Mutex<HashMap<String, (String, u64)>>,
}

impl Tokens {
    /// Somebody has a place: the token with this hash counts from now on.
    pub(crate) fn grant(&self, hash: String, room: &str, player: u64) {
        self.known().insert(hash, (room.to_owned(), player));
    }

    /// The player whose token has this hash, in this room.
    pub(crate) fn player(&self, hash: &str, room: &str) -> Option<u64> {
        let known = self.known();
        let (of, player) = known.get(hash)?;
        (of == room).then_some(*player)
    }

    /// Forgets the tokens of all other rooms.
    pub(crate) fn keep(&self, is_open: impl Fn(&str) -> bool) {
        self.known().retain(|_, (room, _)| is_open(room));
    }

    /// Nothing panics while it is open, so it cannot be left half written.
    fn known(&self) -> MutexGuard<'_, HashMap<String, (String, u64)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
