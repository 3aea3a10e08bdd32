//! Who comes in, by which token, and who goes.

use std::sync::Arc;

use parlor_table::Right;
use parlor_wire::online::{
    BotRequestMsg, EnteredMsg, ErrorCode, JoinRequestMsg, OccupantMsg, SeatInfoMsg,
};

use super::Rooms;
use super::looking::look_at;
use crate::http::refusal::Refusal;
use crate::limits::budgets::Spent;
use crate::tables::password;
use crate::tables::task::{Entrance, PlayerSeat, TableHandle, TableRequest};
use crate::tables::token::{hashed, random_hex};

impl Rooms {
    /// Someone gives up a place. When this returns, that is kept.
    pub(crate) async fn leave(&self, id: &str, token: &str) -> Result<(), Refusal> {
        self.seat(id, token).await?;
        let (table, _) = self.room(id)?;
        let player = self.player(id, token).ok_or_else(not_a_token)?;
        let _ = table.send(TableRequest::Leave { player }).await;
        // The table answers when it is done with what came before.
        match table.ask(|answer| TableRequest::Whose { player, answer }).await {
            Some(None) => Ok(()),
            Some(_) => Err(Refusal::new(ErrorCode::Internal, "the table has not let them go")),
            None => Err(Refusal::new(ErrorCode::Internal, "that cannot be written")),
        }
    }

    /// Whose token this is, and whether it is their turn.
    pub(crate) async fn seat(&self, id: &str, token: &str) -> Result<SeatInfoMsg, Refusal> {
        let (table, _) = self.room(id)?;
        let player = self.known(id, token)?;
        let seat = table.ask(|answer| TableRequest::Whose { player, answer }).await.flatten();
        let PlayerSeat { entrant: me, asked, right, .. } =
            seat.ok_or(Refusal::new(ErrorCode::NotSeated, "this player has no place here"))?;
        let look = look_at(&*table).await;
        let place = look.as_ref().and_then(|look| look.entrants.get(usize::from(me)));
        let name = match place.map(|place| &place.occupant) {
            Some(OccupantMsg::Person { name, .. }) => name.clone(),
            _ => String::new(),
        };
        let deal = look.and_then(|look| look.deal);
        Ok(SeatInfoMsg { me, name, asked, waits: right == Right::Inherits, deal })
    }

    /// The way to a room's table, and whether it has a password.
    pub(crate) fn room(&self, id: &str) -> Result<(Arc<dyn TableHandle>, bool), Refusal> {
        let open = self.open.lock();
        let room = open.get(id).filter(|room| !room.table.is_closed());
        let room = room.ok_or_else(|| self.no_room(id))?;
        Ok((room.table.clone(), room.settings.password.is_some()))
    }

    /// Why there is no such room: it was never made or is closed, its table has failed, or its match was
    /// voided.
    pub(super) fn no_room(&self, id: &str) -> Refusal {
        if self.restorers.has_given_up(id) {
            let detail = "this table has failed, or its log cannot be replayed; the log is kept, and \
                          the server's own says what is wrong";
            return Refusal::new(ErrorCode::Internal, detail);
        }
        if self.voided.contains(id) {
            let detail = "this room was closed and its match voided: the server was restored from a \
                          backup, after which its chance could be known";
            return Refusal::new(ErrorCode::Voided, detail);
        }
        let why = self.restorers.why_closed(id);
        Refusal::new(ErrorCode::NoRoom, why.map_or("no such room", Spent::reason))
    }

    /// Someone takes a place: the token and the entrant's number.
    pub(crate) async fn join(
        &self,
        id: &str,
        name: String,
        password: Option<&str>,
    ) -> Result<(String, u8), Refusal> {
        if self.vouched(id, password).await == Some(false) {
            return Err(Refusal::new(ErrorCode::Password, "the password is wrong"));
        }
        let player = self.new_id();
        let entered = self.enter(id, player, Entrance::Joins { name }).await?;
        let me = entered.me.ok_or(Refusal::new(ErrorCode::Internal, "no place was given"))?;
        Ok((entered.token, me))
    }

