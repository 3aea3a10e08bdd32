//! Rooms by name, players by token.
//!
//! | file | idea |
//! |---|---|
//! | `admitting` | whether there is place for another room |
//! | `creating` | a room is made |
//! | `entering` | who comes in, by which token, and who goes |
//! | `looking` | what there is to see |
//! | `people` | personal links: someone's rooms and matches |

mod admitting;
mod creating;
mod entering;
mod looking;
mod people;

use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use parking_lot::Mutex;
use parlor_table::Times;
use parlor_wire::online::{ChainHeadMsg, ChainMsg};
use tokio::sync::Semaphore;

use crate::agents::explorations::Explorations;
use crate::agents::thinkers::Thinkers;
use crate::http::experiments::{ExperimentRuns, Experiments};
use crate::http::reviews::{Reviewer, Reviews};
use crate::limits::advice::AdviceLimits;
use crate::limits::buckets::Buckets;
use crate::limits::budgets::{Budgets, Purse, Spent, WrittenBytes};
use crate::limits::downloads::Downloads;
use crate::limits::links::LinkLimits;
use crate::limits::room_counts::HeldRoom;
use crate::ops::metrics::Metrics;
use crate::ops::readiness::Readiness;
use crate::ops::stopping::Stopping;
use crate::store::{Database, Journal, KeptRoom, Opened, RoomSettings, Store, StoreError};
use crate::tables::games::Games;
use crate::tables::restorers::Restorers;
use crate::tables::results::Results;
use crate::tables::task::{TableHandle, TaskContext};
use crate::tables::token::log_name;
use crate::tables::tokens::Tokens;

/// How many agents may think at once at tables; and for those who ask for advice, who cannot keep
/// the tables' agents waiting.
const THINKERS: u32 = 2;
const ADVISERS: usize = 2;
/// How many passwords may be tried at once: each takes a core and its memory for a while.
const PASSWORDS: usize = 1;

/// All rooms of a server.
pub struct Rooms {
    store: Store,
    readiness: Readiness,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) stopping: Stopping,
    restorers: Restorers,
    pub(crate) games: Games,
    thinkers: Arc<Thinkers>,
    pub(crate) advisers: Arc<Semaphore>,
    password_permits: Arc<Semaphore>,
    pub(crate) advice_limits: AdviceLimits,
    pub(crate) explorations: Explorations,
    pub(crate) link_limits: LinkLimits,
    pub(crate) downloads: Downloads,
    pub(crate) experiments: Arc<ExperimentRuns>,
    pub(crate) reviews: Arc<Reviews>,
    pub(crate) results: Arc<Results>,
    open: Mutex<HashMap<String, OpenRoom>>,
    /// How many rooms are being made that are not open yet.
    places_kept: AtomicUsize,
    tokens: Arc<Tokens>,
    /// The rooms that were closed because the database was restored from a backup.
    voided: HashSet<String>,
    ids: AtomicU64,
    budgets: Arc<Budgets>,
    written: Arc<WrittenBytes>,
    /// How long new rooms keep a seat for a player whose connection is lost.
    reclaim_grace: Duration,
    /// How much players may say, once the configuration is known.
    player_buckets: OnceLock<Option<Buckets<u64>>>,
}

/// A room that is open, or whose table has just ended.
struct OpenRoom {
    settings: Arc<RoomSettings>,
    seats: u8,
    table: Arc<dyn TableHandle>,
    /// One of the rooms that its maker's household may have. Addresses are not kept, so a server
    /// that was restarted counts anew.
    held: Option<HeldRoom>,
}

impl Rooms {
    /// The rooms of a server that keeps them in memory, or in a folder, in the file `parlor.db`.
    pub fn open(folder: Option<PathBuf>) -> Result<Rooms, StoreError> {
        let file = folder.map(|folder| folder.join("parlor.db"));
        Rooms::on(&file.map_or(Database::Memory, Database::Sqlite))
    }

    /// The rooms of a server that keeps them in a database, with the usual budgets.
    pub fn on(database: &Database) -> Result<Rooms, StoreError> {
        Rooms::within(database, Budgets::default())
    }

    /// The rooms of a server that keeps them in a database, within these budgets: those that were not
    /// closed go on. To be called within a runtime, on which the tables will run.
    pub fn within(database: &Database, budgets: Budgets) -> Result<Rooms, StoreError> {
        let metrics = Metrics::new();
        let Opened { store, rooms: kept, results, voided, lent } = Store::open(database, &metrics)?;
        let rooms = Rooms {
            store,
            readiness: Readiness::default(),
            metrics,
            stopping: Stopping::default(),
            restorers: Restorers::default(),
            games: Games::new(),
            thinkers: Arc::new(Thinkers::new(THINKERS)),
            advisers: Arc::new(Semaphore::new(ADVISERS)),
            password_permits: Arc::new(Semaphore::new(PASSWORDS)),
            advice_limits: AdviceLimits::default(),
            explorations: Explorations::default(),
            link_limits: LinkLimits::default(),
            downloads: Downloads::default(),
            experiments: Arc::default(),
            reviews: Arc::default(),
            results: Arc::new(Results::of(&results)),
            open: Mutex::default(),
            places_kept: AtomicUsize::new(0),
            tokens: Arc::default(),
            voided: voided.into_iter().collect(),
            ids: AtomicU64::new(1),
            written: WrittenBytes::new(&budgets),
            budgets: Arc::new(budgets),
            reclaim_grace: Duration::from_millis(Times::USUAL.reclaim_ms),
            player_buckets: OnceLock::new(),
        };
        let most = if rooms.budgets.rooms == 0 { usize::MAX } else { rooms.budgets.rooms as usize };
        let mut n_over = kept.len().saturating_sub(most);
        for kept in kept {
            let id = kept.id.clone();
            // More than there may be: those go in which nobody ever had a place, the oldest first.
            if n_over > 0 && kept.players.is_empty() {
                n_over -= 1;
                rooms.close_unread(&id);
                continue;
            }
            // One room that cannot be read is no reason to close all others.
            if let Err(error) = rooms.go_on(kept) {
                rooms.metrics.not_restored();
                rooms.restorers.give_up(&id);
                tracing::error!(room = log_name(&id), %error, "the settings of a room cannot be read");
            }
        }
        for (token, person) in lent {
            rooms.tokens.mark_lent(&token, person);
        }
        Ok(rooms)
    }

