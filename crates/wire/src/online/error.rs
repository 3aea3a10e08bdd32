//! Why something was refused.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was refused. A page puts each into words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// Not a message of this protocol.
    BadMessage,
    /// The frame is too long.
    TooLarge,
    /// Too many messages.
    TooFast,
    /// The server speaks another version.
    Version,
    /// The first frame must be a hello.
    HelloFirst,
    /// The token is not known, or is someone else's.
    Token,
    /// The password is wrong.
    Password,
    /// The personal link is not known: it was revoked or replaced.
    Link,
    /// There is no such room, or it was closed.
    NoRoom,
    /// The room was closed and its match voided, because the server was restored from a backup.
    Voided,
    /// Every place is taken.
    Full,
    /// The name is empty, too long, taken at this table or looks like one there, or has characters that
    /// cannot be seen or letters of scripts that do not go together.
    Name,
    /// The match has begun.
    Begun,
    /// For those at the table only.
    NotSeated,
    /// Already at the table.
    Seated,
    /// For the host only.
    NotHost,
    /// There is no such place, or it is not free, or nobody has it.
    Place,
    /// Not at this stage of the match.
    NotNow,
    /// The player has dropped out only just now: the seat is kept for them for a while.
    TooSoon,
    /// Nobody else sits at the table who could consent.
    NobodyToAsk,
    /// The player whose seat it is has come back to it.
    PlayerBack,
    /// No such agent, or a parameter outside its limits.
    Agent,
    /// Not a pledge, or a second one.
    Pledge,
    /// Not the contribution that was pledged.
    Contribution,
    /// Nothing was asked.
    NotAsked,
    /// An answer to an old question.
    Stale,
    /// Not one of the listed actions.
    Illegal,
    /// The name of the answer was used for another answer.
    ActionId,
    /// Nobody at the table may talk while a deal is played.
    ChatClosed,
    /// The text is empty or too long.
    ChatText,
    /// Spectators are not allowed here.
    NoSpectators,
    /// A bot's token may play its seat, and nothing else.
    Scope,
    /// More than this server allows: deals in a match, or what a room may use up.
    Limit,
    /// There is no such thing, or it is no longer kept.
    NotFound,
    /// The agent does not search here.
    NothingToSearch,
    /// The server failed; nothing was done.
    Internal,
}
