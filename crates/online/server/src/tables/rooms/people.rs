//! People with a personal link: their rooms, their matches, and a seat on one more device.

use std::num::NonZeroU32;
use std::time::Duration;

use parlor_game::Seat;
use parlor_wire::SeatMsg;
use parlor_wire::online::{
    ErrorCode, FinishedGameMsg, MySeatMsg, OccupantMsg, RunningGameMsg, TakenSeatMsg,
};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::Rooms;
use super::entering::not_a_token;
use super::looking::look_at;
use crate::http::refusal::Refusal;
use crate::store::{Person, PlayedGame, StoreError};
use crate::tables::task::{Look, PlayerSeat, TableHandle, TableRequest};
use crate::tables::token::{hashed, is_room_id, log_name, random_hex};

/// How many finished matches are listed at once.
pub(crate) const GAMES_AT_ONCE: usize = 20;
/// How many open rooms are listed: the newest.
const RUNNING_MAX: usize = 50;
/// How long the list of open rooms may take: a table whose log cannot be read just now is left out.
const RUNNING_IN: Duration = Duration::from_secs(10);
/// On how many further devices a seat can be taken over, each with a token of its own.
const DEVICES_MAX: usize = 8;

impl Rooms {
    /// A new personal link.
    pub(crate) async fn make_link(&self) -> Result<String, Refusal> {
        if !self.store.is_kept() {
            let detail = "this server keeps nothing (its database is memory), so no links either";
            return Err(Refusal::new(ErrorCode::NotNow, detail));
        }
        let (secret, id) = (new_secret()?, new_secret()?);
        self.store.make_person(&Person::new(id), &hashed(&secret)).await?;
        Ok(secret)
    }

    /// Whose link is this?
    pub(crate) async fn person(&self, secret: &str) -> Result<Option<Person>, Refusal> {
        self.store.person(&hashed(secret)).await.map_err(Refusal::from)
    }

    /// Another link for the same person. The old one, and what it gave to further devices, ends.
    pub(crate) async fn renew_link(&self, who: &Person) -> Result<String, Refusal> {
        let secret = new_secret()?;
        self.store.renew_person(who, &hashed(&secret)).await?;
        self.take_back(who).await;
        Ok(secret)
    }

    /// Forgets a link and what it is connected with. Seats and records stay as they are.
    pub(crate) async fn revoke_link(&self, who: &Person) -> Result<(), Refusal> {
        self.store.forget_person(who).await?;
        self.take_back(who).await;
        Ok(())
    }

    /// A device that plays a seat that was lent must come back with a token that still counts.
    async fn take_back(&self, who: &Person) {
        for (room, player) in self.tokens.take_back(who) {
            if let Ok((table, _)) = self.room(&room) {
                let _ = table.send(TableRequest::HangUp { player }).await;
            }
        }
    }

    /// A seat belongs to a link from now on; the token shows that the seat is theirs.
    pub(crate) async fn connect_seat(
        &self,
        who: &Person,
        room: &str,
        token: &str,
    ) -> Result<(), Refusal> {
        self.room(room)?;
        let player = self.known(room, token)?;
        // Otherwise anyone who has got hold of a link could move its seats to a link of their own.
        if self.tokens.is_lent(&hashed(token)) {
            return Err(not_a_token());
        }
        let owner = self.store.owner_of(room, player).await?;
        if owner.is_some_and(|owner| owner != *who) {
            let detail = "this seat is connected with another personal link";
            return Err(Refusal::new(ErrorCode::Seated, detail));
        }
        self.store.connect_seat(who, room, player).await.map_err(Refusal::from)
    }

    /// The open rooms in which someone has a seat, the newest first.
    pub(crate) async fn running(&self, who: &Person) -> Result<Vec<RunningGameMsg>, Refusal> {
        let mut rooms = Vec::<(String, Vec<u64>)>::new();
        for (room, player) in self.store.seats_of(who).await? {
            match rooms.iter_mut().find(|(known, _)| *known == room) {
                Some((_, players)) => players.push(player),
                None => rooms.push((room, vec![player])),
            }
        }
        let mut looks = JoinSet::new();
        for (at, (room, players)) in rooms.into_iter().take(RUNNING_MAX).enumerate() {
            let Ok((table, _)) = self.room(&room) else { continue };
            let settings = self.open.lock().get(&room).map(|open| open.settings.clone());
            let Some(settings) = settings else { continue };
            looks.spawn(async move {
                let seen = timeout(RUNNING_IN, seat_among(&*table, &players)).await;
                let (_, seat, look) = seen.ok().flatten()?;
                let running = RunningGameMsg {
                    room,
                    name: settings.room.name.clone(),
                    game: settings.game.clone(),
                    rules: settings.rules.clone(),
                    seat,
                    playing: look.playing,
                    matches: look.matches,
                    deal: look.deal,
                };
                Some((at, running))
            });
        }
        let mut running: Vec<_> = looks.join_all().await.into_iter().flatten().collect();
        running.sort_by_key(|(at, _)| *at);
        Ok(running.into_iter().map(|(_, running)| running).collect())
    }

