//! A table from its rules and its log as text.

use parlor_kit::{Host, Question, RulesError};
use parlor_wire::online::OpenHandsMsg;

use crate::{LogLine, RestoreError, Room, Table, ViewMsgOf};

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OpenError {
    /// No such rules.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The log cannot be read.
    #[error("line {line} of the log: {error}")]
    Line {
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong with the line.
        error: String,
    },
    /// The log does not make a table.
    #[error(transparent)]
    Restore(#[from] RestoreError),
}

impl<G: Host> Table<G> {
    /// Opens a table by these rules, or continues the one whose log is given (one JSON object each).
    pub fn open(rules: &str, room: Room, log: &[String]) -> Result<Table<G>, OpenError> {
        let game = G::read(rules)?;
        let read = |(line, text): (usize, &String)| {
            serde_json::from_str::<LogLine<_, _, _>>(text)
                .map_err(|error| OpenError::Line { line, error: error.to_string() })
        };
        let lines = (1..).zip(log).map(read).collect::<Result<Vec<_>, _>>()?;
        Ok(Table::restore(game, room, &lines)?)
    }

    /// How many matches are over.
    pub fn n_matches(&self) -> u64 {
        self.n_matches
    }

    /// The question that an agent was asked; `None` when it is closed.
    pub fn agent_question(&self, entrant: u8, seq: u64) -> Option<Question<G>> {
        let seat = self.seat_of(entrant)?;
        self.question(seat).filter(|question| question.seq == seq)?;
        self.agent_view(seat)
    }

    /// The open question to the person at a practice table; `None` at any other table.
    pub fn practice_question(&self, player: u64) -> Option<Question<G>> {
        self.practice()?.question(player)
    }

    /// All hands of a practice table; `None` at any other table.
    pub fn open_hands(&self) -> Option<OpenHandsMsg<ViewMsgOf<G>>> {
        self.practice()?.open_hands()
    }
}
