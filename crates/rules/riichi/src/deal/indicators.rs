//! Dora indicators and when they are turned.
//!
//! Rule: `docs/rules/riichi.md#kans`.

use std::mem::take;

use crate::list::List;
use crate::{Kind, Tile};

/// A row of up to five indicators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IndicatorRow(List<Tile, 5>);

impl IndicatorRow {
    const EMPTY: IndicatorRow = IndicatorRow(List::new(Kind::EAST.tile()));

    /// The indicators in the order in which they were turned.
    #[inline]
    pub fn as_slice(&self) -> &[Tile] {
        self.0.as_slice()
    }
}

/// The indicators turned, and those still to be turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Indicators {
    /// Dora indicators.
    pub dora: IndicatorRow,
    /// Ura indicators, turned for riichi winners.
    pub ura: IndicatorRow,
    /// How many are to be turned now, before anything else.
    pub owed: u8,
    /// How many are to be turned with the next discard or kan.
    pub pending: u8,
}

impl Indicators {
    /// None turned; the first is owed as soon as the hands are dealt.
    pub(super) const NONE: Indicators =
        Indicators { dora: IndicatorRow::EMPTY, ura: IndicatorRow::EMPTY, owed: 0, pending: 0 };

    /// Those that waited are owed now.
    #[inline]
    pub(super) fn call_in(&mut self) {
        self.owed += take(&mut self.pending);
    }

    /// An owed indicator is turned.
    pub(super) fn turn(&mut self, tile: Tile) {
        self.owed = self.owed.saturating_sub(1);
        self.dora.0.push(tile);
    }

    /// An ura indicator is turned.
    pub(super) fn turn_ura(&mut self, tile: Tile) {
        self.ura.0.push(tile);
    }
}
