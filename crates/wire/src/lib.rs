//! Messages: the only serialised form of a game that leaves a process.
//!
//! Each game has a [`Codec`] in its kit: how its actions are written and read, how what one seat
//! knows and sees is written. A full state has no message, so nobody can send one by mistake.
//! Explanations of all games are [`parlor_agent::Explanation`]s.
//!
//! Messages are JSON objects in practice; enums carry their variant in `type`. Numbers that are not
//! finite (an open search window) are `null`. [`VERSION`] goes up when a reader of the old messages
//! would misunderstand the new ones; adding a field does not change it, so readers ignore fields
//! that they do not know.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `codec` | [`Codec`]: one game's messages |
//! | `written` | [`written!`]: pieces in their game's notation: `QC`, `0p`, `7z` |
//! | `bot` | [`ToBotMsg`], [`FromBotMsg`]: the talk with an outside bot |
//! | [`online`] | the talk between a server and those at a table |

mod bot;
mod codec;
pub mod online;
mod written;

pub use bot::{FromBotMsg, ToBotMsg};
pub use codec::{ClientMsgOf, Codec, Message, ServerMsgOf, StateOf, TableEventOf, ToBotMsgOf};
pub use parlor_agent::SeatMsg;

/// The version of all messages.
pub const VERSION: u32 = 2;
