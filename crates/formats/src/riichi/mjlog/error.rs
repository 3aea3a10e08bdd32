//! What can be wrong with an mjlog, and where.

use parlor_game::Seat;
use parlor_riichi::Points;

use super::call::CallFault;
use crate::riichi::RulesTextError;
use crate::riichi::record::Misplaced;

/// Why a text is not a Tenhou record, and at which tag.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("byte {offset}, deal {deal}, <{tag}>: {fault}")]
pub struct MjlogError {
    /// Bytes of (unpacked) text before the end of the tag.
    pub offset: u64,
    /// The deal, counted from 1; 0 before the first.
    pub deal: usize,
    /// The name of the element.
    pub tag: String,
    /// What is wrong with it.
    pub fault: MjlogFault,
}

/// What is wrong with a tag.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum MjlogFault {
    /// The file cannot be read or unpacked.
    #[error("the file cannot be read: {0}")]
    Unreadable(String),
    /// The text is not XML.
    #[error("not XML: {0}")]
    Xml(String),
    /// The text ends before the record does.
    #[error("the record ends here, before {expected}")]
    Truncated { expected: &'static str },
    /// A tag that no Tenhou record has.
    #[error(
        "unknown tag; a record has SHUFFLE GO UN TAIKYOKU INIT T–W D–G N DORA REACH AGARI RYUUKYOKU BYE"
    )]
    UnknownTag,
    /// A tag where it cannot stand.
    #[error("it is not allowed here; {expected}")]
    Order { expected: &'static str },
    /// An attribute is missing.
    #[error("the attribute {attribute} is missing")]
    Missing { attribute: &'static str },
    /// An attribute has a value that cannot be.
    #[error("{attribute}={value:?} is not {expected}")]
    Value { attribute: String, value: String, expected: &'static str },
    /// A game for three.
    #[error("a game for three; only games for four are read")]
    ThreePlayers,
    /// The rules written beside the record.
    #[error(transparent)]
    Rules(#[from] RulesTextError),
    /// A call code that stands for no set.
    #[error(transparent)]
    Call(#[from] CallFault),
    /// The tag does not fit the tiles on the table.
    #[error(transparent)]
    Misplaced(#[from] Misplaced),
}

/// Why a record cannot be written as an mjlog.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum MjlogWriteError {
    /// The record contradicts itself; deals and events count from 1, event 0 is the start.
    #[error("deal {deal}, event {event}: {fault}")]
    Misplaced { deal: usize, event: usize, fault: Misplaced },
    /// A win without fu and points, which the format needs.
    #[error("deal {deal}: the win of seat {seat} states no fu and points, which an mjlog needs")]
    NoValue { deal: usize, seat: Seat },
    /// Points that are not a multiple of 100.
    #[error("deal {deal}: {points} points is not a multiple of 100, as an mjlog needs")]
    NotHundreds { deal: usize, points: Points },
}
