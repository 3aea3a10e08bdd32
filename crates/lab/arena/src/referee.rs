//! What is noted of the players of one game while they play it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{Fault, Faults, Times};

/// Notes times and faults; every seat of a game shares it.
#[derive(Clone)]
pub(crate) struct Referee(Arc<Mutex<Sheet>>);

/// What was noted.
pub(crate) struct Sheet {
    /// Decision times, by seat.
    pub(crate) times: Vec<Times>,
    /// By seat.
    pub(crate) faults: Vec<Faults>,
    /// The seat of the first fault and what it was: that seat forfeits.
    pub(crate) first: Option<(usize, String)>,
}

impl Referee {
    pub(crate) fn new(n_seats: usize) -> Referee {
        let times = vec![Times::default(); n_seats];
        let faults = vec![Faults::default(); n_seats];
        Referee(Arc::new(Mutex::new(Sheet { times, faults, first: None })))
    }

    pub(crate) fn fault(&self, seat: usize, fault: Fault, what: &str) {
        let mut sheet = self.lock();
        sheet.faults[seat].add(fault);
        if sheet.first.is_none() {
            sheet.first = Some((seat, what.to_owned()));
        }
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Sheet> {
        // A panic while something is noted cannot leave it half noted.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
