//! What a table's task is sent, one message after the other.

use parlor_kit::{ActionMsgOf, Full};
use parlor_table::{Input, Out, Refused, Right, Say, Who};
use parlor_wire::online::{ClientMsg, ErrorCode};
use tokio::sync::oneshot;

use super::messages::TaskMsg;
use super::{Entrance, Look, PlayerSeat, TableRequest, TableTask, json};
use crate::agents::decide::in_words;
use crate::limits::budgets::Spent;
use crate::ws::greeting::{AnyServerMsg, welcome};
use crate::ws::outbox::Ending;

impl<K: Full> TableTask<K> {
    /// Takes a message. False when the table cannot go on.
    pub(super) async fn take(&mut self, message: TaskMsg<K>) -> bool {
        match message {
            TaskMsg::Request(request) => self.take_request(request).await,
            TaskMsg::Client { who, mut msg, at } => {
                if let Err(refused) = self.check_invitation(&mut msg) {
                    self.context.metrics.refused(ErrorCode::Agent);
                    self.put_out(who, vec![refused]);
                    return true;
                }
                // That someone was asked about a call must not show in any figure.
                self.hidden = self.answers_about_a_call(who, &msg);
                let now_ms = self.status.clock.now_ms();
                let effects = self.table.handle(now_ms, Input::Client { who, msg });
                let changed = !effects.log.is_empty() && !self.hidden;
                let alive = self.apply(effects).await;
                if changed {
                    self.context.metrics.acted(K::NAME, at.elapsed());
                }
                alive
            }
            TaskMsg::Decided { entrant, seq, action, cost } => {
                self.hidden = self.table.is_asked_about_a_call(entrant);
                let cost = Some(cost);
                self.put(Input::Decided { entrant, seq, action, cost }).await
            }
            TaskMsg::Question { player, answer } => {
                let _ = answer.send(self.table.practice_question(player));
                true
            }
        }
    }

    async fn take_request(&mut self, request: TableRequest) -> bool {
        match request {
            TableRequest::Enter { player, how, token, answer } => {
                return self.enter(player, how, &token, answer).await;
            }
            TableRequest::Seat { entrant, agent } => {
                return self.put(Input::Seats { entrant, agent }).await;
            }
            TableRequest::Leave { player } => {
                let (who, msg) = (Who::Player(player), ClientMsg::Leave);
                return self.put(Input::Client { who, msg }).await;
            }
            // Its socket then says that it is gone.
            TableRequest::HangUp { player } => {
                if let Some((_, outbox)) = self.outboxes.remove(&Who::Player(player)) {
                    outbox.end(Ending::Revoked);
                }
            }
            TableRequest::Connect { who, connection, last, outbox } => {
                let me = match who {
                    Who::Player(player) => self.table.right_of(player),
                    Who::Watcher(_) => None,
                };
                let me = me.filter(|(_, right)| *right != Right::Inherits).map(|(me, _)| me);
                if let Some((_, older)) = self.outboxes.insert(who, (connection, outbox)) {
                    older.end(Ending::Elsewhere);
                }
                self.put_out(who, vec![json(&welcome(me, self.status.clock.now_ms()))]);
                return self.put(Input::Connected { who, last }).await;
            }
            TableRequest::Disconnect { who, connection } => {
                // A newer connection of the same player stays.
                let newer = self.outboxes.get(&who).is_some_and(|(id, _)| *id != connection);
                if !newer {
                    self.outboxes.remove(&who);
                    return self.put(Input::Lost { who }).await;
                }
            }
            // What is due happens first, as with any other message.
            TableRequest::Nonsense { who } => {
                let alive = self.put(Input::Tick).await;
                let say = Say::Refused(ErrorCode::BadMessage.into());
                self.send(vec![Out { to: who, say }]);
                return alive;
            }
            TableRequest::Hands { answer } => {
                let _ = answer.send(self.table.open_hands().as_ref().map(json));
            }
            TableRequest::Whose { player, answer } => {
                let _ = answer.send(self.seat_of(player));
            }
            TableRequest::Look { answer, .. } => {
                let _ = answer.send(self.look());
            }
            TableRequest::Close { answer } => {
                self.spent = self.spent.or(self.is_idle().then_some(Spent::Room));
                let _ = answer.send(self.spent.is_some());
            }
            TableRequest::Record { nth, answer } => {
                let _ = answer.send(self.records.get(nth).cloned());
            }
        }
        true
    }

    /// Does this message answer a question about a call?
    fn answers_about_a_call(&self, who: Who, msg: &ClientMsg<ActionMsgOf<K>>) -> bool {
        let (Who::Player(player), ClientMsg::Act { .. }) = (who, msg) else { return false };
        let entrant = self.table.entrant_of(player);
        entrant.is_some_and(|entrant| self.table.is_asked_about_a_call(entrant))
    }

    fn seat_of(&self, player: u64) -> Option<PlayerSeat> {
        let (entrant, right) = self.table.right_of(player)?;
        let connected = self.outboxes.contains_key(&Who::Player(player));
        Some(PlayerSeat { entrant, asked: self.table.is_asked(player), right, connected })
    }

    fn look(&self) -> Look {
        Look {
            free: self.table.n_free(),
            playing: self.table.is_playing(),
            entrants: self.table.entrants(),
            record: self.records.n_over() > 0,
            matches: self.records.n_over(),
            deal: self.table.deal_at(),
        }
    }

    async fn enter(
        &mut self,
        player: u64,
        how: Entrance,
        token: &str,
        answer: oneshot::Sender<Result<Option<u8>, ErrorCode>>,
    ) -> bool {
        let mut effects = self.table.handle(self.status.clock.now_ms(), how.input(player));
        let refused = effects.out.iter().find_map(|out| match out.say {
            Say::Refused(Refused { code, .. }) if out.to == Who::Player(player) => Some(code),
            _ => None,
        });
        // The one who asked tells it, and counts it.
        effects.out.retain(|out| refused.is_none() || out.to != Who::Player(player));
        let entrant = self.table.entrant_of(player);
        let asked = refused.is_none().then(|| (player, token.to_owned()));
        let seated = match self.table.right_of(player) {
            Some(_) => asked,
            // Others must consent first.
            None => {
                self.claimant = asked.or(self.claimant.take());
                None
            }
        };
        let alive = self.apply_with(effects, seated).await;
        let refused = refused.or((!alive).then_some(ErrorCode::Internal));
        let _ = answer.send(refused.map_or(Ok(entrant), Err));
        alive
    }

    /// The table takes any agent's name; the server knows which there are, and puts the words that
    /// aliases stand for. An error is the message that says why.
    fn check_invitation(&self, msg: &mut ClientMsg<ActionMsgOf<K>>) -> Result<(), String> {
        let ClientMsg::Invite { agent, .. } = msg else { return Ok(()) };
        *agent = self.game.registry.canonical(agent).map_err(|error| {
            let (code, detail) = (ErrorCode::Agent, Some(in_words(&error)));
            json(&AnyServerMsg::Error { code, detail, action_id: None })
        })?;
        Ok(())
    }
}
