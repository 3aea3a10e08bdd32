//! What a table uses up, and what is done about it: its log is shortened where that can be, and a
//! table that is over its budget is closed.

use parlor_kit::Full;
use parlor_wire::online::ErrorCode;

use super::{TableTask, json};
use crate::limits::budgets::Spent;
use crate::store::Growth;
use crate::tables::token::log_name;
use crate::ws::greeting::AnyServerMsg;
use crate::ws::outbox::Ending;

/// A log that has grown by so many bytes is worth a shorter one.
const SHORTEN_FROM: u64 = 32 << 10;

/// How long a table's log is.
#[derive(Clone, Copy, Default)]
pub(super) struct LogLength {
    /// What was written since the server started or the log was last shortened.
    bytes: u64,
    /// How much of it was written since it was last worth a shorter one.
    fresh: u64,
    /// All of it, with what was there when the server started.
    whole: u64,
}

impl LogLength {
    /// Of a table that was restored from a log of so many bytes.
    pub(super) fn restored(bytes: u64) -> LogLength {
        LogLength { bytes: 0, fresh: bytes, whole: bytes }
    }

    /// Of a log that is one line of so many bytes.
    fn shortened(bytes: u64) -> LogLength {
        LogLength { bytes, fresh: 0, whole: bytes }
    }

    fn grow(&mut self, bytes: u64) {
        self.bytes += bytes;
        self.fresh += bytes;
        self.whole += bytes;
    }
}

impl<K: Full> TableTask<K> {
    /// Counts what was written, of which the log is a part. A table of people goes on when all rooms
    /// together have written too much: what agents do alone ends first.
    pub(super) fn count(&mut self, log_bytes: usize, n_bytes: usize) {
        self.log_length.grow(log_bytes as u64);
        let budgets = &self.context.budgets;
        // What spectators are to be shown later takes room as the log does.
        let used = self.log_length.bytes + self.table.delayed_bytes() as u64;
        let too_long = budgets.table_bytes > 0 && used > budgets.table_bytes;
        let n_deals = u32::try_from(self.table.n_deals()).unwrap_or(u32::MAX);
        // So many are over, and another one follows.
        let too_many = n_deals > 0 && !budgets.allows_deals(n_deals.saturating_add(1));
        let written = self.context.purse.spend(n_bytes).err();
        let agents = self.table.is_of_agents();
        let written = written.filter(|spent| *spent != Spent::Total || agents);
        let spent = too_many.then_some(Spent::Deals).or(too_long.then_some(Spent::Log));
        self.spent = self.spent.or(spent).or(written);
    }

    /// Writes one line in place of all others, where no match lies on the table and that is worth
    /// it. False when the table cannot go on.
    pub(super) async fn shorten_log(&mut self) -> bool {
        if self.log_length.fresh < SHORTEN_FROM {
            return true;
        }
        let Some(line) = self.table.checkpoint() else { return true };
        let growth = Growth { lines: vec![json(&line)], replaces: true, ..Growth::default() };
        // In a room with a delay it holds all that is to be shown, which may be longer than the log.
        if growth.log_bytes() as u64 >= self.log_length.whole {
            self.log_length.fresh = 0;
            return true;
        }
        self.log_length = LogLength::shortened(growth.log_bytes() as u64);
        let kept = self.context.journal.append(growth).await;
        if let Err(error) = &kept {
            let room = log_name(self.context.room());
            tracing::error!(room, game = K::NAME, %error, "a table cannot be written");
        }
        kept.is_ok()
    }

    /// When nobody is expected back to a match any more: then the table may have become idle without
    /// anything else happening.
    pub(super) fn left_at(&self) -> Option<u64> {
        let now_ms = self.status.clock.now_ms();
        self.table.played_until().filter(|until| now_ms < *until && *until < u64::MAX)
    }

    /// Could the table be closed and nobody would miss it?
    pub(super) fn is_idle(&self) -> bool {
        self.outboxes.is_empty() && !self.table.is_played_by_people(self.status.clock.now_ms())
    }

    /// The room is closed, and everyone who is there is told why.
    pub(super) async fn close_spent(&mut self, spent: Spent) {
        let (room, reason) = (log_name(self.context.room()), spent.reason());
        tracing::warn!(room, game = K::NAME, reason, "a room has used up its budget");
        self.context.restorers.note_closed(self.context.room(), spent);
        let locked = self.context.settings.password.is_some();
        drop(self.context.journal.close(locked).await);
        let (code, detail) = (ErrorCode::Limit, Some(reason.to_owned()));
        let error = json(&AnyServerMsg::Error { code, detail, action_id: None });
        for (_, (_, outbox)) in self.outboxes.drain() {
            outbox.put(vec![error.clone()]);
            outbox.end(Ending::Spent(spent));
        }
    }
}
