//! Puts a deal together event by event.

use super::{DealRecord, DealStart, Event, Misplaced, Outcome, Table};

/// A deal being read; every event is checked against the table.
#[derive(Clone, Debug)]
pub(in crate::riichi) struct DealBuilder {
    start: DealStart,
    events: Vec<Event>,
    table: Table,
}

impl DealBuilder {
    pub(in crate::riichi) fn new(start: DealStart) -> Result<DealBuilder, Misplaced> {
        let table = Table::new(&start)?;
        Ok(DealBuilder { start, events: Vec::new(), table })
    }

    pub(in crate::riichi) fn push(&mut self, event: Event) -> Result<(), Misplaced> {
        self.table.follow(&event)?;
        self.events.push(event);
        Ok(())
    }

    pub(in crate::riichi) fn start(&self) -> &DealStart {
        &self.start
    }

    pub(in crate::riichi) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(in crate::riichi) fn table(&self) -> &Table {
        &self.table
    }

    pub(in crate::riichi) fn finish(self, outcome: Outcome) -> DealRecord {
        DealRecord { start: self.start, events: self.events, outcome }
    }
}
