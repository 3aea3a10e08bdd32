//! Rooms by name, players by token.

use std::any::Any;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use parlor_table::{Input, OpenError, Room, Who, open};
use parlor_wire::online::{
    ClockRulesMsg, ErrorCode, OccupantMsg, RoomInfoMsg, RoomRequestMsg, RoomSummaryMsg,
    SeatRequestMsg,
};
use serde_json::Value;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;

use crate::agents::Agents;
use crate::buckets::Buckets;
use crate::desk::Desk;
use crate::experiments::{Experiments, Laboratory, NoExperiments};
use crate::metrics::Metrics;
use crate::password;
use crate::refusal::Refusal;
use crate::restorers::Restorers;
use crate::results::Results;
use crate::rooms::SeatMsg;
use crate::seats::{BotRequest, Entered, ReclaimRequest};
use crate::stopping::Stopping;
use crate::store::{Database, Founding, Journal, KeptRoom, Opened, Store, StoreError};
use crate::table_task::{self, Look, Surroundings, ToTable};
use crate::token::{hashed, random_hex};

/// How many rooms there may be.
const ROOMS_MAX: usize = 2_000;
/// Minutes after which an idle room is closed, unless it says otherwise; and at most.
const IDLE_MINUTES: u32 = 60;
const IDLE_MINUTES_MAX: u32 = 24 * 60;
/// How many agents may think at once.
const THINKERS: usize = 2;
/// How many passwords may be tried at once: each takes a core and its memory for a while.
const LOCKSMITHS: usize = 1;

/// All rooms of a server.
pub struct Hall {
    store: Store,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) stopping: Stopping,
    restorers: Restorers,
    agents: Arc<Agents>,
    thinkers: Arc<Semaphore>,
    locksmiths: Arc<Semaphore>,
    desk: Desk,
    laboratory: Arc<Laboratory>,
    results: Arc<Results>,
    book: Mutex<Book>,
    ids: AtomicU64,
    /// How much players may say, once somebody has said how much.
    speech: OnceLock<Option<Buckets<u64>>>,
}

/// Who and what is where.
#[derive(Default)]
struct Book {
    rooms: HashMap<String, Entry>,
    /// By the hash of a token: the room and the player.
    tokens: HashMap<String, (String, u64)>,
}

impl Book {
    fn tidy(&mut self) {
        self.rooms.retain(|_, entry| !entry.inbox.is_closed());
        self.tokens.retain(|_, (room, _)| self.rooms.contains_key(room));
    }
}

struct Entry {
    founding: Arc<Founding>,
    seats: u8,
    inbox: mpsc::Sender<ToTable>,
}

/// Why a hall cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum HallError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A room was written that cannot be read.
    #[error("a room cannot be read: {0}")]
    Founding(#[from] serde_json::Error),
}

impl Hall {
    /// A hall whose tables are kept in memory, or in a folder, in the file `parlor.db`.
    pub fn open(folder: Option<PathBuf>) -> Result<Hall, HallError> {
        let file = folder.map(|folder| folder.join("parlor.db"));
        Hall::on(&file.map_or(Database::Memory, Database::Sqlite))
    }

    /// A hall whose tables are kept in a database: those that were not closed go on. To be called
    /// within a runtime, on which the tables will run.
    pub fn on(database: &Database) -> Result<Hall, HallError> {
        let metrics = Metrics::new();
        let Opened { store, rooms, results } = Store::open(database, &metrics)?;
        let hall = Hall {
            store,
            metrics,
            stopping: Stopping::default(),
            restorers: Restorers::default(),
            agents: Arc::new(Agents::new()),
            thinkers: Arc::new(Semaphore::new(THINKERS)),
            locksmiths: Arc::new(Semaphore::new(LOCKSMITHS)),
            desk: Desk::default(),
            laboratory: Arc::new(Laboratory::new(Box::new(NoExperiments))),
            results: Arc::new(Results::of(&results)),
            book: Mutex::default(),
            ids: AtomicU64::new(1),
            speech: OnceLock::new(),
        };
        for room in rooms {
            hall.go_on(room)?;
        }
        Ok(hall)
    }

