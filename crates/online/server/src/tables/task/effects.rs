//! What comes of an input: written first, then told.

use parlor_kit::{ActionMsgOf, Full};
use parlor_table::{Effects, Input, Out, RecordOf, Refused, Say, Who};
use parlor_wire::online::{
    ChainedPromiseMsg, ErrorCode, MatchPlayerMsg, MatchSummaryMsg, OccupantMsg,
};

use super::{TableTask, TaskContext, json};
use crate::http::refusal::code_name;
use crate::now_ms;
use crate::store::{Finished, Growth, NewPromise};
use crate::tables::results::Counted;
use crate::tables::token::{log_name, random_hex};
use crate::ws::outbox::Ending;

impl<K: Full> TableTask<K> {
    /// Gives the table an input. False when it cannot go on.
    pub(super) async fn put(&mut self, input: Input<ActionMsgOf<K>>) -> bool {
        let effects = self.table.handle(self.status.clock.now_ms(), input);
        self.apply(effects).await
    }

    pub(super) async fn apply(&mut self, effects: Effects<K>) -> bool {
        self.apply_with(effects, None).await
    }

    /// Writes what has changed, and who got a place by it; then tells everyone. False when the
    /// table cannot go on.
    pub(super) async fn apply_with(
        &mut self,
        effects: Effects<K>,
        player: Option<(u64, String)>,
    ) -> bool {
        let (mut effects, mut player) = (effects, player);
        let mut promise = None;
        // At its end those who have left are forgotten at the table.
        if self.table.is_playing() {
            self.people = self.table.players();
            self.players = self.table.entrants().into_iter().map(|place| place.occupant).collect();
        }
        loop {
            let written = self.write(&mut effects, player.take(), promise.take()).await;
            let Some(chained) = written.filter(|_| self.tell(&mut effects)) else { return false };
            if let Some(ChainedPromiseMsg { number, match_id, .. }) = chained {
                let now_ms = self.status.clock.now_ms();
                effects = self.table.handle(now_ms, Input::Chained { match_id, number });
                continue;
            }
            if !effects.wants_promise {
                return self.shorten_log().await;
            }
            let (Some(match_id), Some(secret)) = (random_hex::<16>(), random_hex::<32>()) else {
                return false;
            };
            let now_ms = self.status.clock.now_ms();
            effects = self.table.handle(now_ms, Input::Promise { match_id, secret });
            promise = self.unchained();
        }
    }

    /// Writes what has changed; the promise that got its number by it, if any. `None` when that cannot
    /// be written.
    async fn write(
        &mut self,
        effects: &mut Effects<K>,
        player: Option<(u64, String)>,
        promise: Option<NewPromise>,
    ) -> Option<Option<ChainedPromiseMsg>> {
        let finished = effects.finished.take();
        let result = finished.as_deref().and_then(|record| self.counted(record));
        let record = finished.as_deref().map(|record| Finished {
            nth: self.records.n_over(),
            at_ms: now_ms(),
            body: json(record),
            summary: self.summary(record),
            seats: self.seats(record),
        });
        let over = record.as_ref().map(|record| record.body.clone());
        let seated = player.or_else(|| self.settled_claim());
        let growth = Growth {
            lines: effects.log.iter().map(json).collect(),
            player: seated.clone(),
            record,
            result,
            quiet: std::mem::take(&mut self.hidden),
            promise,
            ..Growth::default()
        };
        let (log_bytes, n_bytes) = (growth.log_bytes(), growth.n_bytes());
        let chained = match self.context.journal.append(growth).await {
            Ok(chained) => chained,
            Err(error) => {
                let room = log_name(self.context.room());
                tracing::error!(room, game = K::NAME, %error, "a table cannot be written");
                return None;
            }
        };
        self.count(log_bytes, n_bytes);
        if let Some((player, token)) = seated {
            self.context.tokens.grant(token, self.context.room(), player);
        }
        if let Some(record) = over {
            self.records.push(record);
        }
        if let Some(ChainedPromiseMsg { number, match_id, commitment, head }) = &chained {
            tracing::debug!(number, match_id, commitment, head, "promised");
        }
        Some(chained)
    }

