//! One table with all its clients, match after match.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use anyhow::{Context, bail};
use parlor_agent::Stream;
use parlor_kit::{Find, Full};
use parlor_wire::online::{CreatedMsg, EnteredMsg, JoinRequestMsg};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::caller::Caller;
use crate::check::Finished;
use crate::client::{Client, Role};
use crate::game::{Kind, player_name};
use crate::http::{post, request};
use crate::load::{LastAnswer, Load, Settings};

/// How long a server that is down is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// Something that takes a while and may fail.
pub(crate) type Later<T> = Pin<Box<dyn Future<Output = anyhow::Result<T>> + Send>>;

/// Opens a table of the game that is found and plays at it, match after match.
pub(crate) struct Opening {
    pub(crate) load: Arc<Load>,
    pub(crate) kind: Kind,
    pub(crate) number: usize,
    pub(crate) n_watchers: usize,
    /// Only so many tables are opened at once.
    pub(crate) permits: Arc<Semaphore>,
    /// Where finished matches are handed in.
    pub(crate) to_check: Sender<Finished>,
}

impl Find for Opening {
    type Output = Later<()>;

    fn found<K: Full>(self) -> Later<()> {
        let Opening { load, kind, number, n_watchers, permits, to_check } = self;
        Box::pin(async move {
            let permit = permits.acquire().await?;
            let table = LoadTable::<K>::open(&load, kind, number, n_watchers).await;
            drop(permit);
            table.context("a room cannot be opened")?.play(to_check).await
        })
    }
}

/// A table and its clients.
pub(crate) struct LoadTable<K: Full> {
    load: Arc<Load>,
    kind: Kind,
    caller: Caller,
    room: String,
    clients: Vec<Client<K>>,
}

impl<K: Full> LoadTable<K> {
    /// Makes a room and takes its places; spectators come to watch.
    pub(crate) async fn open(
        load: &Arc<Load>,
        kind: Kind,
        number: usize,
        n_watchers: usize,
    ) -> anyhow::Result<LoadTable<K>> {
        let caller = load.caller(number);
        let n_people = kind.n_people(number, load.settings.agents);
        let Settings { calls, short, .. } = load.settings;
        let body = kind.room(format!("Table {number}"), n_people, calls, short);
        let CreatedMsg { id: room, me, token } = post(caller, "/api/rooms", &body).await?;
        let mut host = me.zip(token);
        let last_answer = Arc::new(LastAnswer::default());
        let mut clients = Vec::new();
        for n in 0..n_people + n_watchers {
            let role = if let Some((me, token)) = host.take() {
                Role::Player { me, token }
            } else if n < n_people {
                let body = JoinRequestMsg { name: player_name(n), password: None };
                let joined = post(caller, &format!("/api/rooms/{room}/join"), &body).await?;
                let EnteredMsg { me, token } = joined;
                Role::Player { me: me.context("no place")?, token }
            } else {
                Role::Watcher
            };
            let rng = Stream::derived(load.settings.seed, &[number as u64, n as u64]);
            let at = load.player(number)?;
            let mut client = Client::new(load.clone(), last_answer.clone(), at, &room, role, rng);
            // Of two people one is all the others: three are needed for a consent that is missing.
            client.is_friend = load.settings.claims && n == 0 && n_people > 2;
            clients.push(client);
        }
        load.rooms.lock().push((room.clone(), n_people));
        Ok(LoadTable { load: load.clone(), kind, caller, room, clients })
    }

    /// Plays match after match, and hands each over to be checked.
    async fn play(mut self, to_check: Sender<Finished>) -> anyhow::Result<()> {
        loop {
            let mut at_table = JoinSet::new();
            for (place, mut client) in self.clients.drain(..).enumerate() {
                at_table.spawn(async move {
                    let trace = client.take_part().await;
                    (place, client, trace)
                });
            }
            let (mut clients, mut players, mut watchers) = (Vec::new(), Vec::new(), Vec::new());
            while let Some(joined) = at_table.join_next().await {
                let (place, client, trace) = joined.context("a client has panicked")?;
                let who = format!("{} table {}, client {place}", self.kind.name, self.room);
                let trace = trace.context(who)?;
                match client.me() {
                    Some(me) => players.push((me, trace)),
                    None => watchers.push(trace),
                }
                clients.push((place, client));
            }
            players.sort_by_key(|(me, _)| *me);
            let players = players.into_iter().map(|(_, trace)| trace).collect();
            let record = self.record().await?;
            self.load.count(|counts| counts.matches += 1);
            let has_bad_network = self.load.has_bad_network();
            let kind = self.kind;
            let _ = to_check.send(Finished { kind, has_bad_network, record, players, watchers });
            if self.load.is_closing() {
                return Ok(());
            }
            clients.sort_by_key(|(place, _)| *place);
            self.clients = clients.into_iter().map(|(_, client)| client).collect();
        }
    }

    /// Downloads the record of the match that is over.
    async fn record(&self) -> anyhow::Result<String> {
        let path = format!("/api/rooms/{}/record", self.room);
        let begin = Instant::now();
        loop {
            match request(self.caller, "GET", &path, "").await {
                Ok((200, record)) => return Ok(record),
                Ok((status, text)) => bail!("GET {path}: status {status}: {text}"),
                Err(error) if !self.load.is_lossy() || begin.elapsed() > PATIENCE => {
                    return Err(error);
                }
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
        }
    }
}