    /// Some of someone's finished matches, and whether there are more.
    pub(crate) async fn finished(
        &self,
        who: &Person,
        from: u32,
    ) -> Result<(Vec<FinishedGameMsg>, bool), Refusal> {
        let most = GAMES_AT_ONCE as u64 + 1;
        let games = self.store.games_of(who, from.into(), most).await?;
        let more = games.len() > GAMES_AT_ONCE;
        Ok((games.into_iter().take(GAMES_AT_ONCE).filter_map(listed).collect(), more))
    }

    /// Takes one match from someone's list.
    pub(crate) async fn forget_game(
        &self,
        who: &Person,
        room: &str,
        nth: NonZeroU32,
    ) -> Result<(), Refusal> {
        if !is_room_id(room) {
            return Err(self.no_room(room));
        }
        let nth = u64::from(nth.get() - 1);
        self.store.forget_game(who, room, nth).await.map_err(Refusal::from)
    }

    /// Someone's seat in a room; with `confirm`, a token for it for the device that asks with this link.
    pub(crate) async fn take_seat(
        &self,
        who: &Person,
        secret: &str,
        room: &str,
        confirm: bool,
    ) -> Result<TakenSeatMsg, Refusal> {
        let (table, _) = self.room(room)?;
        let seats = self.store.seats_of(who).await?;
        let players: Vec<u64> =
            seats.into_iter().filter(|(of, _)| of == room).map(|(_, player)| player).collect();
        let none = Refusal::new(ErrorCode::NotSeated, "no seat here belongs to this link");
        let (player, seat, _) = seat_among(&*table, &players).await.ok_or(none)?;
        let link = hashed(secret);
        let token = if confirm { Some(self.lend(who, &link, room, player).await?) } else { None };
        Ok(TakenSeatMsg { seat, token })
    }

    async fn lend(
        &self,
        who: &Person,
        link: &str,
        room: &str,
        player: u64,
    ) -> Result<String, Refusal> {
        let token = new_secret()?;
        let hash = hashed(&token);
        if !self.tokens.lend(hash.clone(), room, player, who, DEVICES_MAX) {
            let detail = format!(
                "this seat was taken over {DEVICES_MAX} times: use the device that has it, or \
                 renew the link"
            );
            return Err(Refusal::new(ErrorCode::TooFast, detail));
        }
        let kept = match self.store.lend_seat(who, link, room, player, &hash).await {
            Ok(()) => self.store.is_lent(who, &hash).await,
            Err(error) => Err(error),
        };
        if matches!(kept, Ok(true)) {
            return Ok(token);
        }
        // What was lent to other devices is as good as before.
        self.tokens.forget(&hash);
        kept?;
        // A link that was revoked or replaced meanwhile has lent nothing.
        Err(Refusal::new(ErrorCode::Link, "the personal link was revoked or replaced"))
    }

    /// Was the owner of this link in the room?
    pub(super) async fn was_in(&self, secret: Option<&str>, room: &str) -> Result<bool, Refusal> {
        let Some(secret) = secret else { return Ok(false) };
        self.store.was_in(&hashed(secret), room).await.map_err(|error| {
            tracing::error!(room = log_name(room), %error, "who was in a room cannot be read");
            Refusal::new(ErrorCode::Internal, "the record cannot be read just now")
        })
    }
}

/// The first of these players who still has a place, and how the table stands.
async fn seat_among(table: &dyn TableHandle, players: &[u64]) -> Option<(u64, MySeatMsg, Look)> {
    for &player in players {
        let seat = table.ask(|answer| TableRequest::Whose { player, answer }).await.flatten();
        let Some(PlayerSeat { entrant: me, asked, connected, .. }) = seat else { continue };
        let look = look_at(table).await?;
        let OccupantMsg::Person { name, .. } = &look.entrants.get(usize::from(me))?.occupant else {
            continue;
        };
        let name = name.clone();
        return Some((player, MySeatMsg { me, name, asked, connected }, look));
    }
    None
}

/// A match as it is listed; `None` where its summary cannot be read.
fn listed(game: PlayedGame) -> Option<FinishedGameMsg> {
    let nth = u32::try_from(game.nth + 1).ok().and_then(NonZeroU32::new)?;
    let seat = usize::try_from(game.seat).ok().and_then(Seat::from_idx)?;
    Some(FinishedGameMsg {
        room: game.room,
        nth,
        finished_ms: game.finished_ms,
        seat: SeatMsg::from(seat),
        summary: serde_json::from_str(&game.summary).ok()?,
    })
}

fn new_secret() -> Result<String, Refusal> {
    random_hex::<16>().ok_or(Refusal::new(ErrorCode::Internal, "no random bytes"))
}

impl From<StoreError> for Refusal {
    /// What belongs to a personal link cannot be kept or read.
    fn from(error: StoreError) -> Refusal {
        tracing::error!(%error, "what belongs to a personal link cannot be kept or read");
        Refusal::new(ErrorCode::Internal, "the database does not answer; try again")
    }
}
