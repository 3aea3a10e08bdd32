//! mjai: JSON messages, in the original dialect and in the one of Mortal and mjai.app.
//!
//! Two layers: a [`Message`] is one object of the protocol with every field it came with, unknown
//! ones too; [`Mjai`] turns the messages of a log into pieces of a neutral record, [`MjaiWriter`]
//! does the opposite, and [`masked`] is a message as one seat may see it.
//!
//! For play: a [`Follower`] brings what a seat is told into its view, and [`Reply`] is the answer
//! that means an action; a server tells a seat what it sees by a [`Teller`], and [`Meant`] is the
//! action that an answer means.

mod body;
mod ending;
mod error;
mod field;
mod follow;
mod follow_fault;
mod mask;
mod message;
mod pai;
mod reader;
mod reason;
mod reply;
mod tell;
mod writer;
mod yaku_names;

pub use body::{Body, Hora, Kyoku, Ryukyoku, StartKyoku};
pub use error::{MessageFault, MjaiError, MjaiFault, MjaiWriteError};
pub use follow::Follower;
pub use follow_fault::FollowFault;
pub use mask::masked;
pub use message::Message;
pub use pai::Pai;
pub use reader::Mjai;
pub use reply::{Meant, Reply, ReplyFault};
pub use tell::{SEED_FIELD, Teller};
pub use writer::{Dialect, MjaiWriter, write_match};
