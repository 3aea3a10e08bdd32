//! A room is made.

use std::sync::Arc;

use parlor_table::{OpenError, Room, Times, is_name, is_visible};
use parlor_wire::online::{
    ClockRulesMsg, CreatedMsg, CreatorMsg, ErrorCode, RoomRequestMsg, SeatRequestMsg, SpectatorsMsg,
};
use tokio::sync::oneshot;

use super::admitting::no_bytes_left;
use super::entering::{NAME_RULE, new_token};
use super::looking::look_at;
use super::{OpenRoom, Rooms};
use crate::http::refusal::Refusal;
use crate::limits::budgets::Spent;
use crate::limits::caller::Caller;
use crate::store::{Journal, RoomSettings};
use crate::tables::password;
use crate::tables::task::{Entrance, TableHandle, TableRequest};
use crate::tables::token::{hashed, random_code};

/// Minutes after which an idle room is closed, unless it says otherwise; and at most.
const IDLE_MINUTES: u32 = 60;
const IDLE_MINUTES_MAX: u32 = 24 * 60;
/// How late spectators may be shown a match: what they have not seen yet is kept.
const DELAY_MAX_MS: u64 = 3_600_000;

/// The creator of a room, on the way to a place.
struct First {
    player: u64,
    token: String,
    entered: oneshot::Receiver<Result<Option<u8>, ErrorCode>>,
}

impl Rooms {
    /// Makes a room, and seats its creator in it before anyone else can come.
    pub(crate) async fn create(
        &self,
        mut request: RoomRequestMsg,
        caller: Option<&Caller>,
    ) -> Result<CreatedMsg, Refusal> {
        let creator = request.creator.take();
        if creator.as_ref().is_some_and(|creator| !is_name(creator.name.trim())) {
            return Err(Refusal::new(ErrorCode::Name, NAME_RULE));
        }
        let (settings, agents) = self.settings(request).await?;
        let game = self.games.get(&settings.game)?;
        let (rules, seats, n_deals) = game.read(&settings.rules).map_err(Refusal::bad_message)?;
        if let Some(n_deals) = n_deals.filter(|&n_deals| !self.budgets.allows_deals(n_deals)) {
            let most = self.budgets.deals_per_match;
            let detail = format!("a match has at most {most} deals here, and not {n_deals}");
            return Err(Refusal::new(ErrorCode::Limit, detail));
        }
        if let SpectatorsMsg::Allowed { delay_ms } = settings.room.spectators
            && delay_ms > DELAY_MAX_MS
        {
            let detail = format!("spectators.delay_ms: {DELAY_MAX_MS} at most, which is an hour");
            return Err(Refusal::bad_message(detail));
        }
        if agents.len() != seats {
            return Err(Refusal::new(ErrorCode::Place, format!("{seats} seats")));
        }
        let n_open = agents.iter().filter(|agent| agent.is_none()).count();
        if settings.room.practice && n_open > 1 {
            let detail = "a practice table has at most one open seat, and agents at all others";
            return Err(Refusal::new(ErrorCode::Place, detail));
        }
        if n_open == 0 && !settings.is_watchable() {
            let detail = "agents alone play for those who watch: no password, spectators allowed";
            return Err(Refusal::new(ErrorCode::Place, detail));
        }
        if n_open == 0 && creator.is_some() {
            return Err(Refusal::new(
                ErrorCode::Place,
                "agents have all seats: none for a creator",
            ));
        }
        let settings = Arc::new(RoomSettings { rules, ..settings });
        let id = settings.room.id.clone();
        let mut place = self.admit(caller).await?;
        let purse = self.purse_of(caller);
        purse.pay(settings.n_bytes()).map_err(no_bytes_left)?;
        let journal = Journal::begin(&self.store, &settings, seats as u8).await;
        let journal =
            journal.map_err(|_| Refusal::new(ErrorCode::Internal, "the room cannot be written"))?;
        let context = self.context(journal, &settings, purse);
        let wrong = |error: OpenError| Refusal::new(ErrorCode::Internal, error.to_string());
        let table = game.start(context).map_err(wrong)?;
        let seats = seats as u8;
        for (entrant, agent) in (0..).zip(agents) {
            if let Some(agent) = agent {
                let _ = table.send(TableRequest::Seat { entrant, agent }).await;
            }
        }
        // A table takes one request after the other: nobody can find the room before its creator's is
        // on its way.
        let sits = match creator {
            Some(creator) => Some(self.sits_first(&*table, creator).await?),
            None => None,
        };
        let held = place.held.take();
        self.open_at(place, &id, OpenRoom { settings, seats, table: table.clone(), held });
        let failed = || self.why_not_made(&id);
        // The table answers when all of that is kept.
        look_at(&*table).await.ok_or_else(failed)?;
        let Some(First { player, token, entered }) = sits else {
            return Ok(CreatedMsg { id, me: None, token: None });
        };
        let me = entered.await.ok().and_then(Result::ok).flatten().ok_or_else(failed)?;
        // Tokens of rooms that nobody can find are forgotten now and then.
        self.tokens.grant(hashed(&token), &id, player);
        Ok(CreatedMsg { id, me: Some(me), token: Some(token) })
    }

