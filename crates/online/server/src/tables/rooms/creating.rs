//! A room is made.

use std::sync::Arc;

use parlor_table::{OpenError, Room, Times};
use parlor_wire::online::{
    ClockRulesMsg, ErrorCode, RoomRequestMsg, SeatRequestMsg, SpectatorsMsg,
};

use super::looking::look_at;
use super::{OpenRoom, Rooms};
use crate::http::refusal::Refusal;
use crate::limits::budgets::Purse;
use crate::limits::caller::Caller;
use crate::store::{Journal, RoomSettings};
use crate::tables::password;
use crate::tables::task::TableRequest;
use crate::tables::token::random_code;

/// Minutes after which an idle room is closed, unless it says otherwise; and at most.
const IDLE_MINUTES: u32 = 60;
const IDLE_MINUTES_MAX: u32 = 24 * 60;
/// How late spectators may be shown a match: what they have not seen yet is kept.
const DELAY_MAX_MS: u64 = 3_600_000;

impl Rooms {
    /// Makes a room and returns its id.
    pub(crate) async fn create(
        &self,
        request: RoomRequestMsg,
        caller: Option<&Caller>,
    ) -> Result<String, Refusal> {
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
        let settings = Arc::new(RoomSettings { rules, ..settings });
        let id = settings.room.id.clone();
        let held = self.admit(caller).await?;
        let journal = Journal::begin(&self.store, &settings, seats as u8).await;
        let journal =
            journal.map_err(|_| Refusal::new(ErrorCode::Internal, "the room cannot be written"))?;
        let stranger = caller.filter(|caller| !caller.local);
        let purse = stranger.map_or(Purse::ENDLESS, |from| self.written.purse(Some(from.address)));
        let context = self.context(journal, &settings, purse);
        let wrong = |error: OpenError| Refusal::new(ErrorCode::Internal, error.to_string());
        let table = game.start(context).map_err(wrong)?;
        let seats = seats as u8;
        let room = OpenRoom { settings, seats, table: table.clone(), held };
        self.open.lock().insert(id.clone(), room);
        for (entrant, agent) in (0..).zip(agents) {
            if let Some(agent) = agent {
                let _ = table.send(TableRequest::Seat { entrant, agent }).await;
            }
        }
        // The table answers when all of that is kept.
        let seated = look_at(&*table).await;
        let failed = Refusal::new(ErrorCode::Internal, "the room cannot be written");
        seated.map(|_| id).ok_or(failed)
    }

    /// What a request asks for, checked, and which places agents have.
    async fn settings(
        &self,
        request: RoomRequestMsg,
    ) -> Result<(RoomSettings, Vec<Option<String>>), Refusal> {
        let name = request.name.trim();
        if name.is_empty() || name.len() > 80 || name.chars().any(char::is_control) {
            return Err(Refusal::new(ErrorCode::Name, "a room's name has 1 to 80 bytes"));
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
                game.check(&agent).map_err(|detail| Refusal::new(ErrorCode::Agent, detail))?;
                Ok(Some(agent))
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
