//! What a player without a call can measure of call windows, and whether it tells that another was
//! asked.
//!
//! The driver plays all seats of many riichi tables at once, so it knows who was asked. Nobody ever
//! calls: a call shows itself. Those who are asked pass at a random time, or let the time pass. Every
//! seat notes when its frames arrive, and pings at the discard and in the middle of the window,
//! whether it is asked or not. Of each window one seat that was not asked is compared, by its place
//! and how far the deal is, which it knows anyway.

mod classifier;
mod measure;
mod player;
mod statistics;
mod verdict;
mod window;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use parlor_agent::Stream;
use parlor_kit::{Each, Full};
use parlor_wire::online::{CallWindowMsg, CreatedMsg, EnteredMsg, JoinRequestMsg};
use parlor_wire::online::{RoomRequestMsg, SeatRequestMsg};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

pub use verdict::{TimingTold, TimingVerdict};

use crate::caller::Caller;
use crate::http::post;
use crate::server::Server;
use player::{Player, Progress};
use window::{Observed, observed};

/// How a measurement is to be.
#[derive(Clone, Debug, Args)]
pub struct TimingSettings {
    /// Windows; of 5,000 chance alone makes a KS distance of some 0.04
    #[arg(long, default_value_t = 40_000)]
    pub windows: u64,
    /// Tables at the same time
    #[arg(long, default_value_t = 80)]
    pub tables: usize,
    /// Milliseconds that a window takes at least; no strict one is shorter than 500
    #[arg(long, default_value_t = 500)]
    pub calls_ms: u64,
    /// Seconds after which it is given up
    #[arg(long, default_value_t = 1800)]
    pub limit_seconds: u64,
    /// Fails when any timing is farther apart
    #[arg(long, default_value_t = 0.03)]
    pub goal_ks: f64,
    /// Fails when the classifier's upper bound is higher
    #[arg(long, default_value_t = 0.52)]
    pub goal_auc: f64,
    /// The seed of what players choose
    #[arg(long, default_value_t = 2026)]
    pub seed: u64,
}

/// Plays, measures and judges.
pub async fn timing(server: &Server, settings: &TimingSettings) -> anyhow::Result<TimingVerdict> {
    let limit = Duration::from_secs(settings.limit_seconds);
    let late = || format!("not enough windows within {} s", limit.as_secs());
    let played = timeout(limit, play(server.caller(), settings)).await;
    let windows = played.with_context(late)??;
    let (goals, seed) = ([settings.goal_ks, settings.goal_auc], settings.seed);
    let judge = move || TimingVerdict::of(windows, goals, seed);
    Ok(tokio::task::spawn_blocking(judge).await?)
}

async fn play(caller: Caller, settings: &TimingSettings) -> anyhow::Result<Vec<Observed>> {
    let progress = Arc::new(Progress { n: AtomicU64::new(0), wanted: settings.windows });
    let mut tables = JoinSet::new();
    for number in 0..settings.tables {
        let (settings, progress) = (settings.clone(), progress.clone());
        tables.spawn(async move {
            // Not all at the same moment: tables that begin together discard together.
            sleep(Duration::from_millis(37 * number as u64)).await;
            play_table(caller, &settings, number, progress).await
        });
    }
    let mut windows = Vec::new();
    while let Some(table) = tables.join_next().await {
        windows.extend(table.context("a table has panicked")??);
    }
    Ok(windows)
}

async fn play_table(
    caller: Caller,
    settings: &TimingSettings,
    number: usize,
    progress: Arc<Progress>,
) -> anyhow::Result<Vec<Observed>> {
    let CreatedMsg { id: room, .. } =
        post(caller, "/api/rooms", &room(settings.calls_ms, number)).await?;
    let mut seats = JoinSet::new();
    for n in 0..4 {
        let body = JoinRequestMsg { name: format!("Player {n}"), password: None };
        let path = format!("/api/rooms/{room}/join");
        let EnteredMsg { me, token } = post(caller, &path, &body).await?;
        let rng = Stream::derived(settings.seed, &[number as u64, n]);
        let player = (me.context("no place")?, token);
        let player = Player::connect(caller, &room, player, rng, progress.clone()).await?;
        seats.spawn(player.play());
    }
    let mut seen = Vec::new();
    while let Some(seat) = seats.join_next().await {
        seen.push(seat.context("a player has panicked")?.context("a riichi table")?);
    }
    let label = Stream::label("observed");
    Ok(observed(seen, &mut Stream::derived(settings.seed, &[label, number as u64])))
}

/// The game in which something is called, and the rules of a short match.
#[derive(Default)]
struct Called(&'static str, &'static str);

impl Each for Called {
    fn kit<K: Full>(&mut self) {
        if K::HAS_CALLS {
            *self = Called(K::NAME, K::short_match());
        }
    }
}

fn room(min_ms: u64, number: usize) -> RoomRequestMsg {
    let mut called = Called::default();
    parlor_kits::each(&mut called);
    RoomRequestMsg {
        name: format!("Windows {number}"),
        game: called.0.to_owned(),
        rules: called.1.to_owned(),
        seats: vec![SeatRequestMsg::Open; 4],
        calls: Some(CallWindowMsg { min_ms, jitter_ms: 100, strict: true }),
        idle_minutes: Some(60),
        password: None,
        hidden: true,
        clock: None,
        spectators: None,
        practice: false,
        results: false,
        creator: None,
    }
}