    /// Why the table of a new room has ended.
    fn why_not_made(&self, id: &str) -> Refusal {
        match self.restorers.why_closed(id) {
            Some(spent @ (Spent::Address | Spent::Total)) => no_bytes_left(spent),
            _ => Refusal::new(ErrorCode::Internal, "the room cannot be written"),
        }
    }

    /// The creator asks for a place at a table that nobody else knows.
    async fn sits_first(
        &self,
        table: &dyn TableHandle,
        creator: CreatorMsg,
    ) -> Result<First, Refusal> {
        let (player, token) = (self.new_id(), new_token()?);
        let (answer, entered) = oneshot::channel();
        let how = Entrance::Joins { name: creator.name };
        let enter = TableRequest::Enter { player, how, token: hashed(&token), answer };
        let failed = |_| Refusal::new(ErrorCode::Internal, "the room cannot be written");
        table.send(enter).await.map_err(failed)?;
        Ok(First { player, token, entered })
    }

    /// What a request asks for, checked, and which places agents have.
    async fn settings(
        &self,
        request: RoomRequestMsg,
    ) -> Result<(RoomSettings, Vec<Option<String>>), Refusal> {
        let name = request.name.trim();
        if name.is_empty() || name.len() > 80 || !is_visible(name) {
            let detail = "a room's name has 1 to 80 bytes and nothing invisible";
            return Err(Refusal::new(ErrorCode::Name, detail));
        }
        let fits = |ClockRulesMsg { move_ms, bank_ms }: ClockRulesMsg| {
            (1_000..=3_600_000).contains(&move_ms) && bank_ms <= 7_200_000
        };
        let calls_fit = request.calls.is_none_or(|calls| {
            calls.min_ms <= 30_000
                && calls.jitter_ms <= 10_000
                && (!calls.strict || calls.min_ms >= 500)
        });
        if !request.clock.is_none_or(fits) || !calls_fit {
            let detail = "a move has 1 to 3600 s, a bank at most 7200 s; calls have at most 30 s \
                          and 10 s at random, a strict window at least 0.5 s";
            return Err(Refusal::bad_message(detail));
        }
        let game = self.games.get(&request.game).map_err(Refusal::bad_message)?;
        let agents = request.seats.into_iter().map(|seat| match seat {
            SeatRequestMsg::Open => Ok(None),
            SeatRequestMsg::Agent { agent } => {
                let checked = game.check(&agent);
                checked.map(Some).map_err(|detail| Refusal::new(ErrorCode::Agent, detail))
            }
        });
        let agents = agents.collect::<Result<Vec<_>, Refusal>>()?;
        let unrandom = || Refusal::new(ErrorCode::Internal, "no random bytes");
        let password = match request.password.filter(|word| !word.is_empty()) {
            Some(word) => {
                let kept = self.with_password(move || password::kept(&word)).await;
                Some(kept.flatten().ok_or_else(unrandom)?)
            }
            None => None,
        };
        let id = random_code().ok_or_else(unrandom)?;
        let usual = Room::new(&id, name);
        let reclaim_ms = self.reclaim_grace.as_millis() as u64;
        let pace_ms_min = self.budgets.agent_move.as_millis() as u64;
        let settings = RoomSettings {
            game: request.game,
            rules: request.rules,
            room: Room {
                clock: request.clock,
                calls: request.calls.unwrap_or(usual.calls),
                spectators: request.spectators.unwrap_or(usual.spectators),
                practice: request.practice,
                times: Times { reclaim_ms, pace_ms_min, ..usual.times },
                ..usual
            },
            password,
            hidden: request.hidden,
            results: request.results && !request.practice,
            idle_minutes: request.idle_minutes.unwrap_or(IDLE_MINUTES).clamp(1, IDLE_MINUTES_MAX),
        };
        Ok((settings, agents))
    }
}
