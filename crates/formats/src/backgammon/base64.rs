//! Keys in base64 as GNU Backgammon writes them: the usual alphabet, no `=` at the end.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

/// What is wrong with an ID in base64.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum KeyFault {
    /// Too many or too few characters.
    #[error("a {id} ID has {chars} characters, not {found}")]
    Length { id: &'static str, chars: usize, found: usize },
    /// A character that base64 does not use.
    #[error("column {column}: {found:?} is not a letter, a digit, + or /")]
    Character { column: usize, found: char },
    /// Bits are set behind the end of the data, or mean nothing there.
    #[error("something is left over at the end; is a character wrong?")]
    Rest,
}

/// The low bytes of `key`, three to every four characters. `CHARS` is the length of the text.
pub(super) fn encode<const CHARS: usize>(key: u128) -> [u8; CHARS] {
    let mut text = [b'A'; CHARS];
    // As many bytes as fill the text, so they always fit.
    let _ = STANDARD_NO_PAD.encode_slice(&key.to_le_bytes()[..CHARS * 6 / 8], &mut text);
    text
}

/// The key of `bits` bits that `text`, a sort of ID, stands for.
pub(super) fn decode(
    text: &str,
    id: &'static str,
    chars: usize,
    bits: usize,
) -> Result<u128, KeyFault> {
    let found = text.chars().count();
    if found != chars {
        return Err(KeyFault::Length { id, chars, found });
    }
    let outside = |found: &char| !matches!(found, 'A'..='Z' | 'a'..='z' | '0'..='9' | '+' | '/');
    if let Some((n, found)) = text.chars().enumerate().find(|(_, found)| outside(found)) {
        return Err(KeyFault::Character { column: n + 1, found });
    }
    let mut bytes = [0; 16];
    // What is left to go wrong is the last character, which may hold bits that no byte takes.
    STANDARD_NO_PAD.decode_slice(text, &mut bytes).map_err(|_| KeyFault::Rest)?;
    let key = u128::from_le_bytes(bytes);
    if key >> bits == 0 { Ok(key) } else { Err(KeyFault::Rest) }
}
