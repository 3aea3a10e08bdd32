//! Whose tokens count, in all rooms.

use std::collections::HashMap;

use parking_lot::Mutex;

use crate::store::Person;

/// The tokens of those who have, or had, a place. A table adds one when the place is given, and not
/// before: anyone who only asks for a place has no right to anything.
///
/// By the hash of a token.
#[derive(Default)]
pub(crate) struct Tokens(Mutex<HashMap<String, Known>>);

/// What a token is worth.
struct Known {
    room: String,
    player: u64,
    /// Whose personal link gave it to a further device; it ends with that link.
    lent_by: Option<Person>,
}

impl Tokens {
    /// Someone has a place: the token with this hash counts from now on.
    pub(crate) fn grant(&self, hash: String, room: &str, player: u64) {
        let known = Known { room: room.to_owned(), player, lent_by: None };
        self.0.lock().insert(hash, known);
    }

    /// The same for a further device of someone with a personal link; false when so many have one
    /// for this seat already.
    pub(crate) fn lend(
        &self,
        hash: String,
        room: &str,
        player: u64,
        by: &Person,
        most: usize,
    ) -> bool {
        let mut all = self.0.lock();
        let lent = all.values().filter(|one| one.player == player && one.lent_by.is_some());
        if lent.count() >= most {
            return false;
        }
        let known = Known { room: room.to_owned(), player, lent_by: Some(by.clone()) };
        all.insert(hash, known);
        true
    }

    /// A token that counts already was lent: so the database says after a restart.
    pub(crate) fn mark_lent(&self, hash: &str, by: Person) {
        if let Some(known) = self.0.lock().get_mut(hash) {
            known.lent_by = Some(by);
        }
    }

    /// Was this token lent by a personal link?
    pub(crate) fn is_lent(&self, hash: &str) -> bool {
        self.0.lock().get(hash).is_some_and(|known| known.lent_by.is_some())
    }

    /// A link is gone, and what it lent with it. The seats: room and player.
    pub(crate) fn take_back(&self, by: &Person) -> Vec<(String, u64)> {
        let is_theirs = |_: &String, known: &mut Known| known.lent_by.as_ref() == Some(by);
        let lent: Vec<(String, Known)> = self.0.lock().extract_if(is_theirs).collect();
        lent.into_iter().map(|(_, known)| (known.room, known.player)).collect()
    }

    /// The token with this hash counts no more.
    pub(crate) fn forget(&self, hash: &str) {
        self.0.lock().remove(hash);
    }

    /// The player whose token has this hash, in this room.
    pub(crate) fn player(&self, hash: &str, room: &str) -> Option<u64> {
        let known = self.0.lock();
        known.get(hash).filter(|known| known.room == room).map(|known| known.player)
    }

    /// Forgets the tokens of all other rooms.
    pub(crate) fn keep(&self, is_open: impl Fn(&str) -> bool) {
        self.0.lock().retain(|_, known| is_open(&known.room));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_that_could_not_be_lent_takes_no_other_with_it() {
        let (tokens, anna) = (Tokens::default(), Person::new("anna".to_owned()));
        for hash in ["phone", "tablet"] {
            assert!(tokens.lend(hash.to_owned(), "r1", 7, &anna, 2));
        }
        tokens.forget("tablet");
        assert_eq!((tokens.player("phone", "r1"), tokens.player("tablet", "r1")), (Some(7), None));
        assert!(tokens.lend("laptop".to_owned(), "r1", 7, &anna, 2), "there is place again");
    }
}
