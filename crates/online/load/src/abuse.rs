//! One address uses every cheap abuse at once, for as long as is wanted, while honest people play.
//!
//! All clients speak through a pretended proxy on this machine: each honest table has an address of
//! its own, and the attackers share one, with the limits that addresses have by default.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::caller::ATTACKER;
use crate::figures::{Cost, Figures};
use crate::goals::Reached;
use crate::hostile::{Attack, Bounds, Hostile, Tally};
use crate::load::{Load, Settings};
use crate::play::Tables;
use crate::server::Server;

/// How long a move is waited for after the restart.
const WAIT_MAX: Duration = Duration::from_secs(120);
/// How much longer than attacks and matches all of it may take.
const SLACK: Duration = Duration::from_secs(300);
/// How many connections each attack holds, at most: all of them together want more than one address
/// may have.
const HELD: usize = 40;

/// How an attack is to be.
#[derive(Clone, Debug, Args)]
pub struct AbuseSettings {
    /// How long
    #[arg(long, default_value_t = 30.0)]
    pub minutes: f64,
    /// How many tries each attack makes at most
    #[arg(long, default_value_t = 1_000_000)]
    pub tries: u64,
    /// Fails when the database grows by more megabytes
    #[arg(long)]
    pub goal_db_mb: Option<f64>,
}

/// How one attack went.
#[derive(Clone, Debug, Serialize)]
pub struct Attacked {
    /// Which.
    pub attack: Attack,
    /// How often what happened.
    #[serde(flatten)]
    pub tally: Tally,
}

/// How a server stood it.
#[derive(Clone, Debug, Serialize)]
pub struct Abused {
    /// Seconds of it.
    pub seconds: f64,
    /// Every attack.
    pub attacks: Vec<Attacked>,
    /// By how many megabytes the database has grown; none where it is no file.
    pub db_mb: Option<f64>,
    /// Seconds from a kill at the end until the server listened again.
    pub listening_s: f64,
    /// Until an honest answer was accepted again.
    pub first_move_s: f64,
    /// The server's memory after that restart, in megabytes.
    pub restarted_mb: f64,
    /// How honest people fared.
    pub figures: Figures,
}

/// Attacks a server, which must have been started with `--behind-proxy`, kills it, starts it again
/// and lets honest matches end.
pub async fn abuse(
    server: &mut Server,
    settings: Settings,
    abuse: &AbuseSettings,
) -> anyhow::Result<Abused> {
    let length = Duration::from_secs_f64(abuse.minutes * 60.0);
    let limit = settings.limit.max(length + settings.finish + SLACK);
    // Honest people know what a claim is.
    let settings = Settings { claims: true, limit, ..settings };
    let load = Load::new(server.caller(), settings, true).in_households();
    let load = Arc::new(load);
    load.within_limit(play_under_attack(server, &load, abuse)).await
}

async fn play_under_attack(
    server: &mut Server,
    load: &Arc<Load>,
    abuse: &AbuseSettings,
) -> anyhow::Result<Abused> {
    let length = Duration::from_secs_f64(abuse.minutes * 60.0);
    let tables = Tables::open(load.clone())?;
    tables.all_play().await?;
    let file = server.database_file();
    let db_before = file.as_deref().map(size_mb);
    eprintln!("{} honest clients are in a match; the attacks begin", tables.n_clients);
    let (begin, before) = (Instant::now(), server.usage());
    load.measuring.store(true, Ordering::Relaxed);
    let attacks = attack(server, abuse, begin + length, load.settings.seed).await?;
    load.measuring.store(false, Ordering::Relaxed);
    let (span, after) = (begin.elapsed(), server.usage());
    for (attacked, broken) in &attacks {
        if let Some(what) = broken {
            load.fail(format!("{:?}: {what}", attacked.attack));
        }
    }
    let db_mb = file.as_deref().zip(db_before).map(|(file, before)| size_mb(file) - before);
    let (listening_s, first_move_s) = restart(server, load).await?;
    let restarted_mb = server.usage().rss_max as f64 / 1e6;
    let sockets = tables.n_clients;
    tables.finish().await?;
    let cost = Cost { span, server: [before, after], ..Cost::default() };
    Ok(Abused {
        seconds: span.as_secs_f64(),
        attacks: attacks.into_iter().map(|(attacked, _)| attacked).collect(),
        db_mb,
        listening_s,
        first_move_s,
        restarted_mb,
        figures: Figures::of(load, sockets, &cost),
    })
}

