//! Outside programs as players: JSON lines over standard input and output, by our own protocol or by
//! a game's own dialect.
//!
//! Nothing that a bot does can hold up the arena: it is read and written by threads of its own, every
//! answer has a deadline, lines have a length, and a bot that breaks a rule is ended and forfeits.

mod breach;
mod command;
mod dialect;
mod limits;
mod outsider;
mod player;
mod pool;
mod process;
mod talk;

pub use breach::Breach;
pub use command::{BotCommand, CommandError, Manner, Protocol, dialects};
pub use limits::BotLimits;
pub use process::BotErrors;

pub(crate) use dialect::DialectTalk;
pub(crate) use outsider::Outsider;
pub(crate) use player::BotPlayer;
pub(crate) use pool::{Guest, Pool};
