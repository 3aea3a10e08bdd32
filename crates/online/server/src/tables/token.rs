//! Who is who: opaque random tokens, of which only the hash is kept.

use sha2::{Digest, Sha256};

/// So many random bytes as hexadecimal digits; `None` when the operating system has none.
pub(crate) fn random_hex<const N: usize>() -> Option<String> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(parlor_fair::hex(&bytes))
}

/// The letters of a code: digits, and letters that nobody takes for a digit or for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How long the id of a room may be.
const ROOM_ID_MAX: usize = 40;

/// A room's code, short enough to be typed from another screen and too long to be guessed: ten
/// letters in two groups, 50 bits.
pub(crate) fn random_code() -> Option<String> {
    let mut bytes = [0; 10];
    getrandom::fill(&mut bytes).ok()?;
    let mut code: String =
        bytes.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()])).iter().collect();
    code.insert(5, '-');
    Some(code)
}

/// Could this be the id of a room? Nothing else reaches the database: PostgreSQL takes no text with a zero
/// byte in it. Older servers made ids of other lengths.
pub(crate) fn is_room_id(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=ROOM_ID_MAX).contains(&text.len()) && text.bytes().all(fits)
}

/// How the log names a room: anyone who knows the id of a hidden one is let in, so the log does not
/// hold it.
pub(crate) fn log_name(room: &str) -> String {
    hashed(room)[..12].to_owned()
}

/// What is kept of a token. It is long and random, so a quick hash is enough.
pub(crate) fn hashed(secret: &str) -> String {
    parlor_fair::hex(&Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::{is_room_id, random_code};

    #[test]
    fn what_is_no_id_of_a_room_is_known_by_its_letters() {
        assert!(is_room_id(&random_code().unwrap()));
        assert!(is_room_id("c9a5170088cec200"), "of an older server");
        for wrong in ["", "\0", "abcde-\0ghij", "ABCDE-FGHJK", "abcde fghjk", "õ", &"a".repeat(41)]
        {
            assert!(!is_room_id(wrong), "{wrong:?}");
        }
    }
}