    /// The same hall with experiments that can be run.
    #[must_use]
    pub fn with_experiments(mut self, experiments: Box<dyn Experiments>) -> Hall {
        self.laboratory = Arc::new(Laboratory::new(experiments));
        self
    }

    /// A room that was kept. Its table is restored when somebody comes, or when nothing else is to
    /// be done.
    fn go_on(&self, kept: KeptRoom) -> Result<(), HallError> {
        let founding: Arc<Founding> = Arc::new(serde_json::from_str(&kept.founding)?);
        let id = founding.room.id.clone();
        let around = self.around(Journal::resume(&self.store, &id), &founding);
        let mut book = self.book();
        for (player, token) in kept.players {
            self.ids.fetch_max(player + 1, Ordering::Relaxed);
            book.tokens.insert(token, (id.clone(), player));
        }
        let inbox = table_task::resume(founding.clone(), around, self.restorers.clone());
        book.rooms.insert(id, Entry { founding, seats: kept.seats, inbox });
        Ok(())
    }

    fn around(&self, journal: Journal, founding: &Founding) -> Surroundings {
        let idle_minutes = founding.idle_minutes;
        Surroundings {
            results: founding.results.then(|| self.results.clone()),
            journal,
            metrics: self.metrics.clone(),
            stopping: self.stopping.clone(),
            agents: self.agents.clone(),
            thinkers: self.thinkers.clone(),
            idle: Duration::from_secs(60 * u64::from(idle_minutes)),
        }
    }

    /// From now on a player may say so much in a minute, and ask by their token; 0 for any number.
    pub(crate) fn limit_players(&self, per_minute: u32) {
        let _ = self.speech.set(Buckets::new(per_minute));
    }

    /// A player says something, over whichever socket. Was that not too much?
    pub(crate) fn may_speak(&self, player: u64) -> bool {
        let buckets = self.speech.get().and_then(Option::as_ref);
        buckets.is_none_or(|buckets| buckets.take(player, 1.0, std::time::Instant::now()))
    }

    /// Forgets the rooms that were closed, and their players.
    pub(crate) fn tidy(&self) {
        let mut book = self.book();
        book.tidy();
        self.metrics.rooms.set(book.rooms.len().try_into().unwrap_or(i64::MAX));
    }

    /// Nothing panics while the book is open, so it cannot be left half written.
    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number that nobody else has.
    pub(crate) fn new_id(&self) -> u64 {
        self.ids.fetch_add(1, Ordering::Relaxed)
    }

    /// Makes a room and says its id.
    pub(crate) async fn create(&self, request: RoomRequestMsg) -> Result<String, Refusal> {
        let (founding, agents) = self.founding(request).await?;
        let wrong = |error: OpenError| Refusal::new(ErrorCode::BadMessage, error.to_string());
        let table =
            open(&founding.game, &founding.rules, founding.room.clone(), &[]).map_err(wrong)?;
        let seats = table.n_seats();
        if agents.len() != seats || agents.iter().all(Option::is_some) {
            let detail = format!("{seats} seats, at least one of them open");
            return Err(Refusal::new(ErrorCode::Place, detail));
        }
        if founding.room.practice && agents.iter().filter(|agent| agent.is_none()).count() != 1 {
            let detail = "a practice table has one open seat, and agents at all others";
            return Err(Refusal::new(ErrorCode::Place, detail));
        }
        let founding = Founding { rules: table.rules(), ..founding };
        let id = founding.room.id.clone();
        let full = {
            let mut book = self.book();
            book.tidy();
            book.rooms.len() >= ROOMS_MAX
        };
        if full {
            return Err(Refusal::new(ErrorCode::TooFast, "too many rooms"));
        }
        let journal = Journal::begin(&self.store, &founding, seats as u8).await;
        let journal =
            journal.map_err(|_| Refusal::new(ErrorCode::Internal, "the room cannot be written"))?;
        let around = self.around(journal, &founding);
        let inbox = table_task::start(table, around);
        let entry =
            Entry { founding: Arc::new(founding), seats: seats as u8, inbox: inbox.clone() };
        self.book().rooms.insert(id.clone(), entry);
        for (entrant, agent) in (0..).zip(agents) {
            if let Some(agent) = agent {
                let _ = inbox.send(ToTable::Seat { entrant, agent }).await;
            }
        }
        // The table answers when all of that is kept.
        let (answer, seated) = oneshot::channel();
        let _ = inbox.send(ToTable::Look { answer }).await;
        let failed = |_| Refusal::new(ErrorCode::Internal, "the room cannot be written");
        seated.await.map(|_| id).map_err(failed)
    }

