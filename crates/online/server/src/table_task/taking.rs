//! What a table's task is told, one thing after the other.

use parlor_table::{Input, Who};
use parlor_wire::online::{ClientMsg, ErrorCode};
use serde_json::Value;
use tokio::sync::oneshot;

use super::{Look, Place, TableTask, ToTable};
use crate::now_ms;
use crate::outbox::Ending;
use crate::saying::{Saying, welcome};

impl TableTask {
    /// Takes what the task is told. False when the table cannot go on.
    pub(super) async fn take(&mut self, told: ToTable) -> bool {
        match told {
            ToTable::Enter { player, input, token, answer } => {
                return self.enter(player, input, &token, answer).await;
            }
            ToTable::Seat { entrant, agent } => {
                return self.put(Input::Seats { entrant, agent }).await;
            }
            ToTable::Connect { who, connection, last, outbox } => {
                let me = match who {
                    Who::Player(player) => self.table.entrant_of(player),
                    Who::Watcher(_) => None,
                };
                if let Some((_, older)) = self.outboxes.insert(who, (connection, outbox)) {
                    older.end(Ending::Elsewhere);
                }
                if let Ok(welcome) = serde_json::to_string(&welcome(me)) {
                    self.send(who, welcome);
                }
                return self.put(Input::Connected { who, last }).await;
            }
            ToTable::Disconnect { who, connection } => {
                // A newer connection of the same player stays.
                let newer = self.outboxes.get(&who).is_some_and(|(id, _)| *id != connection);
                if !newer {
                    self.outboxes.remove(&who);
                    return self.put(Input::Lost { who }).await;
                }
            }
            ToTable::Frame { who, frame, at } => {
                if let Some(refused) = self.refused_invitation(&frame) {
                    self.send(who, refused);
                    return true;
                }
                let effects = self.table.handle_frame(now_ms(), who, &frame);
                let changed = !effects.log.is_empty();
                let alive = self.spread(effects).await;
                if changed {
                    self.around.metrics.acted(self.table.game(), at.elapsed());
                }
                return alive;
            }
            ToTable::Decided { entrant, seq, action, cost } => {
                let cost = Some(cost);
                return self.put(Input::Decided { entrant, seq, action, cost }).await;
            }
            ToTable::Question { player, answer } => {
                let _ = answer.send(self.table.practice_question(player));
            }
            ToTable::Hands { answer } => {
                let _ = answer.send(self.table.open_hands());
            }
            ToTable::Whose { player, answer } => {
                let _ = answer.send(self.place_of(player));
            }
            ToTable::Look { answer, .. } => {
                let _ = answer.send(self.look());
            }
            ToTable::Record { nth, answer } => {
                let _ = answer.send(self.records.get(nth).cloned());
            }
        }
        true
    }

    fn place_of(&self, player: u64) -> Option<Place> {
        let entrant = self.table.entrant_of(player)?;
        Some(Place { entrant, asked: self.table.is_asked(player) })
    }

    fn look(&self) -> Look {
        Look {
            free: self.table.n_free(),
            playing: self.table.is_playing(),
            entrants: self.table.entrants(),
            record: self.records.get(None).is_some(),
            matches: self.records.n_over(),
        }
    }

    async fn enter(
        &mut self,
        player: u64,
        input: Input<Value>,
        token: &str,
        answer: oneshot::Sender<Result<Option<u8>, ErrorCode>>,
    ) -> bool {
        let mut effects = self.table.handle(now_ms(), input);
        let refused = effects.out.iter().find(|out| out.to == Who::Player(player));
        let refused: Option<ErrorCode> = refused.and_then(|out| {
            let said: Value = serde_json::from_str(&out.text).ok()?;
            serde_json::from_value(said["code"].clone()).ok()
        });
        // Whoever asked tells it, and counts it.
        effects.out.retain(|out| refused.is_none() || out.to != Who::Player(player));
        let entrant = self.table.entrant_of(player);
        let asked = refused.is_none().then(|| (player, token.to_owned()));
        let seated = match entrant {
            Some(_) => asked,
            // Others must consent first.
            None => {
                self.claimant = asked.or(self.claimant.take());
                None
            }
        };
        let alive = self.spread_with(effects, seated).await;
        let refused = refused.or((!alive).then_some(ErrorCode::Internal));
        let _ = answer.send(refused.map_or(Ok(entrant), Err));
        alive
    }

    /// The table takes any agent's name; the server knows which there are.
    fn refused_invitation(&self, frame: &str) -> Option<String> {
        let ClientMsg::Invite { agent, .. } =
            serde_json::from_str::<ClientMsg<Value>>(frame).ok()?
        else {
            return None;
        };
        let detail = self.around.agents.check(self.table.game(), &agent).err()?;
        let (code, detail) = (ErrorCode::Agent, Some(detail));
        serde_json::to_string(&Saying::Error { code, detail, action_id: None }).ok()
    }
}
