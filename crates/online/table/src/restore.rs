//! A table from its log.

use crate::{ActionMsgOf, AddressMsgOf, ChanceMsgOf, LogLine, Room, Table, TableGame};

/// Why a log does not make a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// Handled again, an input led to something else than stands after it.
    #[error("line {line}: the log does not follow from its inputs")]
    Differs {
        /// Which line, counted from 1.
        line: usize,
    },
    /// The rules of the game have failed.
    #[error("line {line}: {fault}")]
    Fault {
        /// Which line, counted from 1.
        line: usize,
        /// How.
        fault: String,
    },
}

impl<G: TableGame> Table<G> {
    /// The table whose log this is, as it stood after the last line, except that it keeps no
    /// messages: whoever comes back gets the whole state. A server that was down then
    /// gives it [`Input::Resumed`](crate::Input::Resumed).
    pub fn restore(
        game: G,
        room: Room,
        lines: &[LogLine<ActionMsgOf<G>, AddressMsgOf<G>, ChanceMsgOf<G>>],
    ) -> Result<Table<G>, RestoreError> {
        let mut table = Table::new(game, room);
        table.restoring = true;
        let mut next = 0;
        while let Some(line) = lines.get(next) {
            let LogLine::Input { at_ms, input } = line else {
                return Err(RestoreError::Differs { line: next + 1 });
            };
            let effects = table.handle(*at_ms, input.clone());
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
        table.restoring = false;
        Ok(table)
    }
}
