//! Puts a deal together event by event.

use super::{DealRecord, DealStart, Event, Misplaced, Outcome, TrackedHands};

/// A deal being read; every event is checked against the table.
#[derive(Clone, Debug)]
pub(in crate::riichi) struct DealBuilder {
    start: DealStart,
    events: Vec<Event>,
    table: TrackedHands,
}

impl DealBuilder {
    pub(in crate::riichi) fn new(start: DealStart) -> Result<DealBuilder, Misplaced> {
        let table = TrackedHands::new(&start)?;
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

    pub(in crate::riichi) fn table(&self) -> &TrackedHands {
        &self.table
    }

    pub(in crate::riichi) fn finish(self, outcome: Outcome) -> DealRecord {
        DealRecord { start: self.start, events: self.events, outcome }
    }
}
