//! An agent at its seat: timed, and never able to take the arena down.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use parlor_agent::{Agent, Ask, Explanation};
use parlor_game::Observed;

use crate::Fault;
use crate::referee::Referee;

/// Wraps an agent; a panic is a fault. Once anyone has forfeited, the first legal action is played
/// without asking.
pub(crate) struct Seated<G: Observed> {
    agent: Box<dyn Agent<G>>,
    referee: Referee,
    seat: usize,
    /// How long a decision may take; `None` for bots, whose pool watches the clock.
    think: Option<Duration>,
}

impl<G: Observed> Seated<G> {
    pub(crate) fn new(
        agent: Box<dyn Agent<G>>,
        referee: Referee,
        seat: usize,
        think: Option<Duration>,
    ) -> Seated<G> {
        Seated { agent, referee, seat, think }
    }

    /// Runs `work` on the agent, unless the game is forfeited; a panic forfeits it.
    fn guarded<T>(&mut self, work: impl FnOnce(&mut dyn Agent<G>) -> T) -> Option<T> {
        if self.referee.is_forfeited() {
            return None;
        }
        let agent = self.agent.as_mut();
        match catch_unwind(AssertUnwindSafe(|| work(agent))) {
            Ok(done) => Some(done),
            Err(panic) => {
                self.referee.fault(self.seat, Fault::Crash, &words(panic.as_ref()));
                None
            }
        }
    }
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("it panicked: {}", text.unwrap_or("without a word"))
}

impl<G: Observed> Agent<G> for Seated<G> {
    fn observe(&mut self, seen: &G::Seen) {
        self.guarded(|agent| agent.observe(seen));
    }

    fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
        let begin = Instant::now();
        let decided =
            self.guarded(|agent| (agent.decide(ask, why), begin.elapsed(), agent.nodes()));
        let Some((action, took, nodes)) = decided else { return ask.legal[0] };
        if self.referee.is_forfeited() {
            // A breach is no decision.
            return action;
        }
        let mut sheet = self.referee.lock();
        let times = &mut sheet.times[self.seat];
        match self.think {
            Some(think) => times.add_within(took, think),
            None => times.add(took),
        }
        sheet.nodes[self.seat] = sheet.nodes[self.seat].saturating_add(nodes);
        action
    }
}
