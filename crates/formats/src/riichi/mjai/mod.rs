//! mjai: JSON messages, in the original dialect and in the one of Mortal and mjai.app.
//!
//! Two layers: a [`Message`] is one object of the protocol with every field it came with, unknown
//! ones too; [`Mjai`] turns the messages of a log into pieces of a neutral record, [`MjaiWriter`]
//! does the opposite, and [`masked`] is a message as one seat may see it.

mod body;
mod ending;
mod error;
mod fields;
mod mask;
mod message;
mod pai;
mod reader;
mod reason;
mod to_json;
mod win_json;
mod writer;
mod yaku_names;

pub use body::{Body, Hora, Ryukyoku, StartKyoku};
pub use error::{MessageFault, MjaiError, MjaiFault, MjaiWriteError};
pub use mask::masked;
pub use message::Message;
pub use pai::Pai;
pub use reader::Mjai;
pub use writer::{Dialect, MjaiWriter, write_match};
