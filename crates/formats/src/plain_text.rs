//! Text that people write, as far as it is of no account how.

use std::borrow::Cow;

/// The text of a file without a byte order mark; bytes that are not UTF-8 are taken as Latin-1.
pub(crate) fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// Words with single spaces between them, as they can be written again.
pub(crate) fn plain(text: &str) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
