//! What the server says that is the same in all games.

use parlor_wire::VERSION;
use parlor_wire::online::ServerMsg;

/// What the server says that is the same in all games.
pub(crate) type AnyServerMsg = ServerMsg<(), (), (), (), ()>;

/// The answer to hello, with the time at the table.
pub(crate) fn welcome(me: Option<u8>, now_ms: u64) -> AnyServerMsg {
    let parlor = env!("CARGO_PKG_VERSION").to_owned();
    AnyServerMsg::Welcome { version: VERSION, parlor, now_ms, me }
}