    /// Tells everyone what was written, and asks agents. False when the table has failed.
    fn tell(&mut self, effects: &mut Effects<K>) -> bool {
        self.send(std::mem::take(&mut effects.out));
        if effects.stop {
            self.agents.stop();
        }
        for ask in std::mem::take(&mut effects.asks) {
            self.ask(ask);
        }
        if let Some(fault) = &effects.fault {
            let room = log_name(self.context.room());
            tracing::error!(room, game = K::NAME, fault, "a table has failed");
        }
        effects.fault.is_none()
    }

    /// The player who has got the place they asked for. One whose claim has ended otherwise is forgotten,
    /// with the token.
    fn settled_claim(&mut self) -> Option<(u64, String)> {
        let player = self.claimant.as_ref()?.0;
        if self.table.claimant() == Some(player) {
            return None;
        }
        let settled = self.claimant.take();
        settled.filter(|_| self.table.right_of(player).is_some())
    }

    /// What a match was, in short.
    fn summary(&self, record: &RecordOf<K>) -> String {
        let agents = record.fair.seat_order.iter().map(|&entrant| {
            matches!(self.players.get(usize::from(entrant)), Some(OccupantMsg::Agent { .. }))
        });
        let seated = record.players.iter().zip(agents).zip(record.standing);
        let players = seated
            .map(|((name, agent), score)| MatchPlayerMsg { name: name.clone(), agent, score })
            .collect();
        json(&MatchSummaryMsg {
            name: self.context.settings.room.name.clone(),
            game: record.game.clone(),
            rules: record.rules.clone(),
            players,
        })
    }

    /// The people who have played a match: seat and player.
    fn seats(&self, record: &RecordOf<K>) -> Vec<(u8, u64)> {
        let player = |&entrant: &u8| self.people.get(usize::from(entrant)).copied().flatten();
        let seated = (0..).zip(&record.fair.seat_order);
        seated.filter_map(|(seat, entrant)| Some((seat, player(entrant)?))).collect()
    }

    /// A match that is over, if the room asked that its matches count.
    fn counted(&self, record: &RecordOf<K>) -> Option<Counted> {
        let TaskContext { settings, results, .. } = &self.context;
        settings.results.then(|| results.add::<K>(record, &self.players)).flatten()
    }

    /// Each client gets what is for it together, always in the same order of clients: neither may tell
    /// what others are told.
    pub(super) fn send(&mut self, mut outs: Vec<Out>) {
        outs.sort_by_key(|out| out.to);
        let mut outs = outs.into_iter().peekable();
        while let Some(to) = outs.peek().map(|out| out.to) {
            let (mut texts, mut is_back) = (Vec::new(), false);
            while let Some(Out { say, .. }) = outs.next_if(|out| out.to == to) {
                is_back |= self.count_refusal(&say) == Some(ErrorCode::PlayerBack);
                texts.push(say.text());
            }
            self.put_out(to, texts);
            // Nothing more comes for one who has no seat any more.
            if is_back && let Some((_, outbox)) = self.outboxes.remove(&to) {
                outbox.end(Ending::PlayerBack);
            }
        }
    }

    /// What was refused, if this says so; it is counted.
    fn count_refusal(&self, say: &Say) -> Option<ErrorCode> {
        let Say::Refused(Refused { code, .. }) = say else { return None };
        self.context.metrics.refused(*code);
        let (room, name) = (log_name(self.context.room()), code_name(*code));
        tracing::debug!(room, code = name, "a message is refused");
        Some(*code)
    }

    /// A client that does not read is dropped: its socket ends with its outbox, and tells so. It may
    /// come back and get what it missed.
    pub(super) fn put_out(&mut self, to: Who, texts: Vec<String>) {
        let full = self.outboxes.get(&to).is_some_and(|(_, outbox)| !outbox.put(texts));
        if full && let Some((_, outbox)) = self.outboxes.remove(&to) {
            outbox.end(Ending::Slow);
        }
    }
}
