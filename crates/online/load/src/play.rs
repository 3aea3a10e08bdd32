//! The load: tables play for a time while everything is measured, then finish.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, bail};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

use crate::chaos::Proxy;
use crate::checker::Checker;
use crate::figures::{Cost, Figures};
use crate::game::Kind;
use crate::load::{Counts, Load, Settings};
use crate::parts::{Mark, PART_S};
use crate::process::Usage;
use crate::server::Server;
use crate::table::Opening;

/// How long it may take until all play.
const START_MAX: Duration = Duration::from_secs(180);
/// How long those have to say so who are given up.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// How many tables are opened at once.
const OPENING: usize = 16;

/// Tables that play.
pub(crate) struct Tables {
    pub(crate) load: Arc<Load>,
    tasks: JoinSet<()>,
    checker: Checker,
    pub(crate) n_clients: usize,
}

impl Tables {
    /// Lets tables open and play.
    pub(crate) fn open(load: Arc<Load>) -> anyhow::Result<Tables> {
        let Settings { tables, sockets, agents, .. } = load.settings;
        let people = |number| Kind::of_table(number).n_people(number, agents);
        let players: usize = (0..tables).map(people).sum();
        let watchers = sockets.saturating_sub(players);
        let watching = |number: usize| {
            (watchers * (number + 1) / tables.max(1)) - (watchers * number / tables.max(1))
        };
        let checker = Checker::start(load.clone());
        let permits = Arc::new(Semaphore::new(OPENING));
        let mut tasks = JoinSet::new();
        for number in 0..tables {
            let (kind, n_watchers) = (Kind::of_table(number), watching(number));
            let (permits, to_check) = (permits.clone(), checker.inbox());
            let opening =
                Opening { load: load.clone(), kind, number, n_watchers, permits, to_check };
            let playing = parlor_kits::find(kind.name, opening).context("no such game")?;
            let load = load.clone();
            tasks.spawn(async move {
                if let Err(error) = playing.await {
                    load.fail(format!("{error:#}"));
                }
            });
        }
        Ok(Tables { load, tasks, checker, n_clients: players + watchers })
    }

    /// Waits until everyone is in a match.
    pub(crate) async fn all_play(&self) -> anyhow::Result<()> {
        let begin = Instant::now();
        loop {
            let Counts { playing, matches, n_failures, .. } = self.load.counts();
            // Matches that are over: the first are through already.
            if playing >= self.n_clients as u64 || (n_failures == 0 && matches > 0) {
                return Ok(());
            }
            if begin.elapsed() > START_MAX || n_failures > 0 {
                bail!("{playing} of {} clients are in a match", self.n_clients);
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits so long for tables to end.
    async fn join_tables(&mut self, time: Duration) -> anyhow::Result<()> {
        let end = Instant::now() + time;
        while let Ok(Some(ended)) = timeout_at(end, self.tasks.join_next()).await {
            ended.context("a table has panicked")?;
        }
        Ok(())
    }

    /// Begins no further match and waits for those that are played, then for the checks.
    pub(crate) async fn finish(mut self) -> anyhow::Result<Arc<Load>> {
        self.load.closing.store(true, Ordering::Relaxed);
        self.join_tables(self.load.settings.finish).await?;
        self.load.count(|counts| counts.unfinished += self.tasks.len() as u64);
        // Clients that still wait say for what.
        self.load.given_up.send_replace(true);
        self.join_tables(LAST_WORDS).await?;
        self.tasks.shutdown().await;
        let checker = self.checker;
        let checked = tokio::task::spawn_blocking(move || checker.finish()).await?;
        checked.map_err(anyhow::Error::msg)?;
        Ok(self.load)
    }
}

/// Plays against a server and says what was measured.
pub async fn play(server: &Server, settings: Settings) -> anyhow::Result<Figures> {
    let chaos = match settings.chaos {
        Some(chaos) => Some(Proxy::start(server.caller(), chaos, settings.seed).await?),
        None => None,
    };
    let load = Load::new(server.caller(), settings, false);
    let load = Arc::new(load.through(chaos.as_ref().map(Proxy::address)));
    let figures = load.within_limit(play_and_measure(server, &load)).await?;
    if let Some(chaos) = chaos {
        println!("{}", chaos.told());
    }
    Ok(figures)
}

async fn play_and_measure(server: &Server, load: &Arc<Load>) -> anyhow::Result<Figures> {
    let tables = Tables::open(load.clone())?;
    tables.all_play().await?;
    eprintln!("{} clients are in a match", tables.n_clients);
    let driver = || Usage::of(std::process::id());
    let (begin, before) = (Instant::now(), [server.usage(), driver()]);
    load.measuring.store(true, Ordering::Relaxed);
    let part_s = PART_S.min(load.settings.measure.as_secs_f64() / 2.0);
    let mark = || Mark {
        seconds: begin.elapsed().as_secs_f64(),
        actions: load.counts().measured,
        broadcasts: load.noted.lock().broadcasts.len(),
        server_mb: server.usage().rss as f64 / 1e6,
    };
    let mut marks = vec![mark()];
    while begin.elapsed() < load.settings.measure && load.counts().n_failures == 0 {
        sleep(Duration::from_millis(100)).await;
        if begin.elapsed().as_secs_f64() >= marks.len() as f64 * part_s {
            marks.push(mark());
        }
    }
    load.measuring.store(false, Ordering::Relaxed);
    let after = [server.usage(), driver()];
    let cost = Cost {
        span: begin.elapsed(),
        server: [before[0], after[0]],
        driver: [before[1], after[1]],
        marks,
    };
    let sockets = tables.n_clients;
    eprintln!("measured; the matches are finished and checked");
    tables.finish().await?;
    Ok(Figures::of(load, sockets, &cost))
}
