//! Rooms by name, players by token.
//!
//! | file | idea |
//! |---|---|
//! | `creating` | a room is made |
//! | `entering` | who comes in, by which token, and who goes |
//! | `looking` | what there is to see |

mod creating;
mod entering;
mod looking;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use parlor_table::Times;
use tokio::sync::Semaphore;

use crate::agents::thinkers::Thinkers;
use crate::http::experiments::{Experiments, Laboratory, NoExperiments};
use crate::limits::advice::AdviceLimits;
use crate::limits::buckets::Buckets;
use crate::limits::downloads::Downloads;
use crate::limits::held::Held;
use crate::ops::metrics::Metrics;
use crate::ops::readiness::Readiness;
use crate::ops::stopping::Stopping;
use crate::store::{Database, Founding, Journal, KeptRoom, Opened, Store, StoreError};
use crate::tables::games::{Games, NoGame};
use crate::tables::restorers::Restorers;
use crate::tables::results::Results;
use crate::tables::task::{Surroundings, TableHandle};
use crate::tables::token::log_name;
use crate::tables::tokens::Tokens;

/// How many agents may think at once at tables; and for those who ask for advice, who cannot keep
/// the tables' agents waiting.
const THINKERS: u32 = 2;
const ADVISERS: usize = 2;
/// How many passwords may be tried at once: each takes a core and its memory for a while.
const LOCKSMITHS: usize = 1;

/// All rooms of a server.
pub struct Rooms {
    store: Store,
    readiness: Readiness,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) stopping: Stopping,
    restorers: Restorers,
    games: Games,
    thinkers: Arc<Thinkers>,
    advisers: Arc<Semaphore>,
    locksmiths: Arc<Semaphore>,
    desk: AdviceLimits,
    parcels: Downloads,
    laboratory: Arc<Laboratory>,
    results: Arc<Results>,
    book: Mutex<Book>,
    tokens: Arc<Tokens>,
    ids: AtomicU64,
    /// How long new rooms keep a seat for a player whose connection is lost.
    reclaim_grace: Duration,
    /// How much players may say, once somebody has said how much.
    speech: OnceLock<Option<Buckets<u64>>>,
}

/// Who and what is where.
#[derive(Default)]
struct Book {
    rooms: HashMap<String, Entry>,
}

impl Book {
    fn tidy(&mut self) {
        self.rooms.retain(|_, entry| !entry.table.is_closed());
    }
}

struct Entry {
    founding: Arc<Founding>,
    seats: u8,
    table: Arc<dyn TableHandle>,
    /// One of the rooms that its maker's household may have. Addresses are not kept, so a server
    /// that was restarted counts anew.
    _held: Option<Held>,
}