/// All attacks at once, each with the first thing that broke. The server must outlive them.
async fn attack(
    server: &mut Server,
    abuse: &AbuseSettings,
    until: Instant,
    seed: u64,
) -> anyhow::Result<Vec<(Attacked, Option<String>)>> {
    let caller = server.caller().from(ATTACKER);
    let mut running = JoinSet::new();
    for (n, attack) in (0..).zip(Attack::ALL) {
        let bounds = Bounds { until, tries: abuse.tries, held: HELD };
        let hostile = Hostile::new(caller, bounds, seed + n);
        running.spawn(async move {
            let (tally, broken) = hostile.attack(attack).await;
            (Attacked { attack, tally }, broken)
        });
    }
    let mut told = Instant::now();
    while Instant::now() < until && !running.is_empty() {
        sleep(Duration::from_millis(200)).await;
        if let Some(status) = server.ended()? {
            bail!("the server has ended under attack: {status}");
        }
        if told.elapsed() > Duration::from_secs(60) {
            told = Instant::now();
            eprintln!("the server uses {:.0} MB", server.usage().rss as f64 / 1e6);
        }
    }
    let mut attacks = Vec::new();
    while let Some(ended) = running.join_next().await {
        attacks.push(ended.context("an attack has panicked")?);
    }
    attacks.sort_by_key(|(attacked, _)| Attack::ALL.iter().position(|it| *it == attacked.attack));
    Ok(attacks)
}

/// Kills the server, starts it again, and waits for an honest move.
async fn restart(server: &mut Server, load: &Load) -> anyhow::Result<(f64, f64)> {
    server.kill()?;
    sleep(Duration::from_millis(500)).await;
    let (accepted, begin) = (load.counts().actions, Instant::now());
    let listening = server.restart().await?;
    while load.counts().actions == accepted {
        if begin.elapsed() > WAIT_MAX {
            bail!("no move for {} s after the restart", WAIT_MAX.as_secs());
        }
        sleep(Duration::from_millis(2)).await;
    }
    Ok((listening.as_secs_f64(), begin.elapsed().as_secs_f64()))
}

/// How large a database is, with what is written beside it, in megabytes.
fn size_mb(file: &Path) -> f64 {
    let of = |suffix: &str| {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        fs::metadata(name).map_or(0, |it| it.len())
    };
    ["", "-wal", "-shm"].map(of).iter().sum::<u64>() as f64 / 1e6
}

impl Abused {
    /// What was reached beside the goal for the database.
    pub fn reached(&self, settings: &AbuseSettings) -> Vec<Reached> {
        let goal = settings.goal_db_mb.zip(self.db_mb);
        goal.map(|(goal, grew)| Reached::at_most("growth of the database, MB", grew, goal))
            .into_iter()
            .collect()
    }
}

impl fmt::Display for Abused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Attacked { attack, tally } in &self.attacks {
            let Tally { tries, let_through, refused, broken } = tally;
            writeln!(
                f,
                "{:<22}{tries} tries, {let_through} let through, {refused} refused, {broken} broke \
                 something",
                format!("{attack:?}")
            )?;
        }
        if let Some(grew) = self.db_mb {
            writeln!(f, "{:<22}{grew:.1} MB more", "database")?;
        }
        writeln!(
            f,
            "{:<22}listening after {:.2} s, first move after {:.2} s, {:.0} MB",
            "restart", self.listening_s, self.first_move_s, self.restarted_mb
        )
    }
}
