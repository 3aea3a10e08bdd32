//! The agents that play at one table.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parlor_kit::Kit;

use crate::agents::decide::AgentSlot;

/// The agents that play at one table, by entrant.
pub(crate) struct SeatedAgents<K: Kit>(HashMap<u8, Thinking<K>>);

/// An agent, and how it is told to come to an end with the question it was asked last.
struct Thinking<K: Kit> {
    agent: Arc<AgentSlot<K>>,
    stop: Arc<AtomicBool>,
}

impl<K: Kit> Default for SeatedAgents<K> {
    fn default() -> SeatedAgents<K> {
        SeatedAgents(HashMap::new())
    }
}

impl<K: Kit> SeatedAgents<K> {
    /// The agent of an entrant, which is about to be asked something new, and what stops it. Whatever
    /// it still thinks about is closed.
    pub(crate) fn of(&mut self, entrant: u8) -> (Arc<AgentSlot<K>>, Arc<AtomicBool>) {
        let new = || Thinking { agent: Arc::default(), stop: Arc::default() };
        let asked = self.0.entry(entrant).or_insert_with(new);
        let before = std::mem::take(&mut asked.stop);
        before.store(true, Ordering::Relaxed);
        (asked.agent.clone(), asked.stop.clone())
    }

    /// An agent that thinks answers with the best it has.
    pub(crate) fn stop(&self) {
        for asked in self.0.values() {
            asked.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Nobody thinks for a table that is not there any more.
impl<K: Kit> Drop for SeatedAgents<K> {
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
        let mut agents = SeatedAgents::<parlor_zole_kit::ZoleKit>::default();
        let (agent, first) = agents.of(0);
        let (same, second) = agents.of(0);
        assert!(Arc::ptr_eq(&agent, &same) && is_set(&first) && !is_set(&second));
        let (_, other) = agents.of(1);
        agents.stop();
        assert!(is_set(&second) && is_set(&other));
        let (_, third) = agents.of(0);
        assert!(!is_set(&third));
        drop(agents);
        assert!(is_set(&third), "the table is gone");
    }
}
