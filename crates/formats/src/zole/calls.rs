//! Calls as they are written.

use parlor_zole::Call;

/// Every call and its word.
pub const CALLS: [(&str, Call); 4] = [
    ("pass", Call::Pass),
    ("take", Call::Take),
    ("zole", Call::Zole),
    ("maza-zole", Call::MazaZole),
];

/// Reads a call, no matter in which case.
///
/// ```
/// use parlor_formats::zole::{read_call, write_call};
/// let call = read_call("Maza-Zole").unwrap();
/// assert_eq!(write_call(call), "maza-zole");
/// assert_eq!(read_call("skat"), None);
/// ```
pub fn read_call(word: &str) -> Option<Call> {
    CALLS.iter().find(|known| known.0.eq_ignore_ascii_case(word)).map(|known| known.1)
}

/// Writes a call.
pub const fn write_call(call: Call) -> &'static str {
    match call {
        Call::Pass => CALLS[0].0,
        Call::Take => CALLS[1].0,
        Call::Zole => CALLS[2].0,
        Call::MazaZole => CALLS[3].0,
    }
}
