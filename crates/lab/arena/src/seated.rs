//! An agent at its seat: timed, and never able to take the arena down.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use parlor_agent::{Agent, Ask, Explanation};
use parlor_game::Observed;

use crate::Times;

/// What is noted of one agent during one game.
#[derive(Clone, Default, Debug)]
pub(crate) struct Log {
    pub(crate) times: Times,
    pub(crate) crashes: u32,
}

/// A log that the agent writes and the arena reads.
#[derive(Clone, Default)]
pub(crate) struct SharedLog(Arc<Mutex<Log>>);

impl SharedLog {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Log> {
        // A panic while logging cannot leave a log half written.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wraps an agent; a panic is counted, and from then on the first legal action is played.
pub(crate) struct Seated<G: Observed> {
    agent: Option<Box<dyn Agent<G>>>,
    log: SharedLog,
}

impl<G: Observed> Seated<G> {
    pub(crate) fn new(agent: Box<dyn Agent<G>>, log: SharedLog) -> Seated<G> {
        Seated { agent: Some(agent), log }
    }

    /// Runs `work` on the agent; a panic ends its part in the game.
    fn guarded<T>(&mut self, work: impl FnOnce(&mut dyn Agent<G>) -> T) -> Option<T> {
        let agent = self.agent.as_mut()?;
        match catch_unwind(AssertUnwindSafe(|| work(agent.as_mut()))) {
            Ok(done) => Some(done),
            Err(_) => {
                self.agent = None;
                self.log.lock().crashes += 1;
                None
            }
        }
    }
}

impl<G: Observed> Agent<G> for Seated<G> {
    fn observe(&mut self, seen: &G::Seen) {
        self.guarded(|agent| agent.observe(seen));
    }

    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        let begin = Instant::now();
        let action = self.guarded(|agent| agent.decide(ask, why));
        self.log.lock().times.add(begin.elapsed());
        action.unwrap_or(ask.legal[0])
    }
}
