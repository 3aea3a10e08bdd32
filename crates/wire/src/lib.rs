//! Messages: the only serialised form of a game that leaves a process.
//!
//! Each game has a [`Codec`]: how its actions are written and read, how what one seat knows and
//! sees is written. A full state has no message, so nobody can send one by mistake. Explanations of
//! all games are [`parlor_agent::Explanation`]s.
//!
//! Messages are JSON objects in practice; enums carry their variant in `type`. Numbers that are not
//! finite (an open search window) are `null`. [`VERSION`] goes up when a reader of the old messages
//! would misunderstand the new ones; adding a field does not change it, so readers ignore fields
//! that they do not know.
//!
//! ```
//! use parlor_backgammon::{Action, Backgammon, RuleSet, Score, Setup};
//! use parlor_game::{Game, Observed, Seat};
//! use parlor_wire::{BackgammonWire, Codec};
//!
//! let game = Backgammon::start(&Setup::new(RuleSet::STANDARD, Score::MONEY));
//! let view = BackgammonWire::put_view(&game.view(Seat::A));
//! assert_eq!(serde_json::to_value(&view)?["men"]["A"][24], 2);
//! assert_eq!(serde_json::to_string(&BackgammonWire::put_action(Action::Roll))?, r#"{"type":"roll"}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `codec` | [`Codec`]: one game's messages |
//! | [`backgammon`], [`zole`], [`riichi`] | [`BackgammonWire`], [`ZoleWire`], [`RiichiWire`] |
//! | `written` | [`written!`]: pieces in their game's notation: `QC`, `0p`, `7z` |
//! | `bot` | [`ToBotMsg`], [`FromBotMsg`]: the talk with an outside bot |
//! | [`online`] | the talk between a server and those at a table |

pub mod backgammon;
mod bot;
mod codec;
pub mod online;
pub mod riichi;
#[cfg(test)]
mod typescript;
mod written;
pub mod zole;

pub use backgammon::BackgammonWire;
pub use bot::{FromBotMsg, ToBotMsg};
pub use codec::{ClientMsgOf, Codec, Message, ServerMsgOf, ToBotMsgOf};
pub use parlor_agent::SeatMsg;
pub use riichi::RiichiWire;
pub use zole::ZoleWire;

/// The version of all messages.
pub const VERSION: u32 = 2;
