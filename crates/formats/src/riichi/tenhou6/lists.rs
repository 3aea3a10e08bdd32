//! What a player took in and put out.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Meld, MeldForm, Tile};
use serde_json::Value;

use super::call::meld_of_text;
use super::error::Tenhou6Fault;
use crate::riichi::tile_code::tile_of_tenhou_number;

/// What stands for the tile just drawn.
pub(super) const AS_DRAWN: u64 = 60;

/// Something taken in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Incoming {
    Drawn(Tile),
    /// A chi, pon or open kan.
    Called(Meld),
}

/// Something put out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outgoing {
    /// A discard; `None` is the tile just drawn.
    Discard { tile: Option<Tile>, riichi: bool },
    /// Nothing, after an open kan.
    AfterKan,
    /// A closed or an added kan.
    Kan(Meld),
}

/// The lists of all players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lists {
    pub(super) incoming: BySeat<Vec<Incoming>>,
    pub(super) outgoing: BySeat<Vec<Outgoing>>,
}

impl Lists {
    pub(super) fn new() -> Lists {
        Lists { incoming: BySeat::splat(Vec::new()), outgoing: BySeat::splat(Vec::new()) }
    }

    /// How many things were taken in and put out.
    pub(super) fn len(&self) -> usize {
        Seat::ALL.iter().map(|&seat| self.incoming[seat].len() + self.outgoing[seat].len()).sum()
    }
}

pub(super) fn read_incoming(value: &Value) -> Result<Incoming, Tenhou6Fault> {
    let read = match value {
        Value::Number(_) => value.as_u64().and_then(tile_of_tenhou_number).map(Incoming::Drawn),
        Value::String(text) => meld_of_text(text)
            .filter(|m| matches!(m.form(), MeldForm::Chi | MeldForm::Pon | MeldForm::OpenKan))
            .map(Incoming::Called),
        _ => None,
    };
    read.ok_or_else(|| expected(value, "a tile, a chi, a pon or an open kan"))
}

pub(super) fn read_outgoing(value: &Value) -> Result<Outgoing, Tenhou6Fault> {
    let read = match value {
        Value::Number(_) => value.as_u64().and_then(|number| match number {
            0 => Some(Outgoing::AfterKan),
            _ => discard(number, false),
        }),
        Value::String(text) => match text.strip_prefix('r') {
            Some(number) => number.parse().ok().and_then(|number| discard(number, true)),
            None => meld_of_text(text)
                .filter(|m| matches!(m.form(), MeldForm::AddedKan | MeldForm::ClosedKan))
                .map(Outgoing::Kan),
        },
        _ => None,
    };
    read.ok_or_else(|| expected(value, "a discard, a closed kan or an added kan"))
}

fn discard(number: u64, riichi: bool) -> Option<Outgoing> {
    let tile = match number {
        AS_DRAWN => None,
        _ => Some(tile_of_tenhou_number(number)?),
    };
    Some(Outgoing::Discard { tile, riichi })
}

/// The fault of a value that is not what it should be.
pub(super) fn expected(value: &Value, expected: &'static str) -> Tenhou6Fault {
    let mut found: String = value.to_string().chars().take(60).collect();
    if found.len() < value.to_string().len() {
        found.push('…');
    }
    Tenhou6Fault::Expected { found, expected }
}