/// Why a hall cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum RoomsError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a room that was kept does not come back.
#[derive(Debug, thiserror::Error)]
enum GoingOnError {
    #[error(transparent)]
    Founding(#[from] serde_json::Error),
    #[error(transparent)]
    Game(#[from] NoGame),
}

impl Rooms {
    /// A hall whose tables are kept in memory, or in a folder, in the file `parlor.db`.
    pub fn open(folder: Option<PathBuf>) -> Result<Rooms, RoomsError> {
        let file = folder.map(|folder| folder.join("parlor.db"));
        Rooms::on(&file.map_or(Database::Memory, Database::Sqlite))
    }

    /// A hall whose tables are kept in a database: those that were not closed go on. To be called
    /// within a runtime, on which the tables will run.
    pub fn on(database: &Database) -> Result<Rooms, RoomsError> {
        let metrics = Metrics::new();
        let Opened { store, rooms, results } = Store::open(database, &metrics)?;
        let hall = Rooms {
            store,
            readiness: Readiness::default(),
            metrics,
            stopping: Stopping::default(),
            restorers: Restorers::default(),
            games: Games::new(),
            thinkers: Arc::new(Thinkers::new(THINKERS)),
            advisers: Arc::new(Semaphore::new(ADVISERS)),
            locksmiths: Arc::new(Semaphore::new(LOCKSMITHS)),
            desk: AdviceLimits::default(),
            parcels: Downloads::default(),
            laboratory: Arc::new(Laboratory::new(Box::new(NoExperiments))),
            results: Arc::new(Results::of(&results)),
            book: Mutex::default(),
            tokens: Arc::default(),
            ids: AtomicU64::new(1),
            reclaim_grace: Duration::from_millis(Times::USUAL.reclaim_ms),
            speech: OnceLock::new(),
        };
        for kept in rooms {
            let id = kept.id.clone();
            // One room that cannot be read is no reason to close all others.
            if let Err(error) = hall.go_on(kept) {
                hall.metrics.not_restored();
                hall.restorers.give_up(&id);
                tracing::error!(room = log_name(&id), %error, "the founding of a room cannot be read");
            }
        }
        Ok(hall)
    }

    /// The same hall with experiments that can be run.
    #[must_use]
    pub fn with_experiments(mut self, experiments: Box<dyn Experiments>) -> Rooms {
        self.laboratory = Arc::new(Laboratory::new(experiments));
        self
    }

    /// The same hall, in whose new rooms a seat is kept for so long for a player whose connection is
    /// lost, before the room's password is enough to have it: 30 s unless this is said.
    #[must_use]
    pub fn with_reclaim_grace(mut self, grace: Duration) -> Rooms {
        self.reclaim_grace = grace;
        self
    }

    /// A room that was kept. Its table is restored when somebody comes, or when nothing else is to
    /// be done.
    fn go_on(&self, kept: KeptRoom) -> Result<(), GoingOnError> {
        let founding: Arc<Founding> = Arc::new(serde_json::from_str(&kept.founding)?);
        let id = founding.room.id.clone();
        let game = self.games.get(&founding.game)?;
        let around = self.around(Journal::resume(&self.store, &id), &founding);
        for (player, token) in kept.players {
            self.ids.fetch_max(player + 1, Ordering::Relaxed);
            self.tokens.grant(token, &id, player);
        }
        let table = game.resume(founding.clone(), around);
        let entry = Entry { founding, seats: kept.seats, table, _held: None };
        self.book().rooms.insert(id, entry);
        Ok(())
    }

    fn around(&self, journal: Journal, founding: &Founding) -> Surroundings {
        let idle_minutes = founding.idle_minutes;
        Surroundings {
            results: founding.results.then(|| self.results.clone()),
            journal,
            room: founding.room.id.clone(),
            tokens: self.tokens.clone(),
            restorers: self.restorers.clone(),
            metrics: self.metrics.clone(),
            stopping: self.stopping.clone(),
            thinkers: self.thinkers.clone(),
            locked: founding.password.is_some(),
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

    /// Does the database answer?
    pub(crate) async fn database_answers(&self) -> bool {
        self.readiness.of(&self.store).await
    }

    /// Forgets the rooms that were closed, and their players.
    pub(crate) fn tidy(&self) {
        let mut book = self.book();
        book.tidy();
        self.tokens.keep(|room| book.rooms.contains_key(room));
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

    /// The games of this server.
    pub(crate) fn games(&self) -> &Games {
        &self.games
    }

    /// Who may ask for advice, and how much.
    pub(crate) fn desk(&self) -> &AdviceLimits {
        &self.desk
    }

    /// Long answers on their way.
    pub(crate) fn parcels(&self) -> &Downloads {
        &self.parcels
    }

    /// Where experiments are run.
    pub(crate) fn laboratory(&self) -> Arc<Laboratory> {
        self.laboratory.clone()
    }

    /// How people do against agents.
    pub(crate) fn results(&self) -> &Results {
        &self.results
    }

    /// How many agents may advise at once.
    pub(crate) fn advisers(&self) -> Arc<Semaphore> {
        self.advisers.clone()
    }
}
