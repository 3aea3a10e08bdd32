//! Passwords of rooms: what is kept is a slow hash with a salt of its own, never the word.
//!
//! A room's password is a word that friends tell each other, so it is short: anyone who steals the
//! database must not be able to try millions of words a second. Argon2id is made for that; its cost
//! here is the least that OWASP recommends (19 MiB, two passes), some 20 ms of one core. Tokens need
//! none of it: nobody guesses 128 random bits.

use argon2::{Algorithm, Argon2, Params, Version};

use crate::tables::token::{hashed, random_hex};

const MEMORY_KIB: u32 = 19 << 10;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// How what is kept begins; the salt and the hash follow, in hexadecimal digits.
const SORT: &str = "argon2id";

/// What is kept of a password; `None` when the operating system has no random bytes. Takes a while:
/// for threads that may block.
pub(crate) fn kept(word: &str) -> Option<String> {
    let salt = random_hex::<16>()?;
    let hash = slow_hash(word, &salt)?;
    Some(format!("{SORT}:{salt}:{hash}"))
}

/// Is this the word of which that is kept? Takes as long.
pub(crate) fn fits(word: &str, kept: &str) -> bool {
    let parts: Vec<&str> = kept.split(':').collect();
    match parts[..] {
        [SORT, salt, hash] => slow_hash(word, salt).as_deref() == Some(hash),
        // A room that was made by an older version: SHA-256 alone.
        _ => hashed(word) == kept,
    }
}

fn slow_hash(word: &str, salt: &str) -> Option<String> {
    let mut hash = [0; 32];
    let params = Params::new(MEMORY_KIB, PASSES, LANES, Some(hash.len())).ok()?;
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon2.hash_password_into(word.as_bytes(), salt.as_bytes(), &mut hash).ok()?;
    Some(parlor_fair::hex(&hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_word_is_kept_otherwise_in_every_room() {
        let (one, other) = (kept("sesame").unwrap(), kept("sesame").unwrap());
        assert_ne!(one, other);
        assert!(fits("sesame", &one) && fits("sesame", &other));
        assert!(!fits("Sesame", &one) && !fits("", &one));
        assert!(!one.contains(&hashed("sesame")));
    }

    #[test]
    fn rooms_of_older_versions_still_open() {
        let old = hashed("sesame");
        assert!(fits("sesame", &old) && !fits("open", &old) && !fits(&old, &old));
    }
}
