//! What comes of an input: written first, then told.

use parlor_table::{AnyEffects, Input, Who};
use serde_json::Value;

use super::TableTask;
use crate::now_ms;
use crate::outbox::Ending;
use crate::results::Counted;
use crate::store::{Finished, Growth};
use crate::token::{log_name, random_hex};

/// How the text of a refusal begins.
const ERROR: &str = r#"{"type":"error","code":""#;

impl TableTask {
    /// Gives the table an input. False when it cannot go on.
    pub(super) async fn put(&mut self, input: Input<Value>) -> bool {
        let effects = self.table.handle(now_ms(), input);
        self.spread(effects).await
    }

    pub(super) async fn spread(&mut self, effects: AnyEffects) -> bool {
        self.spread_with(effects, None).await
    }

    /// Writes what has changed, and who got a place by it; then tells everybody. False when the
    /// table cannot go on.
    pub(super) async fn spread_with(
        &mut self,
        effects: AnyEffects,
        player: Option<(u64, String)>,
    ) -> bool {
        let (mut effects, mut player) = (effects, player);
        // At its end those who have left are forgotten at the table.
        if self.around.results.is_some() && self.table.is_playing() {
            self.players = self.table.entrants().into_iter().map(|place| place.occupant).collect();
        }
        loop {
            let lines = std::mem::take(&mut effects.log);
            let finished = effects.finished.take();
            let (nth, at_ms) = (self.records.n_over(), now_ms());
            let record = finished.clone().map(|body| Finished { nth, at_ms, body });
            let result = finished.as_deref().and_then(|record| self.counted(record));
            let seated = player.take().or_else(|| self.settled_claim());
            let growth = Growth { first: 0, lines, player: seated.clone(), record, result };
            if let Err(error) = self.around.journal.append(growth).await {
                let room = log_name(&self.around.room);
                tracing::error!(room, game = self.table.game(), %error, "a table cannot be written");
                return false;
            }
            if let Some((player, token)) = seated {
                self.around.tokens.grant(token, &self.around.room, player);
            }
            if let Some(record) = finished {
                self.records.push(record);
            }
            for out in std::mem::take(&mut effects.out) {
                self.send(out.to, out.text);
            }
            if effects.stop {
                self.minds.stop();
            }
            for ask in std::mem::take(&mut effects.asks) {
                self.ask(ask);
            }
            if let Some(fault) = effects.fault {
                let room = log_name(&self.around.room);
                tracing::error!(room, game = self.table.game(), fault, "a table has failed");
                return false;
            }
            if !effects.wants_promise {
                return true;
            }
            let (Some(match_id), Some(secret)) = (random_hex::<16>(), random_hex::<32>()) else {
                return false;
            };
            effects = self.table.handle(now_ms(), Input::Promise { match_id, secret });
        }
    }

    /// Whoever has got the place that they asked for. One whose claim has ended otherwise is forgotten,
    /// with the token.
    fn settled_claim(&mut self) -> Option<(u64, String)> {
        let player = self.claimant.as_ref()?.0;
        if self.table.claimant() == Some(player) {
            return None;
        }
        let settled = self.claimant.take();
        settled.filter(|_| self.table.entrant_of(player).is_some())
    }

    /// A match that is over, if the room asked that its matches count.
    fn counted(&self, record: &str) -> Option<Counted> {
        self.around.results.as_ref()?.add(record, &self.players)
    }

    /// A client that does not read is dropped: its socket ends with its outbox, and tells so. It may
    /// come back and get what it missed.
    pub(super) fn send(&mut self, to: Who, text: String) {
        if let Some(code) = text.strip_prefix(ERROR).and_then(|rest| rest.split('"').next()) {
            self.around.metrics.refused_as(code);
        }
        let full = self.outboxes.get(&to).is_some_and(|(_, outbox)| !outbox.put(text));
        if full && let Some((_, outbox)) = self.outboxes.remove(&to) {
            outbox.end(Ending::Slow);
        }
    }
}
