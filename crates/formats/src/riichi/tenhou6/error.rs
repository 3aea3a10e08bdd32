//! What can be wrong with a tenhou.net/6 record, and where.

use std::fmt;

use parlor_game::Seat;

use crate::riichi::RulesTextError;
use crate::riichi::record::Misplaced;

/// Why a text is not a tenhou.net/6 record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Tenhou6Error {
    /// Where in the file it stands.
    pub place: Location,
    /// What is wrong.
    pub fault: Tenhou6Fault,
}

/// A place in a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Location {
    /// The match, counted from 1.
    pub game: usize,
    /// The deal, counted from 1; 0 outside the deals.
    pub deal: usize,
    /// The field, or the element of the deal.
    pub part: &'static str,
    /// Whose list of draws or discards, if it is one.
    pub seat: Option<Seat>,
    /// The item of the list, counted from 1; 0 for the whole.
    pub item: usize,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "match {}", self.game)?;
        if self.deal > 0 {
            write!(f, ", deal {}", self.deal)?;
        }
        write!(f, ", {}", self.part)?;
        if let Some(seat) = self.seat {
            write!(f, " of player {}", seat.idx())?;
        }
        if self.item > 0 {
            write!(f, ", item {}", self.item)?;
        }
        Ok(())
    }
}

/// What is wrong at a place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum Tenhou6Fault {
    /// Not JSON, or cut off.
    #[error("not JSON: {0}")]
    Json(String),
    /// A value of another sort than expected.
    #[error("{found} is not {expected}")]
    Expected { found: String, expected: &'static str },
    /// A game for three.
    #[error("a game for three; only games for four are read")]
    ThreePlayers,
    /// The rules written beside the record.
    #[error(transparent)]
    Rules(#[from] RulesTextError),
    /// The lists cannot be brought into an order of play.
    #[error(
        "no order of play uses up all draws and discards; the longest ends after {events} events, where {reason}"
    )]
    NoOrder { events: usize, reason: &'static str },
    /// More indicators than kans.
    #[error("{found} dora indicators, but play turns {turned}")]
    Indicators { found: usize, turned: usize },
    /// An event does not fit the tiles on the table.
    #[error(transparent)]
    Misplaced(#[from] Misplaced),
}

/// Why a record cannot be written as tenhou.net/6.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum Tenhou6WriteError {
    /// The format has no field for the dealer: player 0 deals first.
    #[error(
        "deal {deal}: seat {dealer} deals number {number} of the round; here seat A deals first"
    )]
    Dealer { deal: usize, dealer: Seat, number: u8 },
    /// The record contradicts itself; deals and events count from 1, event 0 is the start.
    #[error("deal {deal}, event {event}: {fault}")]
    Misplaced { deal: usize, event: usize, fault: Misplaced },
}