    /// A program of the host's takes a place.
    pub(crate) async fn seat_bot(
        &self,
        id: &str,
        bot: BotRequestMsg,
    ) -> Result<EnteredMsg, Refusal> {
        self.room(id)?;
        let by = self.known(id, &bot.token)?;
        let (player, BotRequestMsg { name, entrant, .. }) = (self.new_id(), bot);
        self.enter(id, player, Entrance::Bot { by, name, entrant }).await
    }

    /// Someone who has lost the token wants back to a seat.
    pub(crate) async fn reclaim(
        &self,
        id: &str,
        request: JoinRequestMsg,
    ) -> Result<EnteredMsg, Refusal> {
        let vouched = self.vouched(id, request.password.as_deref()).await;
        if vouched == Some(false) {
            return Err(Refusal::new(ErrorCode::Password, "the password is wrong or missing"));
        }
        let (player, name) = (self.new_id(), request.name);
        let vouched = vouched == Some(true);
        self.enter(id, player, Entrance::Reclaims { name, vouched }).await
    }

    /// Is this the password of a room that has one?
    async fn vouched(&self, id: &str, password: Option<&str>) -> Option<bool> {
        let kept = self.open.lock().get(id)?.settings.password.clone()?;
        let Some(word) = password.map(str::to_owned) else { return Some(false) };
        let fits = self.with_password(move || password::fits(&word, &kept)).await;
        Some(fits == Some(true))
    }

    /// Work with a password, where it does not hold up others; `None` when it was broken off.
    pub(super) async fn with_password<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.password_permits.clone().acquire_owned().await.ok()?;
        let worked = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        worked.await.ok()
    }

    /// A player with a new token comes to the table, which lets the token count once there is a place
    /// for it.
    async fn enter(&self, id: &str, player: u64, how: Entrance) -> Result<EnteredMsg, Refusal> {
        let (table, _) = self.room(id)?;
        let token = new_token()?;
        let hash = hashed(&token);
        let entered =
            table.ask(|answer| TableRequest::Enter { player, how, token: hash, answer }).await;
        let entered = entered.ok_or(Refusal::new(ErrorCode::NoRoom, "the room was closed"))?;
        let me = entered.map_err(|code| Refusal::new(code, why(code)))?;
        Ok(EnteredMsg { me, token })
    }

    /// The player whose token a request brings, if that is not too much.
    pub(crate) fn known(&self, id: &str, token: &str) -> Result<u64, Refusal> {
        let player = self.player(id, token).ok_or_else(not_a_token)?;
        if !self.may_speak(player) {
            return Err(Refusal::new(ErrorCode::TooFast, "too many messages for this token"));
        }
        Ok(player)
    }

    /// The player whose token this is, at this table.
    pub(crate) fn player(&self, id: &str, token: &str) -> Option<u64> {
        self.tokens.player(&hashed(token), id)
    }
}

/// A token that nobody has.
pub(super) fn new_token() -> Result<String, Refusal> {
    random_hex::<16>().ok_or(Refusal::new(ErrorCode::Internal, "no random bytes"))
}

/// What a table's refusal means for someone who wants a place.
fn why(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::Name => NAME_RULE,
        ErrorCode::TooSoon => {
            "the player has dropped out only just now, or the others have just refused someone; ask \
             again after the time that --reclaim-seconds gives"
        }
        ErrorCode::NobodyToAsk => {
            "nobody else sits at the table who could consent: the room's password is needed, or the \
             token with which the player came"
        }
        ErrorCode::Begun => {
            "the match has begun: places are free before it, and where one other person sits at the \
             table a seat with a hidden hand changes hands only when it is over"
        }
        ErrorCode::NotNow => "someone else is asking for a place; wait until that is answered",
        _ => "the table refuses",
    }
}

/// What a name must be like.
pub(super) const NAME_RULE: &str = "a name has 1 to 40 bytes of one script, nothing invisible, and \
                                    does not look like another one at the table";

pub(super) fn not_a_token() -> Refusal {
    Refusal::new(ErrorCode::Token, "the token is not known in this room")
}
