//! A table from its log.

use crate::log_version::UNSAID;
use crate::{
    ActionMsgOf, AddressMsgOf, ChanceMsgOf, Host, Input, LOG_VERSION, LogLine, Room, Table,
};

/// Why a log does not make a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// Handled again, an input led to something else than stands after it.
    #[error("line {line}: the log does not follow from its inputs")]
    Differs {
        /// Which line, counted from 1.
        line: usize,
    },
    /// The log was written by a newer server, whose tables behave otherwise.
    #[error(
        "the log has version {found}, and this program knows {known}: use a newer Parlor",
        known = LOG_VERSION
    )]
    Newer {
        /// Its version.
        found: u32,
    },
    /// A checkpoint is none of a table of this game.
    #[error("line {line}: the checkpoint cannot be read")]
    Checkpoint {
        /// Which line, counted from 1.
        line: usize,
    },
    /// The rules of the game have failed.
    #[error("line {line}: {fault}")]
    Fault {
        /// Which line, counted from 1.
        line: usize,
        /// What the rules reported.
        fault: String,
    },
}

impl<G: Host> Table<G> {
    /// The table whose log this is, as it stood after the last line, except that it keeps no
    /// messages: anyone who comes back gets the whole state. A server that was down then
    /// gives it [`Input::RESUMED`].
    pub fn restore(
        game: G,
        room: Room,
        lines: &[LogLine<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>],
    ) -> Result<Table<G>, RestoreError> {
        expect_known(room.log_version)?;
        // A checkpoint says its version itself.
        let is_checkpoint = |line: &LogLine<_, _, _>| matches!(line, LogLine::Checkpoint { .. });
        if room.log_version > 0 || lines.iter().any(is_checkpoint) {
            return Table::new(game, room).replay(lines);
        }
        let [first, second] = UNSAID.map(|log_version| {
            let table = Table::new(game.clone(), Room { log_version, ..room.clone() });
            move || table.replay(lines)
        });
        first().or_else(|error| second().map_err(|_| error))
    }

    fn replay(
        mut self,
        lines: &[LogLine<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>],
    ) -> Result<Table<G>, RestoreError> {
        self.restoring = true;
        let mut next = 0;
        // What stands before the last checkpoint is in it.
        for (line, checkpoint) in (1..).zip(lines) {
            if let LogLine::Checkpoint { at_ms, table } = checkpoint {
                expect_known(table.version)?;
                self.put_back(*at_ms, table).ok_or(RestoreError::Checkpoint { line })?;
                next = line;
            }
        }
        while let Some(line) = lines.get(next) {
            let LogLine::Input { at_ms, input } = line else {
                return Err(RestoreError::Differs { line: next + 1 });
            };
            if let Input::Resumed { version } = input {
                expect_known(*version)?;
            }
            let effects = self.handle(*at_ms, input.clone());
            if let Some(fault) = effects.fault {
                return Err(RestoreError::Fault { line: next + 1, fault });
            }
            let written = &lines[next..lines.len().min(next + effects.log.len())];
            if effects.log.is_empty() || effects.log != written {
                let same = effects.log.iter().zip(written).take_while(|(a, b)| a == b).count();
                return Err(RestoreError::Differs { line: next + same + 1 });
            }
            next += effects.log.len();
        }
        self.restoring = false;
        Ok(self)
    }
}

fn expect_known(version: u32) -> Result<(), RestoreError> {
    if version > LOG_VERSION { Err(RestoreError::Newer { found: version }) } else { Ok(()) }
}
