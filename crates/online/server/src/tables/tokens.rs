//! Whose tokens count, in all rooms.

use std::collections::HashMap;

use parking_lot::Mutex;

/// The tokens of those who have, or had, a place. A table adds one when the place is given, and not
/// before: anyone who only asks for a place has no right to anything.
///
/// By the hash of a token: the room and the player.
#[derive(Default)]
pub(crate) struct Tokens(Mutex<HashMap<String, (String, u64)>>);

impl Tokens {
    /// Someone has a place: the token with this hash counts from now on.
    pub(crate) fn grant(&self, hash: String, room: &str, player: u64) {
        self.0.lock().insert(hash, (room.to_owned(), player));
    }

    /// The player whose token has this hash, in this room.
    pub(crate) fn player(&self, hash: &str, room: &str) -> Option<u64> {
        let known = self.0.lock();
        let (of, player) = known.get(hash)?;
        (of == room).then_some(*player)
    }

    /// Forgets the tokens of all other rooms.
    pub(crate) fn keep(&self, is_open: impl Fn(&str) -> bool) {
        self.0.lock().retain(|_, (room, _)| is_open(room));
    }
}