    /// What a request asks for, checked, and which places agents have.
    async fn founding(
        &self,
        request: RoomRequestMsg,
    ) -> Result<(Founding, Vec<Option<String>>), Refusal> {
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
            return Err(Refusal::new(ErrorCode::BadMessage, detail));
        }
        let agents = request.seats.into_iter().map(|seat| match seat {
            SeatRequestMsg::Open => Ok(None),
            SeatRequestMsg::Agent { agent } => {
                let checked = self.agents.check(&request.game, &agent);
                checked.map_err(|detail| Refusal::new(ErrorCode::Agent, detail))?;
                Ok(Some(agent))
            }
        });
        let agents = agents.collect::<Result<Vec<_>, Refusal>>()?;
        let unrandom = || Refusal::new(ErrorCode::Internal, "no random bytes");
        let password = match request.password.filter(|word| !word.is_empty()) {
            Some(word) => {
                let kept = self.try_lock(move || password::kept(&word)).await;
                Some(kept.flatten().ok_or_else(unrandom)?)
            }
            None => None,
        };
        let id = random_hex::<8>().ok_or_else(unrandom)?;
        let usual = Room::new(&id, name);
        let founding = Founding {
            game: request.game,
            rules: request.rules,
            room: Room {
                clock: request.clock,
                calls: request.calls.unwrap_or(usual.calls),
                spectators: request.spectators.unwrap_or(usual.spectators),
                practice: request.practice,
                ..usual
            },
            password,
            hidden: request.hidden,
            results: request.results && !request.practice,
            idle_minutes: request.idle_minutes.unwrap_or(IDLE_MINUTES).clamp(1, IDLE_MINUTES_MAX),
        };
        Ok((founding, agents))
    }

    /// The agents of this server.
    pub(crate) fn agents(&self) -> &Arc<Agents> {
        &self.agents
    }

    /// Who may ask for advice, and how much.
    pub(crate) fn desk(&self) -> &Desk {
        &self.desk
    }

    /// Where experiments are run.
    pub(crate) fn laboratory(&self) -> Arc<Laboratory> {
        self.laboratory.clone()
    }

    /// How people do against agents.
    pub(crate) fn results(&self) -> &Results {
        &self.results
    }

    /// How many agents may think at once.
    pub(crate) fn thinkers(&self) -> Arc<Semaphore> {
        self.thinkers.clone()
    }

    /// The rooms that are listed.
    pub(crate) async fn list(&self) -> Vec<RoomSummaryMsg> {
        let rooms: Vec<_> = {
            let book = self.book();
            let open = book.rooms.values().filter(|entry| !entry.founding.hidden);
            open.map(|entry| (entry.founding.clone(), entry.seats, entry.inbox.clone())).collect()
        };
        let mut list = Vec::new();
        for (founding, seats, inbox) in rooms {
            if let Some(look) = look_at(&inbox).await {
                list.push(summary(&founding, seats, &look));
            }
        }
        list.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        list
    }

    /// One room, hidden or not.
    pub(crate) async fn look(&self, id: &str) -> Result<RoomInfoMsg, Refusal> {
        let found = self
            .book()
            .rooms
            .get(id)
            .map(|entry| (entry.founding.clone(), entry.seats, entry.inbox.clone()));
        let gone = || Refusal::new(ErrorCode::NoRoom, "no such room");
        let (founding, seats, inbox) = found.ok_or_else(gone)?;
        let look = look_at(&inbox).await.ok_or_else(gone)?;
        Ok(RoomInfoMsg {
            summary: summary(&founding, seats, &look),
            entrants: look.entrants,
            clock: founding.room.clock,
            practice: founding.room.practice,
            results: founding.results,
            record: look.record,
        })
    }

    /// Somebody gives up a place.
    pub(crate) async fn leave(&self, id: &str, token: &str) -> Result<(), Refusal> {
        self.seat(id, token).await?;
        let (inbox, _) = self.room(id)?;
        let player = self.player(id, token).ok_or_else(not_a_token)?;
        let (who, frame) = (Who::Player(player), r#"{"type":"leave"}"#.to_owned());
        let _ = inbox.send(ToTable::Frame { who, frame, at: Instant::now() }).await;
        Ok(())
    }

    /// Whose token this is.
    pub(crate) async fn seat(&self, id: &str, token: &str) -> Result<SeatMsg, Refusal> {
        let (inbox, _) = self.room(id)?;
        let player = self.known(id, token)?;
        let (answer, entrant) = oneshot::channel();
        let _ = inbox.send(ToTable::Whose { player, answer }).await;
        let me = entrant.await.ok().flatten();
        let me = me.ok_or(Refusal::new(ErrorCode::NotSeated, "this player has no place here"))?;
        let look = look_at(&inbox).await;
        let place = look.as_ref().and_then(|look| look.entrants.get(usize::from(me)));
        let name = match place.map(|place| &place.occupant) {
            Some(OccupantMsg::Person { name, .. }) => name.clone(),
            _ => String::new(),
        };
        Ok(SeatMsg { me, name })
    }

    /// A room's inbox, and whether it has a password.
    pub(crate) fn room(&self, id: &str) -> Result<(mpsc::Sender<ToTable>, bool), Refusal> {
        let book = self.book();
        let entry = book.rooms.get(id).filter(|entry| !entry.inbox.is_closed());
        let entry = entry.ok_or(Refusal::new(ErrorCode::NoRoom, "no such room"))?;
        Ok((entry.inbox.clone(), entry.founding.password.is_some()))
    }

    /// Somebody takes a place: the token and the entrant's number.
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
        let entered = self.enter(id, player, Input::Joins { player, name }).await?;
        let me = entered.me.ok_or(Refusal::new(ErrorCode::Internal, "no place was given"))?;
        Ok((entered.token, me))
    }

    /// A program of the host's takes a place.
    pub(crate) async fn seat_bot(&self, id: &str, bot: BotRequest) -> Result<Entered, Refusal> {
        self.room(id)?;
        let by = self.known(id, &bot.token)?;
        let (player, BotRequest { name, entrant, .. }) = (self.new_id(), bot);
        self.enter(id, player, Input::SeatsBot { by, player, name, entrant }).await
    }

    /// Somebody who has lost the token wants back to a seat.
    pub(crate) async fn reclaim(
        &self,
        id: &str,
        request: ReclaimRequest,
    ) -> Result<Entered, Refusal> {
        let vouched = self.vouched(id, request.password.as_deref()).await;
        if vouched == Some(false) && request.password.is_some() {
            return Err(Refusal::new(ErrorCode::Password, "the password is wrong"));
        }
        let (player, name) = (self.new_id(), request.name);
        let vouched = vouched == Some(true);
        self.enter(id, player, Input::Reclaims { player, name, vouched }).await
    }

    /// Is this the password of a room that has one?
    async fn vouched(&self, id: &str, password: Option<&str>) -> Option<bool> {
        let kept = self.book().rooms.get(id)?.founding.password.clone()?;
        let Some(word) = password.map(str::to_owned) else { return Some(false) };
        let fits = self.try_lock(move || password::fits(&word, &kept)).await;
        Some(fits == Some(true))
    }

    /// Work with a password, where it does not hold up others; `None` when it was broken off.
    async fn try_lock<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let locksmith = self.locksmiths.clone().acquire_owned().await.ok()?;
        let worked = tokio::task::spawn_blocking(move || {
            let _locksmith = locksmith;
            work()
        });
        worked.await.ok()
    }

    /// A player with a new token comes to the table.
    async fn enter(&self, id: &str, player: u64, input: Input<Value>) -> Result<Entered, Refusal> {
        let (inbox, _) = self.room(id)?;
        let token = random_hex::<16>();
        let token = token.ok_or(Refusal::new(ErrorCode::Internal, "no random bytes"))?;
        let hash = hashed(&token);
        let (answer, entrant) = oneshot::channel();
        let closed = || Refusal::new(ErrorCode::NoRoom, "the room was closed");
        let enter = ToTable::Enter { player, input, token: hash.clone(), answer };
        inbox.send(enter).await.map_err(|_| closed())?;
        let refused = |code| Refusal::new(code, "the table refuses");
        let me = entrant.await.map_err(|_| closed())?.map_err(refused)?;
        self.book().tokens.insert(hash, (id.to_owned(), player));
        Ok(Entered { me, token })
    }

    /// The open question to the person at a practice table, and who that is.
    pub(crate) async fn practice_question(
        &self,
        id: &str,
        token: &str,
    ) -> Result<(u64, Box<dyn Any + Send>), Refusal> {
        let (inbox, _) = self.room(id)?;
        let player = self.known(id, token)?;
        let (answer, question) = oneshot::channel();
        let _ = inbox.send(ToTable::Question { player, answer }).await;
        let detail = "only at a practice table, and while you are asked";
        let question = question.await.ok().flatten();
        let question = question.ok_or(Refusal::new(ErrorCode::NotNow, detail))?;
        Ok((player, question))
    }

    /// All hands of a practice table.
    pub(crate) async fn open_hands(&self, id: &str, token: &str) -> Result<String, Refusal> {
        let (inbox, _) = self.room(id)?;
        self.known(id, token)?;
        let (answer, hands) = oneshot::channel();
        let _ = inbox.send(ToTable::Hands { answer }).await;
        let detail = "only at a practice table, once a match has begun";
        hands.await.ok().flatten().ok_or(Refusal::new(ErrorCode::NotNow, detail))
    }

    /// The player whose token a request brings, if that is not too much.
    pub(crate) fn known(&self, id: &str, token: &str) -> Result<u64, Refusal> {
        let player = self.player(id, token).ok_or_else(not_a_token)?;
        if !self.may_speak(player) {
            return Err(Refusal::new(ErrorCode::TooFast, "too much under your token"));
        }
        Ok(player)
    }

    /// The player whose token this is, at this table.
    pub(crate) fn player(&self, id: &str, token: &str) -> Option<u64> {
        let book = self.book();
        let (room, player) = book.tokens.get(&hashed(token))?;
        (room == id).then_some(*player)
    }

    /// The record of the last match of a room, though the room may be closed.
    pub(crate) async fn record(&self, id: &str) -> Result<String, Refusal> {
        let (inbox, _) = match self.room(id) {
            Ok(room) => room,
            Err(none) => {
                let kept = self.store.record(id).await;
                return kept.ok().flatten().ok_or(none);
            }
        };
        let (answer, record) = oneshot::channel();
        let _ = inbox.send(ToTable::Record { answer }).await;
        let record = record.await.ok().flatten();
        record.ok_or(Refusal::new(ErrorCode::NotNow, "no match is over yet"))
    }
}

fn not_a_token() -> Refusal {
    Refusal::new(ErrorCode::Token, "the token is not known in this room")
}

/// How a table stands; `None` when it was closed.
async fn look_at(inbox: &mpsc::Sender<ToTable>) -> Option<Look> {
    let (answer, look) = oneshot::channel();
    inbox.send(ToTable::Look { answer }).await.ok()?;
    look.await.ok()
}

fn summary(founding: &Founding, seats: u8, look: &Look) -> RoomSummaryMsg {
    RoomSummaryMsg {
        id: founding.room.id.clone(),
        name: founding.room.name.clone(),
        game: founding.game.clone(),
        rules: founding.rules.clone(),
        locked: founding.password.is_some(),
        seats,
        free: look.free as u8,
        playing: look.playing,
    }
}
