//! The agents that play at one table.

use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// The agents that play at one table, by entrant.
#[derive(Default)]
pub(crate) struct Minds(HashMap<u8, Asked>);

/// An agent, and how it is told to come to an end with the question it was asked last.
#[derive(Default)]
struct Asked {
    mind: Arc<Mind>,
    stop: Arc<AtomicBool>,
}

/// What an agent has in mind from one question of a deal to the next: an agent at its seat, once it
/// was asked.
#[derive(Default)]
pub(crate) struct Mind(pub(crate) Mutex<Option<Box<dyn Any + Send>>>);

impl Minds {
    /// The agent of an entrant, which is about to be asked something new, and what stops it. Whatever
    /// it still thinks about is closed.
    pub(crate) fn of(&mut self, entrant: u8) -> (Arc<Mind>, Arc<AtomicBool>) {
        let asked = self.0.entry(entrant).or_default();
        let before = std::mem::take(&mut asked.stop);
        before.store(true, Ordering::Relaxed);
        (asked.mind.clone(), asked.stop.clone())
    }

    /// Whoever thinks answers with the best it has.
    pub(crate) fn stop(&self) {
        for asked in self.0.values() {
            asked.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Nobody thinks for a table that is not there any more.
impl Drop for Minds {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_question_closes_the_one_before_and_not_itself() {
        let is_set = |stop: &AtomicBool| stop.load(Ordering::Relaxed);
        let mut minds = Minds::default();
        let (mind, first) = minds.of(0);
        let (same, second) = minds.of(0);
        assert!(Arc::ptr_eq(&mind, &same) && is_set(&first) && !is_set(&second));
        let (_, other) = minds.of(1);
        minds.stop();
        assert!(is_set(&second) && is_set(&other));
        let (_, third) = minds.of(0);
        assert!(!is_set(&third));
        drop(minds);
        assert!(is_set(&third), "the table is gone");
    }
}
