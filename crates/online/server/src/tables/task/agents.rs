//! Agents think, and not for ever.

use std::sync::atomic::Ordering;
use std::time::Duration;

use parlor_kit::Full;
use parlor_table::AgentAsk;
use parlor_wire::Codec;
use tokio::time::{Instant, timeout_at};

use super::TableTask;
use super::messages::TaskMsg;
use crate::agents::decide::decide;

/// How late an agent may be before another one thinks in its place.
const LATE_MAX: Duration = Duration::from_secs(2);

impl<K: Full> TableTask<K> {
    /// Lets an agent think in a thread of its own, when it is its turn. An agent that gets none before the
    /// table answers for it is not asked; one that does not end when its time is over loses its turn,
    /// but not its answer while the question is open.
    pub(super) fn ask(&mut self, ask: AgentAsk) {
        let Some(question) = self.table.agent_question(ask.entrant, ask.seq) else { return };
        let (registry, me) = (self.game.registry.clone(), self.me.clone());
        let thinkers = self.context.thinkers.clone();
        let (game, metrics) = (K::NAME, self.context.metrics.clone());
        let (slot, stop) = self.agents.of(ask.entrant);
        let AgentAsk { entrant, seq, agent, until_ms } = ask;
        let open_until = self.status.clock.instant_of(until_ms);
        // A figure that moves would show that an agent was asked about a call.
        let counts = !self.table.is_asked_about_a_call(entrant);
        tokio::spawn(async move {
            let Some(turn) = thinkers.turn(open_until).await else { return };
            let (until, measured, told) = (turn.until, metrics.clone(), stop.clone());
            let mut thought = tokio::task::spawn_blocking(move || {
                let begin = Instant::now();
                let decided = decide(&registry, &agent, &slot, &question, &told, until);
                if counts {
                    measured.decided(game, begin.elapsed());
                }
                decided
            });
            let in_time = timeout_at(until + LATE_MAX, &mut thought).await;
            drop(turn);
            let decided = match in_time {
                Ok(decided) => decided,
                Err(_) => {
                    stop.store(true, Ordering::Relaxed);
                    if counts {
                        metrics.overdue(game);
                    }
                    let Ok(decided) = timeout_at(open_until, thought).await else { return };
                    decided
                }
            };
            if let Ok(Some((action, cost))) = decided {
                let action = K::Codec::put_action(action);
                let _ = me.send(TaskMsg::Decided { entrant, seq, action, cost }).await;
            }
        });
    }
}