    /// The same with experiments that can be run.
    #[must_use]
    pub fn with_experiments(mut self, experiments: Box<dyn Experiments>) -> Rooms {
        self.experiments = Arc::new(ExperimentRuns::new(experiments));
        self
    }

    /// The same with someone who judges finished matches.
    #[must_use]
    pub fn with_reviewer(mut self, reviewer: Box<dyn Reviewer>) -> Rooms {
        self.reviews = Arc::new(Reviews::new(reviewer));
        self
    }

    /// The same, but a seat of a new room is kept for so long for a player whose connection is
    /// lost, before anyone can ask the others for it: 30 s unless this is said.
    #[must_use]
    pub fn with_reclaim_grace(mut self, grace: Duration) -> Rooms {
        self.reclaim_grace = grace;
        self
    }

    /// Closes a room that was kept, without its table.
    fn close_unread(&self, id: &str) {
        let mut journal = Journal::resume(&self.store, id);
        self.restorers.note_closed(id, Spent::Room);
        self.stopping.tables.spawn(async move {
            // One that cannot be closed now is seen again at the next start.
            if journal.length().await.is_ok() {
                drop(journal.close(true).await);
            }
        });
    }

    /// A room that was kept. Its table is restored when someone comes, or when nothing else is to
    /// be done.
    fn go_on(&self, kept: KeptRoom) -> Result<(), Box<dyn Error>> {
        let settings: Arc<RoomSettings> = Arc::new(serde_json::from_str(&kept.settings)?);
        let id = settings.room.id.clone();
        let game = self.games.get(&settings.game)?;
        // Addresses are not kept, so nobody's purse pays.
        let journal = Journal::resume(&self.store, &id);
        let mut context = self.context(journal, &settings, self.written.purse(None));
        context.has_players = !kept.players.is_empty();
        for (player, token) in kept.players {
            self.ids.fetch_max(player + 1, Ordering::Relaxed);
            self.tokens.grant(token, &id, player);
        }
        let table = game.resume(context);
        let room = OpenRoom { settings, seats: kept.seats, table, held: None };
        self.open.lock().insert(id, room);
        Ok(())
    }

    fn context(&self, journal: Journal, settings: &Arc<RoomSettings>, purse: Purse) -> TaskContext {
        TaskContext {
            journal,
            settings: settings.clone(),
            tokens: self.tokens.clone(),
            restorers: self.restorers.clone(),
            metrics: self.metrics.clone(),
            stopping: self.stopping.clone(),
            results: self.results.clone(),
            thinkers: self.thinkers.clone(),
            budgets: self.budgets.clone(),
            purse,
            has_players: true,
        }
    }

    /// From now on a player may say so much in a minute, and ask by their token; 0 for any number.
    pub(crate) fn limit_players(&self, per_minute: u32) {
        let _ = self.player_buckets.set(Buckets::new(per_minute));
    }

    /// A player says something, over whichever socket. Was that not too much?
    pub(crate) fn may_speak(&self, player: u64) -> bool {
        let buckets = self.player_buckets.get().and_then(Option::as_ref);
        buckets.is_none_or(|buckets| buckets.take(player, 1.0, std::time::Instant::now()))
    }

    /// Does the database answer?
    pub(crate) async fn database_answers(&self) -> bool {
        self.readiness.of(&self.store).await
    }

    /// A part of the chain of all promises; none where it is not so long.
    pub(crate) async fn chain(&self, from: u64) -> Result<Option<ChainMsg>, StoreError> {
        self.store.chain(from).await
    }

    /// What the chain of all promises has come to.
    pub(crate) async fn chain_head(&self) -> Result<ChainHeadMsg, StoreError> {
        self.store.chain_head().await
    }

    /// Writes into the log what the chain has come to: anyone who keeps the log keeps that.
    pub(crate) async fn log_chain(&self) {
        match self.chain_head().await {
            Ok(ChainHeadMsg { n, head }) => tracing::info!(n, head, "promises so far"),
            Err(error) => tracing::warn!(%error, "the chain of promises cannot be read"),
        }
    }

    /// Forgets the rooms that were closed, and their players.
    pub(crate) fn tidy(&self) {
        let n = self.n_open();
        let open = self.open.lock();
        self.tokens.keep(|room| open.contains_key(room));
        self.metrics.rooms.set(n.try_into().unwrap_or(i64::MAX));
    }

    /// Forgets the rooms that were closed, and counts the others.
    fn n_open(&self) -> usize {
        let mut open = self.open.lock();
        open.retain(|_, room| !room.table.is_closed());
        open.len()
    }

    /// A number that nobody else has.
    pub(crate) fn new_id(&self) -> u64 {
        self.ids.fetch_add(1, Ordering::Relaxed)
    }
}
