//! The messages of a table of one game.

use parlor_kit::{ActionMsgOf, EntryMsgOf, SeenMsgOf, TableMsgOf, ViewMsgOf};
use parlor_wire::online::{PromptMsg, StateMsg, TableEventMsg};

/// One step of a stream.
pub(crate) type EventOf<K> =
    TableEventMsg<ViewMsgOf<K>, SeenMsgOf<K>, ActionMsgOf<K>, TableMsgOf<K>, EntryMsgOf<K>>;
/// Everything at once.
pub(crate) type StateOf<K> = StateMsg<ViewMsgOf<K>, ActionMsgOf<K>, TableMsgOf<K>, EntryMsgOf<K>>;
/// A question.
pub(crate) type PromptOf<K> = PromptMsg<ActionMsgOf<K>>;
