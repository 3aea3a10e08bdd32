//! The load: tables play for a time while everything is measured, then finish.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, bail};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

use crate::checker::Checker;
use crate::course::{Mark, PART_S};
use crate::figures::{Cost, Figures};
use crate::game::Kind;
use crate::load::{Load, Settings, count};
use crate::process::Usage;
use crate::server::Server;
use crate::table::{Opening, Seated};

/// How long it may take until all play.
const START_MAX: Duration = Duration::from_secs(180);
/// How long those have to say so who are given up.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// How many tables are opened at once.
const OPENING: usize = 16;

/// Tables that play.
pub(crate) struct Tables {
    pub(crate) load: Arc<Load>,
    tasks: JoinSet<anyhow::Result<()>>,
    checker: Checker,
    pub(crate) n_clients: usize,
}

impl Tables {
    /// Opens all tables and lets them play.
    pub(crate) async fn open(load: Arc<Load>) -> anyhow::Result<Tables> {
        let Settings { tables, sockets, .. } = load.settings;
        let players: usize = (0..tables).map(|number| Kind::of_table(number).n_seats).sum();
        let watchers = sockets.saturating_sub(players);
        let watching = |number: usize| {
            (watchers * (number + 1) / tables.max(1)) - (watchers * number / tables.max(1))
        };
        let checker = Checker::start(load.clone());
        let mut tasks = JoinSet::new();
        let mut opening = JoinSet::new();
        for number in 0..tables {
            if opening.len() >= OPENING {
                Tables::seat(&mut opening, &mut tasks, &checker).await?;
            }
            let (load, n_watchers) = (load.clone(), watching(number));
            let kind = Kind::of_table(number);
            let table = parlor_kits::find(kind.name, Opening { load, kind, number, n_watchers });
            opening.spawn(table.context("no such game")?);
        }
        while !opening.is_empty() {
            Tables::seat(&mut opening, &mut tasks, &checker).await?;
        }
        Ok(Tables { load, tasks, checker, n_clients: players + watchers })
    }

    /// Lets the next table play that is open.
    async fn seat(
        opening: &mut JoinSet<anyhow::Result<Box<dyn Seated>>>,
        tasks: &mut JoinSet<anyhow::Result<()>>,
        checker: &Checker,
    ) -> anyhow::Result<()> {
        if let Some(table) = opening.join_next().await {
            tasks.spawn(table?.context("a room cannot be opened")?.play(checker.inbox()));
        }
        Ok(())
    }

    /// Waits until everybody is in a match.
    pub(crate) async fn all_play(&self) -> anyhow::Result<()> {
        let begin = Instant::now();
        let counts = &self.load.counts;
        while counts.playing.load(Ordering::Relaxed) < self.n_clients as u64 {
            if begin.elapsed() > START_MAX || counts.failures.load(Ordering::Relaxed) > 0 {
                let playing = counts.playing.load(Ordering::Relaxed);
                bail!("{playing} of {} clients are in a match", self.n_clients);
            }
            if counts.matches.load(Ordering::Relaxed) > 0 {
                break; // the first are through already
            }
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Begins no further match and waits for those that are played, then for the checks.
    pub(crate) async fn finish(mut self) -> anyhow::Result<Arc<Load>> {
        self.load.closing.store(true, Ordering::Relaxed);
        let end = Instant::now() + self.load.settings.finish;
        while let Ok(Some(ended)) = timeout_at(end, self.tasks.join_next()).await {
            if let Err(error) = ended.context("a table has panicked")? {
                self.load.fail(format!("{error:#}"));
            }
        }
        for _ in 0..self.tasks.len() {
            count(&self.load.counts.unfinished);
        }
        // Whoever still waits says for what.
        self.load.given_up.send_replace(true);
        let end = Instant::now() + LAST_WORDS;
        while let Ok(Some(ended)) = timeout_at(end, self.tasks.join_next()).await {
            if let Err(error) = ended.context("a table has panicked")? {
                self.load.fail(format!("{error:#}"));
            }
        }
        self.tasks.shutdown().await;
        let checker = self.checker;
        let checked = tokio::task::spawn_blocking(move || checker.finish()).await?;
        checked.map_err(anyhow::Error::msg)?;
        Ok(self.load)
    }
}

/// Plays against a server and says what was measured.
pub async fn play(server: &Server, settings: Settings) -> anyhow::Result<Figures> {
    let load = Arc::new(Load::new(server.address(), settings, false));
    load.within_limit(play_and_measure(server, &load)).await
}

async fn play_and_measure(server: &Server, load: &Arc<Load>) -> anyhow::Result<Figures> {
    let tables = Tables::open(load.clone()).await?;
    tables.all_play().await?;
    eprintln!("{} clients are in a match", tables.n_clients);
    let driver = || Usage::of(std::process::id());
    let (begin, before) = (Instant::now(), [server.usage(), driver()]);
    load.measuring.store(true, Ordering::Relaxed);
    let part_s = PART_S.min(load.settings.measure.as_secs_f64() / 2.0);
    let mark = || Mark {
        seconds: begin.elapsed().as_secs_f64(),
        actions: load.counts.measured.load(Ordering::Relaxed),
        broadcasts: load.n_broadcasts(),
        server_mb: server.usage().rss as f64 / 1e6,
    };
    let mut marks = vec![mark()];
    while begin.elapsed() < load.settings.measure
        && load.counts.failures.load(Ordering::Relaxed) == 0
    {
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
