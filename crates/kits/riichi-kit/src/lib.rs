//! Riichi for server, arena and command line.
//!
//! | file | idea |
//! |---|---|
//! | [`wire`] | the messages |
//! | `rules` | [`RiichiKit`]: rules text, presets, lengths |
//! | `host` | at a table |
//! | `rank` | in the arena |
//! | `dialect` | mjai for outside bots |
//! | `records` | Tenhou and mjai logs |
//! | [`words`] | at the terminal |

mod dialect;
mod host;
mod rank;
mod records;
mod rules;
pub mod wire;
pub mod words;

pub use rules::RiichiKit;
pub use wire::RiichiWire;
