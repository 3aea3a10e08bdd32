//! What commands print: words for people, JSON for programs.

use std::io::{self, IsTerminal, Write};

use serde::Serialize;
use serde_json::Value;

/// Prints JSON where it was asked for, otherwise words.
pub(crate) fn show(
    json: bool,
    fields: impl FnOnce() -> Value,
    words: impl FnOnce() -> String,
) -> anyhow::Result<()> {
    if json { self::json(&fields()) } else { text(&words()) }
}

/// Prints words as they are.
pub(crate) fn text(words: &str) -> anyhow::Result<()> {
    Ok(io::stdout().write_all(words.as_bytes())?)
}

/// Prints JSON on one line, fields in the order of their names.
pub(crate) fn json(value: &impl Serialize) -> anyhow::Result<()> {
    Ok(writeln!(io::stdout(), "{}", serde_json::to_value(value)?)?)
}

/// Prints JSON over several lines, fields in the order of their names.
pub(crate) fn pretty_json(value: &impl Serialize) -> anyhow::Result<()> {
    Ok(writeln!(io::stdout(), "{:#}", serde_json::to_value(value)?)?)
}

/// How far the work is: one line on a terminal, nothing in a pipe.
pub(crate) struct Ticker {
    is_seen: bool,
}

impl Ticker {
    pub(crate) fn new() -> Ticker {
        Ticker { is_seen: io::stderr().is_terminal() }
    }

    /// Writes over the last line.
    pub(crate) fn show(&self, line: impl FnOnce() -> String) {
        if self.is_seen {
            // Without wrapping: what does not fit would leave its rest behind.
            eprint!("\r\x1b[?7l{}\x1b[K\x1b[?7h", line());
        }
    }

    /// Leaves the line empty for what comes next.
    pub(crate) fn clear(&self) {
        if self.is_seen {
            eprint!("\r\x1b[K");
        }
    }
}
