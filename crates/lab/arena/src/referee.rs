//! What is noted of the players of one game while they play it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parking_lot::{Mutex, MutexGuard};

use crate::{Fault, Faults, Times};

/// Notes times, nodes and faults; every seat of a game shares it.
#[derive(Clone)]
pub(crate) struct Referee(Arc<Shared>);

struct Shared {
    is_forfeited: AtomicBool,
    sheet: Mutex<Sheet>,
}

/// What was noted.
pub(crate) struct Sheet {
    /// Decision times, by seat.
    pub(crate) times: Vec<Times>,
    /// Search nodes, by seat.
    pub(crate) nodes: Vec<u64>,
    /// By seat.
    pub(crate) faults: Vec<Faults>,
    /// The seat of the first fault and what it was: that seat forfeits.
    pub(crate) first: Option<(usize, String)>,
}

impl Referee {
    pub(crate) fn new(n_seats: usize) -> Referee {
        let times = vec![Times::default(); n_seats];
        let faults = vec![Faults::default(); n_seats];
        let nodes = vec![0; n_seats];
        let sheet = Mutex::new(Sheet { times, nodes, faults, first: None });
        Referee(Arc::new(Shared { is_forfeited: AtomicBool::new(false), sheet }))
    }

    /// Has someone forfeited? Then nobody need think any more.
    pub(crate) fn is_forfeited(&self) -> bool {
        self.0.is_forfeited.load(Ordering::Relaxed)
    }

    pub(crate) fn fault(&self, seat: usize, fault: Fault, what: &str) {
        self.0.is_forfeited.store(true, Ordering::Relaxed);
        let mut sheet = self.lock();
        sheet.faults[seat].add(fault);
        if sheet.first.is_none() {
            sheet.first = Some((seat, what.to_owned()));
        }
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Sheet> {
        self.0.sheet.lock()
    }
}
